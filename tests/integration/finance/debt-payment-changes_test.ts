import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { deleteFinanceItem } from "../../../shared/tools/finance/delete-finance-item.ts";
import { getDebtProgress } from "../../../shared/tools/finance/get-debt-progress.ts";
import { updateFinanceItem } from "../../../shared/tools/finance/update-finance-item.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
  choices: JsonObject[];
}

Deno.test("a recorded payment of a debt", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const create = (args: JsonObject) => call<JsonObject>(client, "create_finance_item", args);
  const pay = (args: JsonObject) => call<{ payment: { id: string } }>(client, "pay_debt", args);
  const remaining = async (debt_name: string) =>
    (await call<{ debts: { remaining_amount: number; paid_installments: number; status: string }[] }>(
      client,
      "get_debt_progress",
      { debt_name },
    )).debts.map(({ remaining_amount, paid_installments, status }) => [remaining_amount, paid_installments, status])[0];
  const outflow = async () =>
    (await call<{ installments_paid: number }>(client, "get_finance_summary")).installments_paid;
  const paymentOf = (name: string) => ({ kind: "debt_payment", name });

  await create({ kind: "debt", name: "Consórcio", amount: 400, installments: 60, due_day: 28 });
  await create({ kind: "debt", name: "Carol", amount: 500 });

  await t.step("has its amount corrected by word, weeks later, and stays one instalment", async () => {
    await pay({ debt_name: "consórcio", amount: 400, paid_on: today.plusDays(-28).toString() });
    const args = { ...paymentOf("consórcio"), amount: 350 };
    const prepared = await call<Prepared>(client, "prepare_update_finance_item", args);
    assert.equal(prepared.status, "ready");
    assert.match(
      updateFinanceItem.offer!(prepared.args, prepared.facts, context),
      /^Quer que eu mude o pagamento de Consórcio \(.+\), valor de R\$ 400,00 para R\$ 350,00\?$/,
    );
    const result = await call<JsonObject>(client, "update_finance_item", { ...prepared.args, tool_call_id: "correct" });
    assert.match(updateFinanceItem.answer(result, context), /para R\$ 350,00\. Faltam R\$ 23\.600,00\.$/);
    assert.deepEqual(await remaining("consórcio"), [23600, 1, "active"]);
    assert.equal((await refusal(client, "update_finance_item", args)).hint, "nothing_changes");
    await takeBack(stack, userId, "correct");
    const { data } = await client.from("debt_payments").select("amount");
    assert.deepEqual(data, [{ amount: 400 }]);
  });

  await t.step("of a debt without instalments changes what is left, and one made since stays", async () => {
    await pay({ debt_name: "carol", amount: 200, tool_call_id: "first" });
    const { payment } = await pay({ debt_name: "carol", amount: 100 });
    assert.deepEqual(await remaining("carol"), [200, 0, "active"]);
    const both = await call<Prepared>(client, "prepare_update_finance_item", { ...paymentOf("carol"), amount: 150 });
    assert.deepEqual([both.status, both.choices.length], ["choose", 2]);
    await call(client, "update_finance_item", {
      kind: "debt_payment",
      item_id: payment.id,
      amount: 300,
      tool_call_id: "all",
    });
    assert.deepEqual(await remaining("carol"), [0, 1, "paid_off"]);
    await takeBack(stack, userId, "all");
    assert.deepEqual(await remaining("carol"), [200, 0, "active"]);
    const day = today.plusDays(-3).toString();
    await call(client, "update_finance_item", { kind: "debt_payment", item_id: payment.id, date: day });
    assert.deepEqual(await remaining("carol"), [200, 0, "active"]);
  });

  await t.step("is taken back by word, opens a debt that it had closed, and comes back", async () => {
    const before = await outflow();
    await pay({ debt_name: "carol", amount: 200 });
    assert.deepEqual(await remaining("carol"), [0, 1, "paid_off"]);
    const args = { ...paymentOf("carol"), amount: 200, date: today.toString() };
    const { data } = await client.from("debt_payments").select("id").eq("amount", 200).order("created_at", {
      ascending: false,
    });
    const prepared = await call<Prepared>(client, "prepare_delete_finance_item", { ...args, item_id: data![0]!.id });
    assert.equal(
      deleteFinanceItem.offer!(prepared.args, prepared.facts, context),
      "Quer que eu apague o pagamento de Carol (R$ 200,00, hoje)?",
    );
    await call(client, "delete_finance_item", { ...prepared.args, tool_call_id: "gone" });
    assert.deepEqual([await remaining("carol"), await outflow()], [[200, 0, "active"], before]);
    await takeBack(stack, userId, "gone");
    assert.deepEqual([await remaining("carol"), await outflow()], [[0, 1, "paid_off"], before + 200]);
  });

  await t.step("that was a part, and completed an instalment, goes back to the cent", async () => {
    await create({ kind: "debt", name: "Geladeira", amount: 100, installments: 10, due_day: 5 });
    const ids = [];
    for (const amount of [60, 70, 95.5]) ids.push((await pay({ debt_name: "geladeira", amount })).payment.id);
    assert.deepEqual(await remaining("geladeira"), [774.5, 2, "active"]);
    for (const [id, left] of [[ids[1], 844.5], [ids[0], 904.5], [ids[2], 1000]] as const) {
      await call(client, "delete_finance_item", { kind: "debt_payment", item_id: id });
      assert.equal((await remaining("geladeira"))?.[0], left);
    }
  });

  await t.step("of what others owe is one that came in", async () => {
    await create({ kind: "loan_given", name: "Primo", amount: 600 });
    await pay({ debt_name: "primo", amount: 200 });
    assert.equal((await remaining("primo"))?.[0], 400);
    await call(client, "update_finance_item", { ...paymentOf("primo"), amount: 250 });
    assert.equal((await remaining("primo"))?.[0], 350);
    assert.equal((await call<{ lent_returned: number }>(client, "get_finance_summary")).lent_returned, 250);
  });

  await t.step("and the interest of a debt is only told", async () => {
    const args = { kind: "debt", name: "Cheque especial", amount: 1000, interest_rate: 8.25 };
    const { facts } = await call<Prepared>(client, "prepare_create_finance_item", args);
    assert.match(
      createFinanceItem.offer!(args, facts, context),
      /R\$ 1\.000,00, sem prazo combinado, com juros de 8,25% ao mês\?/,
    );
    const { item } = await create(args) as { item: JsonObject };
    assert.deepEqual([item.interest_rate, item.remaining_amount], [8.25, 1000]);
    const progress = await call<JsonObject>(client, "get_debt_progress", { debt_name: "cheque" });
    assert.match(
      getDebtProgress.answer(progress, context),
      /R\$ 1\.000,00 em aberto; sem prazo combinado; juros de 8,25% ao mês/,
    );
    const changed = await call<JsonObject>(client, "update_finance_item", {
      kind: "debt",
      name: "cheque",
      interest_rate: 7,
    });
    assert.match(updateFinanceItem.answer(changed, context), /juros de 8,25% ao mês para 7% ao mês/);
    for (const interest_rate of [0, -1, 101]) {
      assert.equal(
        (await refusal(client, "create_finance_item", { ...args, interest_rate })).hint,
        "invalid_interest_rate",
      );
    }
  });

  await stack.close();
});
