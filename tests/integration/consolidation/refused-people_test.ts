import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, say } from "./consolidation.ts";

interface Told {
  subject: string;
  quote: string;
}

/** Learns of one message, as a scheduled run does, that somebody lives in Betim; returns why it was rejected. */
async function learn(stack: Stack, user: TestUser, message: string, told: Told): Promise<string[]> {
  const { body: claim } = await asService<{ attempt: number }>(stack, "claim_consolidation", {
    user_ids: [user.userId],
    force: true,
  });
  const item = { ...told, message_id: message, type: "person", area: "relationships", content: "Mora em Betim" };
  const { status, body } = await asService(stack, "apply_consolidation", {
    user_id: user.userId,
    attempt: claim.attempt,
    messages: [message],
    items: [{ ...item, slot: null, key: null, value: null, holds: true, certainty: "stated", replaces: [] }],
  });
  assert.equal(status, 200, JSON.stringify(body));
  const { data } = await user.client.from("memory_consolidations").select("rejections").single();
  return data!.rejections.map(({ reason }: { reason: string }) => reason);
}

Deno.test("whom a message tells of is not learned if the user does not want it or is meant", async (t) => {
  const stack = await startStack();

  await t.step("learn_item() refuses somebody deleted since, in a message that does not name them", async () => {
    const ana = await stack.createUser("Ana");
    const { person } = await call<{ person: { id: string } }>(ana.client, "update_person", { name: "Sandra" });
    const message = await say(stack, ana, "ela mora em Betim", "2026-11-02T10:00:00Z");
    await call(ana.client, "delete_knowledge", { item_id: person.id });
    const reasons = await learn(stack, ana, message, { subject: "Sandra", quote: "ela mora em Betim" });
    assert.deepEqual([reasons, await beliefs(stack, ana)], [["deleted_by_user"], []]);
  });

  await t.step("learn_item() refuses the user as a person of their own life", async () => {
    const bia = await stack.createUser("Bia");
    const message = await say(stack, bia, "a Bia mora em Betim");
    const reasons = await learn(stack, bia, message, { subject: "Bia", quote: "a Bia mora em Betim" });
    assert.deepEqual([reasons, await beliefs(stack, bia)], [["person_is_user"], []]);
  });

  await stack.close();
});
