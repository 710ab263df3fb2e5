import assert from "node:assert/strict";
import { createAccountApp } from "../../shared/portability/create-account-app.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

postgresTest("delete_account() has a time of its own, since an account may have very many rows", async () => {
  const stack = await startStack({ functions: { account: createAccountApp() } });
  const ana = await stack.createUser("Ana");
  // The deletion takes longer than other calls of this role may.
  await stack.sql(
    `create function private.wait_a_little() returns trigger language plpgsql set search_path = '' as $$
    begin
      perform pg_sleep(2);
      return old;
    end $$`,
  );
  await stack.sql(
    "create trigger waits before delete on public.profiles for each row execute function private.wait_a_little()",
  );
  await stack.sql("grant execute on function private.wait_a_little() to public");
  // In this database alone: the roles are shared with others.
  await stack.sql(
    `do $$ begin
      execute format('alter role authenticated in database %I set statement_timeout = ''1s''', current_database());
    end $$`,
  );
  const { status } = await fetch(`${stack.url}/functions/v1/account`, {
    method: "DELETE",
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${ana.token}` },
  });
  assert.equal(status, 200);
  await stack.close();
});
