import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

/** One of the person's own packs. What was pasted cannot be read back: it may hold keys of services. */
export interface OwnPack {
  name: string;
  version: string;
  description: string;
  enabled: boolean;
  changedAt: string;
  tools: { name: string; title: string; description: string }[];
}

const PACKS = ["packs"] as const;

export function useOwnPacks() {
  const backend = useBackend();
  return useQuery({
    queryKey: PACKS,
    queryFn: async () => (await (await callFunction(backend, "packs")).json() as { packs: OwnPack[] }).packs,
  });
}

/** Checks a pack and stores it in place of an earlier one of the name. */
export function useSavePack() {
  return useChange(({ name, files }: { name: string; files: Record<string, string> }) => ({
    name,
    init: { method: "PUT", body: JSON.stringify({ files }) },
  }));
}

export function useSwitchPack() {
  return useChange(({ name, enabled }: { name: string; enabled: boolean }) => ({
    name,
    init: { method: "PATCH", body: JSON.stringify({ enabled }) },
  }));
}

export function useDeletePack() {
  return useChange((name: string) => ({ name, init: { method: "DELETE" } }));
}

function useChange<Input>(toRequest: (input: Input) => { name: string; init: RequestInit }) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<OwnPack> => {
      const { name, init } = toRequest(input);
      return await (await callFunction(backend, `packs/${encodeURIComponent(name)}`, init)).json();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: PACKS }),
  });
}
