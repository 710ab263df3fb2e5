import fc from "fast-check";
import assert from "node:assert/strict";
import { readCorrection } from "../../../shared/intents/correction.ts";

const CORRECTIONS: [string, string][] = [
  ["na verdade 75,5", "75,5"],
  ["75,5 na verdade", "75,5"],
  ["não, foi 60", "60"],
  ["NÃO, FOI 60", "60"],
  ["sim, mas ontem", "ontem"],
  ["ok, mas foi ontem", "ontem"],
  ["sim, 60", "60"],
  ["só que foi ontem", "ontem"],
  ["quase, 61", "61"],
  ["o valor tá errado, é 80", "80"],
  ["o valor é 80", "80"],
  ["60", "60"],
  ["sessenta", "sessenta"],
  ["R$ 60", "R$ 60"],
  ["na verdade foi 60 reais", "60 reais"],
  ["foi ontem", "ontem"],
  ["dia 5", "dia 5"],
  ["corrige pra 80", "80"],
  ["muda pra ontem", "ontem"],
  ["lazer", "lazer"],
  ["a categoria é transporte", "transporte"],
  ["errei, são 3 litros", "3 litros"],
  ["ops, 45 min", "45 min"],
];
/** More than one bare value: the model's to read. */
const OTHERS = [
  "sim",
  "não",
  "não sei",
  "gastei 30 no uber",
  "só que foram dois gastos: 30 e 20",
  "foi no cartão da Júlia",
  "foram 30 e 20",
  "60, não 50",
  "60 no mercado e 20 no uber",
  "comprei um tênis por 200 ontem",
  "quanto gastei esse mês?",
  "60?",
  "sim e também gastei 20 no uber",
  "sim! e obrigada pela ajuda",
  "não gastei nada ontem",
  "paguei a luz",
  "vence dia 15 todo mês",
  "meu peso hoje é 81,4",
  "na verdade tô triste",
  "amanhã tenho consulta às 10",
  "bom dia",
  "",
];

for (const [text, expected] of CORRECTIONS) {
  Deno.test(`readCorrection() takes '${expected}' from '${text}'`, () => assert.equal(readCorrection(text), expected));
}

for (const text of OTHERS) {
  Deno.test(`readCorrection() takes '${text}' for no correction`, () => assert.equal(readCorrection(text), null));
}

Deno.test("readCorrection() gives a part of the text and never throws", () => {
  const words = fc.constantFrom(
    ..."não sim mas na verdade foi era 60 ontem , . muda valor pra 80 reais e no uber 7h30".split(" "),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
  );
  fc.assert(fc.property(text, (reply) => {
    const carried = readCorrection(reply);
    assert.ok(carried === null || (carried !== "" && reply.normalize("NFC").includes(carried)));
  }));
});
