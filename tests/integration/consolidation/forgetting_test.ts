import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";

Deno.test("what a user asks to forget, or denies, teaches nothing", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");

  await t.step("whole messages, which count as read", async () => {
    await say(stack, ana, "esquece que eu sou vegetariana");
    await say(stack, ana, "tira da sua memória que eu moro em Olinda");
    await say(stack, ana, "eu nunca disse que gosto de jiló");
    await say(stack, ana, "apaga tudo que você sabe sobre mim");
    const { status, messagesProcessed, factsCreated } = await consolidateNow(stack, ana);
    assert.deepEqual([status, messagesProcessed, factsCreated], ["completed", 4, 0]);
    assert.deepEqual(await beliefs(stack, ana), []);
    assert.equal((await consolidateNow(stack, ana)).status, "skipped");
  });

  await t.step("one sentence of several", async () => {
    await say(stack, ana, "Esquece que eu sou vegetariana. Agora trabalho no SAMU.");
    await consolidateNow(stack, ana);
    assert.deepEqual(await beliefs(stack, ana), ["Trabalha no SAMU"]);
  });

  await stack.close();
});
