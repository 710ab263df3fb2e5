import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export interface ConversationEntry {
  id: string;
  title: string | null;
  updated_at: string;
  archived_at: string | null;
  /** Since when memory learns nothing of it. */
  off_memory_at: string | null;
}

const LIST = ["conversations"] as const;
const MOST_LISTED = 200;

/** The person's conversations, the one that was used last first: those in use, or those put away. */
export function useConversations({ archived = false } = {}) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...LIST, archived ? "archived" : "current"],
    queryFn: () => {
      const rows = supabase.from("conversations").select("id:client_id, title, updated_at, archived_at, off_memory_at");
      return rowsOf<ConversationEntry[]>(
        (archived ? rows.not("archived_at", "is", null) : rows.is("archived_at", null))
          .order("updated_at", { ascending: false }).limit(MOST_LISTED),
      );
    },
  });
}

/** A message that holds what was searched for. */
export interface FoundMessage {
  id: string;
  conversationId: string;
  title: string | null;
  role: "user" | "assistant";
  text: string;
  sentAt: string;
}

/** Messages of all conversations that hold the words, the newest first. */
export function useMessageSearch(query: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...LIST, "search", query],
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await callRpc<{ messages: FoundMessage[] }>(backend, "search_messages", { query, limit: 20 })).messages,
  });
}

export function useRenameConversation() {
  const { supabase } = useBackend();
  return useChangeOfList(async ({ id, title }: { id: string; title: string }) => {
    await rowsOf(supabase.from("conversations").update({ title }).eq("client_id", id).select("id"));
  });
}

/** Puts a conversation away, or brings it back. */
export function useArchiveConversation() {
  const { supabase } = useBackend();
  return useChangeOfList(async ({ id, archive }: { id: string; archive: boolean }) => {
    const archived_at = archive ? new Date().toISOString() : null;
    await rowsOf(supabase.from("conversations").update({ archived_at }).eq("client_id", id).select("id"));
  });
}

/** Takes a conversation out of learning, or brings it back. */
export function useTakeOffMemory() {
  const { supabase } = useBackend();
  return useChangeOfList(async ({ id, isOff }: { id: string; isOff: boolean }) => {
    const off_memory_at = isOff ? new Date().toISOString() : null;
    await rowsOf(supabase.from("conversations").update({ off_memory_at }).eq("client_id", id).select("id"));
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
