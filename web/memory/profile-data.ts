import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

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

export const PROFILE = ["user-memory"] as const;

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
