import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createExpense } from "../../../shared/tools/finance/create-expense.ts";
import { updateExpense } from "../../../shared/tools/finance/update-expense.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Written extends JsonObject {
  expense: { id: string };
  budget_warning?: { mark: number; category: string; spent: number; budget: number; left: number };
}

Deno.test("a budget's marks are said once", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Marina", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const spend = (amount: number, category = "food", more: JsonObject = {}) =>
    call<Written>(client, "create_expense", { amount, category, description: "mercado", ...more });
  const limit = (category: string, amount: number) =>
    call(client, "create_finance_item", { kind: "budget", category, amount });
  const markOf = (result: Written) => result.budget_warning?.mark ?? null;

  await t.step("80% and 100% in the answer to the expense that passes them, and never again", async () => {
    await limit("food", 1000);
    const quiet = await spend(700);
    assert.equal(markOf(quiet), null);
    assert.match(createExpense.answer(quiet, context), /Neste mês, alimentação está em R\$ 700,00, 70% do orçamento/);
    const near = await spend(120);
    assert.deepEqual(near.budget_warning, {
      mark: 80,
      category: "food",
      month: monthAfter(today, 0),
      spent: 820,
      budget: 1000,
      left: 180,
    });
    assert.equal(
      createExpense.answer(near, context),
      "Registrei R$ 120,00 em alimentação (mercado), de hoje. " +
        "Atenção: neste mês, alimentação passou de 80% do orçamento: R$ 820,00 de R$ 1.000,00, ainda restam R$ 180,00.",
    );
    const next = await spend(10);
    assert.equal(markOf(next), null);
    assert.match(createExpense.answer(next, context), /Neste mês, alimentação está em R\$ 830,00, 83% do orçamento/);
    const over = await spend(200);
    assert.equal(markOf(over), 100);
    assert.match(
      createExpense.answer(over, context),
      /Atenção: neste mês, alimentação passou do orçamento: R\$ 1\.030,00 de R\$ 1\.000,00, R\$ 30,00 a mais\.$/,
    );
    assert.equal(markOf(await spend(5)), null);
  });

  await t.step("both at once are one sentence, and another category has its own", async () => {
    await limit("shopping", 200);
    assert.equal(markOf(await spend(250, "shopping")), 100);
    assert.equal(markOf(await spend(10, "shopping")), null);
    assert.equal(markOf(await spend(900, "education")), null);
  });

  await t.step("anew after the write that passed it was taken back", async () => {
    await limit("transport", 100);
    await spend(70, "transport");
    assert.equal(markOf(await spend(15, "transport", { tool_call_id: "passes" })), 80);
    await takeBack(stack, userId, "passes");
    assert.equal(markOf(await spend(5, "transport")), null);
    assert.equal(markOf(await spend(10, "transport")), 80);
  });

  await t.step("anew for another budget, not for the same one", async () => {
    await limit("transport", 105);
    assert.equal(markOf(await spend(1, "transport")), 80);
    await limit("transport", 105);
    assert.equal(markOf(await spend(1, "transport")), null);
  });

  await t.step("by a correction of an expense: its amount, its category, its month", async () => {
    await limit("health", 100);
    const { expense } = await spend(50, "health");
    const raised = await call<Written>(client, "update_expense", { expense_id: expense.id, amount: 85 });
    assert.equal(markOf(raised), 80);
    assert.match(
      updateExpense.answer(raised, context),
      /^Mudei o gasto mercado, .* Atenção: neste mês, saúde passou de 80%/,
    );
    assert.equal(markOf(await call<Written>(client, "update_expense", { expense_id: expense.id, amount: 60 })), null);
    const moved = await spend(30, "other");
    const into = await call<Written>(client, "update_expense", { expense_id: moved.expense.id, category: "health" });
    assert.equal(markOf(into), 80);
    const renamed = await call<Written>(client, "update_expense", { expense_id: moved.expense.id, description: "x" });
    assert.equal(markOf(renamed), null);
  });

  await t.step("once by two writes at the same moment", async () => {
    await limit("entertainment", 100);
    await spend(75, "entertainment");
    const both = await Promise.all([spend(8, "entertainment"), spend(9, "entertainment")]);
    assert.deepEqual(both.map(markOf).filter((mark) => mark !== null), [80]);
  });

  await t.step("several expenses of one answer say it once, with the last figures", async () => {
    await limit("housing", 100);
    const results = [await spend(85, "housing"), await spend(5, "housing")];
    const answer = createExpense.answerSeveral!(results, context);
    assert.equal(answer.match(/Atenção/g)?.length, 1);
    assert.match(answer, /moradia passou de 80% do orçamento: R\$ 90,00 de R\$ 100,00/);
  });

  await stack.close();
});
