import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

interface Page {
  messages: { id: string; parts?: unknown[]; rows?: { parts: unknown[] }[] }[];
  next: string | null;
}

Deno.test("messages of many or of large parts make no long page and no long window", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const conversation = new Conversation(stack, ana);
  await conversation.say("oi");
  const [{ id }] = await stack.sql<{ id: string }>("select id from public.conversations where user_id = $1", [
    ana.userId,
  ]) as [{ id: string }];
  const insert = (role: string, parts: unknown[], count = 1) =>
    ana.client.from("messages").insert(
      Array.from({ length: count }, () => ({ conversation_id: id, role, content: "x", parts: parts as never })),
    );
  const readPage = (before: string | null) =>
    call<Page>(ana.client, "conversation_messages", { conversation: conversation.id, page_size: 100, before });

  await t.step("a hundred parts, and not one more", async () => {
    for (const role of ["user", "assistant", "tool"]) {
      assert.equal((await insert(role, Array(101).fill({}))).error?.code, "23514");
      assert.equal((await insert(role, Array(100).fill({}))).error, null);
    }
  });

  await t.step("an answer has at most 2,000", async () => {
    const { id: turn_id, attempt } = await call<{ id: string; attempt: number }>(ana.client, "open_turn", {
      conversation: "outra",
      client_message_id: crypto.randomUUID(),
      message: "oi",
    });
    const close = (parts: number) => ({
      turn_id,
      attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: turn_id, parts: Array(parts).fill({ type: "text" }) }, metadata: {} },
    });
    assert.equal((await refusal(ana.client, "close_turn", close(2_001))).status, 400);
    assert.deepEqual(await call(ana.client, "close_turn", close(2_000)), { closed: true });
  });

  await t.step("a window has at most 1,000 parts", async () => {
    assert.equal((await insert("user", Array(100).fill({}), 60)).error, null);
    const opened = await call<{ context: { window: { parts: unknown[] }[] } }>(ana.client, "open_turn", {
      conversation: conversation.id,
      client_message_id: crypto.randomUUID(),
      message: "oi",
    });
    const parts = opened.context.window.flatMap((one) => one.parts).length;
    assert.ok(parts > 800 && parts <= 1_000, `${parts}`);
  });

  await t.step("a page ends at a million characters, and the next one goes on from there", async () => {
    for (let n = 0; n < 3; n++) {
      assert.equal((await insert("user", [{ type: "text", text: "oi" }])).error, null);
      assert.equal((await insert("assistant", [{ type: "text", text: "x".repeat(110_000) }], 11)).error, null);
    }
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: Page = await readPage(before);
      assert.ok(JSON.stringify(page).length < 2_300_000, `${JSON.stringify(page).length}`);
      seen.unshift(...page.messages.map((one) => one.id));
      before = page.next;
    } while (before !== null);
    assert.equal(new Set(seen).size, seen.length);
    // Two of the turn, two of the first step, sixty-one of the third, and these six.
    assert.equal(seen.length, 2 + 2 + 61 + 6);
  });
  await stack.close();
});
