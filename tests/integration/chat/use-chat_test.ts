import assert from "node:assert/strict";
import { lastAssistantMessageIsCompleteWithApprovalResponses, type UIMessage, validateUIMessages } from "ai";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { type ChatPage, openPage, transportOf } from "../../support/chat-hook.ts";
import { type Dictation, gemini, geminiDictated, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction } from "../portability/files.ts";

/** A conversation as it is loaded when its page is opened. */
async function load(stack: Stack, { token }: TestUser, id: string): Promise<UIMessage[]> {
  const response = await callFunction(stack, `chat/${encodeURIComponent(id)}/messages`, token);
  assert.equal(response.status, 200);
  return (await response.json()).messages;
}

/** What a client keeps of a message, without what it only notes for itself. */
function kept(messages: UIMessage[]): UIMessage[] {
  return JSON.parse(
    JSON.stringify(messages),
    // By an empty tray the stream takes away what the message's metadata held before.
    (key, value) => key === "waiting" && value.length === 0 ? undefined : value,
  );
}

const words = (message: UIMessage | undefined) =>
  (message?.parts ?? []).flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
const states = (messages: UIMessage[]) =>
  messages.flatMap(({ parts }) =>
    parts.flatMap((part) => part.type.startsWith("tool-") && "state" in part ? [part.state] : [])
  );
const errorOf = ({ chat }: ChatPage) => JSON.parse(chat.error?.message ?? "{}").error;

/** Presses the button of the last message, and waits for what comes of it: the hook sends the answer by itself. */
async function press(page: ChatPage, approved: boolean): Promise<ChatPage["chat"]> {
  const { messages, addToolApprovalResponse } = await page.until(() => true);
  const part = messages.at(-1)!.parts.find((one) => "state" in one && one.state === "approval-requested");
  assert.ok(part && "approval" in part && part.approval);
  const { toolCallId } = part as { toolCallId: string };
  const isSettled = ({ messages }: ChatPage["chat"]) =>
    messages.flatMap(({ parts }) => parts).some((one) =>
      "toolCallId" in one && one.toolCallId === toolCallId && one.state.startsWith("output-")
    );
  await addToolApprovalResponse({ id: part.approval.id, approved });
  return await page.until((chat) => chat.status === "error" || (chat.status === "ready" && isSettled(chat)));
}

