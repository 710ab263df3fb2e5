import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Undone } from "../ui/done-notice.tsx";
import { UndoNotice } from "../ui/undo-notice.tsx";
import { callRpc, explainError } from "./backend.ts";
import { useBackend } from "./backend-context.tsx";

/** A write that can be taken back: the `tool_call_id` that it was given, and what it did, in words. */
export interface Undoable {
  callId: string;
  text: string;
  /** A selector for where the focus goes after the undo. */
  returnTo?: string;
}

/** The `tool_call_id` of a write of this page. The same write sent twice under it is done once. */
export function newCallId(): string {
  return `page:${crypto.randomUUID()}`;
}

/** Offers to take back the last write of a page, and says what was taken back. Put `undoNotice` at the end of the page. */
export function useUndoable(): { offerUndo: (write: Undoable) => void; undoNotice: ReactNode } {
  const backend = useBackend();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<Undoable | null>(null);
  const [undone, setUndone] = useState<Undoable | null>(null);
  const undo = useMutation({
    mutationFn: ({ callId }: Undoable) => callRpc(backend, "undo_calls", { tool_call_ids: [callId] }),
    // A row is shown on several pages. What comes back is there before the notice goes, because the focus returns to it.
    async onSuccess(_result, write) {
      await queryClient.invalidateQueries();
      setLast(null);
      setUndone(write);
    },
  });
  const undoNotice = last === null
    ? undone !== null && <Undone key={undone.callId} onClose={() => setUndone(null)}>{undone.text}</Undone>
    : (
      <UndoNotice
        key={last.callId}
        isBusy={undo.isPending}
        returnTo={last.returnTo}
        onUndo={() => undo.mutate(last)}
        onClose={() => setLast(null)}
      >
        {last.text}
        {undo.isError && undo.variables.callId === last.callId && (
          <span role="alert" className="block text-danger">{explainError(undo.error)}</span>
        )}
      </UndoNotice>
    );
  return { offerUndo: setLast, undoNotice };
}
