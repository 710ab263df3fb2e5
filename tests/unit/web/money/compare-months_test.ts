import assert from "node:assert/strict";
import fc from "fast-check";
import { compareMonths } from "../../../../web/money/compare-months.ts";

const month = (byCategory: Record<string, number>) => ({
  month: "2026-11",
  cost: Math.round(Object.values(byCategory).reduce((sum, amount) => sum + amount, 0) * 100) / 100,
  byCategory,
});

Deno.test("compareMonths() names what explains most of a difference, and nothing that moved the other way", () => {
  const before = month({ food: 900, transport: 200, bills: 1000 });
  const after = month({ food: 1200, transport: 150, bills: 1010.5, health: 20 });
  assert.deepEqual(compareMonths(before, after), {
    amount: 280.5,
    mostOfIt: [{ category: "food", name: "Alimentação", amount: 300 }],
  });
  assert.deepEqual(compareMonths(after, before).mostOfIt.map(({ name, amount }) => [name, amount]), [[
    "Alimentação",
    -300,
  ]]);
  assert.deepEqual(compareMonths(before, before), { amount: 0, mostOfIt: [] });
});

Deno.test("compareMonths() is to the cent whatever was spent, and backwards the opposite", () => {
  const amounts = fc.dictionary(
    fc.constantFrom("food", "transport", "bills", "installments", "health"),
    fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
  );
  fc.assert(fc.property(amounts, amounts, (one, other) => {
    const there = compareMonths(month(one), month(other));
    const back = compareMonths(month(other), month(one));
    assert.equal(Math.round(there.amount * 100) + Math.round(back.amount * 100), 0);
    assert.ok(there.mostOfIt.length <= 3);
    assert.ok(there.mostOfIt.every(({ amount }) => Math.sign(amount) === Math.sign(there.amount)));
  }));
});