Deno.test("useChat of @ai-sdk/react, with its own transport, does all it can", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const transport = transportOf(stack, ana);
  const sendAutomaticallyWhen = lastAssistantMessageIsCompleteWithApprovalResponses;
  const open = (id?: string, messages?: UIMessage[]) => openPage({ transport, sendAutomaticallyWhen, id, messages });
  const amounts = async () => {
    const { data } = await ana.client.from("expenses").select("amount").is("deleted_at", null);
    return data!.map(({ amount }) => amount);
  };
  const isAsLoaded = async ({ chat }: ChatPage) => {
    const loaded = await load(stack, ana, chat.id);
    assert.deepEqual(loaded, kept(chat.messages));
    assert.deepEqual(await validateUIMessages({ messages: loaded }), loaded);
  };

  await t.step("send and stream", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    const { messages, error } = await page.after(({ sendMessage }) => sendMessage({ text: "obrigada!" }));
    assert.equal(error, undefined);
    assert.deepEqual(messages.map(({ role }) => role), ["user", "assistant", "user", "assistant"]);
    assert.deepEqual(page.lines.filter((line) => line.startsWith("user")), ["user: oi", "user: obrigada!"]);
    assert.match(page.lines[1]!, /assistant: .+/);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("approve: what came of it is in the message with the button", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 50 reais no mercado" }));
    assert.deepEqual(states(page.chat.messages), ["approval-requested"]);
    await isAsLoaded(page);
    const { messages, error } = await press(page, true);
    assert.equal(error, undefined);
    assert.equal(messages.length, 2);
    assert.deepEqual(states(messages), ["output-available"]);
    assert.match(words(messages[1]), /Registrei R\$ 50,00/);
    assert.deepEqual(await amounts(), [50]);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("what came of a button and was lost on its way comes when it is sent again", async () => {
    let isLost = true;
    const lossy = transportOf(stack, ana, async (...request) => {
      const response = await fetch(...request);
      if (!isLost || !String(request[1]?.body).includes("approval-responded")) return response;
      isLost = false;
      await response.text();
      throw new TypeError("network lost");
    });
    const page = openPage({ transport: lossy, sendAutomaticallyWhen });
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 20 reais no mercado" }));
    assert.equal((await press(page, true)).status, "error");
    const { messages, error } = await page.after(({ sendMessage }) => sendMessage());
    assert.equal(error, undefined);
    assert.deepEqual(states(messages), ["output-available"]);
    assert.deepEqual((await amounts()).sort(), [20, 50]);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("deny", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 70 reais no mercado" }));
    const { messages } = await press(page, false);
    assert.deepEqual(states(messages), ["output-denied"]);
    assert.match(words(messages.at(-1)), /não registrei nada/);
    assert.deepEqual((await amounts()).sort(), [20, 50]);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("two proposals of one answer: both buttons are pressed, and both come to pass", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 61 no mercado e 62 de uber" }));
    assert.deepEqual(states(page.chat.messages), ["approval-requested", "approval-requested"]);
    const ids = page.chat.messages.at(-1)!.parts.flatMap((part) =>
      "approval" in part && part.approval ? [part.approval.id] : []
    );
    for (const id of ids) await page.chat.addToolApprovalResponse({ id, approved: true });
    const { messages, error } = await page.until(({ status, messages }) =>
      status === "ready" && states(messages).every((state) => state === "output-available")
    );
    assert.equal(error, undefined);
    assert.equal(messages.length, 2);
    assert.deepEqual((await amounts()).filter((amount) => amount > 60), [61, 62]);
    await isAsLoaded(page);
    page.close();
    await stack.sql("delete from public.expenses where amount > 60");
  });

  await t.step("approve in a page that was opened anew", async () => {
    const first = open();
    await first.after(({ sendMessage }) => sendMessage({ text: "gastei 30 reais no mercado" }));
    const { id } = first.chat;
    first.close();
    const page = open(id, await load(stack, ana, id));
    await press(page, true);
    assert.deepEqual(states(page.chat.messages), ["output-available"]);
    assert.deepEqual((await amounts()).sort(), [20, 30, 50]);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("regenerate: one answer, in the place of the one before", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    const [, first] = page.chat.messages;
    const { messages } = await page.after(({ regenerate }) => regenerate());
    assert.equal(messages.length, 2);
    assert.notEqual(messages[1]!.id, first!.id);
    assert.ok(words(messages[1]));
    await isAsLoaded(page);
    page.close();
  });

  await t.step("regenerate an earlier answer: what came after it goes", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    await page.after(({ sendMessage }) => sendMessage({ text: "tudo bem?" }));
    const messageId = page.chat.messages[1]!.id;
    const { messages } = await page.after(({ regenerate }) => regenerate({ messageId }));
    assert.equal(messages.length, 2);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("edit: the message and what came after it are replaced, and its offer is dropped", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 80 reais no mercado" }));
    const [, , { id: messageId }] = page.chat.messages as [UIMessage, UIMessage, UIMessage, UIMessage];
    const { messages } = await page.after(({ sendMessage }) =>
      sendMessage({ text: "gastei 90 reais no mercado", messageId })
    );
    assert.equal(messages.length, 4);
    assert.equal(words(messages[2]), "gastei 90 reais no mercado");
    await isAsLoaded(page);
    await page.after(({ sendMessage }) => sendMessage({ text: "sim" }));
    assert.ok((await amounts()).includes(90));
    assert.ok(!(await amounts()).includes(80));
    page.close();
  });

  await t.step("what was written stands in the way of edit and regenerate, by name, until it is undone", async () => {
    const page = open();
    await page.after(({ sendMessage }) => sendMessage({ text: "gastei 41 reais no mercado" }));
    await press(page, true);
    const messageId = page.chat.messages[0]!.id;
    const actions: ((chat: ChatPage["chat"]) => unknown)[] = [
      ({ regenerate }) => regenerate(),
      ({ sendMessage }) => sendMessage({ text: "gastei 42 reais no mercado", messageId }),
    ];
    for (const action of actions) {
      assert.equal((await page.after(action)).status, "error");
      assert.equal(errorOf(page).code, "already_recorded");
      assert.match(errorOf(page).message, /R\$ 41,00.+desfaz/);
    }
    await page.after(({ sendMessage }) => sendMessage({ text: "desfaz" }));
    const { messages } = await page.after(({ sendMessage }) =>
      sendMessage({ text: "gastei 42 reais no mercado", messageId })
    );
    assert.deepEqual(messages.map(words).filter((said) => said.startsWith("gastei")), ["gastei 42 reais no mercado"]);
    await press(page, true);
    assert.deepEqual((await amounts()).filter((amount) => amount > 40 && amount < 45), [42]);
    await isAsLoaded(page);
    page.close();
  });

  await t.step("what cannot be is its error", async () => {
    const theirs = crypto.randomUUID();
    const begun = openPage({ transport: transportOf(stack, bia), id: theirs });
    await begun.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    begun.close();
    const file = { type: "file" as const, mediaType: "image/png", url: "data:image/png;base64,AA==" };
    const cases: [code: string, page: ChatPage, message: Parameters<ChatPage["chat"]["sendMessage"]>[0]][] = [
      ["unauthenticated", openPage({ transport: transportOf(stack, { token: "nobody" }) }), { text: "oi" }],
      ["conversation_not_found", open(theirs), { text: "oi" }],
      ["invalid_request", open(), { text: "veja", files: [file] }],
      ["invalid_request", open(), { text: "  " }],
    ];
    for (const [code, page, message] of cases) {
      const { status, messages } = await page.after(({ sendMessage }) => sendMessage(message));
      assert.equal(status, "error", code);
      assert.equal(errorOf(page).code, code);
      assert.equal(messages.length, 1);
      page.close();
    }
  });

  await t.step("a conversation of ten thousand messages is sent along with the next", async () => {
    const said = (n: number): UIMessage => ({
      id: `m${n}`,
      role: n % 2 === 0 ? "user" : "assistant",
      parts: [{ type: "step-start" }, { type: "text", text: `Mensagem ${n}: ${"bla ".repeat(100)}` }],
      metadata: {
        route: "model",
        outcome: "completed",
        skills: ["general"],
        modelCalls: 1,
        usage: { inputTokens: 1808, outputTokens: 19 },
      },
    });
    const page = open(undefined, Array.from({ length: 10_000 }, (_, n) => said(n)));
    const { messages, error } = await page.after(({ sendMessage }) => sendMessage({ text: "oi" }));
    assert.equal(error, undefined);
    assert.equal(messages.length, 10_002);
    assert.equal((await load(stack, ana, page.chat.id)).length, 2);
    page.close();
  });

  await t.step("over the limit it is told so, and a retry is answered once there is room", async () => {
    const limit = (turns: number) =>
      stack.sql("update private.settings set value = to_jsonb($1::int) where key = 'turns_per_minute'", [turns]);
    const page = open();
    await limit(1);
    for (let n = 0; page.chat?.status !== "error" && n < 3; n++) {
      await page.after(({ sendMessage }) => sendMessage({ text: `oi ${n}` }));
    }
    assert.equal(errorOf(page).code, "rate_limited");
    await limit(1000);
    const { messages, error } = await page.after(({ regenerate }) => regenerate());
    assert.equal(error, undefined);
    assert.equal(messages.at(-1)!.role, "assistant");
    await isAsLoaded(page);
    page.close();
  });
  await stack.settled();
  await stack.close();
});

Deno.test("useChat leaves an answer, takes it up again and stops it", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  const chat = createChatApp({ limits: { ...TURN_LIMITS, storeChunksMs: 20 } });
  const stack = await startStack({ functions: { chat }, env: fake.env });
  const ana = await stack.createUser("Ana");
  const transport = transportOf(stack, ana);
  const isSaid = (text: RegExp) => ({ messages }: ChatPage["chat"]) => text.test(words(messages.at(-1)));

  /** A page on which the first words of an answer have come. */
  const listening = async (): Promise<{ page: ChatPage; model: Dictation; sent: Promise<unknown> }> => {
    const model = geminiDictated();
    fake.script(model.reply);
    const page = openPage({ transport });
    const sent = page.after(({ sendMessage }) => sendMessage({ text: "me conta algo" }));
    await model.asked;
    model.say({ text: "Era uma " });
    await page.until(isSaid(/Era uma/));
    return { page, model, sent };
  };

  await t.step("stop: the page hears no more, and all of it is there when it is opened again", async () => {
    const { page, model, sent } = await listening();
    await page.chat.stop();
    await sent;
    assert.equal(page.chat.status, "ready");
    model.say({ text: "vez." });
    model.end();
    await stack.settled();
    const messages = await load(stack, ana, page.chat.id);
    assert.deepEqual(messages.map(words), ["me conta algo", "Era uma vez."]);
    assert.equal(messages[1]!.id, page.chat.messages[1]!.id);
    page.close();
  });

  await t.step("resume: another page hears it from its start", async () => {
    const { page, model } = await listening();
    const { id } = page.chat;
    page.close();
    const again = openPage({ transport, id, resume: true, messages: await load(stack, ana, id) });
    await again.until(isSaid(/Era uma/));
    model.say({ text: "vez." });
    model.end();
    const { messages } = await again.until(({ status }) => status === "ready");
    assert.deepEqual(messages.map(words), ["me conta algo", "Era uma vez."]);
    assert.deepEqual(await load(stack, ana, id), kept(messages));
    again.close();
  });

  await t.step("resume where nothing runs changes nothing", async () => {
    const page = openPage({ transport });
    const { status, error, messages } = await page.after(({ resumeStream }) => resumeStream());
    assert.deepEqual([status, error, messages], ["ready", undefined, []]);
    page.close();
  });

  await t.step("stopped on the server it ends with what was said, and the talk goes on", async () => {
    const { page, sent } = await listening();
    const stop = await callFunction(stack, `chat/${page.chat.id}/stop`, ana.token, { method: "POST" });
    assert.deepEqual(await stop.json(), { stopped: true });
    await sent;
    assert.match(words(page.chat.messages[1]), /^Era uma /);
    assert.equal((page.chat.messages[1]!.metadata as { outcome: string }).outcome, "stopped");
    assert.deepEqual(await load(stack, ana, page.chat.id), kept(page.chat.messages));
    fake.script(gemini({ text: "Outra coisa." }));
    const { messages } = await page.after(({ regenerate }) => regenerate());
    assert.deepEqual(messages.map(words), ["me conta algo", "Outra coisa."]);
    assert.deepEqual(await load(stack, ana, page.chat.id), kept(messages));
    page.close();
  });
  await stack.settled();
  await stack.close();
  await fake.close();
});
