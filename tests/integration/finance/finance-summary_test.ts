import type { SupabaseClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { type FinanceSummary, financeSummarySchema } from "../../../shared/tools/finance/finance-summary.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

async function summarize(client: SupabaseClient, period = "current_month"): Promise<FinanceSummary> {
  return financeSummarySchema.parse(await call(client, "get_finance_summary", { period }));
}

Deno.test("get_finance_summary()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const thisMonth = monthAfter(today, 0);
  const lastMonth = monthAfter(today, -1);
  const insert = async (table: string, ...rows: Record<string, unknown>[]) => {
    assert.equal((await client.from(table).insert(rows)).error, null);
  };

  await t.step("is all zeros for somebody new, without an alert", async () => {
    const summary = await summarize(client);
    assert.deepEqual(
      [summary.income, summary.spent, summary.budgeted, summary.balance, summary.projected_balance, summary.alerts],
      [0, 0, 0, 0, 0, []],
    );
    assert.deepEqual([summary.from, summary.to.slice(0, 7)], [thisMonth, thisMonth.slice(0, 7)]);
  });

  await t.step("does not warn of a negative balance before an income is known", async () => {
    await insert("expenses", { amount: 40, category: "food", description: "feira", spent_on: today.toString() });
    const { balance, alerts } = await summarize(client);
    assert.deepEqual([balance, alerts], [-40, []]);
  });

  await insert(
    "expenses",
    { amount: 60, category: "food", description: "mercado", spent_on: thisMonth },
    { amount: 110, category: "transport", description: "uber", spent_on: thisMonth },
    {
      amount: 500,
      category: "shopping",
      description: "apagado",
      spent_on: thisMonth,
      deleted_at: new Date().toISOString(),
    },
    { amount: 33.33, category: "food", description: "antes", spent_on: lastMonth },
  );
  await insert(
    "budgets",
    { category: "food", amount: 120, month: lastMonth },
    { category: "transport", amount: 100, month: thisMonth },
    { category: "education", amount: 50, month: thisMonth, recurring: false },
    { category: "health", amount: 70, month: monthAfter(today, 1) },
  );
  await insert(
    "incomes",
    {
      name: "Salário",
      category: "salary",
      expected_amount: 2000,
      actual_amount: 2100,
      received_on: thisMonth,
      month: thisMonth,
    },
    { name: "Freela", category: "freelance", expected_amount: 300, month: thisMonth },
    { name: "Antiga", category: "other", expected_amount: 1000, month: lastMonth },
  );
  await insert(
    "bills",
    { name: "Internet", amount: 100, month: thisMonth, due_day: 1, status: "paid", paid_on: thisMonth },
    { name: "Luz atrasada", amount: 80, month: lastMonth, due_day: 1 },
    { name: "Luz", amount: 90, month: thisMonth, due_day: 31 },
  );
  await insert(
    "debts",
    {
      name: "Carro",
      installment_amount: 500,
      installments: 10,
      current_installment: 4,
      start_month: monthAfter(today, -2),
      due_day: 31,
    },
    {
      name: "TV",
      installment_amount: 50,
      installments: 10,
      current_installment: 2,
      start_month: lastMonth,
      due_day: 31,
    },
    { name: "Serasa", installment_amount: 9000, negotiated: false },
  );
  const { data: car } = await client.from("debts").select("id").eq("name", "Carro").single();
  await insert("debt_payments", { debt_id: car!.id, amount: 500, installments: 1, paid_on: thisMonth });
  await insert(
    "investments",
    { name: "Tesouro", category: "fixed_income", amount: 200, invested_on: thisMonth },
    { name: "Ações", category: "stocks", amount: 1000, current_value: 1500, invested_on: "2020-01-01" },
  );

  await t.step("adds up the month", async () => {
    const summary = await summarize(client);
    assert.equal(summary.income, 2400);
    assert.equal(summary.spent, 210);
    assert.equal(summary.budgeted, 270);
    assert.equal(summary.bills_paid, 100);
    assert.equal(summary.bills_pending, 170);
    // The TV's second instalment is this month's and not paid.
    assert.equal(summary.installments_paid, 500);
    assert.equal(summary.installments_pending, 50);
    assert.equal(summary.balance, 2400 - 210 - 100 - 500);
    assert.equal(summary.projected_balance, summary.balance - 170 - 50);
    assert.deepEqual([summary.invested, summary.invested_total], [200, 1700]);
    assert.deepEqual(summary.debts, {
      open: 3,
      owed: 3500 + 450 + 9000,
      negotiated: 3950,
      not_negotiated: 9000,
      monthly: 550,
      lent: 0,
    });
  });

  await t.step("tells each category against the budget in force, the most spent first", async () => {
    const { by_category } = await summarize(client);
    assert.deepEqual(by_category, [
      { category: "transport", spent: 110, budget: 100, percent: 110 },
      { category: "food", spent: 100, budget: 120, percent: 83.3 },
      { category: "education", spent: 0, budget: 50, percent: 0 },
    ]);
  });

  await t.step("warns of what is overdue, of budgets passed and nearly used, in that order", async () => {
    const { alerts } = await summarize(client);
    assert.deepEqual(alerts, [
      { kind: "overdue_bills", count: 1, total: 80 },
      { kind: "budget_exceeded", category: "transport", spent: 110, budget: 100, percent: 110 },
      { kind: "budget_near_limit", category: "food", spent: 100, budget: 120, percent: 83.3 },
    ]);
  });

  await t.step("lists pending bills and the coming instalments", async () => {
    const { pending_bills, upcoming_installments } = await summarize(client);
    assert.deepEqual([pending_bills.count, pending_bills.total, pending_bills.overdue], [2, 170, {
      count: 1,
      total: 80,
    }]);
    assert.deepEqual(pending_bills.bills.map(({ name, status }) => [name, status]), [
      ["Luz atrasada", "overdue"],
      ["Luz", "pending"],
    ]);
    assert.equal(upcoming_installments[0]?.name, "TV");
    assert.equal(upcoming_installments[0]?.number, 2);
    assert.ok(upcoming_installments.every(({ name }) => name !== "Serasa"));
  });

  await t.step("tells last month by itself", async () => {
    const summary = await summarize(client, "last_month");
    assert.deepEqual([summary.from, summary.to], [lastMonth, today.startOfMonth().plusDays(-1).toString()]);
    assert.deepEqual(
      [summary.income, summary.spent, summary.budgeted, summary.bills_paid, summary.bills_pending],
      [1000, 33.33, 120, 0, 80],
    );
    assert.equal(summary.installments_paid, 0);
  });

  await t.step("tells the year up to the end of this month", async () => {
    const summary = await summarize(client, "year");
    assert.deepEqual([summary.from, summary.to.slice(0, 7)], [`${today.year}-01-01`, thisMonth.slice(0, 7)]);
    const lastMonthIsThisYear = lastMonth.slice(0, 4) === String(today.year);
    assert.equal(summary.spent, lastMonthIsThisYear ? 243.33 : 210);
    assert.equal(summary.income, lastMonthIsThisYear ? 3400 : 2400);
    assert.equal(summary.budgeted, lastMonthIsThisYear ? 390 : 270);
  });

  await t.step("warns of a balance that what is still due turns negative, then of a negative one", async () => {
    const poor = (await stack.createUser("Bia", whereItIs(12))).client;
    await call(poor, "create_finance_item", { kind: "income", name: "Bico", amount: 100, date: today.toString() });
    await poor.from("bills").insert({ name: "Aluguel", amount: 150, month: thisMonth, due_day: 31 });
    assert.deepEqual((await summarize(poor)).alerts, [{ kind: "negative_projection", projected_balance: -50 }]);
    await call(poor, "create_expense", { amount: 120, category: "food", description: "mercado" });
    assert.deepEqual((await summarize(poor)).alerts, [{ kind: "negative_balance", balance: -20 }]);
  });

  await t.step("warns of instalments that are overdue", async () => {
    const late = (await stack.createUser("Lia", whereItIs(12))).client;
    const sofa = { name: "Sofá", installment_amount: 100, installments: 10, current_installment: 2, due_day: 1 };
    await late.from("debts").insert({ ...sofa, start_month: monthAfter(today, -2) });
    const { alerts, installments_pending } = await summarize(late);
    const overdue = today.day === 1 ? 1 : 2;
    assert.deepEqual(alerts, [{ kind: "overdue_installments", count: overdue, total: 100 * overdue }]);
    assert.equal(installments_pending, 200);
  });

  await t.step("goes by the month of the user's own time zone", async () => {
    const { client, userId } = await stack.createUser("Eva", whereItIs(12));
    const monthIn = async (timezone: string) => {
      await client.from("profiles").update({ timezone }).eq("user_id", userId);
      return [(await summarize(client)).from, monthAfter(await todayOf(client), 0)];
    };
    for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const [from, month] = await monthIn(timezone);
      assert.equal(from, month);
    }
  });

  await t.step("gives a result that its template can tell", async () => {
    const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
    const text = getFinanceSummary.answer(await call(client, "get_finance_summary"), context);
    assert.match(text, /você gastou R\$ 210,00; do orçamento de R\$ 270,00, usou 78%\./);
    assert.match(
      text,
      /Por categoria: transporte \(R\$ 110,00, 110% do orçamento\) e alimentação \(R\$ 100,00, 83% do orçamento\)\./,
    );
    assert.match(text, /o saldo é R\$ 1\.590,00; depois do que ainda vence \(R\$ 220,00\), R\$ 1\.370,00\./);
    assert.match(text, /\nAtenção: 1 conta atrasada \(R\$ 80,00\), transporte passou do orçamento/);
  });

  await t.step("refuses a period it does not know", async () => {
    for (const period of ["week", "", null]) {
      const { code, hint, detail } = await refusal(client, "get_finance_summary", { period });
      assert.deepEqual([code, hint], ["PT400", "invalid_period"]);
      assert.deepEqual(detail.allowed, ["current_month", "last_month", "year"]);
    }
  });

  await stack.close();
});
