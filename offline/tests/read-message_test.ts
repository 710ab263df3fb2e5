import assert from "node:assert/strict";
import fc from "fast-check";
import { readMessage } from "../reading/read-message.ts";

const TODAY = "2026-11-20";
const keysOf = (text: string) => readMessage(text, TODAY).clauses.map(({ keys }) => keys);
const asksOf = (text: string) => readMessage(text, TODAY).clauses.map(({ isQuestion }) => isQuestion);

const WORDS = [
  "gastei",
  "50",
  "no",
  "mercado",
  "e",
  "bebi",
  "2 litros",
  "ontem",
  "não",
  "?",
  ",",
  ".",
  "quanto",
  "R$ 1.234,56",
  "7h30",
  "a Júlia",
  "é",
  "kkk",
  "tbm",
  "🙂",
];

Deno.test("readMessage() puts values in the place of their words", () => {
  assert.deepEqual(keysOf("gastei 50 conto no mercado ontem"), ["gastei MONEY no mercado DATE"]);
  assert.deepEqual(keysOf("dormi 7h30"), ["dormi TIME"]);
  assert.deepEqual(keysOf("bebi 2 litros de água"), ["bebi QTY de agua"]);
});

Deno.test("readMessage() cuts where something new is said", () => {
  assert.deepEqual(keysOf("dormi 7h e bebi 2 litros"), ["dormi TIME", "bebi QTY"]);
  assert.deepEqual(keysOf("humor 7 energia 6"), ["humor NUM", "energia NUM"]);
  assert.deepEqual(keysOf("comprei arroz e feijão por 45"), ["comprei arroz e feijao por NUM"]);
  assert.deepEqual(keysOf("almocei fora, deu 38"), ["almocei fora deu NUM"]);
});

Deno.test("readMessage() gives a part without a verb the verb before it", () => {
  assert.deepEqual(keysOf("ontem gastei 80 na farmácia e 45 no posto"), [
    "DATE gastei NUM na farmacia",
    "DATE gastei NUM no posto",
  ]);
});

Deno.test("readMessage() spreads a day said last over what shares the verb", () => {
  const dates = readMessage("gastei 50 no mercado e 20 no uber ontem", TODAY).clauses.map(({ date }) => date);
  assert.deepEqual(dates, ["2026-11-19", "2026-11-19"]);
});

Deno.test("readMessage() corrects slips before it reads values", () => {
  assert.deepEqual(keysOf("gsatei 33 reaais na padria onteem"), ["gastei MONEY na padaria DATE"]);
});

Deno.test("readMessage() finds the verb in an 'e' without its accent", () => {
  assert.deepEqual(keysOf("quem e a Julia?"), ["quem eh a NAME"]);
  assert.deepEqual(keysOf("minha mae e a Rosa"), ["minha mae eh a NAME"]);
  assert.deepEqual(keysOf("paguei a luz e a internet"), ["paguei a luz e a internet"]);
});

Deno.test("readMessage() tells questions from statements and polite requests", () => {
  assert.deepEqual(asksOf("quanto gastei esse mês"), [true]);
  assert.deepEqual(asksOf("meu peso caiu?"), [true]);
  assert.deepEqual(asksOf("pode anotar que gastei 48 reais?"), [false]);
  assert.deepEqual(asksOf("gastei 50 no mercado, tá bom?"), [false]);
});

Deno.test("readMessage() drops courtesy at both ends", () => {
  assert.deepEqual(keysOf("amiga, gastei 20 no uber, por favor kkk"), ["gastei NUM no uber"]);
  assert.deepEqual(keysOf("oi"), ["oi"]);
});

Deno.test("readMessage() keeps every unit inside the message, whatever it is", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (message) => {
      const reading = readMessage(message, TODAY);
      for (const { units } of reading.clauses) {
        for (const { start, end } of units) {
          assert.ok(start >= 0 && start <= end && end <= reading.text.length);
        }
      }
    }),
    { numRuns: 300 },
  );
});
