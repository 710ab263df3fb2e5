import assert from "node:assert/strict";
import { formatMoney } from "../../../shared/text/format-money.ts";

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
