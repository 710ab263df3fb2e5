import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

const TABLES = ["incomes", "bills", "expenses", "budgets", "budget_warnings", "debts", "investments"];

Deno.test("finance data of one user", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const eva = await stack.createUser("Eva", whereItIs(12));
  const nobody = stack.anonymous();
  const today = (await todayOf(ana.client)).toString();
  const month = monthAfter(await todayOf(ana.client), 0);

  const row: Record<string, JsonObject> = {
    incomes: { name: "Salário", category: "salary", expected_amount: 5000, month, recurring: true },
    bills: { name: "Luz", amount: 187.4, month, due_day: 10, recurring: true },
    expenses: { amount: 50, category: "food", description: "mercado", spent_on: today },
    budgets: { category: "food", amount: 800, month },
    budget_warnings: { category: "food", month, mark: 80, budget: 800 },
    debts: { name: "Carro", installment_amount: 1200, installments: 48, current_installment: 13, due_day: 5 },
    investments: { name: "Tesouro", category: "fixed_income", amount: 500, invested_on: today },
  };
  const change: Record<string, JsonObject> = {
    incomes: { expected_amount: 1 },
    bills: { amount: 1 },
    expenses: { amount: 1 },
    budgets: { amount: 1 },
    budget_warnings: { mark: 100 },
    debts: { name: "Roubada" },
    investments: { amount: 1 },
  };
  const ids: Record<string, string> = {};
  for (const table of TABLES) {
    const { data, error } = await ana.client.from(table).insert(row[table]!).select("id").single();
    assert.equal(error, null);
    ids[table] = data!.id;
  }
  await call(ana.client, "get_finance_summary");
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        TABLES.map((table) => stack.sql(`select * from public.${table} where user_id = $1 order by id`, [ana.userId])),
      ),
    );
  const before = await everything();

  for (const table of TABLES) {
    await t.step(`${table}: another user sees and changes nothing`, async () => {
      const others = eva.client.from(table);
      assert.deepEqual((await others.select("*")).data, []);
      assert.deepEqual((await others.update(change[table]!).eq("id", ids[table]).select()).data, []);
      assert.deepEqual((await others.delete().eq("id", ids[table]).select()).data, []);
      assert.notEqual((await others.insert({ ...row[table], user_id: ana.userId })).error, null);
      assert.notEqual((await others.upsert({ ...row[table], id: ids[table] })).error, null);
    });

    await t.step(`${table}: no row can be given away`, async () => {
      const { data } = await eva.client.from(table).insert(row[table]!).select("id").single();
      const given = await eva.client.from(table).update({ user_id: ana.userId }).eq("id", data!.id);
      assert.notEqual(given.error, null);
      assert.equal((await eva.client.from(table).delete().eq("id", data!.id)).error, null);
    });

    await t.step(`${table}: without an account there is nothing`, async () => {
      for (
        const attempt of [
          nobody.from(table).select("*"),
          nobody.from(table).insert({ ...row[table], user_id: ana.userId }),
          nobody.from(table).update(change[table]!).eq("id", ids[table]),
          nobody.from(table).delete().eq("id", ids[table]),
        ]
      ) {
        assert.equal((await attempt).error?.code, "42501");
      }
    });
  }

  await t.step("another user's series and month are no obstacle to one's own", async () => {
    const { data } = await ana.client.from("bills").select("group_id").eq("id", ids.bills).single();
    const { error } = await eva.client.from("bills").insert({ ...row.bills, group_id: data!.group_id });
    assert.equal(error, null);
    await call(eva.client, "get_pending_bills");
    await eva.client.from("bills").update({ status: "canceled" }).eq("group_id", data!.group_id);
    await eva.client.from("bills").delete().eq("group_id", data!.group_id);
  });

  await t.step("the tools treat another user's rows as absent", async () => {
    for (const name of ["prepare_mark_bill_paid", "mark_bill_paid"]) {
      const refused = await refusal(eva.client, name, { bill_id: ids.bills });
      assert.deepEqual([refused.status, refused.code, refused.hint], [404, "PT404", "bill_not_found"]);
    }
    for (const name of ["get_debt_progress", "prepare_pay_debt", "pay_debt"]) {
      const refused = await refusal(eva.client, name, { debt_id: ids.debts });
      assert.deepEqual([refused.status, refused.code, refused.hint], [404, "PT404", "debt_not_found"]);
    }
    const missing = { status: "missing", facts: { existing: [] } };
    assert.deepEqual(await call(eva.client, "prepare_mark_bill_paid", { bill_name: "Luz" }), missing);
    assert.deepEqual(await call(eva.client, "prepare_pay_debt", { debt_name: "Carro" }), missing);
    for (
      const [name, args] of [["mark_bill_paid", { bill_name: "Luz" }], ["pay_debt", {
        debt_name: "Carro",
      }]] as const
    ) {
      const refused = await refusal(eva.client, name, args);
      assert.deepEqual([refused.code, refused.detail.existing], ["PT404", []]);
    }
    assert.deepEqual((await refusal(eva.client, "get_debt_progress", { debt_name: "Carro" })).detail.existing, []);
    const { debts } = await call(eva.client, "get_debt_progress");
    assert.deepEqual(debts, []);
    const { bills, installments } = await call(eva.client, "get_pending_bills");
    assert.deepEqual([bills, installments], [[], []]);
    const summary = await call(eva.client, "get_finance_summary", { period: "year" });
    for (const sum of ["income", "spent", "budgeted", "bills_pending", "installments_pending", "invested_total"]) {
      assert.equal(summary[sum], 0, sum);
    }
  });

  await t.step("one's own entries change nothing of another's, under the same names and call ids", async () => {
    await call(ana.client, "create_expense", {
      amount: 1,
      category: "food",
      description: "bala",
      tool_call_id: "same",
    });
    const own = { amount: 2, category: "food", description: "bolo", tool_call_id: "same" };
    const { expense } = await call<{ expense: JsonObject }>(eva.client, "create_expense", own);
    assert.equal(expense.description, "bolo");
    await call(eva.client, "create_finance_item", { kind: "bill", name: "Luz", amount: 1, due_day: 10 });
    await call(eva.client, "create_finance_item", { kind: "bill", name: "Luz", amount: 2 });
    await call(eva.client, "create_finance_item", { kind: "budget", name: "Comida", category: "food", amount: 3 });
    await call(eva.client, "create_finance_item", { kind: "income", name: "Salário", category: "salary", amount: 4 });
    await ana.client.from("expenses").delete().eq("description", "bala");
  });

  await t.step("no function runs without an account", async () => {
    const calls: Record<string, JsonObject> = {
      get_finance_summary: {},
      get_pending_bills: {},
      prepare_mark_bill_paid: { bill_id: ids.bills },
      mark_bill_paid: { bill_id: ids.bills },
      prepare_create_expense: { amount: 1, category: "food", description: "x" },
      create_expense: { amount: 1, category: "food", description: "x" },
      get_debt_progress: { debt_id: ids.debts },
      prepare_create_finance_item: { kind: "bill", name: "Luz", amount: 1, due_day: 1 },
      create_finance_item: { kind: "bill", name: "Luz", amount: 1, due_day: 1 },
      prepare_pay_debt: { debt_id: ids.debts },
      pay_debt: { debt_id: ids.debts },
    };
    for (const [name, args] of Object.entries(calls)) {
      assert.equal((await refusal(nobody, name, args)).code, "42501", name);
    }
  });

  await t.step("stayed as it was", async () => {
    assert.equal(await everything(), before);
  });

  await stack.close();
});
