import type { Database } from "../../shared/database/database.types.ts";
import { formatMeasure, type Measure, type Metric, metricName } from "../../shared/writing/format-measure.ts";
import { capitalize } from "../../shared/writing/join-words.ts";

type Row = Database["public"]["Tables"]["tracking_entries"]["Row"];

/** A measurement. */
export interface Entry
  extends Pick<Row, "id" | "custom_name" | "value" | "value2" | "person" | "unit" | "entry_date" | "note"> {
  metric: Metric;
}

/** A metric or a habit, as get_trends names it. */
export interface Series {
  kind: "metric" | "custom" | "habit";
  name: string;
}

/** What tells one metric from another. */
export type MetricOf = Pick<Measure, "metric" | "custom_name" | "person" | "unit">;

/** Metrics whose entries of one day are summed. */
export const ADDS_UP: ReadonlySet<string> = new Set(["water", "sleep", "exercise", "distance"]);

/** Metrics that grow all day long: until it is over, a day says too little. Sleep is complete in the morning. */
export const GROWS_ALL_DAY: ReadonlySet<string> = new Set(["water", "exercise", "distance"]);

/** "Sono", "Café", "Peso (vó)". */
export function metricTitle(metric: MetricOf): string {
  return capitalize(metricName(metric));
}

/** A value of a metric, as the chat says it: "81,4 kg", "7h30", "12 por 8". */
export function formatValue(metric: MetricOf, value: number, value2?: number | null): string {
  return formatMeasure({ ...metric, value, value2 });
}

/** A mean, no finer than it can be meant: "1,7 xícara". */
export function formatMean(metric: MetricOf, mean: number, mean2?: number | null): string {
  return formatValue(metric, metric.metric === "custom" ? Math.round(mean * 10) / 10 : mean, mean2);
}

/** A daily value of a series of get_trends: as its metric, or "feito" and "não feito" of a habit. */
export function formatDaily({ kind }: Series, metric: MetricOf | undefined, value: number): string {
  if (kind === "habit") return value === 1 ? "feito" : "não feito";
  return formatValue(metric ?? { metric: "custom" }, value);
}

/** The label of the field that corrects a value: "Valor (kg)". Sleep is stored in hours. */
export function valueLabel({ metric, unit }: MetricOf): string {
  if (metric === "blood_pressure") return "Máxima";
  if (metric === "mood" || metric === "energy") return "Valor (1 a 10)";
  return unit ? `Valor (${unit})` : "Valor";
}
