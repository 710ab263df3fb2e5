import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("rollback_all() and rollback_knowledge() refuse where nothing was kept, or nothing has changed since", async () => {
  const stack = await startStack();
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const assertRefused = async () => {
    for (const name of ["rollback_all", "rollback_knowledge"]) {
      const { status, hint } = await refusal(server, name);
      assert.deepEqual([status, hint], [404, "no_earlier_version"], name);
    }
  };
  await stack.sql("delete from private.deployment_states");
  await assertRefused();
  await stack.sql(
    "insert into private.deployment_states (transaction, state) values (pg_current_xact_id(), private.deployment_state())",
  );
  await assertRefused();
  await stack.close();
});
