import assert from "node:assert/strict";
import { callRpc } from "../../shared/database/call-rpc.ts";
import { DatabaseFailure } from "../../shared/database/domain-error.ts";
import { createRpcClient } from "../../shared/database/rpc-client.ts";
import { Conversation } from "../support/chat.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

// PGlite has no clock inside a statement and runs it to its end: what bounds work there are the limits on rows and uses.

postgresTest("a statement has its time, by role and by function", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  // Takes as many seconds as the number of the month says, and tells how many it may.
  await stack.sql(
    `create or replace function public.get_pending_bills(month integer default null, year integer default null)
    returns jsonb language plpgsql set search_path = '' as $$
    begin
      perform pg_sleep(month);
      return to_jsonb(current_setting('statement_timeout'));
    end $$`,
  );
  await stack.sql("grant execute on function public.get_pending_bills(int, int) to anon");
  const client = (key: string, token?: string) => createRpcClient(stack.url, key, token);
  const allowed = async (key: string, token?: string) =>
    (await client(key, token).rpc("get_pending_bills", { month: 0 })).data;

  /** How many statements of this database sleep. */
  const asleep = async () => {
    const [row] = await stack.sql<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`,
    );
    return row!.n;
  };
  const untilAsleep = async (count: number) => {
    while (await asleep() < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  await t.step("which the role says, and the function where it says so itself", async () => {
    const { publishableKey, secretKey } = stack;
    assert.equal(await allowed(publishableKey, ana.token), "8s");
    assert.equal(await allowed(publishableKey), "3s");
    assert.equal(await allowed(secretKey), "1min");
    await stack.sql("alter function public.get_pending_bills(int, int) set statement_timeout = '20s'");
    assert.equal(await allowed(publishableKey, ana.token), "20s");
    await stack.sql("alter function public.get_pending_bills(int, int) reset statement_timeout");
  });

  await t.step("and is cut then: others go on meanwhile, and what was cut is told from what is broken", async () => {
    const bia = await stack.createUser("Bia");
    const slow = client(stack.publishableKey, ana.token).rpc("get_pending_bills", { month: 600 }).then((answer) =>
      answer
    );
    const cut = callRpc(client(stack.publishableKey, ana.token), "get_pending_bills", { month: 600 }, 60_000)
      .then(() => null, (error: unknown) => error);
    await untilAsleep(2);
    assert.equal((await new Conversation(stack, bia).say("oi")).status, 200);
    assert.equal(await asleep(), 2, "she was answered while the slow ones ran");
    const { status, error } = await slow;
    assert.deepEqual([status, error?.code], [500, "57014"]);
    const failure = await cut;
    assert.ok(failure instanceof DatabaseFailure, String(failure));
    assert.equal(failure.reason, "unavailable");
  });

  await t.step("waiting for a lock is cut too, and a conversation hears 503 unavailable", async () => {
    const conversation = new Conversation(stack, ana);
    assert.equal((await conversation.say("oi")).status, 200);
    const holding = stack.sql(
      `do $$ begin
         perform 1 from public.conversations c where c.id = '${conversation.id}' for update;
         perform pg_sleep(12);
       end $$`,
    );
    // It sleeps once it has the lock.
    await untilAsleep(1);
    const answer = await conversation.say("tudo bem?");
    assert.deepEqual([answer.status, answer.error?.code], [503, "unavailable"]);
    assert.ok(Number(answer.headers.get("Retry-After")) > 0);
    await holding;
    assert.equal((await conversation.say("e agora?")).status, 200);
  });

  await stack.close();
});
