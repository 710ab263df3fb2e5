import assert from "node:assert/strict";
import { type Opening, requestStatements } from "../../../local/request-statements.ts";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("requestStatements() opens a transaction with all settings at the first other statement", async () => {
  const { sent, send } = wire();
  await send("BEGIN", []);
  await send("SELECT set_config('role', $1, true)", ["authenticated"]);
  await send("SELECT set_config('response.status', '', true)", []);
  await send("SET LOCAL transaction_read_only = on", []);
  await send('SET LOCAL ROLE "authenticated"', []);
  assert.deepEqual(sent, []);
  await send("select 1", []);
  await send("COMMIT", []);
  assert.deepEqual(sent, ["open read only role=authenticated response.status=", "select 1", "COMMIT"]);
});

Deno.test("requestStatements() sends a setting it does not know, and another role, as they are", async () => {
  const { sent, send } = wire();
  await send("BEGIN", []);
  await send("SELECT set_config('role', $1, true)", ["anon"]);
  await send('SET LOCAL ROLE "service_role"', []);
  await send("SELECT set_config('statement_timeout', $1, true)", ["5"]);
  assert.deepEqual(sent, [
    "open role=anon",
    'SET LOCAL ROLE "service_role"',
    "SELECT set_config('statement_timeout', $1, true)",
  ]);
});

Deno.test("requestStatements() sends nothing for a transaction without a statement", async () => {
  const { sent, send } = wire();
  for (const end of ["COMMIT", "ROLLBACK"]) {
    await send("BEGIN", []);
    await send("SELECT set_config('role', $1, true)", ["anon"]);
    await send(end, []);
  }
  await send("select 1", []);
  assert.deepEqual(sent, ["select 1"]);
});

Deno.test("requestStatements() commits with the last look of an rpc", async () => {
  const { sent, send } = wire();
  const look =
    "\n  SELECT current_setting('response.status', true) AS status,\n    current_setting('response.headers', true) AS headers\n";
  for (const statement of ["BEGIN", "select 1", look, "COMMIT", "BEGIN", "select 2", "COMMIT"]) {
    await send(statement, []);
  }
  assert.deepEqual(sent, ["open", "select 1", `finish ${look}`, "open", "select 2", "COMMIT"]);
});

Deno.test("requestStatements() sends the rollback when the commit with the last look fails", async () => {
  const sent: string[] = [];
  const send = requestStatements<{ rows: unknown[] }>({
    query: (sql) => Promise.resolve({ rows: [], sent: sent.push(sql) }),
    open: () => Promise.resolve(),
    finish: () => Promise.reject(new Error("violates a deferred constraint")),
    result: (rows) => ({ rows }),
  });
  await send("BEGIN", []);
  await send("select 1", []);
  await assert.rejects(
    send(
      "SELECT current_setting('response.status', true) AS status, current_setting('response.headers', true) AS headers",
      [],
    ),
  );
  await send("ROLLBACK", []);
  assert.deepEqual(sent, ["select 1", "ROLLBACK"]);
});

Deno.test("a session that has ended and an account that is gone are no user to sign-in", async () => {
  const stack = await startStack({ migrations: localProject.migrations });
  try {
    const [signedOut, deleted] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);
    for (const { client } of [signedOut, deleted]) assert.equal((await client.rpc("who_am_i")).error, null);
    await signedOut.client.auth.signOut();
    await stack.sql("delete from auth.users where id = $1", [deleted.userId]);
    for (const { client, token } of [signedOut, deleted]) {
      assert.equal((await client.auth.getUser(token)).data.user, null);
    }
  } finally {
    await stack.close();
  }
});

Deno.test("startStack() keeps every caller's identity through hundreds of concurrent calls, writes and failures", async () => {
  const stack = await startStack({ migrations: localProject.migrations });
  try {
    const people = await Promise.all(["Ana", "Bia", "Caio"].map((name) => stack.createUser(name)));
    const wrong: unknown[] = [];
    const check = (expected: unknown, given: unknown) => {
      if (expected !== given) wrong.push([expected, given]);
    };
    const rounds = Array.from({ length: 25 }, async (_, round) => {
      await Promise.all(people.flatMap(({ client, userId }) => [
        client.rpc("who_am_i").then(({ data }) => check(userId, data?.id)),
        client.from("notes").insert({ body: `${round}` }).then(({ error }) => check(null, error)),
        client.from("notes").insert({ body: "x".repeat(40) }).then(({ error }) => check("23514", error?.code)),
        client.rpc("refuse", { words: userId }).then(({ error }) => check(userId, error?.message)),
        client.from("notes").select("user_id").then(({ data }) => data?.forEach((row) => check(userId, row.user_id))),
        client.auth.getUser().then(({ data }) => check(userId, data.user?.id)),
        stack.anonymous().rpc("who_am_i").then(({ data }) => check(null, data?.id)),
        stack.sql("select auth.uid() as id").then(([row]) => check(null, row?.id)),
      ]));
    });
    await Promise.all(rounds);
    assert.deepEqual(wrong, []);
    const kept = await stack.sql("select user_id, count(*)::int from public.notes group by 1 order by 1");
    assert.deepEqual(kept, people.map(({ userId }) => ({ user_id: userId, count: 25 })).sort(byUser));
  } finally {
    await stack.close();
  }
});

function wire() {
  const sent: string[] = [];
  const send = requestStatements<{ rows: unknown[] }>({
    query: (sql) => Promise.resolve({ rows: [], sent: sent.push(sql) }),
    open: ({ settings, readOnly }: Opening) => {
      sent.push(
        ["open", readOnly && "read only", ...[...settings].map((pair) => pair.join("="))].filter(Boolean).join(" "),
      );
      return Promise.resolve();
    },
    finish: (sql) => Promise.resolve({ rows: [], sent: sent.push(`finish ${sql}`) }),
    result: (rows) => ({ rows }),
  });
  return { sent, send };
}

function byUser(a: { user_id: string }, b: { user_id: string }): number {
  return a.user_id < b.user_id ? -1 : 1;
}
