import assert from "node:assert/strict";
import { parseAmount, parseBalance } from "../../../../web/money/parse-amount.ts";

Deno.test("parseAmount() reads what people write, and no amount of nothing or less", () => {
  assert.equal(parseAmount("R$ 1.234,56"), 1234.56);
  assert.equal(parseAmount("12.90"), 12.9);
  for (const text of ["0", "-5", "", "dez"]) assert.equal(parseAmount(text), null, text);
});

Deno.test("parseBalance() also reads nothing and less than nothing", () => {
  assert.equal(parseBalance("1.250"), 1250);
  for (const text of ["0", "R$ 0,00", "-0"]) assert.ok(parseBalance(text) === 0, text);
  assert.equal(parseBalance("-R$ 80,50"), -80.5);
  assert.equal(parseBalance("−80,50"), -80.5);
  for (const text of ["", "-", "dez", "--5"]) assert.equal(parseBalance(text), null, text);
});
