import { useQuery } from "@tanstack/react-query";
import { costOf, type ModelUse } from "../../shared/writing/model-cost.ts";
import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

interface UsageDay {
  day: string;
  turns: number;
  failed: number;
  models: ModelUse[];
}

export interface Usage {
  days: UsageDay[];
  /** Of what is counted by day: how much of it today. */
  limits: { what: string; used: number; most: number }[];
  /** Tables that are fuller than a tenth. */
  rows: { table: string; rows: number; most: number }[];
}

/** What the person's turns have used in the last 30 days, and how near the limits are. */
export function useUsage() {
  const backend = useBackend();
  return useQuery({ queryKey: ["usage"], queryFn: () => callRpc<Usage>(backend, "read_usage", { days: 30 }) });
}

/** Turns and tokens of a day, and what they cost. `dollars` is null where a model has no known price. */
export function sumUpDay({ day, turns, failed, models }: UsageDay) {
  const costs = models.map((model) => costOf(model, day));
  return {
    day,
    turns,
    failed,
    read: models.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    written: models.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    dollars: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  };
}
