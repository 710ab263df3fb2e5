import assert from "node:assert/strict";
import { countOf, formatDecimal, formatMoney, formatPercent } from "../../../shared/writing/format-figures.ts";

const CASES: [number, string][] = [
  [1234.5, "R$ 1.234,50"],
  [0, "R$ 0,00"],
  [-0.001, "R$ 0,00"],
  [-12, "-R$ 12,00"],
  [1_000_000, "R$ 1.000.000,00"],
  [99.9, "R$ 99,90"],
  [999, "R$ 999,00"],
];

for (const [amount, expected] of CASES) {
  Deno.test(`formatMoney() writes ${amount} as '${expected}'`, () => assert.equal(formatMoney(amount), expected));
}

Deno.test("formatMoney() writes no digits for what is no number", () => assert.equal(formatMoney(NaN), "R$ –"));

Deno.test("formatDecimal(), formatPercent() and countOf() write figures with a comma", () => {
  assert.deepEqual([formatDecimal(81.44), formatDecimal(1500), formatDecimal(2.25, 2)], ["81,4", "1.500", "2,25"]);
  assert.deepEqual([formatPercent(83.4), formatPercent(8.46), formatPercent(-120)], ["83%", "8,5%", "-120%"]);
  assert.deepEqual([countOf(1, "conta", "contas"), countOf(3, "conta", "contas")], ["1 conta", "3 contas"]);
});
