import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { sign } from "hono/jwt";
import { type Stack, startStack } from "../../support/stack.ts";
import { allIds, attack, fingerprint, userTables, victimIds } from "../../support/tenants.ts";
import { callsAgainst } from "./calls-against.ts";

// Everything below is read from the catalog, so a new table is covered on the day it is added; a new function fails the
// test until calls-against.ts says how to call it with someone else's ids.

Deno.test("a second user and an anonymous one see and change nothing", async (t) => {
  const stack = await startStack({ seed: true });
  const [ana] = await stack.sql<{ id: string }>("select id from auth.users limit 1");
  assert.ok(ana, "the seed makes a user");
  // The seed has no device: nothing could ring on it.
  await stack.sql(
    "insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)",
    [ana.id, "https://push.example.org/ana", `B${"A".repeat(86)}`, "A".repeat(22)],
  );
  const tables = await userTables(stack);
  const before = await fingerprint(stack, tables, ana.id);
  const ids = await victimIds(stack, tables, ana.id);
  const secrets = await allIds(stack, tables, ana.id);
  const bia = await stack.createUser("Bia");
  const nobody = stack.anonymous();

  await t.step("every table of users' data has an owner, row-level security and policies for its grants", async () => {
    for (const { name, columns } of tables) {
      assert.ok(columns.includes("user_id"), `${name}.user_id`);
      assert.ok(columns.includes("created_at"), `${name}.created_at`);
    }
    const unprotected = await stack.sql(`
      select c.relname from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
        and not c.relrowsecurity`);
    assert.deepEqual(unprotected, []);
    const open = await stack.sql(`
      select c.relname, p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polroles <> array['authenticated'::regrole::oid] or (pg_get_expr(p.polqual, p.polrelid) = 'true'
        -- A list that is the same for everybody may be read by everybody.
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'))`);
    assert.deepEqual(open, []);
    const unwrapped = await stack.sql(`
      select tablename, policyname from pg_policies where schemaname = 'public'
        -- What only restricts says nothing of whose a row is.
        and permissive = 'PERMISSIVE' and coalesce(qual, '') || coalesce(with_check, '') not like '%( SELECT auth.uid() AS uid)%'`);
    assert.deepEqual(unwrapped, []);
  });

  await t.step("the seed gives every table rows, so that what follows proves something", () => {
    const empty = Object.entries(before).filter(([, print]) => print.startsWith("0:")).map(([name]) => name);
    assert.deepEqual(empty, []);
  });

  for (const { name, changed } of tables) {
    await t.step(`${name}: hidden from an anonymous user`, async () => {
      for (const { error } of await attack(nobody, name, changed.slice(0, 1), ana.id)) {
        assert.equal(error?.code, "42501");
      }
    });
    await t.step(`${name}: hidden from a second user`, async () => {
      for (const { data, error } of await attack(bia.client, name, changed, ana.id)) {
        assert.ok(error?.code === "42501" || (!error && data?.length === 0), JSON.stringify({ data, error }));
      }
    });
    await t.step(`${name}: a second user cannot plant a row for somebody else`, async () => {
      const { error } = await bia.client.from(name).insert({ user_id: ana.id });
      assert.ok(error, "the insert is refused");
      assert.equal(error.code, "42501");
    });
  }

  await t.step("every function is security invoker, with an empty search_path, and none is anonymous", async () => {
    const loose = await stack.sql(`
      select p.proname from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and (p.prosecdef or not coalesce('search_path=""' = any (p.proconfig), false))`);
    assert.deepEqual(loose, []);
    const definersWithoutPath = await stack.sql(`
      select p.proname from pg_proc p
      where p.pronamespace = 'private'::regnamespace and not coalesce('search_path=""' = any (p.proconfig), false)`);
    assert.deepEqual(definersWithoutPath, []);
    const anonymous = await stack.sql(`
      select p.proname from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege('anon', p.oid, 'execute')`);
    assert.deepEqual(anonymous, []);
    const granted = await stack.sql(`
      select c.relname from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'p', 'v') 
        and (has_table_privilege('anon', c.oid, 'select, insert, update, delete')
          or has_any_column_privilege('anon', c.oid, 'select, insert, update'))`);
    assert.deepEqual(granted, []);
  });

  const functions = await stack.sql<{ name: string }>(
    "select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
  );
  for (const { name } of functions) {
    const args = callsAgainst[name]?.(ids);
    await t.step(`${name}(): refused to an anonymous user`, async () => {
      assert.ok(args, `add ${name} to calls-against.ts`);
      const { error } = await nobody.rpc(name, args);
      assert.equal(error?.code, "42501");
    });
    await t.step(`${name}(): shows a second user nothing of somebody else`, async () => {
      const { data } = await bia.client.rpc(name, args);
      const shown = [...JSON.stringify(data ?? null).matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id);
      assert.deepEqual(shown.filter((id) => secrets.has(id)), []);
    });
  }

  const assistant = await assistantOf(stack, ana.id);
  const carla = await stack.createUser("Carla");
  await t.step("another assistant of the first user's own finds every table empty, and changes none", async () => {
    for (const { name, changed } of tables) {
      for (const { data, error } of await attack(assistant, name, changed, ana.id)) {
        assert.ok(
          error?.code === "42501" || (!error && data?.length === 0),
          `${name} ${JSON.stringify({ data, error })}`,
        );
      }
    }
  });
  for (const { name } of functions) {
    if (ASSISTANTS_FUNCTIONS.includes(name)) continue;
    await t.step(`${name}(): shows another assistant what it shows somebody who has nothing`, async () => {
      const args = callsAgainst[name]!(ids);
      const { data, error } = await assistant.rpc(name, args);
      if (!error) assert.deepEqual(data, (await carla.client.rpc(name, args)).data);
    });
  }
  await t.step("another assistant reads by the tools that are named for it, and prepares nothing else", async () => {
    for (const tool of ["get_person", "list_reminders", "search_messages", "get_birthdays", "list_knowledge"]) {
      const { error } = await assistant.rpc("read_for_assistant", { tool });
      assert.equal(error?.hint, "unknown_tool", tool);
    }
    const cancel = { tool: "cancel_reminder", args: {} };
    const { error } = await assistant.rpc("prepare_calls", { calls: [cancel] });
    assert.equal(error?.hint, "unknown_tool");
    const { error: taking } = await assistant.rpc("prepare_calls", { calls: [], replaces: ["x"] });
    assert.equal(taking?.hint, "not_for_assistants");
    const { data } = await assistant.rpc("read_for_assistant", { tool: "get_finance_summary" });
    assert.ok(data.spent !== undefined);
  });
  await t.step("another assistant cannot change the account at the sign-in service", async () => {
    const headers = {
      apikey: stack.publishableKey,
      Authorization: `Bearer ${await assistantToken(stack, ana.id)}`,
      "Content-Type": "application/json",
    };
    for (
      const [method, path, body] of [["PUT", "user", { password: "another-1234" }], ["POST", "logout", {}]] as const
    ) {
      const response = await fetch(`${stack.url}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) });
      await response.body?.cancel();
      assert.equal(response.status, 403, path);
    }
  });

  await t.step("none of it changed a row of the first user", async () => {
    assert.deepEqual(await fingerprint(stack, tables, ana.id), before);
  });

  await stack.close();
});

/** What another assistant may call by itself; each is held to its own list of tools. */
const ASSISTANTS_FUNCTIONS = ["begin_assistant_call", "prepare_calls", "read_for_assistant", "tools_for_assistant"];

/** A token that the person has given to another assistant. */
function assistantToken(stack: Stack, userId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const claims = { sub: userId, role: "authenticated", aud: "authenticated", exp, client_id: crypto.randomUUID() };
  return sign(claims, stack.jwtSecret);
}

async function assistantOf(stack: Stack, userId: string): Promise<SupabaseClient> {
  const token = await assistantToken(stack, userId);
  return createClient(stack.url, stack.publishableKey, { accessToken: () => Promise.resolve(token) });
}
