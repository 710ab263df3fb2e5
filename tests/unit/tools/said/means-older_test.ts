import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";
import type { OlderProposal } from "../../../../shared/tools/said/wanted-write.ts";

const ALONE = { hasNewer: false, hasQuestion: true, mustBeNamed: false };
const BESIDE_NEWER = { hasNewer: true, hasQuestion: false, mustBeNamed: false };

interface Waiting {
  tool: string;
  args: JsonObject;
  facts?: JsonObject;
}

const MARKET: Waiting = {
  tool: "create_expense",
  args: { amount: 50, category: "food", description: "mercado" },
  facts: { offer: "Quer que eu registre R$ 50,00 em alimentação (mercado), de hoje?" },
};
const REMINDER: Waiting = {
  tool: "create_reminder",
  args: { text: "Ligar pra mãe", at: "2026-11-24T09:00" },
  facts: { offer: "Quer que eu te lembre de “Ligar pra mãe” amanhã às 9h?" },
};
const ALLERGY: Waiting = {
  tool: "delete_knowledge",
  args: { query: "dipirona" },
  facts: {
    offer: "Quer que eu esqueça isto: “É alérgica a dipirona, choque”?",
    item: { type: "fact", area: "health", title: "", content: "É alérgica a dipirona, choque", confidence: 1 },
    about: 0,
  },
};
const CAR: Waiting = {
  tool: "delete_finance_item",
  args: { kind: "debt", name: "Carro" },
  facts: { offer: "Quer que eu apague a dívida Carro?", name: "Carro" },
};

/** Whether a message, or the words that the model quotes from it, runs a proposal that the last answer did not ask. */
function runs({ tool, args, facts = {} }: Waiting, message: string, quote = message, older: OlderProposal = ALONE) {
  return mayRunAtOnce({
    tool: findBuiltInTool(tool)!,
    args,
    facts,
    quote,
    said: {
      now: message,
      before: [`${facts.offer} ${JSON.stringify(args)}`],
      known: [],
      today: "2026-11-23",
      nowLocal: "2026-11-23T13:00",
    },
    otherTargets: [],
    proposal: { args, item: 1, items: 1, older },
  }).runs;
}

Deno.test("a yes of the talk does not run what was asked before it", () => {
  for (
    const [message, quote = "sim"] of [
      ["sim, choveu aqui"],
      ["sim, quero ouvir mais uma"],
      ["sim quero ouvir mais uma"],
      ["sim, tenho duas filhas"],
      ["no casamento eu disse sim"],
      ["sim é uma palavra bonita"],
      ["sim, nos seus sonhos"],
      ["sim sqn"],
      ["sim na hora que eu receber"],
      ["sim, todos os dias"],
      ["isso, sou alérgica a camarão", "isso"],
      ["ok, vou dormir", "ok"],
      ["beleza, até amanhã", "beleza"],
      ["tudo bem, obrigada", "tudo bem"],
      ["tudo certo, até amanhã", "tudo certo"],
      ["exato, foi isso que a médica falou", "exato"],
      ["com certeza o Brasil ganha", "com certeza"],
      ["isso aí tá caro demais", "isso aí"],
      ["yes we can", "yes"],
      ["pode ser", "pode ser"],
      ["sim", "sim"],
    ] as const
  ) {
    for (const waiting of [MARKET, REMINDER, ALLERGY, CAR]) {
      assert.equal(runs(waiting, message, quote), false, `${message} → ${waiting.tool}`);
      assert.equal(runs(waiting, message), false, `${message} → ${waiting.tool}`);
    }
  }
});

Deno.test("an answer that names what waits, means all of it or orders it runs it", () => {
  for (
    const message of [
      "pode registrar o mercado",
      "sim, pode registrar o mercado. e bom dia",
      "sim, o de 50",
      "do mercado sim",
      "sim, o mercado",
      "o mercado pode",
      "sim pro mercado e boa noite",
      "bom dia, sim pra tudo",
      "pode tudo",
      "pode registrar tudo",
      "sim, registra tudo",
      "pode registrar. e me conta uma piada",
      "sim, pode anotar",
      "o gasto sim",
    ]
  ) {
    assert.equal(runs(MARKET, message), true, message);
  }
  for (
    const message of ["o lembrete sim", "sim, o da mãe", "pode criar o lembrete", "sim pros dois", "pode me lembrar"]
  ) {
    assert.equal(runs(REMINDER, message), true, message);
  }
});

Deno.test("an order without a name is for what was asked last, where something was", () => {
  assert.equal(runs(MARKET, "pode registrar", "pode registrar", BESIDE_NEWER), false);
  assert.equal(runs(MARKET, "pode registrar o mercado", undefined, BESIDE_NEWER), true);
  for (const message of ["pode tudo", "sim, todas as 4", "sim, faz tudo", "ok os 4"]) {
    assert.equal(runs(MARKET, message, undefined, BESIDE_NEWER), true, message);
  }
  assert.equal(runs(MARKET, "registra 30 no uber"), false);
});

Deno.test("'sim' and 'pode' are for what waits, where the last answer asked nothing", () => {
  const quiet = { hasNewer: false, hasQuestion: false, mustBeNamed: false };
  for (const message of ["sim", "sim pode. e ontem botei 120 de gasolina", "pode. e bom dia pra você"]) {
    const quote = message.split(".")[0];
    assert.equal(runs(MARKET, message, quote, quiet), true, message);
    assert.equal(runs(MARKET, message, quote), false, message);
    assert.equal(runs(CAR, message, quote, quiet), false, message);
  }
  for (const message of ["tudo bem, obrigada", "ok, vou dormir", "pode ser", "pode crer, tá frio"]) {
    assert.equal(runs(MARKET, message, message, quiet), false, message);
  }
});

Deno.test("a standing yes is meant later only where its kind is named", () => {
  const standing: Waiting = { tool: "set_standing_yes", args: { kind: "reminders", is_on: true } };
  const asked = { ...BESIDE_NEWER, mustBeNamed: true };
  for (const message of ["sim pra tudo, inclusive o dos lembretes", "sim, o dos lembretes também"]) {
    assert.equal(runs(standing, message, undefined, asked), true, message);
  }
  for (const message of ["sim pra tudo", "pode", "sim, os gastos", "sim, vou direto pra casa", "pode registrar"]) {
    assert.equal(runs(standing, message, undefined, asked), false, message);
  }
});

Deno.test("what erases runs later only on an order to erase that names it", () => {
  for (const message of ["pode tudo", "pode apagar", "sim, sou alérgica a dipirona", "pode registrar a dipirona"]) {
    assert.equal(runs(ALLERGY, message), false, message);
  }
  for (const message of ["pode apagar a dipirona", "sim, apaga a da dipirona", "esquece a alergia a dipirona, pode"]) {
    assert.equal(runs(ALLERGY, message), true, message);
  }
  assert.equal(runs(CAR, "sim, pode apagar a dívida do carro. e boa noite"), true);
  assert.equal(runs(CAR, "sim, o carro tá lindo"), false);
  assert.equal(runs(ALLERGY, "claro, esquece"), true);
  assert.equal(runs(ALLERGY, "ah, esquece"), false);
  assert.equal(runs(ALLERGY, "claro, esquece", undefined, BESIDE_NEWER), false);
});
