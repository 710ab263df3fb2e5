import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callsAgainst, type VictimIds } from "../isolation/calls-against.ts";
import { callFunction } from "./files.ts";

interface Table {
  name: string;
  /** Those that users may write. */
  columns: string[];
}

/** What the functions call first: there they learn that the account is gone. */
const CALLED_BY_FUNCTIONS = [
  "open_turn",
  "conversation_messages",
  "waiting_actions",
  "running_turn",
  "stop_turn",
  "export_page",
  "begin_import",
  "preview_import",
  "delete_account",
  "count_request",
  "list_own_packs",
  "save_own_pack",
  "change_own_pack",
  "list_templates",
  "get_template",
  "save_template",
  "delete_template",
  "template_context",
  "preview_statement",
  "import_statement",
  "test_push_subscription",
  "tools_for_assistant",
  "begin_assistant_call",
  "read_for_assistant",
];

Deno.test("the token of a deleted account, though still valid, opens nothing and writes nothing", async (t) => {
  const stack = await startStack({ seed: true });
  const gone = await stack.createUser("Ana");
  const { data: conversation } = await gone.client.from("conversations").insert({ title: "Oi" }).select("id").single();
  const [demo] = await stack.sql<{ id: string }>("select id from auth.users where email = 'demo@example.com'");
  const erased = await callFunction(stack, "account", gone.token, { method: "DELETE" });
  await erased.body?.cancel();
  assert.equal(erased.status, 200);

  const tables = await stack.sql<Table>(`
    select c.relname as name, coalesce(array_agg(a.attname::text order by a.attnum)
      filter (where a.attgenerated = '' and a.attidentity = '' and has_column_privilege('authenticated', c.oid, a.attnum, 'insert')), '{}') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname
    -- What is the deployment's own is nobody's.
    having bool_or(a.attname = 'user_id') order by c.relname`);
  const functions = await stack.sql<{ name: string; granted: boolean }>(`
    select p.proname as name, bool_or(has_function_privilege('authenticated', p.oid, 'execute')) as granted
    from pg_proc p where p.pronamespace = 'public'::regnamespace group by 1 order by 1`);
  const ids: VictimIds = Object.fromEntries(tables.map(({ name }) => [name, crypto.randomUUID()]));
  const calls = functions.map(({ name, granted }) => ({
    name,
    granted,
    args: name === "delete_account" ? { account_id: gone.userId } : callsAgainst[name]!(ids),
  }));
  const before = await allRows(stack);

  const say = (id: string) => ({ id, message: { id: "m", role: "user", parts: [{ type: "text", text: "oi" }] } });
  const requests: [path: string, method: string, body?: unknown][] = [
    ["chat", "POST", say(crypto.randomUUID())],
    ["chat", "POST", say(conversation!.id)],
    ["chat", "POST", { id: conversation!.id, approvals: [{ id: crypto.randomUUID(), approved: true }] }],
    ["export", "GET"],
    ["export?what=memory&format=markdown", "GET"],
    ["import", "POST", { format: "life-assistant", version: 1, data: {} }],
    ["import/preview", "POST", { format: "life-assistant", version: 1, data: {} }],
    ["account", "DELETE"],
    ["chat/nada/messages", "GET"],
    ["chat/nada/waiting", "GET"],
    ["chat/nada/stream", "GET"],
    ["chat/nada/stop", "POST"],
    ["packs", "GET"],
    ["packs/feira", "PUT", { files: {} }],
    ["packs/feira", "PATCH", { enabled: true }],
    ["packs/feira", "DELETE"],
    ["templates", "GET"],
    ["templates/weekly_report", "GET"],
    ["templates/meu", "PUT", { source: "" }],
    ["templates/meu", "DELETE"],
    ["templates/weekly_report/render", "POST", {}],
    ["statements/preview", "POST", { file: "", account: crypto.randomUUID() }],
    ["statements/import", "POST", { file: "", account: crypto.randomUUID() }],
    ["notifications/tests", "POST", { subscriptionId: crypto.randomUUID() }],
    ["mcp", "POST", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
    ["mcp", "POST", { jsonrpc: "2.0", id: 1, method: "initialize", params: {} }],
    // What cannot be read does not hide whose it is.
    ["chat", "POST", "?"],
    ["import", "POST", "?"],
    ["account", "DELETE", "?"],
  ];
  for (const [path, method, body] of requests) {
    await t.step(`${method} /${path}: 401`, async () => {
      const response = await callFunction(stack, path, gone.token, {
        method,
        headers: { "content-type": "application/json", accept: "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { error } = await response.json();
      assert.deepEqual([response.status, error?.code], [401, "unauthenticated"]);
    });
  }

  await t.step("the data API: 401 for every function and table", async () => {
    const own = `user_id=eq.${gone.userId}`;
    const paths: [method: string, path: string, body?: unknown][] = [
      ...calls.map(({ name, args }): [string, string, unknown] => ["POST", `rpc/${name}`, args]),
      ...tables.flatMap(({ name }): [string, string, unknown?][] => [
        ["GET", name],
        ["POST", name, { user_id: gone.userId }],
        ["PATCH", `${name}?${own}`, { created_at: "2020-01-01" }],
        ["DELETE", `${name}?${own}`],
      ]),
    ];
    for (const [method, path, body] of paths) {
      const response = await fetch(`${stack.url}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: stack.publishableKey,
          authorization: `Bearer ${gone.token}`,
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { hint } = await response.json();
      assert.deepEqual([method, path, response.status, hint], [method, path, 401, "unauthenticated"]);
    }
  });

  // Supabase's data API takes the token until it expires: what is behind it is asked here as it would ask.
  for (const { name, args } of calls.filter(({ granted }) => granted)) {
    await t.step(`${name}(), asked of the database itself`, async () => {
      const code = await asUser(stack, gone, `perform private.call_tool('${name}', ${literal(args)}::jsonb, null)`);
      // PostgREST makes a 4xx of each of these.
      assert.match(code, /^(|PT4\d\d|23503|22\w{3})$/);
      if (CALLED_BY_FUNCTIONS.includes(name)) {
        assert.equal(code, "PT401");
      }
    });
  }
  for (const { name, columns } of tables) {
    await t.step(`${name}, asked of the database itself`, async () => {
      const seen =
        `if exists (select from public.${name} where user_id is not null) then raise 'seen' using errcode = 'XX001'; end if`;
      if (name !== "slots") assert.ok(["", "42501"].includes(await asUser(stack, gone, seen)), "nothing is to be seen");
      if (columns.length === 0) return;
      // The rows of somebody's life, as this user's own.
      const rows = await stack.sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(x) as row from public.${name} x where x.user_id = $1 limit 5`,
        [demo!.id],
      );
      assert.ok(
        rows.length > 0,
        `write a row of public.${name} into supabase/seed.sql: the demo user has some of everything`,
      );
      for (const { row } of rows) {
        const own = { ...row, user_id: gone.userId, ...("id" in row ? { id: crypto.randomUUID() } : {}) };
        const list = columns.map((column) => `"${column}"`).join(", ");
        const code = await asUser(
          stack,
          gone,
          `insert into public.${name} (${list}) select ${list} from jsonb_populate_record(null::public.${name}, ${
            literal(own)
          }::jsonb)`,
        );
        // A tool is of a pack, and there is none left.
        assert.match(code, name === "tool_definitions" ? /^42501$/ : /^(23\d{3}|PT4\d\d)$/, `${code} of ${name}`);
      }
      await asUser(stack, gone, `update public.${name} set user_id = user_id`);
      await asUser(stack, gone, `delete from public.${name}`);
    });
  }
  assert.equal(await allRows(stack), before);
  await stack.close();
});

/** Runs a statement as PostgREST would for a user, and keeps what it does; the SQLSTATE it fails with, or "". */
async function asUser(stack: Stack, { userId }: TestUser, statement: string): Promise<string> {
  const claims = JSON.stringify({ sub: userId, role: "authenticated" });
  const sql = `do $request$ begin
    perform set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${userId}', true);
    set local role authenticated;
    ${statement};
  end $request$`;
  try {
    await stack.sql(sql);
    return "";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

function literal(value: unknown): string {
  return `'${JSON.stringify(value).replaceAll("'", "''")}'`;
}

/** All rows of the project, whoever they belong to. */
async function allRows(stack: Stack): Promise<string> {
  const tables = await stack.sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ('users', 'sessions', 'identities')) order by 1`);
  const prints: string[] = [];
  for (const { name } of tables) {
    const [row] = await stack.sql<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    );
    prints.push(`${name} ${row!.print}`);
  }
  return prints.join("\n");
}
