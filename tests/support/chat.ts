import type { UIMessageChunk } from "ai";
import type { TurnMetadata } from "../../shared/turn/close-turn.ts";
import type { WaitingAction } from "../../shared/turn/offer/waiting-action.ts";
import type { Stack, TestUser } from "./stack.ts";

/** An answer of the chat function as JSON. */
export interface ChatAnswer {
  status: number;
  headers: Headers;
  conversationId: string;
  message: { id: string; parts: { type: string; text?: string; state?: string; [key: string]: unknown }[] };
  metadata: TurnMetadata;
  error?: { code: string; message: string; details?: unknown };
  /** All text parts, one paragraph each. */
  text: string;
}

/** Posts a body to the chat function with a token, and reads the JSON answer. */
export async function postChat(
  stack: Stack,
  token: string | null,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ChatAnswer> {
  const response = await fetch(`${stack.url}/functions/v1/chat`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      apikey: stack.publishableKey,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  const texts = (answer.message?.parts ?? []).flatMap((part: { type: string; text?: string }) =>
    part.type === "text" ? [part.text ?? ""] : []
  );
  return { ...answer, status: response.status, headers: response.headers, text: texts.join("\n\n") };
}

/** One conversation of a user. */
export class Conversation {
  readonly id: string;

  constructor(readonly stack: Stack, readonly user: TestUser, id: string = crypto.randomUUID()) {
    this.id = id;
  }

  /** Sends a message. With the `messageId` of an earlier one, it is a repeat. */
  say(text: string, messageId: string = crypto.randomUUID(), more: Record<string, unknown> = {}): Promise<ChatAnswer> {
    return postChat(this.stack, this.user.token, {
      id: this.id,
      message: { id: messageId, role: "user", parts: [{ type: "text", text }] },
      ...more,
    });
  }

  /** Presses the button of one proposal, or of several at once. */
  approve(proposals: string | string[], approved: boolean, assistantId?: string): Promise<ChatAnswer> {
    const approvals = [proposals].flat().map((id) => ({ id, approved }));
    return postChat(this.stack, this.user.token, { id: this.id, approvals, assistantId });
  }
}

/** The only proposal that waits in the answer's own conversation. Throws when there are none or several. */
export function onlyWaiting({ metadata }: Pick<ChatAnswer, "metadata">): WaitingAction {
  const waiting = (metadata.waiting ?? []).filter(({ elsewhere }) => elsewhere !== true);
  const [only, other] = waiting;
  if (!only || other) throw new Error(`${waiting.length} proposals wait, and not one`);
  return only;
}

/** The chunks of a UI message stream, once it has ended. */
export async function readChunks(response: Response): Promise<UIMessageChunk[]> {
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("data: "));
  return lines.map((line) => line.slice("data: ".length)).filter((data) => data !== "[DONE]").map((data) =>
    JSON.parse(data)
  );
}
