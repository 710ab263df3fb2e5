import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { asService, say } from "../consolidation/consolidation.ts";

Deno.test("messages_stay_off_memory: a mark goes only while the conversation is in memory", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  await call(client, "open_turn", { conversation: "c", client_message_id: "m1", message: "moro em Olinda" });
  const set = async (off_memory_at: string | null) => {
    assert.ifError((await client.from("conversations").update({ off_memory_at }).eq("client_id", "c")).error);
  };
  const unmark = async () => {
    assert.ifError(
      (await client.from("messages").update({ not_to_learn_at: null }).eq("content", "moro em Olinda")).error,
    );
    const { data } = await client.from("messages").select("not_to_learn_at").eq("content", "moro em Olinda").single();
    return data!.not_to_learn_at;
  };
  await set(new Date().toISOString());
  assert.notEqual(await unmark(), null);
  await set(null);
  assert.equal(await unmark(), null);
  await stack.close();
});

Deno.test("learn_item() rejects a slot that does not exist", async () => {
  const stack = await startStack();
  const bia = await stack.createUser("Bia");
  const message = await say(stack, bia, "moro em Betim");
  const { body: claim } = await asService<{ attempt: number }>(stack, "claim_consolidation", {
    user_ids: [bia.userId],
    force: true,
  });
  const item = {
    message_id: message,
    type: "fact",
    area: "relationships",
    content: "Mora em Betim",
    quote: "moro em Betim",
  };
  await asService(stack, "apply_consolidation", {
    user_id: bia.userId,
    attempt: claim.attempt,
    messages: [message],
    items: [{ ...item, slot: "nada", key: null, value: "Betim", holds: true, certainty: "stated", replaces: [] }],
  });
  const { data } = await bia.client.from("memory_consolidations").select("rejections").single();
  assert.deepEqual(data!.rejections.map(({ reason }: { reason: string }) => reason), ["unknown_slot"]);
  await stack.close();
});
