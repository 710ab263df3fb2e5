import { METRIC_NOUNS, METRICS } from "./metric.ts";
import type { Series } from "./trends.ts";

/** pt-BR name of a series: "sono", or the name the user gave a habit or a custom metric, quoted. */
export function seriesName({ kind, name }: Series): string {
  const metric = kind === "metric" ? METRICS.find((known) => known === name) : undefined;
  return metric === undefined ? `“${name}”` : METRIC_NOUNS[metric];
}
