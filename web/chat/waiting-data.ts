import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ShownWaiting } from "../../shared/chat/get-waiting.ts";
import { type Backend, callFunction } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export type Waiting = ShownWaiting;

/** The answer to one proposal. */
export interface Answer {
  id: string;
  approved: boolean;
}

const keyOf = (conversation: string) => ["waiting", conversation] as const;

/** What waits for the person's answer in a conversation, as the server says: another tab may have answered meanwhile. */
export function useWaitingIn(conversation: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: keyOf(conversation),
    queryFn: async (): Promise<Waiting[]> => {
      const response = await callFunction(backend, `chat/${encodeURIComponent(conversation)}/waiting`);
      return (await response.json()).waiting;
    },
  });
}

/** Call it after an answer, with the ids of what waits by its metadata: the others go at once, new ones are read. */
export function useRefreshWaiting(conversation: string): (stillWaiting?: readonly { id: string }[]) => void {
  const queryClient = useQueryClient();
  const queryKey = keyOf(conversation);
  return (stillWaiting) => {
    if (stillWaiting !== undefined) {
      const ids = new Set(stillWaiting.map(({ id }) => id));
      queryClient.setQueryData<Waiting[]>(queryKey, (shown) => shown?.filter(({ id }) => ids.has(id)));
    }
    void queryClient.invalidateQueries({ queryKey });
  };
}

/** Answers proposals by their ids; what came of it stands in the conversation then. */
export async function answerProposals(backend: Backend, conversation: string, approvals: readonly Answer[]) {
  await callFunction(backend, "chat", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ id: conversation, approvals }),
  });
}
