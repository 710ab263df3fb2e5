import fc from "fast-check";
import assert from "node:assert/strict";
import { readCorrection } from "../../../shared/intents/correction.ts";

const CORRECTIONS: [string, string][] = [
  ["na verdade 75,5", "75,5"],
  ["75,5 na verdade", "75,5"],
  ["não, foi 60", "60"],
  ["não foi 60", "60"],
  ["NÃO, FOI 60", "60"],
  ["60, não 50", "60"],
  ["não 50, 60", "60"],
  ["não foi 50, foi 60", "60"],
  ["sim, mas ontem", "ontem"],
  ["ok, mas foi ontem", "ontem"],
  ["sim, 60", "60"],
  ["pode ser 60", "60"],
  ["só que foi ontem", "ontem"],
  ["isso, só que 60", "60"],
  ["quase, 61", "61"],
  ["isso mesmo, mas ontem", "ontem"],
  ["o valor tá errado, é 80", "80"],
  ["não foi 60 foi 70", "70"],
  ["foi 55 e não 50", "55"],
  ["aumenta pra 60", "60"],
  ["era 75", "era 75"],
  ["tava errado, é 81", "81"],
  ["saiu errado, foi 12", "12"],
  ["na padaria", "na padaria"],
  ["uber", "uber"],
  ["60", "60"],
  ["sessenta", "sessenta"],
  ["R$ 60", "R$ 60"],
  ["foi ontem", "foi ontem"],
  ["dia 5", "dia 5"],
  ["corrige pra 80", "80"],
  ["muda pra ontem", "ontem"],
  ["coloca 80", "80"],
  ["muda a categoria pra lazer", "a categoria pra lazer"],
  ["troca o valor pra 80", "o valor pra 80"],
  ["o valor é 80", "o valor é 80"],
  ["categoria transporte", "categoria transporte"],
  ["lazer", "lazer"],
  ["registra como transporte", "como transporte"],
  ["errei, são 3 litros", "3 litros"],
  ["ops, 45 min", "45 min"],
  ["quis dizer 70", "70"],
  ["não, gastei 60", "gastei 60"],
  ["na verdade foi no uber", "foi no uber"],
  ["não, é a internet", "é a internet"],
];
const OTHERS = [
  "sim",
  "não",
  "não sei",
  "gastei 30 no uber",
  "comprei um tênis por 200 ontem",
  "quanto gastei esse mês?",
  "não, quero saber quanto gastei ontem",
  "sim e também gastei 20 no uber",
  "ok, mas antes me fala das contas",
  "não, me fala das contas",
  "não consigo dormir",
  "não dormi bem",
  "não gastei nada ontem",
  "paguei a luz",
  "bebi 2 litros de água",
  "meu peso hoje é 81,4",
  "minha internet é 99,90 todo dia 10",
  "hoje foi um dia difícil",
  "hoje não foi fácil",
  "são duas da manhã e não durmo",
  "na verdade tô triste",
  "era uma vez",
  "amanhã tenho consulta às 10",
  "muda de assunto",
  "muda seu nome",
  "até amanhã",
  "bom dia",
  "obrigada",
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

for (
  const detail of [
    "vence dia 15",
    "todo dia 20",
    "só esse mês",
    "não é todo mês",
    "é assinatura",
    "tô na 14",
    "foi uma só",
    "foi tipo uns 62,90",
    "era a da internet",
    "a do escritório",
    "o nome é Academia Fit",
  ]
) {
  Deno.test(`readCorrection() takes "${detail}" as a detail of the offer`, () => {
    assert.notEqual(readCorrection(detail), null);
  });
}

for (
  const other of ["todos os meus gastos do mês", "gastei 30 no uber", "vence alguma conta hoje?", "foi um dia difícil"]
) {
  Deno.test(`readCorrection() leaves "${other}" to the model`, () => {
    assert.equal(readCorrection(other), null);
  });
}
