import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
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
}

export interface FactFilters {
  query: string;
  area?: Area;
  type?: FactType;
  source?: FactSource;
  confidence?: ConfidenceLevel;
  status: FactStatus;
}

interface FactPage {
  items: Fact[];
  next_cursor: string | null;
}

const PAGE_SIZE = 30;
const MOST_FOUND = 10;
/** The columns of a fact that search_knowledge does not give. */
const PROVENANCE =
  "id, slot, value, quote, inference_evidence, stated_at, superseded_by_id, superseded_at, deleted_at, " +
  "needs_resolution";
const KNOWLEDGE = ["knowledge"] as const;

/**
 * The facts that fit the filters, newest first, in pages of 30. Where there is a text, the first page begins with what the search
 * finds by relevance, and goes on with what contains every word.
 */
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
  const isSearch = query !== "" && cursor === null;
  const [found, page] = await Promise.all([
    isSearch ? searchFacts(backend, filters) : [],
    callRpc<FactPage>(backend, "list_knowledge", {
      ...others,
      ...(query !== "" && { query }),
      ...(range && { min_confidence: range.from, max_confidence: range.to }),
      ...(cursor !== null && { cursor }),
      page_size: isSearch ? PAGE_SIZE - MOST_FOUND : PAGE_SIZE,
    }),
  ]);
  return { items: await withSuccessors(backend, [...found, ...page.items]), next_cursor: page.next_cursor };
}

async function withSuccessors(backend: Backend, facts: Fact[]): Promise<Fact[]> {
  const ids = facts.flatMap(({ superseded_by_id: id }) => id === undefined ? [] : [id]);
  const successors = await fetchRows<{ id: string; content: string }>(backend, "id, content", ids);
  return facts.map((fact) => ({ ...fact, superseded_by: successors.get(fact.superseded_by_id ?? "")?.content }));
}

/** What the search finds, with where it came from. It knows no source and no highest confidence: those are applied here. */
async function searchFacts(backend: Backend, filters: FactFilters): Promise<Fact[]> {
  const { query, area, type, status, source, confidence } = filters;
  const range = confidence && CONFIDENCE_LEVELS[confidence];
  const { items } = await callRpc<{ items: Fact[] }>(backend, "search_knowledge", {
    query,
    status,
    limit: MOST_FOUND,
    ...(area && { area }),
    ...(type && { type }),
    ...(range && { min_confidence: range.from }),
  });
  const wanted = items.filter((item) =>
    (source === undefined || item.source === source) && (range === undefined || item.confidence <= range.to)
  );
  const rows = await fetchRows<Provenance>(backend, PROVENANCE, wanted.map(({ id }) => id));
  return wanted.map((item) => ({ ...item, ...withoutNulls(rows.get(item.id) ?? {}) }));
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };
type Provenance =
  & Pick<Fact, "id" | "stated_at" | "needs_resolution">
  & Nullable<
    Pick<
      Fact,
      "slot" | "value" | "quote" | "inference_evidence" | "superseded_by_id" | "superseded_at" | "deleted_at"
    >
  >;

/** Rows of knowledge_items by id. */
async function fetchRows<Row extends { id: string }>(
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
function withoutNulls<Row extends object>(row: Row): Partial<{ [Key in keyof Row]: NonNullable<Row[Key]> }> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Partial<
    { [Key in keyof Row]: NonNullable<Row[Key]> }
  >;
}

/** How many current facts each area has. */
export function useAreaCounts() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "areas"],
    queryFn: async () => {
      const { areas = [] } = await callRpc<{ areas?: { area: Area; count: number }[] }>(backend, "search_knowledge");
      return new Map(areas.map(({ area, count }) => [area, count]));
    },
  });
}

/** How a fact came to be, oldest first: what it replaced or corrected, and what came after. */
export function useFactHistory(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "history", id],
    queryFn: async () => {
      const { items } = await callRpc<{ items: (Fact & { corrected_by_id?: string })[] }>(
        backend,
        "knowledge_history",
        { item_id: id },
      );
      return items;
    },
  });
}

/** A fact that waits for an answer, and the current ones that it contradicts. */
export interface Contradiction {
  item: Fact;
  others: Fact[];
}

const MOST_DOUBTS = 50;

/** What needs the person: contradictions, and facts that are not sure. */
export function useDoubts() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "doubts"],
    queryFn: async () => {
      const [waiting, unsure] = await Promise.all([
        callRpc<FactPage>(backend, "list_knowledge", { needs_resolution: true, page_size: MOST_DOUBTS }),
        callRpc<FactPage>(backend, "list_knowledge", {
          needs_resolution: false,
          max_confidence: CONFIDENCE_LEVELS.baixa.to,
          page_size: MOST_DOUBTS,
        }),
      ]);
      return {
        contradictions: await fetchContradictions(backend, waiting.items),
        unsure: unsure.items.filter(({ validated }) => !validated),
      };
    },
  });
}

