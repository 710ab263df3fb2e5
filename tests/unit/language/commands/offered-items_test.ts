import fc from "fast-check";
import assert from "node:assert/strict";
import { readReply } from "../../../../shared/language/commands/confirmation.ts";
import { fold } from "../../../../shared/language/fold.ts";
import { readKeptItems } from "../../../../shared/language/commands/offered-items.ts";

const ITEMS = ["uber", "mercado do bairro", "água"];

const CASES: readonly [string, number[]][] = [
  ["só o primeiro", [0]],
  ["não, só o último", [2]],
  ["registra só o primeiro e o segundo", [0, 1]],
  ["menos o segundo", [0, 2]],
  ["sim, menos o segundo", [0, 2]],
  ["tudo menos o segundo", [0, 2]],
  ["tira o 3", [0, 1]],
  ["o primeiro não", [1, 2]],
  ["o segundo não precisa", [0, 2]],
  ["só a água", [2]],
  ["menos o uber", [1, 2]],
  ["sim, menos o mercado", [0, 2]],
  ["tira o uber e a agua", [1]],
];

for (const [text, kept] of CASES) {
  Deno.test(`readKeptItems() keeps ${JSON.stringify(kept)} of three by "${text}"`, () => {
    assert.deepEqual(readKeptItems(fold(text), ITEMS), kept);
    // A plain yes or no is settled before.
    assert.equal(readReply(fold(text)), "other");
  });
}

const OTHERS = [
  ...["sim", "não", "só 60", "menos 5", "só isso", "só o quarto", "tudo menos isso", "não precisa", "cancela tudo"],
  ...["menos o cinema", "só o de 50", "na verdade o uber foi 30", "só gastei 20 na padaria", "tira o segundo?"],
];
for (const text of OTHERS) {
  Deno.test(`readKeptItems() finds no choice in "${text}"`, () => assert.equal(readKeptItems(fold(text), ITEMS), null));
}

Deno.test("readKeptItems() chooses among several only", () => {
  assert.equal(readKeptItems(fold("só o primeiro"), ["uber"]), null);
});

Deno.test("readKeptItems() keeps some, never none and never all, whatever is said", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const kept = readKeptItems(fold(text), ITEMS);
    assert.ok(kept === null || (kept.length > 0 && kept.length < 3));
  }));
});
