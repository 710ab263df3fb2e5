import type { UIMessage } from "ai";
import type { TurnMetadata } from "../../shared/turn/close-turn.ts";
import { type Backend, BackendError, callFunction } from "../shell/backend.ts";
import { drafts } from "./drafts.ts";

/** A message of the conversation, as the chat function streams and lists it. */
export type ChatMessage = UIMessage<TurnMetadata>;

export interface MessagePage {
  messages: ChatMessage[];
  /** For the next older page; null on the oldest. */
  nextCursor: string | null;
}

const NO_MESSAGES: MessagePage = { messages: [], nextCursor: null };

const BEGUN = "begun-conversations";

/** Ids of conversations that were begun in this tab: the server knows them from their first message on. */
const begun = {
  /** Also while the page is open: a session that ends empties the browser's storage. */
  here: new Set<string>(),
  read: () => new Set<string>([...begun.here, ...JSON.parse(sessionStorage.getItem(BEGUN) ?? "[]")]),
  write(ids: Iterable<string>) {
    begun.here = new Set([...ids].slice(-50));
    sessionStorage.setItem(BEGUN, JSON.stringify([...begun.here]));
  },
};

/** The id of a new conversation. */
export function beginConversation(): string {
  const id = crypto.randomUUID();
  begun.write([...begun.read(), id]);
  return id;
}

/** Call it once the server has answered in a conversation. */
export function rememberIsStored(id: string): void {
  const ids = begun.read();
  if (ids.delete(id)) begun.write(ids);
}

/** The newest page of a conversation. One that was only begun has no messages, and the server is not asked. */
export async function openConversation(backend: Backend, id: string): Promise<MessagePage> {
  return begun.read().has(id) && !drafts.hasSent(id) ? NO_MESSAGES : await fetchMessages(backend, id);
}

/**
 * A page of a conversation, the newest unless `before` names an older one.
 *
 * @throws {BackendError} `conversation_not_found` for one that was deleted, or never was
 */
export async function fetchMessages(backend: Backend, id: string, before?: string): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: "50", ...(before !== undefined && { before }) });
  try {
    const response = await callFunction(backend, `chat/${encodeURIComponent(id)}/messages?${query}`);
    return await response.json();
  } catch (error) {
    const isNew = error instanceof BackendError && error.code === "conversation_not_found" && begun.read().has(id);
    if (isNew) return NO_MESSAGES;
    throw error;
  }
}

/** Ends the answer that is being made, on the server. What was said stays. */
export async function stopAnswer(backend: Backend, id: string): Promise<void> {
  await callFunction(backend, `chat/${encodeURIComponent(id)}/stop`, { method: "POST" });
}

/** Texts of a message, one paragraph each. */
export function textOf({ parts }: ChatMessage): string {
  return parts.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n\n");
}
