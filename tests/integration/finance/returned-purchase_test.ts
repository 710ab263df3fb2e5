import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

interface Returned {
  item: { settlement: { count: number; credit: number } };
}

Deno.test("what came back of a purchase belongs to it", async (t) => {
  const stack = await startStack();
  /** Somebody with a card, whose bill closed four days ago. */
  const begin = async () => {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const today = await todayOf(client);
    const dayOfMonth = (days: number) => Number(today.plusDays(days).toString().slice(8));
    const card = { kind: "card", name: "Nubank", closing_day: dayOfMonth(-4), due_day: dayOfMonth(3) };
    await call(client, "create_finance_item", card);
    const ago = (days: number) => today.plusDays(-days).toString();
    const buy = async (more: object = {}) => {
      const bought = { amount: 1000, category: "shopping", description: "celular", account: "nubank", date: ago(40) };
      const { expense } = await call<{ expense: { id: string } }>(client, "create_expense", {
        ...bought,
        installments: 10,
        ...more,
      });
      return expense.id;
    };
    const change = (id: string, args: object) => call<Returned>(client, "update_expense", { expense_id: id, ...args });
    const remove = (id: string, tool_call_id: string) =>
      call(client, "delete_finance_item", { kind: "expense", item_id: id, tool_call_id });
    const undo = (...tool_call_ids: string[]) => call(client, "undo_calls", { tool_call_ids });
    /** How many instalments there are, and the credits. */
    const standing = async () => {
      const { data: rows } = await client.from("expenses").select("id").is("deleted_at", null).throwOnError();
      const { data: credits } = await client.from("incomes").select("amount:actual_amount").is("deleted_at", null)
        .throwOnError();
      return [rows.length, ...credits.map(({ amount }) => amount)];
    };
    return { client, ago, buy, change, remove, undo, standing };
  };

  await t.step("two of one name come back each by itself", async () => {
    const { client, buy, change } = await begin();
    const [one, other] = [await buy(), await buy()];
    const first = await change(one, { returned: true, amount: 1000 });
    const second = await change(other, { returned: true, amount: 1000 });
    assert.deepEqual(second.item.settlement, first.item.settlement);
    const { hint } = await refusal(client, "update_expense", { expense_id: other, returned: true, amount: 100 });
    assert.equal(hint, "nothing_left");
  });

  await t.step("one comes back once, whatever it is called since", async () => {
    const { client, buy, change } = await begin();
    const id = await buy();
    await change(id, { returned: true, amount: 1000 });
    await change(id, { description: "telefone" });
    const { hint } = await refusal(client, "update_expense", { expense_id: id, returned: true, amount: 200 });
    assert.equal(hint, "nothing_left");
  });

  await t.step("a credit goes with its purchase and comes back with it", async () => {
    const { client, buy, change, remove, undo, standing } = await begin();
    const id = await buy();
    const { item: { settlement: { count, credit } } } = await change(id, {
      returned: true,
      amount: 1000,
      tool_call_id: "back",
    });
    const returned = [10 - count, credit];
    assert.deepEqual(await standing(), returned);
    await remove(id, "gone");
    assert.deepEqual(await standing(), [0]);
    // Nothing of a purchase that is gone comes back alone.
    const { hint } = await refusal(client, "undo_calls", { tool_call_ids: ["back"] });
    assert.deepEqual([hint, await standing()], ["changed_since", [0]]);
    await undo("gone");
    assert.deepEqual(await standing(), returned);
    await undo("back");
    assert.deepEqual(await standing(), [10]);
  });

  await t.step("a return without a credit is not undone once its purchase is gone", async () => {
    const { client, buy, change, remove, undo, standing } = await begin();
    const id = await buy();
    await change(id, { returned: true, tool_call_id: "back" });
    const returned = await standing();
    await remove(id, "gone");
    const { hint } = await refusal(client, "undo_calls", { tool_call_ids: ["back"] });
    assert.deepEqual([hint, await standing()], ["changed_since", [0]]);
    await undo("gone");
    assert.deepEqual(await standing(), returned);
    await undo("back");
    assert.deepEqual(await standing(), [10]);
  });

  await t.step(
    "it goes too when the last of its instalments is returned, and when the purchase is undone",
    async () => {
      const { buy, ago, change, undo, standing } = await begin();
      const id = await buy({ tool_call_id: "bought" });
      await change(id, { returned: true, amount: 1000 });
      await change(id, { returned: true, date: ago(40), tool_call_id: "all" });
      assert.deepEqual(await standing(), [0]);
      const { buy: buyOld, change: changeOld, undo: undoOld, standing: standingOld } = await begin();
      const old = await buyOld({ date: ago(100), installments: 2, tool_call_id: "bought" });
      await changeOld(old, { returned: true, amount: 300 });
      assert.deepEqual(await standingOld(), [2, 300]);
      await undoOld("bought");
      assert.deepEqual(await standingOld(), [0]);
      await undo("all");
    },
  );

  await t.step("a purchase with a credit is not split anew", async () => {
    const { client, ago, buy, change } = await begin();
    const id = await buy({ date: ago(100), installments: 2 });
    await change(id, { returned: true, amount: 300 });
    const { hint } = await refusal(client, "update_expense", { expense_id: id, amount: 200 });
    assert.equal(hint, "purchase_settled");
  });

  await stack.close();
});
