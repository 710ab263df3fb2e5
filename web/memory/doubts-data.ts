import { useQuery } from "@tanstack/react-query";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { useKnowledgeChange } from "./fact-changes.ts";
import { type Fact, type FactPage, fetchRows, KNOWLEDGE, type Nullable, withoutNulls } from "./memory-data.ts";
import { CONFIDENCE_LEVELS } from "./memory-words.ts";

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

export function useResolve() {
  return useKnowledgeChange((backend, { id, resolution }: { id: string; resolution: Resolution | "neither" }) =>
    resolution === "neither"
      ? callRpc(backend, "reject_contradiction", { item_id: id })
      : callRpc(backend, "resolve_knowledge", { item_id: id, resolution })
  );
}
