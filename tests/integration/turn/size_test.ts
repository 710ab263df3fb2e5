import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../health/rpc.ts";

Deno.test("what a turn reads has a size", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const conversation = crypto.randomUUID();
  await client.from("conversations").insert({ id: conversation });
  const row = (role: string, text: string, more = {}) => ({
    conversation_id: conversation,
    role,
    parts: [{ type: "text", text, ...more }],
    content: "",
  });
  const say = (role: string, text: string, more = {}) => client.from("messages").insert(row(role, text, more));

  await t.step("a user's message has at most 8,000 characters over REST too", async () => {
    for (
      const refused of [
        row("user", "x".repeat(8001)),
        row("user", "x", { more: "x".repeat(50_000) }),
        { ...row("user", "x"), content: "x".repeat(8001) },
        { ...row("user", "x"), parts: Array(3).fill({ type: "text", text: "x".repeat(3000) }) },
      ]
    ) {
      const { error, status } = await client.from("messages").insert(refused);
      assert.deepEqual([status, error?.hint], [400, "message_too_long"]);
    }
    for (const text of ["á".repeat(8000), "\u0001".repeat(8000), "🎉".repeat(8000)]) {
      assert.equal((await say("user", text)).error, null);
    }
    await client.from("messages").delete().eq("conversation_id", conversation);
  });

  const windowOf = async () => {
    const opened = await call(client, "open_turn", {
      conversation_id: conversation,
      client_message_id: crypto.randomUUID(),
      message: "oi",
    });
    await call(client, "close_turn", {
      turn_id: opened.id,
      attempt: opened.attempt,
      outcome: "stopped",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: opened.id, parts: [] }, metadata: {} },
    });
    return (opened.context as { window: { role: string; parts: { text: string }[] }[] }).window;
  };

  await t.step("the window holds the newest 200,000 characters, and no result without its call", async () => {
    await say("user", "antes");
    await say("assistant", "y".repeat(90_000));
    await say("tool", "z".repeat(90_000));
    await say("assistant", "w".repeat(90_000));
    await say("user", "depois");
    const window = await windowOf();
    assert.deepEqual(window.map(({ role, parts }) => [role, parts[0]!.text[0]]), [
      ["assistant", "w"],
      ["user", "d"],
      ["user", "o"],
    ]);
  });

  await t.step("a longer user's message from before is left out alone", async () => {
    await stack.sql("alter table public.messages disable trigger messages_check_size");
    await stack.sql(
      "insert into public.messages (user_id, conversation_id, role, parts) values ($1, $2, 'user', $3::text::jsonb)",
      [userId, conversation, JSON.stringify([{ type: "text", text: "x".repeat(900_000) }])],
    );
    await stack.sql("alter table public.messages enable trigger messages_check_size");
    const texts = (await windowOf()).map(({ parts }) => parts[0]!.text[0]);
    assert.deepEqual(texts, ["w", "d", "o", "o"]);
  });

  await stack.close();
});
