import { METRIC_NOUNS, METRICS } from "./format-measure.ts";

/** A series that trends compare: "sono", or in quotation marks the name that the person gave to a habit or a custom metric. */
export function seriesName({ kind, name }: { kind: "metric" | "custom" | "habit"; name: string }): string {
  const metric = kind === "metric" ? METRICS.find((known) => known === name) : undefined;
  return metric === undefined ? `“${name}”` : METRIC_NOUNS[metric];
}

/** A series is steady if it changes by less than this share of its mean over the whole period. Weight changes little. */
const STEADY = 0.05;
const STEADY_WEIGHT = 0.01;

/** Whether a series stayed about the same: `change` is the change over the whole period, `name` that of its metric. */
export function isSteady(name: string, change: number, mean: number): boolean {
  return Math.abs(change) < Math.abs(mean) * (name === "weight" ? STEADY_WEIGHT : STEADY);
}

/** A weaker correlation counts as no clear relation. */
const CLEAR_CORRELATION = 0.3;
const STRONG_CORRELATION = 0.6;

/** "uma relação forte", "alguma relação"; null where no relation is clear. */
export function strengthOf(r: number): string | null {
  const size = Math.abs(r);
  if (size < CLEAR_CORRELATION) return null;
  return size >= STRONG_CORRELATION ? "uma relação forte" : "alguma relação";
}
