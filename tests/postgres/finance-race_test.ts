import assert from "node:assert/strict";
import type postgres from "postgres";
import { call } from "../support/rpc.ts";
import { startStack } from "../support/stack.ts";
import { databaseUrl, onServer, postgresTest } from "../support/template.ts";

postgresTest("a deletion or a change that waits for another write finds what that left", async (t, server) => {
  const stack = await startStack();
  const [{ name } = { name: "" }] = await stack.sql<{ name: string }>("select current_database() as name");
  const today = new Date().toISOString().slice(0, 10);

  /** Calls a function while the write of another connection is not committed yet. */
  const during = (write: (held: postgres.TransactionSql) => Promise<unknown>, rpc: () => Promise<unknown>) =>
    onServer(databaseUrl(server, name), async (sql) => {
      let answer: Promise<unknown> | undefined;
      await sql.begin(async (held) => {
        await write(held);
        answer = rpc();
        for (let tries = 0; tries < 200; tries++) {
          const waiting = await stack.sql(
            `select pid from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
          );
          if (waiting.length > 0) return;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        assert.fail("nothing waits for the lock");
      });
      return await answer;
    });

  await t.step("a bill of a series that was paid meanwhile stays", async () => {
    const { client } = await stack.createUser("Ana");
    const { item } = await call<{ item: { id: string } }>(client, "create_finance_item", {
      kind: "bill",
      name: "Luz",
      amount: 80,
      due_day: 28,
    });
    await call(client, "get_pending_bills");
    await during(
      (held) => held`update public.bills set status = 'paid', paid_on = ${today} where id = ${item.id}`,
      () => call(client, "delete_finance_item", { kind: "bill", name: "luz" }),
    );
    const { data } = await client.from("bills").select("status, deleted_at").eq("id", item.id).single().throwOnError();
    assert.deepEqual(data, { status: "paid", deleted_at: null });
  });

  await t.step("an income that came meanwhile stays, by its id too", async () => {
    for (const isById of [true, false]) {
      const { client } = await stack.createUser("Bia");
      const { item: { id } } = await call<{ item: { id: string } }>(client, "create_finance_item", {
        kind: "income",
        name: "Salário",
        amount: 3000,
        due_day: 5,
      });
      await call(client, "get_finance_summary");
      await during(
        (held) => held`update public.incomes set actual_amount = 3000, received_on = ${today} where id = ${id}`,
        async () =>
          await client.rpc("delete_finance_item", {
            kind: "income",
            ...(isById ? { item_id: id } : { name: "salário" }),
          }),
      );
      const { data } = await client.from("incomes").select("actual_amount, deleted_at").eq("id", id).single()
        .throwOnError();
      assert.deepEqual(data, { actual_amount: 3000, deleted_at: null });
    }
  });

  for (
    const [what, args] of [
      ["a change of", { amount: 900 }],
      ["another number of instalments of", { installments: 3 }],
      ["a return of", { returned: true, amount: 1000 }],
    ] as const
  ) {
    await t.step(`${what} a purchase that was deleted meanwhile is refused in words`, async () => {
      const { client, userId } = await stack.createUser("Caio");
      const bought = { amount: 1000, category: "shopping", description: "celular", installments: 10 };
      await call(client, "create_expense", bought);
      const { error } = await during(
        (held) => held`update public.expenses set deleted_at = now() where user_id = ${userId}`,
        async () => await client.rpc("update_expense", { which: "celular", ...args }),
      ) as { error: { hint: string } | null };
      assert.equal(error?.hint, "item_not_found");
      const rows = await stack.sql(
        "select 1 from public.expenses where user_id = $1 and deleted_at is null union all select 1 from public.incomes where user_id = $1",
        [userId],
      );
      assert.deepEqual(rows, []);
    });
  }

  await stack.close();
});
