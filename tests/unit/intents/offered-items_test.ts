import fc from "fast-check";
import assert from "node:assert/strict";
import { readReply } from "../../../shared/intents/confirmation.ts";
import { readCorrectedItem, readKeptItems } from "../../../shared/intents/offered-items.ts";

const ITEMS = ["mercado food 50", "Uber transport 23,5", "chiclete food 3"];

const CASES: readonly [string, number[]][] = [
  ["só o primeiro", [0]],
  ["so o uber", [1]],
  ["registra só o mercado e o uber", [0, 1]],
  ["apenas o de 50", [0]],
  ["não, só o último", [2]],
  ["só os dois primeiros", [0, 1]],
  ["tira o chiclete", [0, 1]],
  ["tira o xiclete fora", [0, 1]],
  ["menos o uber", [0, 2]],
  ["sim, menos o uber", [0, 2]],
  ["tudo menos o segundo", [0, 2]],
  ["pode, mas sem o chiclete", [0, 1]],
  ["o uber não", [0, 2]],
  ["o segundo não precisa", [0, 2]],
  ["esquece o mercado", [1, 2]],
  ["não precisa anotar o chiclete", [0, 1]],
];

for (const [text, kept] of CASES) {
  Deno.test(`readKeptItems() keeps ${JSON.stringify(kept)} of three by "${text}"`, () => {
    assert.deepEqual(readKeptItems(text, ITEMS), kept);
    // A plain yes or no is settled before.
    assert.equal(readReply(text), "other");
  });
}

for (
  const text of [
    "sim",
    "não",
    "só 60",
    "menos 5",
    "só isso",
    "tira o cinema",
    "só o quarto",
    "tudo menos isso",
    "na verdade o uber foi 30",
    "só gastei 20 na padaria",
    "não precisa",
    "cancela tudo",
    "só o mercado, o uber e o chiclete",
    "tira o chiclete?",
  ]
) {
  Deno.test(`readKeptItems() finds no choice in "${text}"`, () => {
    assert.equal(readKeptItems(text, ITEMS), null);
  });
}

Deno.test("readKeptItems() chooses among several only", () => {
  assert.equal(readKeptItems("só o primeiro", ITEMS.slice(0, 1)), null);
});

Deno.test("readKeptItems() keeps some, never none and never all, whatever is said", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const kept = readKeptItems(text, ITEMS);
    assert.ok(kept === null || (kept.length > 0 && kept.length < ITEMS.length));
  }));
});

const OFFERED = ["uber transport 28", "lanche food 19"];

Deno.test("readCorrectedItem() finds the item and its new value", () => {
  assert.deepEqual(readCorrectedItem("o lanche foi 21", OFFERED), { index: 1, value: "foi 21" });
  assert.deepEqual(readCorrectedItem("não, o uber deu 30", OFFERED), { index: 0, value: "foi 30" });
  assert.deepEqual(readCorrectedItem("o segundo foi ontem", OFFERED), { index: 1, value: "foi ontem" });
});

Deno.test("readCorrectedItem() leaves alone what names none of several, or asks", () => {
  for (const text of ["o cinema foi 21", "o lanche foi 21?", "sim", "foi 21", "o uber e o lanche foram 50"]) {
    assert.equal(readCorrectedItem(text, OFFERED), null, text);
  }
  assert.equal(readCorrectedItem("o lanche foi 21", OFFERED.slice(1)), null);
});
