import assert from "node:assert/strict";
import { ApiError, type RequestProblem } from "../../../shared/http/api-error.ts";
import { parseChatRequest } from "../../../shared/http/parse-chat-request.ts";

const id = "0b7f0d8e-6a8e-4c38-9f3c-0c7b54a3a1de";
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
    pendingActionId: undefined,
  });
  const named = await parseChatRequest(request({ id, message, pendingActionId: id }));
  assert.equal(named.kind === "message" && named.pendingActionId, id);
  const approvals = [{ id, approved: true }];
  assert.deepEqual(await parseChatRequest(request({ id, approvals, assistantId: "a1" })), {
    kind: "approval",
    conversationId: id,
    pendingActionId: id,
    approved: true,
    assistantId: "a1",
  });
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
    ["an offer's id that is no uuid", { id, message, pendingActionId: "1" }, "pendingActionId"],
    ["no approvals", { id, approvals: [] }, "approvals"],
    ["two approvals", { id, approvals: [1, 2].map(() => ({ id, approved: true })) }, "approvals"],
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
