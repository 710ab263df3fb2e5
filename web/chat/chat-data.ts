import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UIMessage } from "ai";
import type { TurnMetadata } from "../../shared/turn/close-turn.ts";
import { type Backend, callFunction, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

/** A message of the conversation, as the chat function streams and lists it. */
export type ChatMessage = UIMessage<TurnMetadata>;
export type Waiting = NonNullable<TurnMetadata["waiting"]>[number];

export interface ConversationEntry {
  id: string;
  title: string | null;
  updated_at: string;
}

const LIST = ["conversations"] as const;
const MOST_LISTED = 200;

/** The person's conversations, the one that was used last first. */
export function useConversations() {
  const backend = useBackend();
  return useQuery({
    queryKey: LIST,
    queryFn: () =>
      rowsOf<ConversationEntry[]>(
        backend.supabase.from("conversations").select("id:client_id, title, updated_at")
          .order("updated_at", { ascending: false }).limit(MOST_LISTED),
      ),
  });
}

export function useRenameConversation() {
  const { supabase } = useBackend();
  return useChangeOfList(async ({ id, title }: { id: string; title: string }) => {
    await rowsOf(supabase.from("conversations").update({ title }).eq("client_id", id).select("id"));
  });
}

export function useDeleteConversation() {
  const { supabase } = useBackend();
  return useChangeOfList(async ({ id }: { id: string }) => {
    await rowsOf(supabase.from("conversations").delete().eq("client_id", id).select("id"));
  });
}

function useChangeOfList<Input>(change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: LIST }) });
}

/** Call it after each answer: the conversation has moved to the top, and may have got a title. */
export function useRefreshConversations(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: LIST });
}

export interface MessagePage {
  messages: ChatMessage[];
  nextCursor: string | null;
}

/** Ids of conversations that were begun here and not yet opened: there is nothing to ask the server for. */
const begun = new Set<string>();

/** The id of a new conversation. The server knows it from the first message on. */
export function beginConversation(): string {
  const id = crypto.randomUUID();
  begun.add(id);
  return id;
}

/** A page of a conversation, the newest unless `before` names an older one. A new conversation has no messages. */
export async function fetchMessages(backend: Backend, id: string, before?: string): Promise<MessagePage> {
  if (begun.delete(id)) return { messages: [], nextCursor: null };
  const query = new URLSearchParams({ limit: "50", ...(before !== undefined && { before }) });
  try {
    const response = await callFunction(backend, `chat/${encodeURIComponent(id)}/messages?${query}`);
    return await response.json();
  } catch (error) {
    if ((error as { code?: string }).code === "conversation_not_found") return { messages: [], nextCursor: null };
    throw error;
  }
}

/** Answers proposals by their ids; what came of it stands in the conversation then. */
export async function answerProposals(
  backend: Backend,
  id: string,
  approvals: readonly { id: string; approved: boolean }[],
): Promise<void> {
  await callFunction(backend, "chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ id, approvals }),
  });
}

/** Ends the answer that is being made, on the server. What was said stays. */
export async function stopAnswer(backend: Backend, id: string): Promise<void> {
  await callFunction(backend, `chat/${encodeURIComponent(id)}/stop`, { method: "POST" });
}

const draftKey = (id: string) => `draft:${id}`;

/** What was typed and not sent, kept for this conversation on this device. */
export const drafts = {
  read: (id: string): string => sessionStorage.getItem(draftKey(id)) ?? "",
  write(id: string, text: string): void {
    if (text === "") sessionStorage.removeItem(draftKey(id));
    else sessionStorage.setItem(draftKey(id), text);
  },
};

/** Texts of a message, one paragraph each. */
export function textOf({ parts }: ChatMessage): string {
  return parts.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n\n");
}

/** What waits for a yes, as the last answer says. */
export function waitingAfter(messages: readonly ChatMessage[]): Waiting[] {
  return messages.findLast(({ role }) => role === "assistant")?.metadata?.waiting ?? [];
}
