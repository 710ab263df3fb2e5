import assert from "node:assert/strict";
import { formatChoice } from "../../../shared/writing/choice-label.ts";
import type { Preparation } from "../../../shared/tools/definition.ts";
import { deleteFinanceItem } from "../../../shared/tools/finance/delete-finance-item.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

Deno.test("delete_finance_item()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const other = (await stack.createUser("Bia", whereItIs(12))).client;
  const today = await todayOf(client);
  const yesterday = today.plusDays(-1).toString();
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const prepare = async (args: Record<string, unknown>) =>
    await call<Preparation>(client, "prepare_delete_finance_item", args);
  const alive = async (table: string) =>
    (await client.from(table).select("name:" + (table === "expenses" ? "description" : "name")).is("deleted_at", null))
      .data!.map((row) => (row as unknown as { name: string }).name).toSorted();
  await client.from("expenses").insert([
    { amount: 50, category: "food", description: "Mercado", spent_on: yesterday },
    { amount: 80, category: "food", description: "mercado do bairro", spent_on: today.toString() },
    { amount: 30, category: "transport", description: "uber", spent_on: today.toString() },
  ]);
  await other.from("expenses").insert({ amount: 7, category: "food", description: "sorvete", spent_on: yesterday });

  await t.step("offers the one that its word, amount or day names, and takes it out after the yes", async () => {
    const prepared = await prepare({ kind: "expense", name: "o uber" });
    assert.equal(prepared.status, "ready");
    if (prepared.status !== "ready") return;
    assert.equal(
      deleteFinanceItem.offer!(prepared.args, prepared.facts, context),
      "Quer que eu apague o gasto “uber” (R$ 30,00, hoje)?",
    );
    const result = await call(client, "delete_finance_item", prepared.args);
    assert.equal(deleteFinanceItem.answer(result, context), "Apaguei o gasto “uber” (R$ 30,00, hoje).");
    assert.deepEqual(await alive("expenses"), ["Mercado", "mercado do bairro"]);
    assert.equal((await prepare({ kind: "expense", amount: 50 })).status, "ready");
    assert.equal((await prepare({ kind: "expense", date: yesterday })).status, "ready");
  });

  await t.step("takes the one told last where nothing is named, however long ago it was", async () => {
    const many = (await stack.createUser("Caio", whereItIs(12))).client;
    const spent = (description: string, days: number) => ({
      amount: 10,
      category: "food",
      description,
      spent_on: today.plusDays(-days).toString(),
    });
    await many.from("expenses").insert([0, 0, 0, 1, 1, 2].map((days, i) => spent(`café ${i}`, days)));
    await many.from("expenses").insert(spent("pastel", 20));
    const prepared = await call<Preparation>(many, "prepare_delete_finance_item", { kind: "expense" });
    assert.equal(prepared.status === "ready" && prepared.facts.name, "pastel");
  });

  await t.step("lets the user choose among several, the newest first", async () => {
    await client.from("expenses").insert({ amount: 20, category: "food", description: "Mercado", spent_on: yesterday });
    const prepared = await prepare({ kind: "expense", name: "mercado" });
    assert.equal(prepared.status, "choose");
    if (prepared.status !== "choose") return;
    assert.match(formatChoice(prepared.choices[0]!.label, ""), /^Mercado – R\$ \d\d,00, \d\d\/\d\d\/\d{4}$/);
    await call(client, "delete_finance_item", prepared.choices[0]!.args);
    assert.equal((await alive("expenses")).length, 2);
    const { hint } = await refusal(client, "delete_finance_item", { kind: "expense", item_id: crypto.randomUUID() });
    assert.equal(hint, "item_not_found");
  });

  await t.step("means the entry told last when nothing is named", async () => {
    await call(client, "create_expense", { amount: 11, category: "other", description: "chaveiro" });
    const prepared = await prepare({ kind: "expense" });
    assert.equal(prepared.status === "ready" && prepared.facts.name, "chaveiro");
  });

  await t.step("says what there is when nothing fits, and never finds somebody else's", async () => {
    const prepared = await prepare({ kind: "expense", name: "sorvete" });
    assert.equal(prepared.status, "missing");
    if (prepared.status !== "missing") return;
    assert.match(
      deleteFinanceItem.prepare!.missing({ kind: "expense", name: "sorvete" }, prepared.facts, context),
      /^Não encontrei o gasto “sorvete”\. O que tenho de mais recente: /,
    );
  });

  await t.step("ends a recurring bill with its open month, and undoing brings both back", async () => {
    await client.from("bills").insert({
      name: "Netflix",
      category: "subscription",
      amount: 39.9,
      month: monthAfter(today, 0),
      due_day: 28,
      recurring: true,
    });
    const prepared = await prepare({ kind: "bill", name: "netflix" });
    assert.equal(prepared.status, "ready");
    if (prepared.status !== "ready") return;
    assert.match(
      deleteFinanceItem.offer!(prepared.args, prepared.facts, context),
      /^Quer que eu apague a conta Netflix \(R\$ 39,90, vencimento .+\)\? Ela também deixa de se repetir/,
    );
    await call(client, "delete_finance_item", { ...prepared.args, tool_call_id: "t1" });
    const next = today.startOfMonth().plusMonths(1);
    const bills = await call(client, "get_pending_bills", { month: next.month, year: next.year });
    assert.deepEqual((bills.bills as unknown[]).length, 0);
    const { data } = await client.from("tool_executions").select("undo").eq("tool_call_id", "t1").single();
    assert.deepEqual(data?.undo[0].set, { deleted_at: null });
  });

  await t.step("keeps the payment of a recurring bill that is paid, and ends the series", async () => {
    const { data } = await client.from("bills").insert({
      name: "Academia",
      amount: 99,
      month: monthAfter(today, 0),
      due_day: 1,
      recurring: true,
      status: "paid",
      paid_on: today.toString(),
    }).select("id").single();
    const result = await call(client, "delete_finance_item", { kind: "bill", name: "academia" });
    assert.match(deleteFinanceItem.answer(result, context), /^Pronto: a conta Academia .* não se repete mais\.$/);
    const { data: bill } = await client.from("bills").select("status, recurring, deleted_at").eq("id", data?.id)
      .single();
    assert.deepEqual(bill, { status: "paid", recurring: false, deleted_at: null });
    assert.equal((await prepare({ kind: "bill", name: "academia", amount: 99 })).status, "ready");
  });

  await t.step(
    "offers no payment of a series that has ended, and its undo leaves what came before undoable",
    async () => {
      const dora = await stack.createUser("Dora", whereItIs(12));
      const alive = async (table: string) =>
        (await dora.client.from(table).select("id").is("deleted_at", null)).data!.length;
      for (
        const [kind, name, args] of [["bill", "Internet", {}], ["income", "Salário", { category: "salary" }]] as const
      ) {
        await call(dora.client, "create_finance_item", { kind, name, amount: 100, due_day: today.day, ...args });
        await call(dora.client, kind === "bill" ? "mark_bill_paid" : "receive_income", { [`${kind}_name`]: name });
        await call(dora.client, "get_pending_bills", { year: today.year + 1 });
        await call(dora.client, "prepare_update_finance_item", { kind, name, amount: 90 });
        await call(dora.client, "update_finance_item", { kind, name, amount: 150, tool_call_id: `${kind}-price` });
        const before = await alive(`${kind}s`);
        await call(dora.client, "delete_finance_item", { kind, name, tool_call_id: `${kind}-end` });
        assert.equal(await alive(`${kind}s`), 1);
        const again = await refusal(dora.client, "delete_finance_item", { kind, name });
        assert.equal(again.hint, "item_not_found");
        await takeBack(stack, dora.userId, `${kind}-end`);
        assert.equal(await alive(`${kind}s`), before);
        // The months that came back are those that got the new price.
        await takeBack(stack, dora.userId, `${kind}-price`);
      }
    },
  );

  await t.step("takes out debts, incomes and investments, and refuses other kinds", async () => {
    await call(client, "create_finance_item", { kind: "debt", name: "Sofá", amount: 100, installments: 5 });
    await call(client, "create_finance_item", { kind: "income", name: "Freela", amount: 900 });
    await call(client, "create_finance_item", { kind: "investment", name: "Tesouro", amount: 500 });
    for (
      const [kind, name, table] of [["debt", "sofa", "debts"], ["income", "freela", "incomes"], [
        "investment",
        "tesouro",
        "investments",
      ]]
    ) {
      await call(client, "delete_finance_item", { kind, name });
      assert.deepEqual(await alive(table!), []);
    }
    assert.equal((await refusal(client, "delete_finance_item", { kind: "note" })).hint, "invalid_kind");
  });

  await stack.close();
});
