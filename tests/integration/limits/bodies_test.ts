import assert from "node:assert/strict";
import { leaveTime } from "../../support/next-minute.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction } from "../portability/files.ts";

/** Where people send bodies, and a body that is taken for the beginning of one. */
const FUNCTIONS: [path: string, method: string, before: string, after: string][] = [
  ["chat", "POST", '{"id":"c","message":{"id":"m","role":"user","parts":[', "]}}"],
  ["chat", "POST", '{"id":"c","messages":[{"id":"a","role":"assistant","parts":[', "]}]}"],
  ["chat", "POST", '{"id":"c","approvals":[', "]}"],
  ["import", "POST", '{"data":{"expenses":[', "]}}"],
  ["import/preview", "POST", '{"data":[', "]}"],
  ["packs/feira", "PUT", '{"files":[', "]}"],
  ["statements/preview", "POST", '{"file":"","columns":{"description":[', "]}}"],
  ["templates/meu", "PUT", '{"source":[', "]}"],
  ["templates/meu/render", "POST", '{"date":[', "]}"],
  ["notifications/tests", "POST", '{"subscriptionId":[', "]}"],
  ["account", "DELETE", "[", "]"],
  ["mcp", "POST", "[", "]"],
];

function send(stack: Stack, user: TestUser, path: string, method: string, body: BodyInit): Promise<Response> {
  return callFunction(stack, path, user.token, {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body,
  });
}

Deno.test("a body of 400,000 empty objects is refused in a few lines by every function", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  for (const [path, method, before, after] of FUNCTIONS) {
    await t.step(`${method} /${path} ${before}`, async () => {
      const response = await send(stack, ana, path, method, `${before}${"{},".repeat(400_000)}{}${after}`);
      const text = await response.text();
      assert.equal(response.status, 400, text.slice(0, 300));
      assert.ok(text.length < 10_000, `${text.length} characters are answered`);
    });
  }
  await t.step("at most 20 problems are told", async () => {
    const files = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`a${n}.txt`, ""]));
    const { error } = await (await send(stack, ana, "packs/feira", "PUT", JSON.stringify({ files }))).json();
    assert.equal(error.details.length, 20);
  });
  await stack.close();
});

Deno.test("what is refused counts, and a long body counts before it is read", async (t) => {
  const stack = await startStack();
  const allow = async (most: number) => {
    await stack.sql("update private.settings set value = to_jsonb($1::int) where key = 'requests_per_minute'", [most]);
    await leaveTime(stack, 10);
  };

  for (const [path, method] of [["chat", "POST"], ["packs/feira", "PUT"], ["statements/preview", "POST"]] as const) {
    await t.step(`${method} /${path}: the third body that is refused in a minute gets 429`, async () => {
      await allow(2);
      const user = await stack.createUser("Bia");
      const answers = [];
      for (let n = 0; n < 3; n++) answers.push(await send(stack, user, path, method, "{"));
      assert.deepEqual(answers.map(({ status }) => status), [400, 400, 429]);
      const { error } = await answers[2]!.json();
      assert.match(error.message, /^Foram pedidos demais em pouco tempo\./);
      assert.match(answers[2]!.headers.get("Retry-After") ?? "", /^[1-9]\d*$/);
      for (const answer of answers.slice(0, 2)) await answer.body?.cancel();
    });
  }

  await t.step("an import over the limit is refused while its body is still being sent", async () => {
    await allow(1);
    const user = await stack.createUser("Caio");
    const file = JSON.stringify({ data: { expenses: [] }, filling: "x".repeat(100_000) });
    const first = await send(stack, user, "import", "POST", file);
    assert.equal(first.status, 200, await first.text());
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read++;
        if (read > 300) return controller.close();
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    const refused = await send(stack, user, "import", "POST", endless);
    assert.equal(refused.status, 429, await refused.text());
  });

  await t.step("an ordinary turn is not counted as a request", async () => {
    await allow(0);
    const user = await stack.createUser("Davi");
    const message = { id: "m", role: "user", parts: [{ type: "text", text: "oi" }] };
    const answer = await send(stack, user, "chat", "POST", JSON.stringify({ id: crypto.randomUUID(), message }));
    assert.equal(answer.status, 200, await answer.text());
  });
  await stack.close();
});
