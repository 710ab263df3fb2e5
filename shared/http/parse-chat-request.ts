import type { Context } from "hono";
import { z } from "zod";
import { isBlank } from "../language/fold.ts";
import { parseInput, readJson } from "./parse-input.ts";

const MAX_CHARACTERS = 8000;

/** A user's message in a conversation. */
export interface MessageRequest {
  kind: "message";
  conversationId: string;
  conversationType?: "general" | "counselor" | "planner";
  messageId: string;
  text: string;
  /** The message in whose place it comes, and of all that came after: an earlier wording, or itself. */
  replaces?: string;
  /** It is to be answered once more, whatever it was answered with. */
  regenerate?: boolean;
}

/** The user's answers, by button, to what waits in a conversation. */
export interface ApprovalRequest {
  kind: "approval";
  conversationId: string;
  approvals: Approval[];
  /** The client's id of the assistant message it continues; only echoed. */
  assistantId?: string;
}

/** The answer to one proposal, by its id. */
export interface Approval {
  id: string;
  approved: boolean;
}

export type ChatRequest = MessageRequest | ApprovalRequest;

// Postgres stores neither NUL nor lone surrogates.
const storable = (text: string) => !text.includes("\u0000") && text.isWellFormed();
const NOT_STORABLE = "Contém caracteres que não podem ser guardados";

/** What clients call their conversations and messages. */
const clientId = z.string().min(1).max(64).refine(storable, NOT_STORABLE);

// No URL has a step of these names: such a conversation could be neither read, resumed nor stopped.
const conversationId = clientId.refine((id) => id !== "." && id !== "..", "Uma conversa não pode ter esse nome");

const textPart = z.object({
  type: z.literal("text", "Por enquanto só leio texto"),
  text: z.string().refine(storable, NOT_STORABLE),
});

const userMessage = z.object({ id: clientId, role: z.literal("user"), parts: z.array(textPart).min(1) })
  .superRefine(({ parts }, context) => {
    const text = joinText(parts);
    const problem = isBlank(text)
      ? "A mensagem está vazia"
      : isTooLong(text)
      ? `A mensagem passa de ${MAX_CHARACTERS} caracteres`
      : null;
    if (problem) context.addIssue({ code: "custom", path: ["parts"], message: problem });
  });

/** What a message may bring beside itself. */
const besides = {
  conversationType: z.enum(["general", "counselor", "planner"]).optional(),
};

const MOST_APPROVALS = 20;
const approvals = z.array(z.object({ id: z.uuid(), approved: z.boolean() })).min(1).max(MOST_APPROVALS)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Cada proposta é respondida uma vez");

const messageBody = z.object({ id: conversationId, message: userMessage, ...besides });

const approvalBody = z.object({
  id: conversationId,
  approvals,
  assistantId: clientId.optional(),
});

/** The conversation that a path names by `:id`; null for what can be nobody's. */
export function readConversationId({ req }: Context): string | null {
  return clientId.safeParse(req.param("id")).data ?? null;
}

/** What `useChat` sends. All that was said comes along; one message is read, the rest is on record here. */
const useChatBody = z.object({
  id: conversationId,
  messages: z.array(z.unknown()).min(1),
  trigger: z.enum(["submit-message", "regenerate-message"]).default("submit-message"),
  messageId: clientId.nullish(),
  ...besides,
});

/** Parts other than tool calls with an answered approval are passed over. */
const answeredPart = z.object({
  state: z.literal("approval-responded"),
  approval: z.object({ id: z.uuid(), approved: z.boolean() }),
});
const answeredMessage = z.object({ id: clientId, parts: z.array(z.unknown()) }).transform(({ id, parts }, context) => {
  const answered = parts.flatMap((part) => answeredPart.safeParse(part).data?.approval ?? []);
  const last = new Map(answered.map((approval) => [approval.id, approval]));
  if (last.size > 0) return { assistantId: id, approvals: [...last.values()].slice(0, MOST_APPROVALS) };
  context.addIssue({ code: "custom", path: ["parts"], message: "A mensagem não traz a resposta a uma confirmação" });
  return z.NEVER;
});

/**
 * Reads the body of `POST /chat`.
 *
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem
 */
export async function parseChatRequest(request: Request): Promise<ChatRequest> {
  const body = await readJson(request);
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
  const at = positionOf(body);
  if (!regenerate && roleOf(messages[at]) === "assistant") {
    return { kind: "approval", conversationId: id, ...parseAt(answeredMessage, messages, at) };
  }
  const message = parseAt(userMessage, messages, at);
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

/** The message that counts: the last, of those of the user where an answer is to be made anew; an approval says which it stands in. */
function positionOf({ messages, trigger, messageId }: z.infer<typeof useChatBody>): number {
  const last = messages.length - 1;
  if (trigger === "submit-message" && !messageId) return last;
  if (trigger === "regenerate-message") {
    const asked = messages.findLastIndex((message) => roleOf(message) === "user");
    return asked < 0 ? last : asked;
  }
  const named = messages.findLastIndex((message) => headOf(message)?.id === messageId);
  return named >= 0 && roleOf(messages[named]) === "assistant" ? named : last;
}

const headOf = (message: unknown) => z.object({ id: z.string(), role: z.string() }).safeParse(message).data;
const roleOf = (message: unknown) => headOf(message)?.role;

/** One message, its problems named by where it stands. */
function parseAt<T>(schema: z.ZodType<T>, messages: unknown[], at: number): T {
  const found = parseInput(z.object({ messages: z.object({ [at]: schema }) }), { messages: { [at]: messages[at] } });
  return found.messages[at]!;
}

/** Counted as Postgres counts, which takes an emoji for one character. */
function isTooLong(text: string): boolean {
  return text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS;
}

function joinText(parts: { text: string }[]): string {
  return parts.map((part) => part.text).join("\n");
}
