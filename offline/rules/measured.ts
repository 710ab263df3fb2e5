import type { Clause } from "../reading/clause.ts";
import type { MetricName } from "./metric-of.ts";

/** What a clause tells about a metric; without a value it has a question. `at` is where in the keys it is told. */
export interface Measured {
  metric: MetricName;
  value?: number;
  unit?: string;
  note?: string;
  customName?: string;
  ask?: string;
  at: number;
  score: number;
  /** Told as done, whatever plans stand beside it. */
  certain?: boolean;
}

/** Looks for one metric in a clause. */
export type Measure = (clause: Clause) => Measured | null;
