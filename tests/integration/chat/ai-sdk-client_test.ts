import assert from "node:assert/strict";
import {
  convertToModelMessages,
  DefaultChatTransport,
  readUIMessageStream,
  type UIMessage,
  validateUIMessages,
} from "ai";
import { startStack } from "../../support/stack.ts";

Deno.test("the AI SDK's own transport reads what chat streams into one message", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const usual = crypto.randomUUID();
  const transport = new DefaultChatTransport({
    api: `${stack.url}/functions/v1/chat`,
    headers: { Authorization: `Bearer ${user.token}`, apikey: stack.publishableKey },
    prepareSendMessagesRequest: ({ id, messages, body }) => ({ body: { ...body, id, message: messages.at(-1) } }),
  });

  const send = async (text: string, { chatId = usual, ...body } = {} as Record<string, string>): Promise<UIMessage> => {
    const asked: UIMessage = { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] };
    const stream = await transport.sendMessages({
      trigger: "submit-message",
      chatId,
      messageId: undefined,
      messages: [asked],
      abortSignal: undefined,
      body,
    });
    const versions = await Array.fromAsync(readUIMessageStream({ stream, terminateOnError: true }));
    const last = versions.at(-1);
    assert.ok(last);
    return last;
  };
  const words = ({ parts }: UIMessage) => parts.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
  const states = ({ parts }: UIMessage) =>
    parts.flatMap((part) => "state" in part && part.type !== "text" ? [part.state] : []);

  await t.step("an offer waits for its approval, in words and as a tool part", async () => {
    const offer = await send("gastei 50 reais no mercado");
    assert.match(words(offer), /50,00/);
    assert.deepEqual(states(offer), ["approval-requested"]);
    assert.equal((offer.metadata as { outcome: string }).outcome, "completed");
  });

  await t.step("a yes shows the call with its output", async () => {
    const done = await send("sim");
    assert.match(words(done), /50,00/);
    assert.deepEqual(states(done), ["output-available"]);
  });

  await t.step("accents and emojis arrive whole", async () => {
    assert.match(words(await send("me lembra que a Zoë adora maçã 🍎")), /Zoë|maçã|🍎/);
  });

  await t.step(
    "what a planner leaves unanswered is a message without text, which client and SDK take for one",
    async () => {
      const quiet = await send("oi", { chatId: crypto.randomUUID(), conversationType: "planner" });
      assert.equal(words(quiet), "");
      assert.equal((quiet.metadata as { noop?: boolean }).noop, true);
      assert.deepEqual(await validateUIMessages({ messages: [quiet] }), [quiet]);
      assert.deepEqual(await convertToModelMessages([quiet]), []);
    },
  );

  await stack.settled();
  await stack.close();
});
