import { describeCorrelation } from "../../../tools/health/describe-correlation.ts";
import { seriesName } from "../../../tools/health/series-name.ts";
import { type Series, trendsSchema } from "../../../tools/health/trends.ts";
import { asksCause } from "../rules/asks-cause.ts";
import { metricsOf } from "../rules/metric-of.ts";
import type { Narrow } from "./narrow.ts";

const TOLD = 4;

/** "o que mais afeta meu humor?": what moves with one metric, the closest first. */
export const narrowTrends: Narrow = (result, { keys }) => {
  const parsed = trendsSchema.safeParse(result);
  const [metric] = metricsOf(keys);
  if (!parsed.success || metric === undefined || !asksCause(keys)) return null;
  const { correlations, days, minimum_days } = parsed.data;
  const is = (series: Series) => series.kind === "metric" && series.name === metric;
  const known = correlations.filter(({ a, b, status }) => status === "ok" && (is(a) || is(b)))
    .toSorted((one, other) => Math.abs(other.r ?? 0) - Math.abs(one.r ?? 0)).slice(0, TOLD);
  const name = seriesName({ kind: "metric", name: metric });
  if (known.length === 0) {
    return `Ainda não há dados suficientes para comparar ${name} com o resto: preciso de pelo menos ${minimum_days} dias com registro dos dois.`;
  }
  return [
    `O que anda junto com ${name}, nos últimos ${days} dias:`,
    ...known.map((correlation) => `- ${describeCorrelation(correlation)}`),
    "Andar junto não quer dizer que um causa o outro.",
  ].join("\n");
};
