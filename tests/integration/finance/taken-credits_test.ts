import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("expenses_take_credits: what came back of a purchase goes with the last of its expenses, and comes back with it", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  await call(client, "create_expense", { amount: 300, category: "shopping", description: "sofá", installments: 2 });
  await stack.sql(
    `insert into public.incomes (user_id, name, expected_amount, actual_amount, received_on, month, purchase_id)
     select user_id, 'Estorno de sofá', 50, 50, bought_on, date_trunc('month', bought_on), purchase_id
     from public.expenses where user_id = $1 and installment = 1`,
    [userId],
  );
  const credits = async () =>
    (await client.from("incomes").select("id").is("deleted_at", null).throwOnError()).data.length;
  const put = async (deleted_at: string | null, installments: number[]) => {
    await client.from("expenses").update({ deleted_at }).in("installment", installments).throwOnError();
    return await credits();
  };
  const gone = new Date().toISOString();
  assert.equal(await put(gone, [2]), 1, "one of the expenses is left");
  assert.equal(await put(gone, [1]), 0);
  assert.equal(await put(null, [1]), 1);
  await stack.close();
});
