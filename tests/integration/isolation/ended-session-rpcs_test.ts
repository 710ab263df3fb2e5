import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { callsAgainst, type VictimIds } from "./calls-against.ts";

// Functions that read or write only rows under row-level security answer a token until it expires. Those that ask for the account
// first open more than rows, so they ask for the session too.
Deno.test("check_account() refuses the token of an ended session in each public function that asks for the account", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const functions = await stack.sql<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosrc like '%perform private.check_account()%'
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`);
  assert.ok(functions.length > 10, `${functions.length} functions`);
  await stack.sql("delete from auth.sessions where user_id = $1", [ana.userId]);
  const tables = await stack.sql<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  const ids: VictimIds = Object.fromEntries(tables.map(({ name }) => [name, crypto.randomUUID()]));
  for (const { name } of functions) {
    await t.step(name, async () => {
      const { error, status } = await ana.client.rpc(name, callsAgainst[name]!(ids));
      assert.deepEqual([status, error?.hint], [401, "unauthenticated"], error?.message);
    });
  }
  await stack.close();
});
