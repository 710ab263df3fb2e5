import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { Conversation } from "../../support/chat.ts";
import {
  gemini,
  geminiCleanCut,
  geminiFinish,
  geminiGarbage,
  type GeminiReply,
  geminiSilence,
  geminiStatus,
  startFakeGemini,
} from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("whoever is in danger gets the help line, whatever fails", async (t) => {
  const fake = startFakeGemini();
  const limits = { ...TURN_LIMITS, firstMs: 300, stepMs: 1000 };
  const stack = await startStack({ functions: { chat: createChatApp({ limits }) }, env: fake.env });
  const user = await stack.createUser("Ana");
  const faults: [string, GeminiReply][] = [
    ["a blocked prompt", geminiFinish("PROHIBITED_CONTENT")],
    ["a blocked answer", geminiFinish("SAFETY", { text: "" })],
    ["a refused request", geminiStatus(400)],
    ["a model out of reach", geminiStatus(503)],
    ["silence", geminiSilence()],
    ["garbage", geminiGarbage()],
    ["an answer cut short", geminiCleanCut("Eu sinto")],
  ];
  for (const [what, reply] of faults) {
    await t.step(what, async () => {
      fake.script(reply);
      const answer = await new Conversation(stack, user).say("tomei a cartela toda do remédio de dormir");
      assert.equal(answer.metadata.outcome, "failed");
      assert.match(answer.text, /SAMU, 192[^]*CVV atende no 188/);
    });
  }
  await t.step("and nobody else does", async () => {
    fake.script(geminiStatus(400));
    const answer = await new Conversation(stack, user).say("quanto gastei no mercado?");
    assert.doesNotMatch(answer.text, /SAMU|CVV/);
  });
  await t.step("while the model works it is the one that cares", async () => {
    fake.script(gemini({ text: "Estou com você." }));
    const answer = await new Conversation(stack, user).say("tomei a cartela toda do remédio de dormir");
    assert.equal(answer.text, "Estou com você.");
  });
  await fake.close();
  await stack.close();
});
