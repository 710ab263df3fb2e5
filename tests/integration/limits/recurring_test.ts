import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("20,000 recurring bills and incomes are not continued without end", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const month = new Date(Date.UTC(new Date().getUTCFullYear() - 3, 0, 1)).toISOString().slice(0, 10);
  await stack.sql(
    `insert into public.bills (user_id, name, amount, month, due_day, recurring)
     select $1, 'Conta ' || n, 10, $2, 5, true from generate_series(1, 20000) n`,
    [userId, month],
  );
  await stack.sql(
    `insert into public.incomes (user_id, name, expected_amount, month, due_day, recurring)
     select $1, 'Receita ' || n, 10, $2, 5, true from generate_series(1, 20000) n`,
    [userId, month],
  );
  const rows = async (table: string) =>
    (await stack.sql<{ n: number }>(`select count(*)::int as n from public.${table} where user_id = $1`, [userId]))[0]!
      .n;

  const pending = await call(client, "get_pending_bills");
  // Two years of three hundred series.
  assert.ok(await rows("bills") <= 20_000 + 300 * 24, `${await rows("bills")} rows`);
  assert.deepEqual(pending.recurring_left_out, {
    series: 19_700,
    caution: "sums_are_incomplete",
  });
  const summary = await call(client, "get_finance_summary");
  assert.ok(await rows("incomes") <= 20_000 + 300 * 24, `${await rows("incomes")} rows`);
  assert.equal((summary.recurring_left_out as { series: number }).series, 39_400);

  // The same three hundred, however often it is asked.
  const before = await rows("bills");
  await call(client, "get_pending_bills");
  await call(client, "prepare_mark_bill_paid", { bill_name: "Conta 7" });
  assert.equal(await rows("bills"), before);

  // What somebody enters now goes on.
  const { error } = await client.from("bills").insert({ name: "Luz", amount: 80, due_day: 1, month, recurring: true });
  assert.equal(error, null);
  await call(client, "get_pending_bills");
  const { count } = await client.from("bills").select("*", { count: "exact", head: true }).eq("name", "Luz");
  assert.ok(count! > 20);

  const other = await stack.createUser("Bia");
  assert.equal((await call(other.client, "get_pending_bills")).recurring_left_out, undefined);
  await stack.close();
});
