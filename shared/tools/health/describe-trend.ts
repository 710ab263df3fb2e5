import { capitalize } from "../../text/join-words.ts";
import { formatChange } from "./format-change.ts";
import { formatMeasure } from "./format-measure.ts";
import { METRICS } from "./metric.ts";
import { seriesName } from "./series-name.ts";
import type { Trend } from "./trends.ts";

/** A slope that over the whole span comes to less than this share of the mean is called steady; weight moves little. */
const STEADY = 0.05;
const STEADY_WEIGHT = 0.01;

/** One series in a line: "Sono: +12 minutos por semana, média de 7h05 (20 dias)"; habits as the share of days done. */
export function describeTrend(trend: Extract<Trend, { status: "ok" }>, days: number): string {
  const { kind, mean, n, unit } = trend;
  const name = capitalize(seriesName(trend));
  const week = trend.slope * 7;
  const least = trend.name === "weight" ? STEADY_WEIGHT : STEADY;
  const steady = Math.abs(trend.slope * days) < Math.abs(mean) * least;
  if (kind === "habit") {
    const direction = steady ? "no mesmo ritmo" : week > 0 ? "com mais frequência" : "com menos frequência";
    return `${name}: feito em ${Math.round(mean * 100)}% dos dias, ${direction} ultimamente (${n} dias)`;
  }
  const metric = METRICS.find((known) => known === trend.name) ?? "custom";
  const moved = steady ? "estável" : `${formatChange({ metric, unit, value: week })} por semana`;
  return `${name}: ${moved}, média de ${formatMeasure({ metric, unit, value: mean })} (${n} dias)`;
}
