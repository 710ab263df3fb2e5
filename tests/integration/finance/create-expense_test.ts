import assert from "node:assert/strict";
import { createExpense } from "../../../shared/tools/finance/create-expense.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

interface Recorded {
  expense: { id: string; amount: number; category: string; description: string; date: string };
  month: Record<string, unknown>;
}

Deno.test("create_expense()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const market = { amount: 50, category: "food", description: "mercado" };
  const rows = async () => (await client.from("expenses").select("id")).data!.length;

  await t.step("records today's expense in whole cents, the description trimmed", async () => {
    const { expense } = await call<Recorded>(client, "create_expense", {
      ...market,
      amount: 49.999,
      description: "  mercado\n",
    });
    const { id, ...rest } = expense;
    assert.deepEqual(rest, { ...market, date: today.toString() });
    const { data } = await client.from("expenses").select("amount, spent_on, deleted_at").eq("id", id).single();
    assert.deepEqual([data!.amount, data!.spent_on, data!.deleted_at], [50, today.toString(), null]);
  });

  await t.step("tells the month's spending against the category's budget", async () => {
    await call(client, "create_finance_item", { kind: "budget", name: "Comida", category: "food", amount: 200 });
    const { month } = await call<Recorded>(client, "create_expense", { ...market, amount: 30 });
    assert.deepEqual(month, {
      month: today.startOfMonth().toString(),
      spent: 80,
      category_spent: 80,
      category_budget: 200,
      category_percent: 40,
      category_left: 120,
    });
  });

  await t.step("counts an expense of an earlier month in that month", async () => {
    const date = today.startOfMonth().plusDays(-1).toString();
    const { month } = await call<Recorded>(client, "create_expense", { ...market, amount: 7, date });
    assert.deepEqual([month.month, month.spent], [`${date.slice(0, 7)}-01`, 7]);
  });

  await t.step("writes once for a repeated tool call, and gives the same answer", async () => {
    const before = await rows();
    const first = await call(client, "create_expense", { ...market, tool_call_id: "call-1" });
    const again = await call(client, "create_expense", { ...market, amount: 999, tool_call_id: "call-1" });
    assert.deepEqual(again, first);
    assert.equal(await rows(), before + 1);
    const reused = await refusal(client, "mark_bill_paid", { bill_name: "Luz", tool_call_id: "call-1" });
    assert.deepEqual([reused.status, reused.hint], [409, "tool_call_id_reused"]);
  });

  await t.step("takes the deliveries of one call at the same instant as one", async () => {
    const before = await rows();
    const args = { ...market, tool_call_id: "call-2" };
    const results = await Promise.all(Array.from({ length: 5 }, () => call(client, "create_expense", args)));
    assert.equal(new Set(results.map((result) => JSON.stringify(result))).size, 1);
    assert.equal(await rows(), before + 1);
  });

  for (
    const [what, change, hint] of [
      ["zero", { amount: 0 }, "invalid_amount"],
      ["less than half a cent", { amount: 0.004 }, "invalid_amount"],
      ["a negative amount", { amount: -1 }, "invalid_amount"],
      ["NaN", { amount: "NaN" }, "invalid_amount"],
      ["infinity", { amount: "Infinity" }, "invalid_amount"],
      ["a billion", { amount: 1e9 }, "invalid_amount"],
      ["a number too large for the column", { amount: 1e30 }, "invalid_amount"],
      ["no amount", { amount: null }, "invalid_amount"],
      ["a Portuguese category", { category: "alimentação" }, "invalid_category"],
      ["no category", { category: null }, "invalid_category"],
      ["a blank description", { description: " \n" }, "invalid_description"],
      ["a description too long", { description: "x".repeat(501) }, "invalid_description"],
      ["no description", { description: null }, "invalid_description"],
      ["tomorrow", { date: today.plusDays(1).toString() }, "future_date"],
      ["a year of long ago", { date: "0202-11-20" }, "date_too_old"],
    ] as const
  ) {
    await t.step(`refuses ${what}, before the offer too, and writes nothing`, async () => {
      const before = await rows();
      for (const name of ["create_expense", "prepare_create_expense"]) {
        const { status, code, hint: given } = await refusal(client, name, { ...market, ...change });
        assert.deepEqual([status, code, given], [400, "PT400", hint]);
      }
      assert.equal(await rows(), before);
    });
  }

  await t.step("lists the categories it knows when it refuses one", async () => {
    const { detail } = await refusal(client, "create_expense", { ...market, category: "alimentação" });
    assert.deepEqual(detail, {
      category: "alimentação",
      allowed: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
    });
  });

  await t.step("is prepared without a write, with the day filled in", async () => {
    const before = await rows();
    const prepared = await call<Record<"status" | "args", unknown>>(client, "prepare_create_expense", market);
    assert.deepEqual([prepared.status, prepared.args], ["ready", { ...market, date: today.toString() }]);
    assert.equal(await rows(), before);
  });

  await t.step("goes by the user's own time zone", async () => {
    const inZone = async (timezone: string) => {
      await client.from("profiles").update({ timezone }).eq("user_id", (await client.auth.getUser()).data.user!.id);
      return (await todayOf(client)).toString();
    };
    const eastern = await inZone("Pacific/Kiritimati");
    assert.equal((await call<Recorded>(client, "create_expense", market)).expense.date, eastern);
    const western = await inZone("Pacific/Pago_Pago");
    assert.ok(western < eastern);
    const { hint } = await refusal(client, "create_expense", { ...market, date: eastern });
    assert.equal(hint, "future_date");
    assert.equal((await call<Recorded>(client, "create_expense", market)).expense.date, western);
  });

  await t.step("gives a result that its template can tell", async () => {
    const result = await call(client, "create_expense", market);
    const context = { today: (await todayOf(client)).toString(), timezone: "America/Sao_Paulo" };
    assert.match(
      createExpense.answer(result, context),
      /^Registrei R\$ 50,00 em alimentação \(mercado\), de hoje\.( Neste mês, |$)/,
    );
  });

  await stack.close();
});
