import assert from "node:assert/strict";
import { ApiError, type RequestProblem } from "../../../shared/http/api-error.ts";
import { parseChatRequest } from "../../../shared/http/parse-chat-request.ts";

const id = "0b7f0d8e-6a8e-4c38-9f3c-0c7b54a3a1de";
const OTHER = "5d0c6e2a-3c53-4c39-8a43-3f0b7f3b8f11";
const message = { id: "m1", role: "user", parts: [{ type: "text", text: "oi" }] };
const ENGLISH = /invalid|expected|received|required|too |must|\bthe\b|\bof\b|input/i;

function request(body: unknown): Request {
  return new Request("http://chat", { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
}

async function problems(body: unknown): Promise<RequestProblem[]> {
  try {
    await parseChatRequest(request(body));
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === "invalid_request");
    return error.options.details as RequestProblem[];
  }
  throw new Error("it was accepted");
}

Deno.test("parseChatRequest() reads a message and an answer by button", async () => {
  assert.deepEqual(await parseChatRequest(request({ id, message })), {
    kind: "message",
    conversationId: id,
    conversationType: undefined,
    messageId: "m1",
    text: "oi",
  });
  assert.deepEqual(
    await parseChatRequest(request({ id, message, pendingActionId: id })),
    await parseChatRequest(request({ id, message })),
    "a proposal is not named beside a message",
  );
  const approvals = [{ id, approved: true }, { id: OTHER, approved: false }];
  assert.deepEqual(await parseChatRequest(request({ id, approvals, assistantId: "a1" })), {
    kind: "approval",
    conversationId: id,
    approvals,
    assistantId: "a1",
  });
});

const button = (approved: unknown, approvalId = id) => ({
  type: "tool-x",
  state: "approval-responded",
  approval: { id: approvalId, approved },
});
const assistant = (...parts: unknown[]) => ({ id: "a1", role: "assistant", parts });

Deno.test("parseChatRequest() reads of what useChat sends the message that counts", async (t) => {
  const history = [message, assistant({ type: "text", text: "olá" }), { nobody: "reads this" }];
  const asked = { kind: "message", conversationId: "c", conversationType: undefined };
  const answered = { kind: "approval", conversationId: "c", assistantId: "a1" };
  const newest = { id: "m2", role: "user", parts: [{ type: "text", text: "oi de novo" }] };
  const bodies: [string, Record<string, unknown>, unknown][] = [
    ["a message", { messages: [...history, newest] }, { ...asked, messageId: "m2", text: "oi de novo" }],
    ["a message after one of the assistant without an id", {
      messages: [{ role: "assistant", parts: [button(true)] }, newest],
    }, {
      ...asked,
      messageId: "m2",
      text: "oi de novo",
    }],
    ["a message with its fields", { messages: [message], conversationType: "planner" }, {
      ...asked,
      messageId: "m1",
      text: "oi",
      conversationType: "planner",
    }],
    ["an edit", { messages: [...history, newest], messageId: "m2" }, {
      ...asked,
      messageId: "m2",
      text: "oi de novo",
      replaces: "m2",
      regenerate: false,
    }],
    ["an answer anew", { messages: [newest], trigger: "regenerate-message" }, {
      ...asked,
      messageId: "m2",
      text: "oi de novo",
      replaces: "m2",
      regenerate: true,
    }],
    ["an answer anew, which is still there", {
      messages: [message, assistant()],
      trigger: "regenerate-message",
      messageId: "a1",
    }, {
      ...asked,
      messageId: "m1",
      text: "oi",
      replaces: "m1",
      regenerate: true,
    }],
    ["a yes", { messages: [message, assistant({ type: "step-start" }, button(true))], messageId: "a1" }, {
      ...answered,
      approvals: [{ id, approved: true }],
    }],
    ["a yes and a no of one message", { messages: [assistant(button(true, OTHER), button(false))] }, {
      ...answered,
      approvals: [{ id: OTHER, approved: true }, { id, approved: false }],
    }],
    ["a button that is there twice: its last word", { messages: [assistant(button(false), button(true))] }, {
      ...answered,
      approvals: [{ id, approved: true }],
    }],
    ["a yes to an offer further up", { messages: [assistant(button(true)), newest], messageId: "a1" }, {
      ...answered,
      approvals: [{ id, approved: true }],
    }],
  ];
  for (const [what, body, expected] of bodies) {
    await t.step(what, async () => {
      assert.deepEqual(await parseChatRequest(request({ id: "c", trigger: "submit-message", ...body })), expected);
    });
  }
});

Deno.test("parseChatRequest() names each problem in Portuguese", async (t) => {
  const bodies: [string, unknown, string][] = [
    ["not JSON", "{oi", ""],
    ["an array", [], ""],
    ["no conversation id", { message }, "id"],
    ["an empty conversation id", { id: "", message }, "id"],
    ["a long conversation id", { id: "x".repeat(65), message }, "id"],
    ["a conversation id with a NUL", { id: "a\u0000", message }, "id"],
    ["no message", { id }, "message"],
    ["another role", { id, message: { ...message, role: "system" } }, "message.role"],
    ["no parts", { id, message: { ...message, parts: [] } }, "message.parts"],
    ["a part of another type", { id, message: { ...message, parts: [{ type: "file" }] } }, "message.parts.0.type"],
    ["a number as text", { id, message: { ...message, parts: [{ type: "text", text: 7 }] } }, "message.parts.0.text"],
    ["an empty message id", { id, message: { ...message, id: "" } }, "message.id"],
    ["a long message id", { id, message: { ...message, id: "x".repeat(65) } }, "message.id"],
    ["an unknown type", { id, message, conversationType: "party" }, "conversationType"],
    ["a proposal's id that is no uuid", { id, approvals: [{ id: "1", approved: true }] }, "approvals.0.id"],
    ["no approvals", { id, approvals: [] }, "approvals"],
    [
      "one proposal answered twice",
      { id, approvals: [true, false].map((approved) => ({ id, approved })) },
      "approvals",
    ],
    ["twenty-one approvals", {
      id,
      approvals: Array.from({ length: 21 }, () => ({ id: crypto.randomUUID(), approved: true })),
    }, "approvals"],
    ["no messages", { id, messages: [] }, "messages"],
    ["messages that are no list", { id, messages: message }, "messages"],
    ["an unknown trigger", { id, messages: [message], trigger: "resume-stream" }, "trigger"],
    ["a last message that is none", { id, messages: [message, 7] }, "messages.1"],
    ["a last message of the system", { id, messages: [{ ...message, role: "system" }] }, "messages.0.role"],
    ["a file", { id, messages: [message, { ...message, parts: [{ type: "file" }] }] }, "messages.1.parts.0.type"],
    [
      "an assistant's last message without an answer",
      { id, messages: [assistant({ type: "text", text: "oi" })] },
      "messages.0.parts",
    ],
    ["a button that says neither", { id, messages: [assistant(button("sim"))] }, "messages.0.parts"],
    ["no decision", { id, approvals: [{ id }] }, "approvals.0.approved"],
  ];
  for (const [what, body, path] of bodies) {
    await t.step(what, async () => {
      const found = await problems(body);
      assert.ok(found.some((problem) => problem.path === path), JSON.stringify(found));
      for (const { message } of found) assert.doesNotMatch(message.replaceAll(/"[^"]*"/g, ""), ENGLISH);
    });
  }
});
