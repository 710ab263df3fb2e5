import type { Context } from "hono";
import { z } from "zod";
import { isBlank } from "../text/fold.ts";
import { parseInput, readJson } from "./parse-input.ts";

const MAX_CHARACTERS = 8000;

/** A user's message in a conversation. */
export interface MessageRequest {
  kind: "message";
  conversationId: string;
  conversationType?: "general" | "counselor" | "planner";
  messageId: string;
  text: string;
  /** The offer the person saw as they wrote; a yes to another one runs nothing. */
  pendingActionId?: string;
}

/** The user's answer, by button, to the pending action of a conversation. */
export interface ApprovalRequest {
  kind: "approval";
  conversationId: string;
  pendingActionId: string;
  approved: boolean;
  /** The client's id of the assistant message it continues; only echoed. */
  assistantId?: string;
}

export type ChatRequest = MessageRequest | ApprovalRequest;

// Postgres stores neither NUL nor lone surrogates.
const storable = (text: string) => !text.includes("\u0000") && text.isWellFormed();
const NOT_STORABLE = "Contém caracteres que não podem ser guardados";

/** What clients call their conversations and messages. */
const clientId = z.string().min(1).max(64).refine(storable, NOT_STORABLE);

const messageBody = z.object({
  id: clientId,
  message: z.object({
    id: clientId,
    role: z.literal("user"),
    parts: z.array(z.object({ type: z.literal("text"), text: z.string().refine(storable, NOT_STORABLE) })).min(1),
  }),
  conversationType: z.enum(["general", "counselor", "planner"]).optional(),
  pendingActionId: z.uuid().optional(),
}).superRefine(({ message }, context) => {
  const text = joinText(message.parts);
  const problem = isBlank(text)
    ? "A mensagem está vazia"
    : isTooLong(text)
    ? `A mensagem passa de ${MAX_CHARACTERS} caracteres`
    : null;
  if (problem) context.addIssue({ code: "custom", path: ["message", "parts"], message: problem });
});

const approvalBody = z.object({
  id: clientId,
  approvals: z.tuple([z.object({ id: z.uuid(), approved: z.boolean() })]),
  assistantId: clientId.optional(),
});

/** The conversation that a path names by `:id`; null for what can be nobody's. */
export function readConversationId({ req }: Context): string | null {
  return clientId.safeParse(req.param("id")).data ?? null;
}

/**
 * Reads the body of `POST /chat`.
 *
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem
 */
export async function parseChatRequest(request: Request): Promise<ChatRequest> {
  const body = await readJson(request);
  if (typeof body === "object" && body !== null && "approvals" in body) {
    const { id, approvals: [approval], assistantId } = parseInput(approvalBody, body);
    return {
      kind: "approval",
      conversationId: id,
      pendingActionId: approval.id,
      approved: approval.approved,
      assistantId,
    };
  }
  const { id, message, conversationType, pendingActionId } = parseInput(messageBody, body);
  return {
    kind: "message",
    conversationId: id,
    conversationType,
    messageId: message.id,
    text: joinText(message.parts),
    pendingActionId,
  };
}

/** Counted as Postgres counts, which takes an emoji for one character. */
function isTooLong(text: string): boolean {
  return text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS;
}

function joinText(parts: { text: string }[]): string {
  return parts.map((part) => part.text).join("\n");
}
