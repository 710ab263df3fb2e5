import { z } from "zod";
import { joinWords } from "../../text/join-words.ts";
import type { ToolDefinition } from "../definition.ts";
import { describeCorrelation } from "./describe-correlation.ts";
import { describeTrend } from "./describe-trend.ts";
import { seriesName } from "./series-name.ts";
import { type Trends, trendsSchema } from "./trends.ts";

/** Correlations told in an answer; the model sees up to 20. */
const TOLD = 5;

/** Slopes and correlations of metrics and habits, day by day. */
export const getTrends: ToolDefinition = {
  name: "get_trends",
  description: "Tendência de medidas e hábitos e como andam juntos, dia a dia. Sem nomes, tudo.",
  inputSchema: z.object({
    metrics: z.array(z.string().max(100)).max(20).optional().describe("como em record_metric"),
    habits: z.array(z.string().max(200)).max(20).optional(),
    days: z.int().min(7).max(365).optional().describe("padrão 90"),
  }),
  confirmation: "none",
  answer(result) {
    const found = trendsSchema.parse(result);
    if (found.trends.length === 0) {
      return `Ainda não há registros nos últimos ${found.days} dias para ver tendências.`;
    }
    return [...trendLines(found), ...correlationLines(found), ...missingLines(found)].join("\n");
  },
};

function trendLines({ trends, days }: Trends): string[] {
  const known = trends.filter((trend) => trend.status === "ok");
  if (known.length === 0) return [];
  return [`Nos últimos ${days} dias:`, ...known.map((trend) => `- ${describeTrend(trend, days)}`)];
}

function correlationLines({ correlations }: Trends): string[] {
  const known = correlations.filter(({ status }) => status !== "not_enough_data").slice(0, TOLD);
  if (known.length === 0) return [];
  return [
    "O que anda junto:",
    ...known.map((correlation) => `- ${describeCorrelation(correlation)}`),
    "Andar junto não quer dizer que um causa o outro.",
  ];
}

function missingLines({ trends, correlations, minimum_days }: Trends): string[] {
  const few = trends.filter(({ status }) => status === "not_enough_data");
  const apart = few.length > 0 ? [] : correlations.filter(({ status }) => status === "not_enough_data").slice(0, TOLD);
  const names = [
    ...few.map((trend) => `${seriesName(trend)} (${trend.n})`),
    ...apart.map(({ a, b, n }) => `comparar ${seriesName(a)} com ${seriesName(b)} (${n})`),
  ];
  if (names.length === 0) return [];
  return [`Ainda não há dados suficientes para ${joinWords(names)}: preciso de pelo menos ${minimum_days} dias.`];
}
