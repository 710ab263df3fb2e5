import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

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
    for (const text of ["á".repeat(8000), `a${"\u0001".repeat(7999)}`, "🎉".repeat(8000)]) {
      assert.equal((await say("user", text)).error, null);
    }
    await client.from("messages").delete().eq("conversation_id", conversation);
  });

  await t.step("a user's message says something", async () => {
    for (const said of [[], [""], ["\u200b"], [" \n", "\u3164"]]) {
      const { error, status } = await client.from("messages").insert({
        ...row("user", ""),
        parts: said.map((text) => ({ type: "text", text })),
      });
      assert.deepEqual([status, error?.hint], [400, "empty_message"], JSON.stringify(said));
    }
    const opened = await refusal(client, "open_turn", {
      conversation: conversation,
      client_message_id: crypto.randomUUID(),
      message: "\u200b\u2800",
    });
    assert.deepEqual([opened.status, opened.hint], [400, "empty_message"]);
  });

  await t.step("what the assistant said and tools answered has a size of its own", async () => {
    for (const role of ["assistant", "tool"]) {
      for (
        const refused of [
          row(role, "x".repeat(900_000)),
          row(role, "x", { more: Array(50_000).fill({}) }),
          { ...row(role, "x"), tool_calls: [{ input: "x".repeat(900_000) }] },
          { ...row(role, "x"), tool_call_id: "x".repeat(201) },
          { ...row(role, "x"), name: "x".repeat(201) },
        ]
      ) {
        const { error, status } = await client.from("messages").insert(refused);
        assert.deepEqual([status, error?.hint], [400, "message_too_long"], JSON.stringify(refused).slice(0, 200));
      }
    }
  });

  await t.step("a tool that has more to tell than a message holds is asked for less", async () => {
    await stack.sql(
      `insert into public.tracking_entries (user_id, metric, custom_name, value, entry_date, note)
       select $1, 'custom', 'Medida ' || n, n, '2026-01-01'::date, repeat('á', 4000) from generate_series(1, 60) n`,
      [userId],
    );
    await stack.sql(
      "update public.tracking_entries set entry_date = (now() at time zone 'America/Sao_Paulo')::date - 1",
    );
    const opened = await call(client, "open_turn", {
      conversation: conversation,
      client_message_id: crypto.randomUUID(),
      message: "oi",
    });
    const { status, hint } = await refusal(client, "run_tool", {
      turn_id: opened.id,
      attempt: opened.attempt,
      tool: "get_tracking_history",
      args: {},
      tool_call_id: "too-much",
    });
    assert.deepEqual([status, hint], [422, "result_too_long"]);
    await stack.sql("delete from public.turns where id = $1", [opened.id]);
  });

  const windowOf = async () => {
    const opened = await call(client, "open_turn", {
      conversation: conversation,
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

  await stack.close();
});
