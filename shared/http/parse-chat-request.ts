import type { Context } from "hono";
import { z } from "zod";
import { isStorable } from "../database/plain-text.ts";
import { isBlank } from "../language/fold.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { listOf, parseInput } from "./parse-input.ts";
import { readJson } from "./read-body.ts";

const MAX_CHARACTERS = 8000;
const MOST_PARTS = 100;

// useChat sends the whole conversation with each message. This is enough for ten thousand messages with the results of tools.
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MOST_NODES = 400_000;
const MOST_MESSAGES = 20_000;
/** A stored answer has a part for each text and each call of a tool. */
const MOST_ANSWER_PARTS = 5_000;

/** A user's message in a conversation. */
export interface MessageRequest {
  kind: "message";
  conversationId: string;
  conversationType?: "general" | "counselor" | "planner";
  messageId: string;
  text: string;
  /** The id of the message that it replaces, with everything after that: an earlier wording, or its own id. */
  replaces?: string;
  /** The message is to be answered again, even if it has not changed. */
  regenerate?: boolean;
}

/** The user's answers by button to proposals that wait in a conversation. */
export interface ApprovalRequest {
  kind: "approval";
  conversationId: string;
  approvals: Approval[];
  /** The client's id of the assistant's message that the answer continues. It is only returned. */
  assistantId?: string;
}

/** The answer to one proposal. */
export interface Approval {
  id: string;
  approved: boolean;
}

export type ChatRequest = MessageRequest | ApprovalRequest;

const TOO_LONG = `A mensagem passa de ${MAX_CHARACTERS} caracteres`;
const NOT_STORABLE = "Contém caracteres que não podem ser guardados";

/** The id that a client gives a conversation or a message. */
const clientId = z.string().min(1).max(64).refine(isStorable, NOT_STORABLE);

// A URL cannot have these names as a part of its path: the conversation could not be read, resumed or stopped.
const conversationId = clientId.refine((id) => id !== "." && id !== "..", "Uma conversa não pode ter esse nome");

const textPart = z.object({
  type: z.literal("text", "Por enquanto só leio texto"),
  // What cannot fit is not looked at; an emoji is two of these.
  text: z.string().max(2 * MAX_CHARACTERS, { error: TOO_LONG, abort: true }).refine(isStorable, NOT_STORABLE),
});

const userMessage = z.object({
  id: clientId,
  role: z.literal("user"),
  parts: listOf(textPart, { min: 1, max: MOST_PARTS }),
})
  .superRefine(({ parts }, context) => {
    const text = joinText(parts);
    const addIssue = (message: string) => context.addIssue({ code: "custom", path: ["parts"], message });
    if (isTooLong(text)) addIssue(TOO_LONG);
    else if (isBlank(text)) addIssue("A mensagem está vazia");
  });

const conversationType = z.enum(["general", "counselor", "planner"]).optional();

const MOST_APPROVALS = 20;
const approvals = listOf(z.object({ id: z.uuid(), approved: z.boolean() }), { min: 1, max: MOST_APPROVALS })
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Cada proposta é respondida uma vez");

export const messageBody = z.object({ id: conversationId, message: userMessage, conversationType });

export const approvalBody = z.object({
  id: conversationId,
  approvals,
  assistantId: clientId.optional(),
});

/** The conversation that a path names by `:id`; null where no conversation can have that id. */
export function readConversationId({ req }: Context): string | null {
  return clientId.safeParse(req.param("id")).data ?? null;
}

/** What `useChat` sends: the whole conversation. Only one of its messages is read, since the others are stored already. */
export const useChatBody = z.object({
  id: conversationId,
  messages: listOf(z.unknown(), { min: 1, max: MOST_MESSAGES }),
  trigger: z.enum(["submit-message", "regenerate-message"]).default("submit-message"),
  messageId: clientId.nullish(),
  conversationType,
});

