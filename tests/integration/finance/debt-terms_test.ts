import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

interface Debt {
  paid_amount: number;
  paid_installments: number;
  paid_ahead?: number;
  remaining_amount: number;
  status: string;
}

Deno.test("what was paid of a debt stays what was paid", async (t) => {
  const stack = await startStack();

  /** Somebody with a debt of ten instalments of 500 reais. */
  const begin = async () => {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const { item } = await call<{ item: { id: string } }>(client, "create_finance_item", {
      kind: "debt",
      name: "Carro",
      amount: 500,
      installments: 10,
    });
    const change = (args: object) => call(client, "update_finance_item", { kind: "debt", item_id: item.id, ...args });
    const pay = async (args: object) =>
      (await call<{ payment: { id: string } }>(client, "pay_debt", { debt_id: item.id, ...args })).payment.id;
    const undo = (...tool_call_ids: string[]) => call(client, "undo_calls", { tool_call_ids });
    /** Paid, instalments paid, paid of the next one, what remains. */
    const standing = async () => {
      const { debts } = await call<{ debts: Debt[] }>(client, "get_debt_progress", { debt_id: item.id });
      const { paid_amount, paid_installments, paid_ahead = 0, remaining_amount, status } = debts[0]!;
      const state = [paid_amount, paid_installments, paid_ahead, remaining_amount];
      return status === "active" ? state : [...state, status];
    };
    return { client, id: item.id, change, pay, undo, standing };
  };

  await t.step("a new amount holds for what remains, and undoing it too", async () => {
    const { change, pay, undo, standing } = await begin();
    await pay({ installments: 2, tool_call_id: "two" });
    await change({ amount: 200, tool_call_id: "cheaper" });
    assert.deepEqual(await standing(), [1000, 2, 0, 1600]);
    await pay({ installments: 1 });
    assert.deepEqual(await standing(), [1200, 3, 0, 1400]);
    await undo("cheaper");
    assert.deepEqual(await standing(), [1200, 3, 0, 3500]);
    await undo("two");
    assert.deepEqual(await standing(), [200, 1, 0, 4500]);
  });

  await t.step("each payment is taken back and corrected as it was counted", async () => {
    const { client, change, pay, standing } = await begin();
    const dear = await pay({ installments: 1 });
    await change({ amount: 200 });
    const cheap = await pay({ installments: 1 });
    const payment = { kind: "debt_payment" };
    await call(client, "delete_finance_item", { ...payment, item_id: cheap, tool_call_id: "cheap" });
    assert.deepEqual(await standing(), [500, 1, 0, 1800]);
    await call(client, "undo_calls", { tool_call_ids: ["cheap"] });
    assert.deepEqual(await standing(), [700, 2, 0, 1600]);
    await call(client, "delete_finance_item", { ...payment, item_id: dear, tool_call_id: "dear" });
    assert.deepEqual(await standing(), [200, 1, 0, 1800]);
    await call(client, "undo_calls", { tool_call_ids: ["dear"] });
    await call(client, "update_finance_item", { ...payment, item_id: cheap, amount: 600, tool_call_id: "more" });
    assert.deepEqual(await standing(), [1100, 4, 0, 1200]);
    await call(client, "undo_calls", { tool_call_ids: ["more"] });
    assert.deepEqual(await standing(), [700, 2, 0, 1600]);
  });

  await t.step("a part of an instalment that pays whole ones by the new amount pays them", async () => {
    const { change, pay, undo, standing } = await begin();
    await pay({ amount: 300, tool_call_id: "part" });
    await change({ amount: 200, tool_call_id: "cheaper" });
    assert.deepEqual(await standing(), [300, 1, 100, 1700]);
    await pay({ installments: 1, tool_call_id: "next" });
    await undo("cheaper");
    assert.deepEqual(await standing(), [400, 1, 200, 4300]);
    await undo("next");
    assert.deepEqual(await standing(), [300, 0, 300, 4700]);
    await undo("part");
    assert.deepEqual(await standing(), [0, 0, 0, 5000]);
  });

  await t.step("fewer instalments end the debt with what was paid, and more open it again", async () => {
    const { change, pay, undo, standing } = await begin();
    await pay({ installments: 4 });
    await pay({ amount: 100 });
    await change({ installments: 4, tool_call_id: "ends" });
    assert.deepEqual(await standing(), [2100, 4, 0, 0, "paid_off"]);
    await change({ installments: 6, tool_call_id: "opens" });
    assert.deepEqual(await standing(), [2100, 4, 0, 1000]);
    await undo("opens", "ends");
    assert.deepEqual(await standing(), [2100, 4, 100, 2900]);
  });

  await stack.close();
});
