import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("chat: add_knowledge runs only on the person's own words", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const call = (args: Record<string, unknown>) =>
    gemini({ functionCall: { name: "add_knowledge", args: { type: "fact", area: "health", ...args } } });
  const kept = async (userId: string) =>
    await stack.sql<Record<string, unknown>>(
      "select content, slot, slot_key, quote from public.knowledge_items where user_id = $1",
      [userId],
    );

  await t.step("a quote that stands in the message: kept at once, with what it is about", async () => {
    const user = await stack.createUser("Ana");
    const about = { content: "É alérgica a camarão", slot: "allergy", key: "camarão", quote: "sou alérgica a camarão" };
    fake.script(call(about), gemini({ text: "Anotei." }));
    const { text, metadata } = await new Conversation(stack, user).say("oi, sou alérgica a CAMARÃO");
    assert.deepEqual([text, metadata?.pendingAction], ["Anotei.", undefined]);
    const row = { content: about.content, slot: "allergy", slot_key: "camarão", quote: about.quote };
    assert.deepEqual(await kept(user.userId), [row]);
  });

  for (
    const [what, args, reason] of [
      ["a quote that is in no message", { content: "Mora em Natal", quote: "moro em Natal" }, /trecho exato/],
      ["a name that the quote does not have", { content: "Gosta da Júlia", quote: "gosto dela" }, /Júlia/],
    ] as const
  ) {
    await t.step(`${what}: nothing is kept or offered, the model gets the reason and goes on`, async () => {
      const user = await stack.createUser("Bia");
      const before = fake.requests.length;
      fake.script(call(args), gemini({ text: "Entendi." }));
      const { text, metadata } = await new Conversation(stack, user).say("gosto dela");
      assert.deepEqual([text, metadata?.pendingAction, await kept(user.userId)], ["Entendi.", undefined, []]);
      const asked = fake.requests.slice(before);
      assert.equal(asked.length, 2);
      assert.match(JSON.stringify(asked[1]!.contents.at(-1)), reason);
    });
  }

  await stack.close();
  await fake.close();
});
