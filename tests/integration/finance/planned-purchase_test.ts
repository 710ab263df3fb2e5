import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

Deno.test("a purchase that is only thought of", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Marina", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const ask = (args: JsonObject) => call<JsonObject>(client, "get_finance_summary", args);
  const answer = async (args: JsonObject) => getFinanceSummary.answer(await ask(args), context);

  await t.step("says what it can before anything is known", async () => {
    assert.equal(
      await answer({ planned_amount: 200, planned_category: "shopping" }),
      "Em compras não há orçamento neste mês. Sem renda registrada, não dá para dizer quanto sobra no mês.",
    );
  });

  await t.step("is set against its budget and the month after bills and what is expected", async () => {
    await call(client, "create_finance_item", { kind: "budget", category: "shopping", amount: 500 });
    await call(client, "create_expense", { amount: 250, category: "shopping", description: "blusa" });
    await call(client, "create_finance_item", {
      kind: "income",
      name: "Salário",
      amount: 2000,
      category: "salary",
      due_day: today.day,
    });
    await call(client, "create_finance_item", {
      kind: "bill",
      name: "Luz",
      amount: 150,
      date: today.toString(),
      category: "utilities",
    });
    assert.deepEqual((await ask({ planned_amount: 200, planned_category: "shopping", period: "last_month" })).planned, {
      amount: 200,
      category: "shopping",
      budget: { amount: 500, left: 250, left_after: 50 },
      month: { left: 1600, left_after: 1400 },
    });
    assert.equal(
      await answer({ planned_amount: 200, planned_category: "shopping" }),
      "Do orçamento de compras deste mês restam R$ 250,00; com R$ 200,00, ficam R$ 50,00. " +
        "No mês, contando R$ 2.000,00 que ainda se esperam e R$ 150,00 que ainda vencem, sobram R$ 1.600,00; " +
        "com R$ 200,00, ficam R$ 1.400,00.",
    );
    assert.match(
      await answer({ planned_amount: 1700, planned_category: "shopping" }),
      /com R\$ 1\.700,00, faltam R\$ 1\.450,00\. .*com R\$ 1\.700,00, faltam R\$ 100,00\.$/,
    );
    assert.match(await answer({ planned_amount: 300 }), /^No mês, .*ficam R\$ 1\.300,00\.$/);
  });

  await t.step("writes nothing, and refuses an amount or a category that is none", async () => {
    const rows = await stack.sql("select 1 from public.expenses where user_id = $1", [userId]);
    assert.equal(rows.length, 1);
    assert.equal((await refusal(client, "get_finance_summary", { planned_amount: -1 })).hint, "invalid_amount");
    const { hint } = await refusal(client, "get_finance_summary", { planned_amount: 10, planned_category: "roupa" });
    assert.equal(hint, "invalid_category");
  });

  await stack.close();
});
