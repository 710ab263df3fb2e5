import fc from "fast-check";
import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { type Correction, readCorrection } from "../../../../shared/language/commands/correction.ts";

const TODAY = "2026-11-20";
const SIXTY = { amount: 60, number: 60 };
const YESTERDAY = { day: "2026-11-19" };
const CORRECTIONS: [string, Correction][] = [
  ["na verdade 75,5", { amount: 75.5, number: 75.5 }],
  ["75,5 na verdade", { amount: 75.5, number: 75.5 }],
  ["não, foi 60", SIXTY],
  ["NÃO, FOI 60", SIXTY],
  ["não, foi 60 na real", SIXTY],
  ["na real foi 60", SIXTY],
  ["sim, mas ontem", YESTERDAY],
  ["sim tudo, mas ontem", YESTERDAY],
  ["tudo certo, só que foi 60", { amount: 60, number: 60 }],
  ["ok, mas foi ontem", YESTERDAY],
  ["sim, 60", SIXTY],
  ["só que foi ontem", YESTERDAY],
  ["quase, 61", { amount: 61, number: 61 }],
  ["o valor tá errado, é 80", { amount: 80, number: 80 }],
  ["o valor é 80", { amount: 80, number: 80 }],
  ["60", SIXTY],
  ["sessenta", SIXTY],
  ["R$ 60", { amount: 60 }],
  ["na verdade foi 60 reais", { amount: 60 }],
  ["foi ontem", YESTERDAY],
  ["dia 5", { day: "2026-11-05", comingDay: "2026-12-05" }],
  ["não, às 10", { time: "10:00" }],
  ["na verdade às 8 da noite", { time: "20:00" }],
  ["sim, mas ao meio-dia", { time: "12:00" }],
  ["corrige pra 80", { amount: 80, number: 80 }],
  ["muda pra ontem", YESTERDAY],
  ["lazer", { word: "lazer" }],
  ["a categoria é transporte", { word: "transporte" }],
  ["errei, são 3 litros", { quantity: { kind: "volume", value: 3000 } }],
  ["81,4 kg", { quantity: { kind: "mass", value: 81.4 } }],
  ["ops, 45 min", { minutes: 45 }],
];
/** More than one bare value: the model's to read. */
const OTHERS = [
  "sim",
  "não",
  "gastei 30 no uber",
  "só que foram dois gastos: 30 e 20",
  "foi no cartão da Júlia",
  "foram 30 e 20",
  "60, não 50",
  "60 no mercado e 20 no uber",
  "comprei um tênis por 200 ontem",
  // A denied figure is not the right one; without a comma, "não, foi 60" may be meant.
  "não foi 35",
  "na verdade não foi 35",
  "errei, não era 35",
  "errei, mas não foi 35",
  "não é 35",
  "não foi ontem",
  "na verdade nem foi 35",
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
  Deno.test(`readCorrection() reads ${JSON.stringify(expected)} in '${text}'`, () => {
    const { quantity, ...read } = readCorrection(fold(text), TODAY)!;
    const found = { ...read, quantity: quantity && { kind: quantity.kind, value: quantity.value } };
    assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)), expected);
  });
}

for (const text of OTHERS) {
  Deno.test(`readCorrection() takes '${text}' for no correction`, () => {
    assert.equal(readCorrection(fold(text), TODAY), null);
  });
}

Deno.test("readCorrection() finds something or nothing, and never throws", () => {
  const words = fc.constantFrom(
    ..."não sim mas na verdade foi era 60 ontem , . muda valor pra 80 reais e no uber 7h30".split(" "),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(" ")),
  );
  fc.assert(fc.property(text, (reply) => {
    const read = readCorrection(fold(reply), TODAY);
    assert.ok(read === null || Object.values(read).some((sense) => sense !== undefined));
  }));
});
