import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RecordKind } from "../../shared/tools/definition.ts";
import { callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";

export interface Profile {
  display_name: string | null;
  timezone: string;
  /** Null: as the person says in conversation. */
  pronouns: string | null;
}

const PROFILE = ["profile"] as const;
const STANDING = ["standing-yes"] as const;
const PROFILE_COLUMNS = "display_name, timezone, pronouns";

export function useProfile() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: PROFILE,
    queryFn: () => rowsOf<Profile>(supabase.from("profiles").select(PROFILE_COLUMNS).single()),
  });
}

export function useSaveProfile() {
  const { supabase } = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) =>
      rowsOf<Profile>(
        supabase.from("profiles").update(profile).eq("user_id", session!.user.id).select(PROFILE_COLUMNS).single(),
      ),
    // With another time zone, "today" is another day everywhere.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** The kinds of records that are written without a yes of their own. */
export function useStandingYeses() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: STANDING,
    queryFn: async () => {
      const rows = await rowsOf(supabase.from("standing_yes").select("kind").eq("is_on", true).order("kind"));
      return rows.map(({ kind }) => kind as RecordKind);
    },
  });
}

/** Whether records of a kind are asked about, from the next one on. It shows at once, and again as it was where it failed. */
export function useSetStandingYes() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, isOn }: { kind: RecordKind; isOn: boolean }) =>
      callRpc(backend, "set_standing_yes", { kind, is_on: isOn }),
    onMutate: ({ kind, isOn }) =>
      queryClient.setQueryData<RecordKind[]>(
        STANDING,
        (kinds = []) => isOn ? [...kinds, kind] : kinds.filter((one) => one !== kind),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STANDING }),
  });
}
