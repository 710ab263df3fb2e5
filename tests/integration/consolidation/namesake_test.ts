import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { asService, say } from "./consolidation.ts";

Deno.test("apply_consolidation() keeps the bond of now, and the one before as history, without a question", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  await call(ana.client, "update_person", { name: "Renato", relationship: "noivo", tool_call_id: "r" });
  const message = await say(stack, ana, "meu marido Renato faz aniversário hoje");
  const { body: claim } = await asService<{ attempt: number }>(stack, "claim_consolidation", {
    user_ids: [ana.userId],
    force: true,
  });
  const { body } = await asService<{ status: string }>(stack, "apply_consolidation", {
    user_id: ana.userId,
    attempt: claim.attempt,
    messages: [message],
    items: [{
      message_id: message,
      quote: "meu marido Renato",
      subject: "Renato",
      type: "person",
      area: "relationships",
      content: "É marido da Ana",
      slot: "relationship",
      key: "Renato",
      value: "marido",
      holds: true,
      certainty: "stated",
      replaces: [],
      memory: null,
    }],
  });
  assert.equal(body.status, "completed");
  const { data } = await ana.client.from("knowledge_items").select("content").neq("type", "person");
  assert.deepEqual(data, []);
  const { person } = await call(ana.client, "get_person", { name: "Renato" }) as {
    person: { relationship: string; past_bonds: { relationship: string }[] };
  };
  assert.deepEqual([person.relationship, person.past_bonds.map(({ relationship }) => relationship)], [
    "marido",
    ["noivo"],
  ]);
  await stack.close();
});
