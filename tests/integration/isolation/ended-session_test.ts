import { sign } from "hono/jwt";
import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction } from "../portability/files.ts";

const say = { id: crypto.randomUUID(), message: { id: "m", role: "user", parts: [{ type: "text", text: "oi" }] } };

/** What a person's own token opens. */
const REQUESTS: [path: string, method: string, body?: unknown][] = [
  ["chat", "POST", say],
  ["chat/nada/messages", "GET"],
  ["chat/nada/waiting", "GET"],
  ["chat/nada/stream", "GET"],
  ["chat/nada/stop", "POST"],
  ["export?what=everything", "GET"],
  ["import", "POST", { format: "life-assistant", version: 1, data: {} }],
  ["packs", "GET"],
  ["packs/feira", "PATCH", { enabled: true }],
  ["templates", "GET"],
  ["templates/weekly_report/render", "POST", {}],
  ["statements/preview", "POST", { file: "", account: crypto.randomUUID() }],
  ["notifications/tests", "POST", { subscriptionId: crypto.randomUUID() }],
  ["mcp", "POST", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
];

Deno.test("a token opens nothing more once its session has ended, however long it would have lived", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const second = stack.anonymous();
  const { data } = await second.auth.signInWithPassword({ email: ana.email, password: ana.password });
  const ended = data.session!.access_token;
  const first = await ask(stack, ended, "packs", "GET");
  assert.equal(first.status, 200);
  const out = await fetch(`${stack.url}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, Authorization: `Bearer ${ended}` },
  });
  assert.equal(out.status, 204);

  for (const [path, method, body] of REQUESTS) {
    await t.step(`${method} /${path}: 401`, async () => {
      const { status, code } = await ask(stack, ended, path, method, body);
      assert.deepEqual([status, code], [401, "unauthenticated"]);
    });
  }
  await t.step("nor at the database itself: no notification goes to its device", async () => {
    const response = await callRpc(stack, ended, "save_push_subscription", {
      endpoint: "https://fcm.googleapis.com/fcm/send/x",
      p256dh: "x",
      auth: "x",
    });
    assert.deepEqual([response.status, (await response.json()).hint], [401, "unauthenticated"]);
  });
  await t.step("nor does one that names a session of somebody else, or none at all", async () => {
    const bia = await stack.createUser("Bia");
    for (const session_id of [claimsOf(bia.token).session_id, "none", null]) {
      const token = await sign({ ...claimsOf(ana.token), session_id }, stack.jwtSecret);
      assert.equal((await ask(stack, token, "packs", "GET")).status, 401, String(session_id));
    }
  });
  await t.step("the person's other sessions go on, and so does a token that names no session", async () => {
    const { session_id: _, ...claims } = claimsOf(ana.token);
    for (const token of [ana.token, await sign(claims, stack.jwtSecret)]) {
      assert.equal((await ask(stack, token, "packs", "GET")).status, 200);
      assert.equal((await ask(stack, token, "chat/nada/waiting", "GET")).status, 200);
    }
  });
  await stack.close();
});

Deno.test("another assistant reads and asks for nothing more once the person has taken its session back", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const token = await sign({ ...claimsOf(ana.token), client_id: crypto.randomUUID() }, stack.jwtSecret);
  const calls: [name: string, args: Record<string, unknown>][] = [
    ["get_finance_summary", {}],
    ["create_expense", { amount: 999, category: "food", description: "jantar" }],
  ];
  const call = (name: string, args: unknown) =>
    ask(stack, token, "mcp", "POST", {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    });
  assert.deepEqual((await Promise.all(calls.map((one) => call(...one)))).map(({ status }) => status), [200, 200]);

  await t.step("at the sign-in service it learns whose it is, and has no codes mailed", async () => {
    const headers = { apikey: stack.publishableKey, Authorization: `Bearer ${token}` };
    for (
      const [path, status] of [["user", 200], ["reauthenticate", 403], ["user/identities/authorize", 403]] as const
    ) {
      const response = await fetch(`${stack.url}/auth/v1/${path}`, { headers });
      await response.body?.cancel();
      assert.equal(response.status, status, path);
    }
  });

  await t.step("while it lasts, what its function calls first is open to it", async () => {
    for (const name of ["begin_assistant_call", "count_request", "tools_for_assistant"]) {
      const response = await callRpc(stack, token, name, {});
      assert.deepEqual([name, response.status], [name, 200], await response.text());
    }
  });

  await stack.sql("delete from auth.sessions where user_id = $1", [ana.userId]);
  for (const [name, args] of calls) {
    await t.step(`${name}: 401`, async () => {
      const { status, code } = await call(name, args);
      assert.deepEqual([status, code], [401, "unauthenticated"]);
    });
  }
  await t.step("nor at the database itself", async () => {
    for (
      const [path, body] of [["read_for_assistant", { tool: "get_finance_summary" }], ["begin_assistant_call", {}], [
        "tools_for_assistant",
        {},
      ], ["prepare_calls", { calls: [] }]] as const
    ) {
      const response = await callRpc(stack, token, path, body);
      assert.deepEqual([path, response.status, (await response.json()).hint], [path, 401, "unauthenticated"]);
    }
  });
  await stack.close();
});

async function ask(
  stack: Stack,
  token: string,
  path: string,
  method: string,
  body?: unknown,
): Promise<{ status: number; code?: string }> {
  const response = await callFunction(stack, path, token, {
    method,
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const code = response.headers.get("content-type")?.includes("json") ? JSON.parse(text).error?.code : undefined;
  return { status: response.status, code };
}

function callRpc(stack: Stack, token: string, name: string, args: unknown): Promise<Response> {
  return fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(args),
  });
}

function claimsOf(token: TestUser["token"]): Record<string, unknown> {
  return JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
}
