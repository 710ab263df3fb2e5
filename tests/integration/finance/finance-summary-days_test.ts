import assert from "node:assert/strict";
import { daysSummarySchema, financeSummarySchema } from "../../../shared/tools/finance/finance-summary.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

Deno.test("get_finance_summary() of days and words", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const other = (await stack.createUser("Bia", whereItIs(12))).client;
  const today = await todayOf(client);
  const day = (back: number) => today.plusDays(-back).toString();
  const expense = (amount: number, description: string, back: number, category = "food") => ({
    amount,
    category,
    description,
    spent_on: day(back),
  });
  await client.from("expenses").insert([
    expense(50, "Mercado", 1),
    expense(12, "café na padaria", 1),
    expense(32.5, "iFood, pizza", 2),
    expense(40, "uber pro trabalho", 2, "transport"),
    expense(20, "ifood", 40),
  ]);
  await client.from("bills").insert({
    name: "Netflix",
    amount: 39.9,
    month: monthAfter(today.plusDays(-2), 0),
    due_day: 1,
    status: "paid",
    paid_on: day(2),
  });
  await other.from("expenses").insert(expense(999, "ifood", 1));
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };

  await t.step("tells one day with what was bought", async () => {
    const result = await call(client, "get_finance_summary", { from_date: day(1), to_date: day(1) });
    const summary = daysSummarySchema.parse(result);
    assert.deepEqual([summary.from, summary.to, summary.spent, summary.bills_paid], [day(1), day(1), 62, 0]);
    assert.deepEqual(summary.by_category, [{ category: "food", spent: 62 }]);
    assert.match(getFinanceSummary.answer(result, context), /^Ontem você gastou R\$ 62,00: .*Mercado \(R\$ 50,00\)/);
  });

  await t.step("tells what came in on a day", async () => {
    const rides = {
      category: "freelance",
      expected_amount: 190,
      actual_amount: 190,
      month: monthAfter(today.plusDays(-3), 0),
    };
    const { error } = await client.from("incomes").insert([
      { ...rides, name: "corridas", received_on: day(3) },
      { ...rides, name: "freela", expected_amount: 75, actual_amount: 75, received_on: day(3) },
      { ...rides, name: "outro dia", received_on: day(4), month: monthAfter(today.plusDays(-4), 0) },
    ]);
    assert.equal(error, null);
    const result = await call(client, "get_finance_summary", { from_date: day(3), to_date: day(3) });
    assert.equal(daysSummarySchema.parse(result).income_received, 265);
    const told = getFinanceSummary.answer(result, context);
    assert.match(told, / Entraram R\$ 265,00: .*corridas \(R\$ 190,00\)/);
    assert.match(told, /freela \(R\$ 75,00\)/);
    await client.from("incomes").delete().gt("actual_amount", 0);
  });

  await t.step("adds up days, today being the end when none is given, and leaves budgets out", async () => {
    await client.from("budgets").insert({ category: "food", amount: 100, month: monthAfter(today, -1) });
    const summary = daysSummarySchema.parse(await call(client, "get_finance_summary", { from_date: day(2) }));
    assert.deepEqual([summary.to, summary.spent, summary.bills_paid], [today.toString(), 134.5, 39.9]);
    assert.ok(summary.by_category.every(({ budget }) => budget === undefined));
  });

  await t.step("is a whole summary for whole months", async () => {
    const from = monthAfter(today, -3);
    const to = today.startOfMonth().plusMonths(-1).plusDays(-1).toString();
    const summary = financeSummarySchema.parse(
      await call(client, "get_finance_summary", { from_date: from, to_date: to }),
    );
    assert.deepEqual([summary.period, summary.from, summary.to], ["months", from, to]);
    const last = financeSummarySchema.parse(
      await call(client, "get_finance_summary", {
        from_date: monthAfter(today, -1),
        to_date: today.startOfMonth().plusDays(-1).toString(),
      }),
    );
    assert.equal(last.period, "last_month");
  });

  await t.step("finds what a word names, misspelt too, in the span asked for", async () => {
    const found = async (about: string, back = 5) =>
      daysSummarySchema.parse(await call(client, "get_finance_summary", { about, from_date: day(back) })).matching;
    const ifood = await found("ifood");
    assert.deepEqual([ifood?.spent, ifood?.count, ifood?.expenses[0]?.description], [32.5, 1, "iFood, pizza"]);
    // 50 days ending today are no whole months, on whichever day: those are told as months.
    assert.deepEqual([(await found("ifod", 50))?.spent, (await found("a padaria"))?.spent], [52.5, 12]);
    assert.deepEqual([(await found("netflix"))?.bills_paid, (await found("netflix"))?.count], [39.9, 0]);
    assert.deepEqual([(await found("ifood/padaria", 50))?.spent, (await found("cinema / netflix"))?.bills_paid], [
      64.5,
      39.9,
    ]);
    assert.deepEqual([(await found("cinema"))?.spent, (await found("cinema"))?.bills], [0, []]);
    // A decimal comma parts nothing: not every thing of 5 l is a "Coca 1,5 l".
    await client.from("expenses").insert([expense(6, "Água 5l", 60)]);
    assert.equal((await found("Coca 1,5l", 70))?.spent, 0);
  });

  await t.step("goes with a named period as well", async () => {
    const result = await call(client, "get_finance_summary", { period: "year", about: "uber" });
    assert.equal(financeSummarySchema.parse(result).matching?.about, "uber");
  });

  await t.step("tells what was found, and that nothing was", async () => {
    const said = async (about: string) =>
      getFinanceSummary.answer(
        await call(client, "get_finance_summary", { about, from_date: day(4), to_date: day(1) }),
        context,
      );
    assert.match(await said("uber"), /você gastou R\$ 40,00 com uber, /);
    assert.match(await said("cinema"), /não achei nenhum gasto com “cinema”\.$/);
    assert.match(await said("netflix"), /você pagou R\$ 39,90 em contas: Netflix/);
  });

  await t.step("refuses days in the wrong order, to come, or too many", async () => {
    for (
      const args of [
        { from_date: day(1), to_date: day(3) },
        { from_date: day(-1), to_date: day(-3) },
        { from_date: "1990-01-01" },
      ]
    ) {
      const { code, hint } = await refusal(client, "get_finance_summary", args);
      assert.deepEqual([code, hint], ["PT400", "invalid_range"]);
    }
  });

  await stack.close();
});
