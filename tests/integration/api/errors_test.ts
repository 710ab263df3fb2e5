import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";

Deno.test("errors have the shapes of docs/api.md", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const post = async (path: string, body: object, token: string | null = user.token) => {
    const response = await fetch(stack.url + path, {
      method: "POST",
      headers: {
        apikey: stack.publishableKey,
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const chat = (body: object) => post("/functions/v1/chat", body);
  const rpc = (name: string, args: object, token?: string | null) => post(`/rest/v1/rpc/${name}`, args, token);

  await t.step("Auth has a code of its own and an English sentence", async () => {
    const { status, body } = await post("/auth/v1/token?grant_type=password", {
      email: user.email,
      password: "errada",
    });
    assert.deepEqual({ status, body }, {
      status: 400,
      body: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
    });
  });

  await t.step("an rpc's own error has the status in code, the code in hint, and JSON in a string", async () => {
    const { status, body } = await rpc("list_knowledge", { area: "esporte" });
    assert.deepEqual([status, body.code, body.hint], [400, "PT400", "invalid_area"]);
    const document = JSON.parse(await Deno.readTextFile(inProject("web/public/openapi.json")));
    const { requestBody } = document.paths["/rest/v1/rpc/list_knowledge"].post;
    const described = requestBody.content["application/json"].schema.properties.area.enum;
    assert.deepEqual(JSON.parse(body.details), { allowed: described });
  });

  await t.step("what comes before the rpc has a code of Postgres or PostgREST", async () => {
    const seen = async (name: string, args: object, token?: string | null) => {
      const { status, body } = await rpc(name, args, token);
      return `${status} ${body.code}`;
    };
    assert.equal(await seen("list_knowledge", { nonsense: 1 }), "404 PGRST202");
    assert.equal(await seen("delete_knowledge", {}), "404 PGRST202");
    assert.equal(await seen("delete_knowledge", { item_id: "x" }), "400 22P02");
    assert.equal(await seen("list_knowledge", { from_date: "amanhã" }), "400 22007");
    assert.equal(await seen("list_knowledge", {}, null), "401 42501");
  });

  await t.step("tables: an unknown column, an unknown table, a right, a value that is not allowed", async () => {
    const read = async (path: string, method = "GET") => {
      const headers = { apikey: stack.publishableKey, Authorization: `Bearer ${user.token}` };
      const response = await fetch(`${stack.url}/rest/v1/${path}`, { method, headers });
      return `${response.status} ${(await response.json()).code}`;
    };
    assert.equal(await read("expenses?date=gte.2026-11-01"), "400 42703");
    assert.equal(await read("despesas"), "404 PGRST205");
    assert.equal(await read(`knowledge_items?id=eq.${crypto.randomUUID()}`, "DELETE"), "403 42501");
    const { status, body } = await post("/rest/v1/expenses", { amount: 1, category: "mercado", description: "pão" });
    assert.deepEqual([status, body.code], [400, "23514"]);
  });

  await t.step("a tool_call_id sent again gets the first answer; at another rpc it is refused", async () => {
    const tool_call_id = crypto.randomUUID();
    const first = await rpc("create_expense", { amount: 10, category: "food", description: "pão", tool_call_id });
    const again = await rpc("create_expense", { amount: 99, category: "other", description: "outro", tool_call_id });
    assert.deepEqual(again, first);
    const other = await rpc("save_note", { content: "comprar pão", tool_call_id });
    assert.deepEqual([other.status, other.body.hint], [409, "tool_call_id_reused"]);
  });

  await t.step("a function has JSON in details; a proposal that is not known is one of them", async () => {
    const id = crypto.randomUUID();
    await chat({ id, message: { id: "m1", role: "user", parts: [{ type: "text", text: "gastei 50 no mercado" }] } });
    const { status, body } = await chat({ id, approvals: [{ id: crypto.randomUUID(), approved: true }] });
    assert.deepEqual([status, body.error.code, body.error.details[0].path], [400, "invalid_request", "approvals.0.id"]);
  });
  await stack.close();
});
