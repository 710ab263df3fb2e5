import assert from "node:assert/strict";
import { readCorrectedItem } from "../../../shared/intents/corrected-item.ts";

const ITEMS = ["uber transport 28", "lanche food 19"];

Deno.test("readCorrectedItem() finds the item and its new value", () => {
  assert.deepEqual(readCorrectedItem("o lanche foi 21", ITEMS), { index: 1, value: "foi 21" });
  assert.deepEqual(readCorrectedItem("não, o uber deu 30", ITEMS), { index: 0, value: "foi 30" });
  assert.deepEqual(readCorrectedItem("o segundo foi ontem", ITEMS), { index: 1, value: "foi ontem" });
});

Deno.test("readCorrectedItem() leaves alone what names none of several, or asks", () => {
  for (const text of ["o cinema foi 21", "o lanche foi 21?", "sim", "foi 21", "o uber e o lanche foram 50"]) {
    assert.equal(readCorrectedItem(text, ITEMS), null, text);
  }
  assert.equal(readCorrectedItem("o lanche foi 21", ITEMS.slice(1)), null);
});
