import assert from "node:assert/strict";
import { API_VERSION, VERSION_HEADER } from "../../../shared/http/api-version.ts";
import { OPERATIONS } from "../../../shared/api/operations.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("functions, database and clients tell each other their version", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const ask = (path: string, init: RequestInit, version?: string) =>
    fetch(`${stack.url}/functions/v1${path}`, {
      ...init,
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${ana.token}`,
        "Content-Type": "application/json",
        ...(version !== undefined && { [VERSION_HEADER]: version }),
      },
    });
  const message = (text: string) => ({
    method: "POST",
    body: JSON.stringify({ id: "férias", message: { id: "1", role: "user", parts: [{ type: "text", text }] } }),
  });

  await t.step("the database has the number of the functions", async () => {
    assert.deepEqual(await call(ana.client, "get_version"), { api: API_VERSION });
  });

  await t.step(
    "every function for people names it, and refuses a client of another version before it does anything",
    async () => {
      const forPeople = OPERATIONS.filter(({ auth }) => auth === "token");
      assert.ok(forPeople.length >= 20, `${forPeople.length}`);
      for (const { method, path } of forPeople) {
        const refused = await ask(path.replace(/\{\w+\}/g, "um"), { method: method.toUpperCase() }, "999");
        assert.deepEqual([path, refused.status, refused.headers.get(VERSION_HEADER)], [path, 409, `${API_VERSION}`]);
        const { error } = await refused.json();
        assert.deepEqual([error.code, error.details], ["version_mismatch", { client: "999", server: API_VERSION }]);
      }
      const { data } = await ana.client.from("messages").select("id");
      assert.deepEqual(data, []);
    },
  );

  await t.step("a client of this version is answered, and so is one that names none", async () => {
    for (const version of [`${API_VERSION}`, undefined]) {
      const answered = await ask("/chat", message("oi"), version);
      assert.deepEqual([answered.status, answered.headers.get(VERSION_HEADER)], [200, `${API_VERSION}`]);
      await answered.text();
    }
  });

  await t.step("browsers may send it and read it", async () => {
    const preflight = await fetch(`${stack.url}/functions/v1/chat`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://a.b",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": VERSION_HEADER,
      },
    });
    await preflight.body?.cancel();
    assert.ok(preflight.headers.get("access-control-allow-headers")?.includes(VERSION_HEADER));
    const answered = await ask("/chat/nada/waiting", { method: "GET" });
    await answered.body?.cancel();
    assert.ok(answered.headers.get("access-control-expose-headers")?.includes(VERSION_HEADER));
  });

  await stack.settled();
  await stack.close();
});
