import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import type { Area } from "./areas.ts";
import {
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  type SOURCE_NAMES,
  type STATUS_NAMES,
  type TYPE_NAMES,
} from "./memory-words.ts";

export type FactType = keyof typeof TYPE_NAMES;
export type FactSource = keyof typeof SOURCE_NAMES;
export type FactStatus = keyof typeof STATUS_NAMES;

/** One belief, as list_knowledge gives it (knowledge_entry in Postgres). */
export interface Fact {
  id: string;
  type: FactType;
  area: Area;
  title: string;
  content: string;
  /** The name of the person it is about; absent for the user. */
  about?: string;
  person?: { relationship?: string; birthday?: string };
  slot?: string;
  value?: string;
  quote?: string;
  inference_evidence?: string;
  confidence: number;
  source: FactSource;
  validated: boolean;
  created_at: string;
  stated_at: string;
  superseded_by_id?: string;
  superseded_at?: string;
  /** What the fact says that replaced it. */
  superseded_by?: string;
  deleted_at?: string;
  needs_resolution: boolean;
  is_current: boolean;
  /** The message it came from. */
  source_ref?: string;
}

export interface FactFilters {
  query: string;
  area?: Area;
  type?: FactType;
  source?: FactSource;
  confidence?: ConfidenceLevel;
  status: FactStatus;
  /** Days, `YYYY-MM-DD`, both included: when it entered the memory. */
  from_date?: string;
  to_date?: string;
  /** The id of a person: what is known about them. */
  about?: string;
}

export interface FactPage {
  items: Fact[];
  next_cursor: string | null;
}

const PAGE_SIZE = 30;
export const KNOWLEDGE = ["knowledge"] as const;

/** The facts that fit the filters, in pages of 30: newest first, or with a text those that answer it, the best first. */
export function useFacts(filters: FactFilters) {
  const backend = useBackend();
  return useInfiniteQuery({
    queryKey: [...KNOWLEDGE, "facts", filters],
    queryFn: ({ pageParam }) => fetchFacts(backend, filters, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
  });
}

async function fetchFacts(backend: Backend, filters: FactFilters, cursor: string | null): Promise<FactPage> {
  const { query, confidence, ...others } = filters;
  const range = confidence && CONFIDENCE_LEVELS[confidence];
  const { items, next_cursor } = await callRpc<FactPage>(backend, "list_knowledge", {
    ...others,
    ...(query !== "" && { query }),
    ...(range && { min_confidence: range.from, max_confidence: range.to }),
    ...(cursor !== null && { cursor }),
    page_size: PAGE_SIZE,
  });
  return { items: await withSuccessors(backend, items), next_cursor };
}

async function withSuccessors(backend: Backend, facts: Fact[]): Promise<Fact[]> {
  const ids = facts.flatMap(({ superseded_by_id: id }) => id === undefined ? [] : [id]);
  const successors = await fetchRows<{ id: string; content: string }>(backend, "id, content", ids);
  return facts.map((fact) => ({ ...fact, superseded_by: successors.get(fact.superseded_by_id ?? "")?.content }));
}

/** A row as its table gives it, with null for what is absent. */
export type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** Rows of knowledge_items by id. */
export async function fetchRows<Row extends { id: string }>(
  { supabase }: Backend,
  columns: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<Row[]>(
    supabase.from("knowledge_items").select(columns).in("id", [...new Set(ids)]).overrideTypes<
      Row[],
      { merge: false }
    >(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Postgres leaves out what is null in a fact. */
export function withoutNulls<Row extends object>(row: Row): Partial<{ [Key in keyof Row]: NonNullable<Row[Key]> }> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Partial<
    { [Key in keyof Row]: NonNullable<Row[Key]> }
  >;
}

/** How many current facts each area has; of one person, how many about them. */
export function useAreaCounts(about?: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "areas", about ?? null],
    queryFn: () => about === undefined ? countAll(backend) : countAbout(backend, about),
  });
}

async function countAll(backend: Backend): Promise<Map<Area, number>> {
  const { areas = [] } = await callRpc<{ areas?: { area: Area; count: number }[] }>(backend, "search_knowledge");
  return new Map(areas.map(({ area, count }) => [area, count]));
}

async function countAbout({ supabase }: Backend, about: string): Promise<Map<Area, number>> {
  const rows = await rowsOf<{ area: Area }[]>(
    supabase.from("knowledge_items").select("area").eq("subject_id", about).is("deleted_at", null)
      .is("superseded_at", null).overrideTypes<{ area: Area }[], { merge: false }>(),
  );
  const counts = new Map<Area, number>();
  for (const { area } of rows) counts.set(area, (counts.get(area) ?? 0) + 1);
  return counts;
}

/** A version of a fact. */
export type HistoryFact = Fact & { corrected_by_id?: string };

/** How a fact came to be, oldest first: what it replaced or corrected, and what came after. */
export function useFactHistory(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "history", id],
    queryFn: async () => {
      const { items } = await callRpc<{ items: HistoryFact[] }>(
        backend,
        "knowledge_history",
        { item_id: id },
      );
      return items;
    },
  });
}

/** Where a message stands: its conversation, and its id there. */
export interface MessagePlace {
  conversation: string;
  message: string;
}

/** The place of the message that a fact came from. */
export function useSourceMessage(id: string | undefined) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: ["source-message", id],
    enabled: id !== undefined,
    staleTime: Infinity,
    queryFn: async (): Promise<MessagePlace | null> => {
      const [row] = await rowsOf(
        supabase.from("messages").select("id, client_message_id, conversations!inner(client_id)").eq("id", id!),
      );
      return row ? { conversation: row.conversations.client_id, message: row.client_message_id ?? row.id } : null;
    },
  });
}

/** Current facts that have to do with one, surest first. */
export function useRelated(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "related", id],
    queryFn: async () =>
      (await callRpc<{ items: Fact[] }>(backend, "related_knowledge", { item_id: id, max_items: 5 })).items,
  });
}

/** A person of whom something is known. */
export interface KnownPerson {
  fact: Fact;
  /** How many facts are about them. */
  about: number;
}

/** The people of the memory, by name, with how much is known of each. */
export function usePeople() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "people"],
    queryFn: async (): Promise<KnownPerson[]> => {
      const [people, about] = await Promise.all([
        callRpc<FactPage>(backend, "list_knowledge", { type: "person", page_size: 200 }),
        rowsOf(
          backend.supabase.from("knowledge_items").select("subject_id").not("subject_id", "is", null)
            .is("deleted_at", null).is("superseded_at", null),
        ),
      ]);
      return people.items.map((fact) => ({ fact, about: about.filter((row) => row.subject_id === fact.id).length }))
        .toSorted((one, other) => one.fact.title.localeCompare(other.fact.title, "pt-BR"));
    },
  });
}
