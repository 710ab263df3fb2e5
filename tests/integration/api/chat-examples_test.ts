import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";

/** Types in place of values: two answers of one kind have the same. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]).toSorted());
}

Deno.test("docs/chat-api.md shows answers as they are, and says which sentences write", async (t) => {
  const stack = await startStack();
  const page = await Deno.readTextFile(inProject("docs/chat-api.md"));
  // Each step has a person of its own: what waits in one conversation is not offered in another.
  const say = (user: TestUser, id: string, text: string, headers: Record<string, string> = {}) =>
    fetch(`${stack.url}/functions/v1/chat`, {
      method: "POST",
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${user.token}`,
        "Content-Type": "application/json",
        ...headers,
      },
      body: JSON.stringify({ id, message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] } }),
    });
  const json = { Accept: "application/json" };

  await t.step("the object", async () => {
    const [shown] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block!));
    const ana = await stack.createUser("Ana");
    const { message: { metadata, ...message }, ...answer } =
      await (await say(ana, "férias", "gastei 50 no mercado", json)).json();
    assert.deepEqual(metadata, answer.metadata);
    delete shown.message.metadata;
    assert.deepEqual(shapeOf({ message, ...answer }), shapeOf(shown));
    const told = message.parts.map((part: { text?: string; input?: object }) => part.text ?? part.input);
    assert.deepEqual(
      told,
      shown.message.parts.map((part: { text?: string; input?: object }) => part.text ?? part.input),
    );
  });

  await t.step("the stream, and the lines that read it", async () => {
    const typesOf = (stream: string) =>
      [...stream.matchAll(/^data: (\[DONE\]|\{"type":"[\w-]+")/gm)].map(([, head]) => head);
    const block = /^```\n(data: [\s\S]*?)^```/m.exec(page)![1]!;
    const response = await say(await stack.createUser("Bia"), "fluxo", "gastei 50 no mercado");
    const stream = await response.clone().text();
    assert.deepEqual(typesOf(block), typesOf(stream));
    assert.equal(response.headers.get("x-vercel-ai-ui-message-stream"), "v1");
    const code = /```js\n([\s\S]*?)```/.exec(page)![1]!;
    const read = new Function("response", `return (async () => {\n${code}\nreturn { text, metadata };\n})()`);
    const { text, metadata } = await read(response);
    assert.match(text, /^Quer que eu registre R\$ 50,00/);
    assert.equal(metadata.waiting[0].tool, "create_expense");
  });

  await t.step("each quoted sentence does what its line says", async () => {
    const user = await stack.createUser("Clara");
    const month = `${new Date().toISOString().slice(0, 7)}-01`;
    for (const name of ["Luz", "Internet"]) {
      const { error } = await user.client.from("bills").insert({
        name,
        amount: 100,
        month,
        due_day: 28,
        recurring: false,
      });
      assert.equal(error, null);
    }
    const lines = page.slice(page.indexOf("## What waits for a yes")).split(/\n\n/)[2]!.replaceAll("\n  ", " ").split(
      "\n",
    );
    const kinds = { report: "waiting", order: "written", Memory: "kept", deletes: "waiting" };
    let count = 0;
    for (const [word, key] of Object.entries(kinds)) {
      const line = lines.find((one) => one.slice(0, 50).includes(word))!;
      for (const [, sentence] of line.matchAll(/"([^"]+)"/g)) {
        const { metadata } = await (await say(user, crypto.randomUUID(), sentence!, json)).json();
        const own = { ...metadata, waiting: metadata.waiting?.filter((one: { elsewhere?: true }) => !one.elsewhere) };
        assert.ok(own[key]?.length > 0, `${sentence}: ${key} is empty`);
        const others = ["waiting", "written", "kept"].filter((one) => one !== key);
        assert.deepEqual(others.filter((one) => own[one]?.length > 0), [], sentence);
        count += 1;
      }
    }
    assert.ok(count >= 10);
  });
  await stack.close();
});