/** A tool call whose approval was answered. All other parts of the message are ignored. */
const answeredPart = z.object({
  state: z.literal("approval-responded"),
  approval: z.object({ id: z.uuid(), approved: z.boolean() }),
});
const answeredMessage = z.object({
  id: clientId,
  parts: listOf(z.unknown(), { max: MOST_ANSWER_PARTS }),
}).transform(({ id, parts }, context) => {
  const answered = parts.flatMap((part) => answeredPart.safeParse(part).data?.approval ?? []);
  const last = new Map(answered.map((approval) => [approval.id, approval]));
  if (last.size > 0) return { assistantId: id, approvals: [...last.values()].slice(0, MOST_APPROVALS) };
  context.addIssue({ code: "custom", path: ["parts"], message: "A mensagem não traz a resposta a uma confirmação" });
  return z.NEVER;
});

/**
 * Reads the body of `POST /chat`.
 *
 * @param client whose request it is; null where that is not counted
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem
 */
export async function parseChatRequest(request: Request, client: RpcClient | null = null): Promise<ChatRequest> {
  const body = await readJson(request, {
    bytes: MAX_BODY_BYTES,
    tooLong: `O corpo passa de ${MAX_BODY_BYTES} bytes`,
    nodes: MOST_NODES,
    client,
  });
  if (hasKey(body, "messages")) return readUseChat(parseInput(useChatBody, body));
  if (hasKey(body, "approvals")) {
    const { id, ...answered } = parseInput(approvalBody, body);
    return { kind: "approval", conversationId: id, ...answered };
  }
  const { id, message, conversationType } = parseInput(messageBody, body);
  return {
    kind: "message",
    conversationId: id,
    conversationType,
    messageId: message.id,
    text: joinText(message.parts),
  };
}

function hasKey(body: unknown, key: string): boolean {
  return typeof body === "object" && body !== null && key in body;
}

function readUseChat(body: z.infer<typeof useChatBody>): ChatRequest {
  const { id, messages, conversationType } = body;
  const regenerate = body.trigger === "regenerate-message";
  const index = indexOfMessage(body);
  if (!regenerate && roleOf(messages[index]) === "assistant") {
    return { kind: "approval", conversationId: id, ...parseAt(answeredMessage, messages, index) };
  }
  const message = parseAt(userMessage, messages, index);
  const replaces = regenerate ? message.id : body.messageId ?? undefined;
  return {
    kind: "message",
    conversationId: id,
    conversationType,
    messageId: message.id,
    text: joinText(message.parts),
    ...(replaces !== undefined && { replaces, regenerate }),
  };
}

/**
 * Which message is read: usually the last; the user's last where the answer is to be made again; for an approval, the assistant's message
 * that has the button.
 */
function indexOfMessage({ messages, trigger, messageId }: z.infer<typeof useChatBody>): number {
  const last = messages.length - 1;
  if (trigger === "submit-message" && !messageId) return last;
  if (trigger === "regenerate-message") {
    const asked = messages.findLastIndex((message) => roleOf(message) === "user");
    return asked < 0 ? last : asked;
  }
  const named = messages.findLastIndex((message) => headOf(message)?.id === messageId);
  return named >= 0 && roleOf(messages[named]) === "assistant" ? named : last;
}

// Made once: a conversation has as many messages as its client sends.
const messageHead = z.object({ id: z.string(), role: z.string() });
const headOf = (message: unknown) => messageHead.safeParse(message).data;
const roleOf = (message: unknown) => headOf(message)?.role;

/** Parses one message so that the paths of its problems have its index. */
function parseAt<T>(schema: z.ZodType<T>, messages: unknown[], index: number): T {
  const schemaAtIndex = z.object({ messages: z.object({ [index]: schema }) });
  const parsed = parseInput(schemaAtIndex, { messages: { [index]: messages[index] } });
  return parsed.messages[index]!;
}

/** Counts as Postgres does, for which an emoji is one character. */
function isTooLong(text: string): boolean {
  return text.length > 2 * MAX_CHARACTERS || (text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS);
}

function joinText(parts: { text: string }[]): string {
  return parts.map((part) => part.text).join("\n");
}
