import assert from "node:assert/strict";
import { CATEGORIES } from "../../../shared/tools/finance/category.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";

const MONTH = "2026-03-01";
const TABLES: Record<string, JsonObject> = {
  incomes: { name: "Salário", category: "salary", expected_amount: 5000, month: MONTH },
  bills: { name: "Luz", amount: 187.4, month: MONTH, due_day: 10 },
  expenses: { amount: 50, category: "food", description: "mercado", spent_on: "2026-03-05" },
  budgets: { category: "food", amount: 800, month: MONTH },
  debts: { name: "Carro", installment_amount: 1200, installments: 48, current_installment: 13 },
  investments: { name: "Tesouro", category: "fixed_income", amount: 500, invested_on: "2026-03-05" },
};

const REFUSED: [table: string, what: string, change: JsonObject][] = [
  ["incomes", "an expected amount of zero", { expected_amount: 0 }],
  ["incomes", "NaN", { expected_amount: "NaN" }],
  ["incomes", "an actual amount without its day", { actual_amount: 10 }],
  ["incomes", "a day of receipt without its amount", { received_on: "2026-03-05" }],
  ["incomes", "a receipt in the future", { actual_amount: 10, received_on: "2999-01-01" }],
  ["incomes", "a month that is no first day", { month: "2026-03-02" }],
  ["incomes", "due day 32", { due_day: 32 }],
  ["incomes", "a blank name", { name: " " }],
  ["incomes", "an expense's category", { category: "food" }],
  ["bills", "a negative amount", { amount: -1 }],
  ["bills", "a billion", { amount: 1e9 }],
  ["bills", "due day 0", { due_day: 0 }],
  ["bills", "no due day", { due_day: null }],
  ["bills", "a stored overdue", { status: "overdue" }],
  ["bills", "paid without a day", { status: "paid" }],
  ["bills", "a day of payment while pending", { paid_on: "2026-03-05" }],
  ["bills", "a payment in the future", { status: "paid", paid_on: "2999-01-01" }],
  ["bills", "a due date other than month and day say", { due_on: "2026-03-20" }],
  ["bills", "a name too long", { name: "x".repeat(201) }],
  ["bills", "an unknown category", { category: "luz" }],
  ["expenses", "zero", { amount: 0 }],
  ["expenses", "a future day", { spent_on: "2999-01-01" }],
  ["expenses", "a day of long ago", { spent_on: "1989-12-31" }],
  ["expenses", "a blank description", { description: "" }],
  ["expenses", "a description too long", { description: "x".repeat(501) }],
  ["expenses", "an unknown category", { category: "alimentação" }],
  ["budgets", "zero", { amount: 0 }],
  ["budgets", "a month that is no first day", { month: "2026-03-15" }],
  ["budgets", "a bill's category", { category: "utilities" }],
  ["debts", "no instalments", { installments: 0 }],
  ["debts", "601 instalments", { installments: 601 }],
  ["debts", "an instalment of zero", { installment_amount: 0 }],
  ["debts", "instalment 0", { current_installment: 0 }],
  ["debts", "an instalment beyond the last", { current_installment: 50, status: "paid_off" }],
  ["debts", "active with every instalment paid", { current_installment: 49 }],
  ["debts", "paid off with instalments left", { status: "paid_off" }],
  ["debts", "a paid amount of one's own", { paid_amount: 5 }],
  ["debts", "a part of an instalment that is a whole one", { paid_ahead: 1200 }],
  ["debts", "a part of less than nothing", { paid_ahead: -1 }],
  ["debts", "an unknown status", { status: "late" }],
  ["investments", "a negative amount", { amount: -5 }],
  ["investments", "a negative value", { current_value: -5 }],
  ["investments", "a future day", { invested_on: "2999-01-01" }],
  ["investments", "an unknown category", { category: "tesouro" }],
];

Deno.test("finance tables", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");

  for (const [table, row] of Object.entries(TABLES)) {
    await t.step(`${table} takes a user's own row`, async () => {
      const { data, error } = await client.from(table).insert(row).select("id").single();
      assert.equal(error, null);
      assert.equal((await client.from(table).delete().eq("id", data!.id).select("id")).data?.length, 1);
    });
  }

  for (const [table, what, change] of REFUSED) {
    await t.step(`${table} refuse ${what}`, async () => {
      assert.notEqual((await client.from(table).insert({ ...TABLES[table], ...change })).error, null);
      assert.deepEqual((await client.from(table).select("id")).data, []);
    });
  }

  await t.step("budgets hold one of a category and month, a deleted one aside", async () => {
    const { data } = await client.from("budgets").insert(TABLES.budgets!).select("id").single();
    assert.notEqual((await client.from("budgets").insert(TABLES.budgets!)).error, null);
    await client.from("budgets").update({ deleted_at: new Date().toISOString() }).eq("id", data!.id);
    assert.equal((await client.from("budgets").insert(TABLES.budgets!)).error, null);
  });

  await t.step("bills are due on the last day of a month that is too short", async () => {
    for (
      const [month, due_on] of [["2026-02-01", "2026-02-28"], ["2028-02-01", "2028-02-29"], [
        "2026-04-01",
        "2026-04-30",
      ]]
    ) {
      const { data } = await client.from("bills").insert({ ...TABLES.bills, month, due_day: 31 }).select("due_on")
        .single();
      assert.equal(data!.due_on, due_on);
    }
  });

  await t.step("know the categories that the tools offer", async () => {
    for (
      const [kind, table] of [
        ["expense", "expenses"],
        ["bill", "bills"],
        ["income", "incomes"],
        ["budget", "budgets"],
        ["investment", "investments"],
      ] as const
    ) {
      await client.from(table).delete().neq("user_id", crypto.randomUUID());
      const rows = CATEGORIES[kind].map((category) => ({ ...TABLES[table], category }));
      assert.equal((await client.from(table).insert(rows)).error, null, table);
      const [{ allowed } = { allowed: [] }] = await stack.sql<{ allowed: string[] }>(
        "select private.finance_categories($1) as allowed",
        [kind],
      );
      assert.deepEqual(allowed, [...CATEGORIES[kind]]);
      const [definition] = await stack.sql<{ text: string }>(
        `select string_agg(pg_get_constraintdef(oid), ' ') as text from pg_constraint
         where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%category = ANY%'`,
        [`public.${table}`],
      );
      assert.equal(definition!.text.match(/'\w+'::text/g)?.length, CATEGORIES[kind].length);
    }
  });

  await stack.close();
});
