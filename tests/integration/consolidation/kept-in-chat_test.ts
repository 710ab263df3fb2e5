import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { asService, beliefs, say } from "./consolidation.ts";

Deno.test("apply_consolidation(): what the conversation has kept already ends what it replaces", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const keep = async (message: string, content: string) => {
    await stack.sql(
      `insert into public.knowledge_items (user_id, type, area, title, content, source, source_ref, confidence)
       values ($1, 'fact', 'career', $2, $2, 'conversation', $3, 0.9)`,
      [ana.userId, content, message],
    );
    const { data } = await ana.client.from("knowledge_items").select("id").eq("content", content).single();
    return String(data!.id);
  };
  const before = await keep(
    await say(stack, ana, "ganho 750 por quinzena no salão"),
    "Recebe R$ 750 por quinzena no salão",
  );
  const quote = "a partir de agora é 800 a quinzena";
  const message = await say(stack, ana, quote);
  await keep(message, "Recebe R$ 800 por quinzena no salão");
  const other = await keep(await say(stack, ana, "moro em Belém"), "Mora em Belém");

  const claim = await asService<{ attempt: number }>(stack, "claim_consolidation", {
    user_ids: [ana.userId],
    force: true,
  });
  const { body } = await asService<{ status: string }>(stack, "apply_consolidation", {
    user_id: ana.userId,
    attempt: claim.body.attempt,
    messages: [message],
    items: [{
      message_id: message,
      type: "fact",
      area: "career",
      content: "Recebe R$ 800 por quinzena",
      slot: null,
      key: null,
      value: null,
      holds: true,
      certainty: "stated",
      quote,
      replaces: [before, other],
      // What the quote does not speak of stays.
      named: [before],
      memory: null,
    }],
  });
  assert.equal(body.status, "completed", JSON.stringify(body));
  assert.deepEqual((await beliefs(stack, ana)).toSorted(), ["Mora em Belém", "Recebe R$ 800 por quinzena no salão"]);
  await stack.close();
});
