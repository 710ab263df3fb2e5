import { type Query, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import type { Area } from "./areas.ts";
import { type Fact, KNOWLEDGE } from "./memory-data.ts";
import { PROFILE } from "./profile-data.ts";

/** A change of the memory. `erased`: the ids of the facts that no longer exist after it. */
export function useKnowledgeChange<Input, Output>(
  change: (backend: Backend, input: Input) => Promise<Output>,
  erased: (input: Input) => string[] = () => [],
) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(backend, input),
    // Another device may have changed it in between: what is shown is renewed after a failure too.
    onSettled: (_output, error, input) => {
      const gone = error ? [] : erased(input);
      // The history of a fact that is gone is not asked for again, though its card may still stand for a moment.
      const isThere = ({ queryKey }: Query) => !gone.some((id) => queryKey.includes(id));
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: KNOWLEDGE, predicate: isThere }),
        queryClient.invalidateQueries({ queryKey: PROFILE }),
      ]);
    },
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
  /** A null takes away what was there. */
  person_metadata?: { relationship?: string; birthday?: string | null };
}

export function useCorrectFact() {
  return useKnowledgeChange((backend, { id, correction }: { id: string; correction: Correction }) =>
    callRpc<{ item: Fact }>(backend, "correct_knowledge", { item_id: id, ...correction })
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

/** What goes with a fact that is removed for good. */
export interface Erasure {
  items: Fact[];
  current: number;
  versions: number;
  vectors: number;
  messages: number;
}

export function useErasure(id: string) {
  const backend = useBackend();
  return useQuery({
    // Not with the rest of the memory: it would be asked again when the fact is gone.
    queryKey: ["erasure", id],
    gcTime: 0,
    queryFn: () => callRpc<Erasure>(backend, "preview_erasure", { item_id: id }),
  });
}

/** What was removed. */
export interface EraseReceipt {
  items: number;
  vectors: number;
  messages_not_to_learn: number;
}

/** Takes the id of the fact, and all that goes with it. */
export function useEraseFact() {
  return useKnowledgeChange(
    async (backend, { id }: { id: string; all: Fact[] }) =>
      (await callRpc<{ counts: EraseReceipt }>(backend, "erase_knowledge", { item_id: id })).counts,
    ({ all }) => all.map(({ id }) => id),
  );
}
