import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("conversations.off_memory_at marks what was said before, so that memory never learns from it", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const begin = async (said: string) => {
    await call(ana.client, "open_turn", { conversation: said, client_message_id: "m1", message: said });
    const { data } = await ana.client.from("conversations").select("id").eq("client_id", said).single();
    await ana.client.from("messages").insert({
      conversation_id: data!.id,
      role: "assistant",
      parts: [{ type: "text", text: "Que bom!" }],
    });
    return data!.id as string;
  };
  const marks = async () => {
    const { data } = await ana.client.from("messages").select("content, not_to_learn_at").order("seq");
    return data!.map(({ content, not_to_learn_at }) => [content, not_to_learn_at !== null]);
  };
  const set = async (id: string, off_memory_at: string | null) => {
    assert.ifError((await ana.client.from("conversations").update({ off_memory_at }).eq("id", id)).error);
  };
  const left = await begin("moro em Olinda");
  await begin("trabalho no porto");
  assert.deepEqual((await marks()).map(([, isMarked]) => isMarked), [false, false, false, false]);

  await t.step("conversations_mark_off_memory: the person's own messages of that one conversation", async () => {
    await set(left, new Date().toISOString());
    assert.deepEqual(await marks(), [
      ["moro em Olinda", true],
      ["Que bom!", false],
      ["trabalho no porto", false],
      ["Que bom!", false],
    ]);
  });
  await t.step("conversations_mark_off_memory: the marks stay when the conversation comes back", async () => {
    await set(left, null);
    assert.deepEqual((await marks())[0], ["moro em Olinda", true]);
  });

  await stack.close();
});
