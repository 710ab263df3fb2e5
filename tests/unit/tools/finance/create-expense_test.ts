import assert from "node:assert/strict";
import { createExpense } from "../../../../shared/tools/finance/create-expense.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const bought = { amount: 50, category: "food", description: "mercado", date: "2026-11-20" };
const month = { month: "2026-11-01", spent: 320, category_spent: 250 };

const answer = (result: Record<string, unknown>) => createExpense.answer(result, context);

Deno.test("createExpense.offer() names amount, category, description and day", () => {
  assert.equal(
    createExpense.offer!(bought, {}, context),
    "Quer que eu registre R$ 50,00 em alimentação (mercado), de ontem?",
  );
});

Deno.test("createExpense.offer() takes today for a missing date", () => {
  assert.match(createExpense.offer!({ ...bought, date: undefined }, {}, context), /, de hoje\?$/);
});

Deno.test("createExpense.answer() tells no sum of the month without a budget", () => {
  assert.equal(
    answer({ expense: bought, month }),
    "Registrei R$ 50,00 em alimentação (mercado), de ontem.",
  );
});

Deno.test("createExpense.answer() tells what is left of the category's budget, or by how much it is passed", () => {
  const within = { ...month, category_budget: 500, category_percent: 50, category_left: 250 };
  assert.match(
    answer({ expense: bought, month: within }),
    /50% do orçamento de R\$ 500,00: ainda restam R\$ 250,00\.$/,
  );
  const over = { ...month, category_budget: 200, category_percent: 125, category_left: -50 };
  assert.match(answer({ expense: bought, month: over }), /125% do orçamento de R\$ 200,00: passou R\$ 50,00\.$/);
});

Deno.test("createExpense.answer() names another month", () => {
  const expense = { ...bought, date: "2026-10-30" };
  assert.match(
    answer({
      expense,
      month: { ...month, month: "2026-10-01", category_budget: 500, category_percent: 50, category_left: 250 },
    }),
    /de 30\/10\/2026\. Em outubro, alimentação está em R\$ 250,00/,
  );
});

for (
  const [what, change] of [
    ["zero", { amount: 0 }],
    ["a negative amount", { amount: -5 }],
    ["NaN", { amount: NaN }],
    ["infinity", { amount: Infinity }],
    ["a billion", { amount: 1e9 }],
    ["an amount as text", { amount: "50" }],
    ["a Portuguese category", { category: "alimentação" }],
    ["a blank description", { description: "  " }],
    ["a NUL character", { description: "mer\0cado" }],
    ["half a surrogate pair", { description: "mercado \ud83d" }],
    ["a day that does not exist", { date: "2026-02-30" }],
    ["a day in another format", { date: "20/11/2026" }],
  ] as const
) {
  Deno.test(`createExpense.inputSchema refuses ${what}`, () => {
    assert.equal(createExpense.inputSchema.safeParse({ ...bought, ...change }).success, false);
  });
}
