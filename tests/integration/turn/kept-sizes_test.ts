import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("close_turn() keeps no more of a turn's skills and usage than turns_skills_check and turns_usage_check allow", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const turn = await call<{ id: string; attempt: number }>(client, "open_turn", {
    conversation: "c",
    client_message_id: "m1",
    message: "oi",
  });
  const close = (more: Record<string, unknown>) =>
    client.rpc("close_turn", {
      turn_id: turn.id,
      attempt: turn.attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [{ role: "assistant", parts: [{ type: "text", text: "Oi!" }] }],
      answer: { message: { id: turn.id, parts: [] }, metadata: {} },
      ...more,
    });
  const tooMuch = {
    turns_skills_check: { skills: Array(90).fill("x".repeat(50)) },
    turns_usage_check: { usage: { note: "x".repeat(40_000) } },
  };
  for (const [check, more] of Object.entries(tooMuch)) {
    await t.step(check, async () => {
      const { error } = await close(more);
      assert.equal(error?.code, "23514");
      assert.match(error!.message, new RegExp(check));
    });
  }
  assert.equal((await close({})).error, null);
  await stack.close();
});
