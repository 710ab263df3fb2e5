import { closest } from "../../shared/text/similarity.ts";
import { describeCorrelation } from "../../shared/tools/health/describe-correlation.ts";
import { seriesName } from "../../shared/tools/health/series-name.ts";
import { type Series, type Trends, trendsSchema } from "../../shared/tools/health/trends.ts";
import { asksCause } from "../rules/asks-cause.ts";
import { metricsOf } from "../rules/metric-of.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow-result.ts";

const TOLD = 4;
const CUSTOM = phrase("{@custom}");

/** "o que mais afeta meu humor?": what moves with one metric, the closest first. */
export const narrowTrends: Narrow = (result, { keys }) => {
  const parsed = trendsSchema.safeParse(result);
  const [metric] = metricsOf(keys);
  if (!parsed.success) return null;
  const measured = metricsOf(keys).find((one) => one !== "custom");
  const own = CUSTOM.exec(keys)?.[0];
  if (own !== undefined && measured !== undefined) return withOwn(parsed.data, own, measured);
  if (metric === undefined || !asksCause(keys)) return null;
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

/** "café atrapalha meu sono?": a measure of one's own beside one that everybody has. */
function withOwn({ correlations, days, minimum_days }: Trends, own: string, metric: string): string {
  const series = correlations.flatMap(({ a, b }) => [a, b]);
  const name = closest(own, series.flatMap((one) => one.kind === "custom" ? [one.name] : []), 0.5);
  const isOwn = (one: Series) => one.kind === "custom" && one.name === name;
  const isMetric = (one: Series) => one.kind === "metric" && one.name === metric;
  const found = correlations.find(({ a, b, status }) =>
    status === "ok" && ((isOwn(a) && isMetric(b)) || (isOwn(b) && isMetric(a)))
  );
  return found === undefined
    ? `Ainda não há dados suficientes para comparar ${own} com ${
      seriesName({ kind: "metric", name: metric })
    }: preciso de pelo menos ${minimum_days} dias com registro dos dois.`
    : `${describeCorrelation(found)}, nos últimos ${days} dias. Andar junto não quer dizer que um causa o outro.`;
}
