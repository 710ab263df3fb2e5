import assert from "node:assert/strict";
import { checkGrantsKept, createApi } from "../../../local/create-api.ts";
import { listMigrations, migrate } from "../../../local/migrate.ts";
import { openPglite } from "../../../local/open-pglite.ts";
import { generateSecrets } from "../../../local/secrets.ts";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("startStack() leaves the grants of the migrations as they are when data requests come", async () => {
  const stack = await startStack({ migrations: localProject.migrations });
  try {
    const { client } = await stack.createUser();
    await client.from("notes").select();
    const [held] = await stack.sql(`select
      has_table_privilege('anon', 'public.notes', 'select') as anon_select,
      has_table_privilege('authenticated', 'public.notes', 'select') as user_select,
      has_table_privilege('authenticated', 'public.notes', 'delete') as user_delete`);
    assert.deepEqual(held, { anon_select: false, user_select: true, user_delete: false });
    assert.equal((await client.from("notes").delete().eq("body", "x")).error?.code, "42501");
  } finally {
    await stack.close();
  }
});

Deno.test("startStack() opens a table whose migration forgot to revoke, as Supabase does", async () => {
  const stack = await startStack({
    migrations: localProject.migrations,
    seed: "insert into public.forgotten values (7)",
  });
  try {
    assert.deepEqual((await stack.anonymous().from("forgotten").select()).data, [{ id: 7 }]);
  } finally {
    await stack.close();
  }
});

Deno.test("checkGrantsKept() throws when lite widens the grants", async () => {
  const database = await openPglite();
  try {
    const secrets = await generateSecrets();
    const api = await createApi(database, secrets, "http://127.0.0.1");
    await migrate(database, await listMigrations(localProject.migrations));
    await checkGrantsKept(database, api, secrets, "http://127.0.0.1");
    Object.assign(database.connection, { rlsState: "unknown" });
    await assert.rejects(checkGrantsKept(database, api, secrets, "http://127.0.0.1"), /changed the grants/);
  } finally {
    await database.close();
  }
});
