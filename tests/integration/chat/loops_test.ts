import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiPart, type GeminiRequest, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const search = (args: Record<string, unknown>): GeminiPart => ({ functionCall: { name: "search_knowledge", args } });
const absent: GeminiPart = { functionCall: { name: "launch_rocket", args: { to: "lua" } } };

Deno.test("a model that goes round in circles is brought to an answer", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");

  /** Of each call that the last request tells of, whether it was not run since it had been made before. */
  const refused = () =>
    (fake.requests.at(-1)?.contents ?? []).flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.functionResponse ? [/já foi feita nesta resposta/.test(JSON.stringify(part.functionResponse))] : []
      )
    );
  const mustSpeak = (request?: GeminiRequest) => request?.toolConfig?.functionCallingConfig.mode === "NONE";
  const ask = (...steps: GeminiPart[][]) => say("o que você lembra da minha casa?", ...steps);
  const say = async (text: string, ...steps: GeminiPart[][]) => {
    fake.requests.length = 0;
    fake.script(...steps.map((parts) => gemini(...parts)), gemini({ text: "Não achei nada." }));
    const conversation = new Conversation(stack, user);
    const answer = await conversation.say(text);
    assert.equal(answer.metadata.outcome, "completed", answer.text);
    const { data } = await user.client.from("tool_executions").select("id, turns!inner(conversation_id)")
      .eq("turns.conversation_id", conversation.id);
    return { answer, ran: data?.length };
  };

  await t.step("the same call again does not run again and gets the reason", async () => {
    const { ran } = await ask([search({ query: "casa", limit: 5 })], [search({ limit: 5, query: "casa" })]);
    assert.equal(ran, 1);
    assert.deepEqual(refused(), [false, true]);
    assert.deepEqual(fake.requests.map(mustSpeak), [false, false, false]);
  });

  await t.step("nor does it within one step", async () => {
    const { ran } = await ask([search({ query: "casa" }), search({ query: "casa" })]);
    assert.equal(ran, 1);
    assert.deepEqual(refused(), [false, true]);
  });

  await t.step("the third time the next step answers in words", async () => {
    const { ran, answer } = await ask(...Array(3).fill([search({ query: "casa" })]));
    assert.equal(ran, 1);
    assert.deepEqual(fake.requests.map(mustSpeak), [false, false, false, true]);
    assert.equal(answer.text, "Não achei nada.");
  });

  await t.step("be it a call of what is not there", async () => {
    const { ran } = await ask([absent], [absent], [absent]);
    assert.equal(ran, 0);
    assert.deepEqual(fake.requests.map(mustSpeak), [false, false, false, true]);
  });

  await t.step("other arguments are another call, and the fifth step is the last", async () => {
    const { ran } = await ask(...[1, 2, 3, 4].map((limit) => [search({ query: "casa", limit })]));
    assert.equal(ran, 4);
    assert.deepEqual(fake.requests.map(mustSpeak), [false, false, false, false, true]);
  });

  await t.step("two equal writes of one step are offered both: they may be meant", async () => {
    const coffee: GeminiPart = {
      functionCall: { name: "create_expense", args: { amount: 5, category: "food", description: "café" } },
    };
    const { answer } = await say("gastei 5 num café, duas vezes", [coffee, coffee]);
    assert.equal(answer.metadata.waiting?.length, 2);
  });

  await stack.settled();
  await stack.close();
  await fake.close();
});
