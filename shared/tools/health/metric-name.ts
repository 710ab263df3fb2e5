import type { Measure } from "./measure.ts";
import { METRIC_NOUNS } from "./metric.ts";

/** pt-BR name of what is measured: "sono", or the user's own name of a custom metric. */
export function metricName({ metric, custom_name }: Pick<Measure, "metric" | "custom_name">): string {
  return custom_name ?? METRIC_NOUNS[metric];
}
