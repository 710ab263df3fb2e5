import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import type { RetentionPreview } from "./retention-words.ts";

/** How many months of messages can be kept. */
export const KEPT_MONTHS = [3, 6, 12, 24, 60] as const;

const RETENTION = ["retention"] as const;

/** How many months of messages the person wants kept; null: all. */
export function useKeptMonths() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: RETENTION,
    queryFn: async () =>
      (await rowsOf<{ keep_messages_months: number | null }>(
        supabase.from("profiles").select("keep_messages_months").single(),
      )).keep_messages_months,
  });
}

export function useRetentionPreview(months: number | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...RETENTION, months],
    enabled: months !== null,
    queryFn: () => callRpc<RetentionPreview>(backend, "preview_retention", { months: months! }),
  });
}

export function useKeepMonths() {
  const { supabase } = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (months: number | null) =>
      rowsOf(
        supabase.from("profiles").update({ keep_messages_months: months }).eq("user_id", session!.user.id)
          .select("user_id").single(),
      ),
    onSuccess: (_, months) => queryClient.setQueryData(RETENTION, months),
  });
}