const OTHER_SIDE =
  "id, type, area, title, content, person:person_metadata, slot, value, quote, inference_evidence, confidence, source, " +
  "validated:validated_by_user, created_at, stated_at, needs_resolution, superseded_at, deleted_at";

async function fetchContradictions(backend: Backend, waiting: Fact[]): Promise<Contradiction[]> {
  if (waiting.length === 0) return [];
  const links = await rowsOf(
    backend.supabase.from("knowledge_links").select("from_id, to_id").eq("relation", "contradicts")
      .in("from_id", waiting.map(({ id }) => id)),
  );
  const rows = await fetchRows<Nullable<Fact> & { id: string }>(backend, OTHER_SIDE, links.map(({ to_id }) => to_id));
  return waiting.map((item) => ({
    item,
    others: links.flatMap(({ from_id, to_id }) => {
      const row = from_id === item.id ? rows.get(to_id) : undefined;
      if (!row || row.superseded_at !== null || row.deleted_at !== null) return [];
      // Both sides are about the same person.
      return [{ ...withoutNulls(row), about: item.about, is_current: true } as Fact];
    }),
  })).filter(({ others }) => others.length > 0);
}

export type Resolution = "keep_existing" | "use_new" | "keep_both";

function useKnowledgeChange<Input>(change: (backend: Backend, input: Input) => Promise<unknown>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(backend, input),
    // Another device may have changed it in between: what is shown is renewed after a failure too.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: KNOWLEDGE }),
        queryClient.invalidateQueries({ queryKey: PROFILE }),
      ]),
  });
}

export function useConfirmFact() {
  return useKnowledgeChange((backend, { id }: { id: string }) =>
    callRpc(backend, "validate_knowledge", { item_id: id })
  );
}

export interface Correction {
  content?: string;
  title?: string;
  area?: Area;
  person_metadata?: { relationship: string };
}

export function useCorrectFact() {
  return useKnowledgeChange((backend, { id, correction }: { id: string; correction: Correction }) =>
    callRpc(backend, "correct_knowledge", { item_id: id, ...correction })
  );
}

export function useDeleteFact() {
  return useKnowledgeChange((backend, { id }: { id: string }) => callRpc(backend, "delete_knowledge", { item_id: id }));
}

export function useRestoreFact() {
  return useKnowledgeChange((backend, { id }: { id: string }) =>
    callRpc(backend, "restore_knowledge", { item_id: id })
  );
}

export function useResolve() {
  return useKnowledgeChange((backend, { id, resolution }: { id: string; resolution: Resolution | "neither" }) =>
    resolution === "neither"
      ? callRpc(backend, "reject_contradiction", { item_id: id })
      : callRpc(backend, "resolve_knowledge", { item_id: id, resolution })
  );
}

/** How many facts about a person would be deleted along with them. */
export function useFactsAbout(id: string, isPerson: boolean) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...KNOWLEDGE, "about", id],
    enabled: isPerson,
    queryFn: async () => {
      const { facts } = await callRpc<{ facts: { about?: number } }>(backend, "prepare_delete_knowledge", {
        item_id: id,
      });
      return facts.about ?? 0;
    },
  });
}

/** The compact profile that is part of every conversation. */
export interface Profile {
  name: string | null;
  age: number | null;
  location: string | null;
  occupation: string | null;
  family_context: string | null;
  communication_style: string | null;
  safety: string[];
  current_goals: string[];
  current_challenges: string[];
  top_of_mind: string[];
  values: string[];
  learned_patterns: string[];
  /** When the person edited a field; those are not changed by what is learned later. */
  edited_fields: Record<string, string>;
  last_consolidated_at: string | null;
  updated_at: string;
}

export type ProfileField = Exclude<keyof Profile, "edited_fields" | "last_consolidated_at" | "updated_at">;

const PROFILE = ["user-memory"] as const;

export function useProfile() {
  const backend = useBackend();
  return useQuery({
    queryKey: PROFILE,
    queryFn: async () => (await callRpc<{ memory: Profile }>(backend, "get_user_memory")).memory,
  });
}

/** Changes fields of the profile, or lets fields be changed again by what is learned (`release`). */
export function useUpdateProfile() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { changes?: Partial<Profile>; release?: ProfileField[] }) =>
      callRpc<{ memory: Profile }>(backend, "update_user_memory", input),
    onSuccess: ({ memory }) => queryClient.setQueryData(PROFILE, memory),
  });
}
