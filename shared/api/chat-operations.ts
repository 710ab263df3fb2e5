import { z } from "zod";
import { approvalBody, messageBody, useChatBody } from "../http/parse-chat-request.ts";
import { pageQuery } from "../chat/get-messages.ts";
import { errors, json, type Operation } from "./operation.ts";

const valueChange = z.strictObject({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });

const waiting = z.strictObject({
  id: z.uuid(),
  toolCallId: z.string(),
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  offer: z.string(),
  choices: z.array(z.strictObject({ label: z.string(), args: z.record(z.string(), z.unknown()) })).optional(),
  since: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  elsewhere: z.literal(true).optional(),
});

const shownWaiting = waiting.extend({
  changes: z.array(valueChange).optional(),
  texts: z.array(z.string()).optional(),
  recordKind: z.enum(["measures", "habits", "expenses", "incomes", "reminders", "library"]).optional(),
  said: z.strictObject({ conversation: z.string(), message: z.string(), text: z.string() }).optional(),
});

const metadata = z.strictObject({
  route: z.enum(["model", "direct", "confirmed", "rejected", "corrected", "selected"]),
  outcome: z.enum(["completed", "failed", "stopped"]),
  skills: z.array(z.string()),
  modelCalls: z.int(),
  usage: z.strictObject({
    inputTokens: z.int(),
    outputTokens: z.int(),
    thoughtTokens: z.int(),
    cachedTokens: z.int(),
  }),
  noop: z.literal(true).optional(),
  waiting: z.array(waiting).optional(),
  kept: z.array(z.strictObject({
    id: z.string(),
    content: z.string(),
    ended: z.array(z.strictObject({ id: z.string(), content: z.string() })).optional(),
  })).optional(),
  written: z.array(z.strictObject({
    toolCallId: z.string(),
    tool: z.string(),
    what: z.string(),
    undoable: z.boolean(),
  })).optional(),
});

const part = z.looseObject({ type: z.string() }).describe("a part of a UIMessage of the AI SDK");

const message = z.strictObject({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(part),
  metadata: metadata.optional(),
});

const stream = { description: "the AI SDK's UI message stream", mediaType: "text/event-stream" };

/** The `chat` function. */
export const chatOperations: Operation[] = [
  {
    method: "post",
    path: "/chat",
    summary: "One turn: a message, answers by button, an edit, or an answer made anew",
    description:
      "A body with `message` or `approvals` is for any client; one with `messages` is what useChat of the AI SDK sends. " +
      "With `Accept: application/json` the answer is one object, otherwise a stream.",
    auth: "token",
    body: z.union([messageBody, approvalBody, useChatBody]),
    answers: {
      200: {
        ...stream,
        schema: z.strictObject({
          conversationId: z.string(),
          message: message.extend({ role: z.literal("assistant"), metadata }),
          metadata,
        }),
      },
      ...errors(404, 405, 409),
    },
  },
  {
    method: "get",
    path: "/chat/{id}/messages",
    summary: "A page of a conversation as it was shown, the newest first",
    auth: "token",
    query: pageQuery,
    answers: {
      200: json(
        "the messages, the oldest of the page first",
        z.strictObject({
          messages: z.array(message),
          nextCursor: z.string().nullable(),
        }),
      ),
      ...errors(404),
    },
  },
  {
    method: "get",
    path: "/chat/{id}/waiting",
    summary: "What waits for a yes in a conversation now, with what it changes and what was said",
    auth: "token",
    answers: { 200: json("what waits", z.strictObject({ waiting: z.array(shownWaiting) })), ...errors() },
  },
  {
    method: "get",
    path: "/chat/{id}/stream",
    summary: "The answer that is being made, from its start",
    auth: "token",
    answers: { 200: stream, 204: { description: "no answer is being made" }, ...errors(404) },
  },
  {
    method: "post",
    path: "/chat/{id}/stop",
    summary: "Ends the answer that is being made; what was said stays",
    auth: "token",
    answers: { 200: json("whether there was one", z.strictObject({ stopped: z.boolean() })), ...errors(404) },
  },
];
