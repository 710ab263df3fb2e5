import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { asService, say } from "./consolidation.ts";

Deno.test("apply_consolidation() asks whether a namesake with another relationship is the same person", async () => {
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
  const { data } = await ana.client.from("knowledge_items").select("content, value, needs_resolution").neq(
    "type",
    "person",
  );
  assert.deepEqual(data, [{ content: "Relação: marido", value: "marido", needs_resolution: true }]);
  const { person } = await call(ana.client, "get_person", { name: "Renato" }) as { person: { relationship: string } };
  assert.equal(person.relationship, "noivo");
  const { data: items } = await ana.client.from("knowledge_items").select("id").eq("needs_resolution", true);
  await call(ana.client, "resolve_knowledge", { item_id: items![0]!.id, resolution: "use_new" });
  const { person: now } = await call(ana.client, "get_person", { name: "Renato" }) as {
    person: { relationship: string };
  };
  assert.equal(now.relationship, "marido");
  await stack.close();
});
