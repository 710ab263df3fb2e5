import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

const text = (text: string) => [{ type: "text", text }];

Deno.test("messages that a person writes over REST have a size, and stay as they are", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const { data: conversation } = await client.from("conversations").insert({ title: "Oi" }).select("id").single();
  const write = (message: object) =>
    client.from("messages").insert({ conversation_id: conversation!.id, role: "user", ...message });

  /** What, with the hint of its refusal. The table's own checks take all of them. */
  const sizes: [what: string, message: object, hint: string | null][] = [
    ["8,000 characters", { parts: text("x".repeat(8_000)) }, null],
    ["8,001 characters", { parts: text("x".repeat(8_001)) }, "message_too_long"],
    ["8,001 characters in two parts", { parts: [...text("x".repeat(8_000)), ...text("x")] }, "message_too_long"],
    ["8,001 characters of content", { parts: text("x"), content: "x".repeat(8_001) }, "message_too_long"],
    ["parts whose size is more than 50,000 bytes", {
      parts: [{ type: "text", text: "x", junk: "x".repeat(50_000) }],
    }, "message_too_long"],
    ["a name whose size is 201 characters", { parts: text("x"), name: "x".repeat(201) }, "message_too_long"],
    ["nothing that can be seen", { parts: text(" \u200b") }, "empty_message"],
    ["an answer of 100,000 characters", { role: "assistant", parts: text("x".repeat(100_000)) }, null],
    ["an answer whose parts have a size of 120,001", {
      role: "assistant",
      parts: text("x".repeat(120_000)),
      content: "x",
    }, "message_too_long"],
  ];
  for (const [what, message, hint] of sizes) {
    await t.step(`messages_check_size: ${what}: ${hint ?? "taken"}`, async () => {
      const { error, status } = await write(message);
      assert.deepEqual([error?.hint ?? null, status], [hint, hint ? 400 : 201], error?.message);
    });
  }

  await t.step(
    "messages: update to authenticated is granted for one column, by which memory leaves them out",
    async () => {
      const { data: before } = await client.from("messages").select("*").order("seq");
      const changes = {
        content: "outra coisa",
        parts: text("outra coisa"),
        role: "assistant",
        created_at: "2020-01-01",
      };
      for (const [column, value] of Object.entries(changes)) {
        const { error } = await client.from("messages").update({ [column]: value }).eq(
          "conversation_id",
          conversation!.id,
        );
        assert.equal(error?.code, "42501", column);
      }
      assert.deepEqual((await client.from("messages").select("*").order("seq")).data, before);
      const left = { not_to_learn_at: new Date().toISOString() };
      assert.ifError((await client.from("messages").update(left).eq("conversation_id", conversation!.id)).error);
    },
  );

  await stack.close();
});
