import { useQuery } from "@tanstack/react-query";
import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import type { Usage } from "./usage-words.ts";

/** What the person's turns have used in the last 30 days, and how near the limits are. */
export function useUsage() {
  const backend = useBackend();
  return useQuery({ queryKey: ["usage"], queryFn: () => callRpc<Usage>(backend, "read_usage", { days: 30 }) });
}
