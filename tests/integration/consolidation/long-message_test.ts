import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";
import { answered, startFakeExtractionModel } from "./fake-extraction-model.ts";

/** A text of `length` units whose last character is an emoji that begins at `length`. */
const endsInEmoji = (begin: string, length: number) => `${begin}${"a".repeat(length - begin.length)}🙂`;

Deno.test("a message whose emoji stands where texts are cut stops no learning, with the stand-in", async () => {
  const stack = await startStack();
  const user = await stack.createUser();
  for (const end of ["Moro em Natal", "Minha irmã se chama Júlia", "Sou alérgica a camarão", "Meu chefe é o Caio "]) {
    await say(stack, user, `Que dia${".".repeat(3991 - end.length)} ${end}🙂`);
  }
  assert.equal((await consolidateNow(stack, user)).messagesProcessed, 4);
  await say(stack, user, "Trabalho como professora");
  assert.equal((await consolidateNow(stack, user)).messagesProcessed, 1);
  assert.ok((await beliefs(stack, user)).includes("Mora em Natal"));
  await stack.close();
});

Deno.test("a belief whose emoji stands where prompts cut it reaches a model whole or not at all", async () => {
  const model = startFakeExtractionModel();
  const stack = await startStack({ env: model.env });
  const user = await stack.createUser();
  await user.client.rpc("add_knowledge", {
    type: "fact",
    content: endsInEmoji("Toma losartana ", 499) + " todo dia",
    area: "health",
  });
  await say(stack, user, "tomo losartana");
  model.script(JSON.stringify({ items: [answered("Toma losartana", "tomo losartana")], memory_changes: [] }));
  assert.equal((await consolidateNow(stack, user)).status, "completed");
  for (const { texts } of model.requests) assert.ok(texts.every((text) => text.isWellFormed()));
  await stack.close();
  await model.close();
});
