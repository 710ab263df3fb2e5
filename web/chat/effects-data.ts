import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import type { ChatMessage } from "./messages-data.ts";

const EXECUTIONS = ["tool-executions"] as const;

const NONE: ReadonlySet<string> = new Set();

/** The calls of a conversation that were taken back since; undefined until that is known. */
export function useUndone(messages: readonly ChatMessage[]): ReadonlySet<string> | undefined {
  const { supabase } = useBackend();
  const toolCallIds = messages.flatMap(({ metadata }) =>
    (metadata?.written ?? []).filter(({ undoable }) => undoable).map(({ toolCallId }) => toolCallId)
  );
  const { data } = useQuery({
    queryKey: [...EXECUTIONS, ...toolCallIds],
    enabled: toolCallIds.length > 0,
    queryFn: async () => {
      const rows = await rowsOf(
        supabase.from("tool_executions").select("tool_call_id").in("tool_call_id", [...toolCallIds])
          .not("undone_at", "is", null),
      );
      return new Set(rows.map(({ tool_call_id }) => tool_call_id));
    },
    placeholderData: keepPreviousData,
  });
  return toolCallIds.length === 0 ? NONE : data;
}

/** Takes back what a call of the conversation wrote. */
export function useUndoCall() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (toolCallId: string) => callRpc(backend, "undo_calls", { tool_call_ids: [toolCallId] }),
    // A record is shown on several pages.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Call it after an answer: what it wrote is shown on several pages. */
export function useRefreshPages(): (answer: ChatMessage) => void {
  const queryClient = useQueryClient();
  return ({ metadata }) => {
    if ((metadata?.written ?? []).length > 0) void queryClient.invalidateQueries();
  };
}
