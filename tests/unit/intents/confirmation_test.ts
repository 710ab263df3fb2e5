import assert from "node:assert/strict";
import fc from "fast-check";
import { readReply, type Reply } from "../../../shared/intents/confirmation.ts";

const CASES: Record<Reply, string[]> = {
  confirm: [
    "sim",
    "SIM!!!",
    "s",
    "simm",
    "siiim",
    "smi",
    "pode",
    "pode sim",
    "pdoe",
    "ok",
    "okk",
    "isso",
    "isso aí",
    "isso mesmo, valeu",
    "é isso",
    "é",
    "confirma",
    "cnofirma",
    "comfirma",
    "manda ver",
    "bora",
    "boraaa",
    "claro",
    "claro que sim",
    "fechou",
    "aham",
    "uhum",
    "positivo",
    "com certeza",
    "tá bom",
    "beleza",
    "pode ser",
    "quero sim",
    "acho que sim",
    "isso msm",
    "com ctz",
    "sim senhora",
    "blz, anota",
    "perfeito",
    "por favor",
    "sim, por favor",
    "pode registrar",
    "pode anotar sim",
    "sim, registra",
    "registra aí",
    "anota pra mim",
    "sim, pode registrar esse gasto",
    "pode apagar",
    "sim, os dois",
    "sim 😊",
    "👍",
    "👍🏽",
    "✅",
  ],
  reject: [
    "não",
    "NAO",
    "n",
    "nãooo",
    "naum",
    "cancela",
    "ok, cancela",
    "pode cancelar",
    "deixa pra lá",
    "deixa quieto",
    "não precisa",
    "não precisa registrar",
    "não registra",
    "esquece",
    "tá, esquece",
    "melhor não",
    "acho melhor não",
    "agora não",
    "claro que não",
    "não, obrigada",
    "não quero mais",
    "nem pensar",
    "mudei de ideia",
    "errado",
    "hj não",
    "relaxa, não precisa",
    "👎",
  ],
  other: [
    "",
    "sim, mas ontem",
    "não, foi 60",
    "sim, 60",
    "sim e também gastei 20 no uber",
    "não sei",
    "não entendo",
    "talvez",
    "sim?",
    "pode me dizer quanto gastei?",
    "ok, mas antes me fala das contas",
    "pode mudar a data pra ontem",
    "sim, muda pra lazer",
    "não, registra",
    "sim, não",
    "apaga",
    "pagar conta",
    "gastei 50",
    "bora treinar",
    "vai chover",
    "e aí",
    "bom dia",
    "obrigada",
    "o segundo",
    "1",
    "cento",
    "não consigo dormir",
    "isso é muito caro",
  ],
};

for (const [expected, texts] of Object.entries(CASES)) {
  for (const text of texts) {
    Deno.test(`readReply() takes '${text}' as ${expected}`, () => assert.equal(readReply(text), expected));
  }
}

Deno.test("readReply() takes a yes followed by a figure or a question for more than a yes", () => {
  fc.assert(fc.property(fc.constantFrom(...CASES.confirm), fc.integer({ min: 2, max: 9999 }), (yes, figure) => {
    assert.equal(readReply(`${yes} ${figure}`), "other");
    assert.equal(readReply(`${yes} mas quanto gastei?`), "other");
  }));
});

Deno.test("readReply() never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
    readReply(text);
  }));
});
