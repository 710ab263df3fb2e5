import { useQuery } from "@tanstack/react-query";
import { cutText } from "../../shared/writing/cut-text.ts";
import { callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { type Fact, type FactPage, KNOWLEDGE, type MessagePlace } from "./memory-data.ts";

/** What was not kept, and why. */
export interface SetAside {
  reason: string;
  text: string;
}

/** A batch of messages that memory has learned from. */
export interface Night {
  id: string;
  at: string;
  hasFailed: boolean;
  messages: number;
  learned: Fact[];
  setAside: SetAside[];
}

const MOST_NIGHTS = 14;
const MOST_MESSAGES = 500;

/** The last times that memory learned, the newest first. */
export function useNights() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "nights"],
    queryFn: async (): Promise<Night[]> => {
      const runs = await rowsOf(
        backend.supabase.from("memory_consolidations")
          .select("id, status, messages_processed, rejections, started_at, created_at")
          .order("created_at", { ascending: false }).limit(MOST_NIGHTS),
      );
      const { items } = runs.length === 0
        ? { items: [] }
        : await callRpc<FactPage>(backend, "list_knowledge", { source: "conversation", status: "all", page_size: 200 });
      return runs.map((run) => ({
        id: run.id,
        at: run.created_at,
        hasFailed: run.status === "failed",
        messages: run.messages_processed,
        learned: items.filter(({ created_at }) => created_at >= run.started_at && created_at <= run.created_at),
        setAside: readSetAside(run.rejections),
      }));
    },
  });
}

function readSetAside(rejections: unknown): SetAside[] {
  if (!Array.isArray(rejections)) return [];
  return rejections.flatMap(({ reason, item }) => {
    const text = item?.content ?? item?.value ?? item?.quote;
    return typeof text === "string" ? [{ reason: String(reason), text }] : [];
  });
}

/** A message that a night read, with its place. */
export interface ReadMessage extends MessagePlace {
  id: string;
  text: string;
}

/** What the person said in the messages that a night read, in the order in which it was said. */
export function useReadMessages(night: string, isWanted: boolean) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "night", night],
    enabled: isWanted,
    queryFn: async (): Promise<ReadMessage[]> => {
      const rows = await rowsOf(
        supabase.from("messages").select("id, client_message_id, content, conversations!inner(client_id)")
          .eq("consolidation_id", night).eq("role", "user").order("seq").limit(MOST_MESSAGES),
      );
      return rows.map((row) => ({
        id: row.id,
        text: cutText(row.content, 300),
        conversation: row.conversations.client_id,
        message: row.client_message_id ?? row.id,
      }));
    },
  });
}
