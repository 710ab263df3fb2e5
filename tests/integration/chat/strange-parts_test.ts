import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const call = (input: unknown, more: object = {}) => ({
  type: "tool-call",
  toolCallId: "c",
  toolName: "t",
  input,
  ...more,
});
const result = (output: unknown, more: object = {}) => ({
  type: "tool-result",
  toolCallId: "c",
  toolName: "t",
  output,
  ...more,
});

/** What somebody may write over REST as a message of their own. */
const STRANGE: [string, string, unknown][] = [
  ["no list", "user", { type: "text", text: "oi" }],
  ["a text", "user", "oi"],
  ["a list of what is no object", "user", [null, 1, "oi", [], true]],
  ["a text that is none", "user", [{ type: "text", text: { a: 1 } }, { type: "text" }]],
  ["a list in a list", "assistant", [[{ type: "text", text: "oi" }]]],
  ["a part of the model's options", "assistant", [{ type: "text", text: "oi", providerOptions: "x" }]],
  ["options of a call", "assistant", [call({}, { providerOptions: { google: 7 }, providerExecuted: "x" })]],
  ["a call with a text for arguments", "assistant", [call("x")]],
  ["a call with a list for arguments", "assistant", [call([1])]],
  ["a call without arguments", "assistant", [call(null)]],
  ["the same call twice", "assistant", [call({}), call({})]],
];
const OUTPUTS = [
  { type: "strange" },
  { type: "json" },
  { type: "text", value: 7 },
  { type: "content", value: "x" },
  { type: "content", value: [{ type: "media", data: 7 }] },
  { type: "error-text" },
  { type: "json", value: {}, providerOptions: 7 },
  { type: "execution-denied", reason: 7 },
];

Deno.test("messages with strange parts do not break their conversation", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  fake.script(gemini({ text: "Olá!" }));
  async function answersAfter(rows: { role: string; parts: unknown }[]) {
    const conversation = new Conversation(stack, user);
    await conversation.say("bom dia, tudo certo por aí?");
    for (const { role, parts } of rows) {
      // What the table refuses is no one's problem.
      await user.client.from("messages").insert({ conversation_id: conversation.id, role, parts, content: "" });
    }
    const answer = await conversation.say("me conta uma coisa boa");
    assert.deepEqual([answer.status, answer.metadata?.outcome, answer.text], [200, "completed", "Olá!"]);
  }
  for (const [what, role, parts] of STRANGE) {
    await t.step(what, () => answersAfter([{ role, parts }]));
  }
  for (const output of OUTPUTS) {
    await t.step(
      `a result ${JSON.stringify(output)}`,
      () => answersAfter([{ role: "assistant", parts: [call({})] }, { role: "tool", parts: [result(output)] }]),
    );
  }
  await stack.close();
  await fake.close();
});
