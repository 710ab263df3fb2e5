import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, readChunks } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

function post(
  stack: Stack,
  user: TestUser,
  conversation: string,
  text: string,
  signal?: AbortSignal,
  accept?: string,
): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/chat`, {
    method: "POST",
    signal,
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${user.token}`,
      apikey: stack.publishableKey,
      ...(accept === undefined ? {} : { Accept: accept }),
    },
    body: JSON.stringify({
      id: conversation,
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] },
    }),
  });
}

Deno.test("chat streams the AI SDK's UI message stream", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const conversation = crypto.randomUUID();

  await t.step("an offer: tool input, approval request, words, metadata in the end", async () => {
    const response = await post(stack, user, conversation, "gastei 50 reais no mercado");
    assert.equal(response.headers.get("x-vercel-ai-ui-message-stream"), "v1");
    const chunks = await readChunks(response);
    const types = chunks.map(({ type }) => type);
    assert.equal(types[0], "start");
    assert.equal(types.at(-1), "finish");
    assert.ok(types.indexOf("tool-input-available") < types.indexOf("tool-approval-request"));
    assert.ok(types.includes("text-delta"));
    const finish = chunks.at(-1) as { messageMetadata: { outcome: string; waiting: { id: string }[] } };
    assert.equal(finish.messageMetadata.outcome, "completed");
    const request = chunks.find(({ type }) => type === "tool-approval-request") as { approvalId: string };
    assert.equal(request.approvalId, finish.messageMetadata.waiting[0]?.id);
  });

  await t.step("a yes: tool input before tool output, then the answer", async () => {
    const types = (await readChunks(await post(stack, user, conversation, "sim"))).map(({ type }) => type);
    assert.deepEqual(types, [
      "start",
      "start-step",
      "tool-input-available",
      "tool-output-available",
      "text-start",
      "text-delta",
      "text-end",
      "finish-step",
      "finish",
    ]);
  });

  await t.step("what `Accept` prefers: JSON or the stream, which stands for everything else", async () => {
    const preferences: [string | undefined, "application/json" | "text/event-stream"][] = [
      [undefined, "text/event-stream"],
      ["*/*", "text/event-stream"],
      ["text/html", "text/event-stream"],
      ["application/json", "application/json"],
      ["Application/JSON; charset=utf-8", "application/json"],
      ["application/*", "application/json"],
      ["text/event-stream, application/json", "text/event-stream"],
      ["application/json, text/event-stream", "application/json"],
      ["application/json;q=0.5, text/event-stream", "text/event-stream"],
      ["text/event-stream;q=0.5, application/json;q=0.9", "application/json"],
      ["application/json;q=0", "text/event-stream"],
      ["application/json;q=0, */*", "text/event-stream"],
      ["application/jsonlines", "text/event-stream"],
    ];
    for (const [accept, expected] of preferences) {
      const response = await post(stack, user, crypto.randomUUID(), "oi", undefined, accept);
      await response.body?.cancel();
      assert.equal(response.headers.get("content-type")?.split(";")[0], expected, accept);
    }
  });

  await t.step("a repeat: the same message again", async () => {
    const body = JSON.stringify({
      id: crypto.randomUUID(),
      message: { id: "repeat", role: "user", parts: [{ type: "text", text: "quanto gastei esse mês?" }] },
    });
    const send = async () =>
      await readChunks(
        await fetch(`${stack.url}/functions/v1/chat`, {
          method: "POST",
          headers: { Authorization: `Bearer ${user.token}`, apikey: stack.publishableKey },
          body,
        }),
      );
    const words = (chunks: Awaited<ReturnType<typeof send>>) =>
      chunks.flatMap((chunk) => chunk.type === "text-delta" ? [chunk.delta] : []).join("");
    const [first, second] = [await send(), await send()];
    assert.equal(words(second), words(first));
    assert.deepEqual(second.at(-1), first.at(-1));
    assert.deepEqual(second[0], first[0]);
  });

  await stack.settled();
  await stack.close();
});

Deno.test("a turn whose client disconnects mid-stream still completes and is saved", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({
    functions: { chat: createChatApp() },
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "test-key", GOOGLE_GENERATIVE_AI_BASE_URL: fake.baseUrl },
  });
  const user = await stack.createUser("Ana");
  let release = () => {};
  const held = new Promise<void>((resolve) => release = resolve);
  let savedBefore: number | undefined;
  fake.script(async (request) => {
    const { data } = await user.client.from("messages").select("id");
    savedBefore = data?.length;
    await held;
    return gemini({ text: "Cheguei ao fim." })(request);
  });
  const conversation = crypto.randomUUID();
  const controller = new AbortController();
  const response = await post(stack, user, conversation, "oi, tudo bem?", controller.signal);
  assert.equal(response.status, 200);
  const reader = response.body?.getReader();
  await reader?.read();
  controller.abort();
  await reader?.read().catch(() => {});
  release();
  await stack.settled();
  assert.equal(savedBefore, 1, "the message was in Postgres before the model was called");
  const { data } = await user.client.from("messages").select("role, content").eq("conversation_id", conversation)
    .order("seq");
  assert.deepEqual(data, [{ role: "user", content: "oi, tudo bem?" }, {
    role: "assistant",
    content: "Cheguei ao fim.",
  }]);
  const { data: turn } = await user.client.from("turns").select("status").eq("conversation_id", conversation).single();
  assert.equal(turn?.status, "completed");
  await stack.close();
  await fake.close();
});

Deno.test("a conversation of type counselor always has counselor as dominant skill", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);
  const answer = await conversation.say("gastei 50 reais no mercado", crypto.randomUUID(), {
    conversationType: "counselor",
  });
  assert.equal(answer.metadata.skills[0], "counselor");
  await stack.close();
});
