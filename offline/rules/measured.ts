import type { MetricName } from "./metric-question-rules.ts";

/** A measurement that a clause mentions. When its value is missing, it has a question that asks for it. */
export interface Measured {
  metric: MetricName;
  value?: number;
  value2?: number;
  unit?: string;
  note?: string;
  customName?: string;
  ask?: string;
  /** Its position in the keys. */
  at: number;
  score: number;
  /** It counts as done, even if the clause also mentions a plan. */
  certain?: boolean;
}
