import { z } from "zod";
import { formatDecimal } from "../../writing/format-figures.ts";
import { capitalize, joinWords } from "../../writing/join-words.ts";
import { isSteady, seriesName, strengthOf } from "../../writing/trend-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { clampedNumber } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { formatChange, formatMeasure, METRICS } from "../../writing/format-measure.ts";

const seriesSchema = z.object({ kind: z.enum(["metric", "custom", "habit"]), name: z.string() });

/** One series of daily values. `slope` is the change per day. Without enough days there are no figures. */
const trendSchema = z.discriminatedUnion("status", [
  seriesSchema.extend({ status: z.literal("not_enough_data"), n: z.number() }),
  seriesSchema.extend({
    status: z.literal("ok"),
    n: z.number(),
    unit: z.string().nullish(),
    slope: z.number(),
    mean: z.number(),
  }),
]);

const correlationSchema = z.object({
  a: seriesSchema,
  b: seriesSchema,
  n: z.number(),
  status: z.enum(["ok", "not_enough_data", "no_variation"]),
  r: z.number().optional(),
});

const trendsSchema = z.object({
  days: z.number(),
  minimum_days: z.number(),
  trends: z.array(trendSchema),
  correlations: z.array(correlationSchema),
});

type Trends = z.infer<typeof trendsSchema>;
type Trend = z.infer<typeof trendSchema>;
type Correlation = z.infer<typeof correlationSchema>;

/** Correlations in an answer, at most. The model sees up to 20. */
const MOST_CORRELATIONS = 5;

/** Tells how metrics and habits develop, and which of them rise and fall together, by their daily values. */
export const getTrends: BuiltInTool = {
  kind: "built-in",
  name: "get_trends",
  title: "Tendências de medidas e hábitos",
  description: "Tendência de medidas e hábitos e como andam juntos, dia a dia. Sem nomes, tudo.",
  utterances: [
    "meu peso está subindo ou descendo ultimamente?",
    "existe relação entre meu sono e meu humor?",
    "como minha disposição evoluiu nos últimos dois meses?",
    "quando eu medito, durmo melhor?",
    "treinar ta mudando meu humor ou n?",
    "tendencia do meu sono esse mes, ta piorando?",
    "ve se agua tem a ver c minha energia",
    "to evoluindo ou estagnei na balança?",
    "ando irritada nos dias em que durmo pouco, queria ver se os dados confirmam",
    "comecei a caminhar em março e sinto que a pressão melhorou, faz sentido?",
    "parece que nos dias sem leitura eu fico mais pra baixo, é impressão minha?",
    "cruza meus hábitos com minhas medidas e me diz que padrão aparece",
  ],
  inputSchema: z.object({
    metrics: z.array(plainText(100)).max(20).optional(),
    habits: z.array(plainText(200)).max(20).optional(),
    days: clampedNumber(7, 365).optional().describe("padrão 90"),
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
  const trendsWithFigures = trends.filter((trend) => trend.status === "ok");
  if (trendsWithFigures.length === 0) return [];
  return [`Nos últimos ${days} dias:`, ...trendsWithFigures.map((trend) => `- ${describeTrend(trend, days)}`)];
}

function correlationLines({ correlations }: Trends): string[] {
  const comparable = correlations.filter(({ status }) => status !== "not_enough_data").slice(0, MOST_CORRELATIONS);
  if (comparable.length === 0) return [];
  return [
    "O que anda junto:",
    ...comparable.map((correlation) => `- ${describeCorrelation(correlation)}`),
    "Andar junto não quer dizer que um causa o outro.",
  ];
}

function missingLines({ trends, correlations, minimum_days }: Trends): string[] {
  const few = trends.filter(({ status }) => status === "not_enough_data");
  const apart = few.length > 0
    ? []
    : correlations.filter(({ status }) => status === "not_enough_data").slice(0, MOST_CORRELATIONS);
  const names = [
    ...few.map((trend) => `${seriesName(trend)} (${trend.n})`),
    ...apart.map(({ a, b, n }) => `comparar ${seriesName(a)} com ${seriesName(b)} (${n})`),
  ];
  if (names.length === 0) return [];
  return [`Ainda não há dados suficientes para ${joinWords(names)}: preciso de pelo menos ${minimum_days} dias.`];
}

/** One series on one line: "Sono: +12 minutos por semana, média de 7h05 (20 dias)". A habit has the share of days on which it was done. */
export function describeTrend(trend: Extract<Trend, { status: "ok" }>, days: number): string {
  const { kind, mean, n, unit } = trend;
  const name = capitalize(seriesName(trend));
  const week = trend.slope * 7;
  const steady = isSteady(trend.name, trend.slope * days, mean);
  if (kind === "habit") {
    const direction = steady ? "no mesmo ritmo" : week > 0 ? "com mais frequência" : "com menos frequência";
    return `${name}: feito em ${Math.round(mean * 100)}% dos dias, ${direction} ultimamente (${n} dias)`;
  }
  const metric = METRICS.find((known) => known === trend.name) ?? "custom";
  const moved = steady ? "estável" : `${formatChange({ metric, unit, value: week })} por semana`;
  return `${name}: ${moved}, média de ${formatMeasure({ metric, unit, value: mean })} (${n} dias)`;
}

/** How two series move together: "Entre “Meditar” e humor há uma relação forte: sobem e descem juntos (r = 0,62, 19 dias)". */
export function describeCorrelation({ a, b, n, r }: Correlation): string {
  const [first, second] = [seriesName(a), seriesName(b)];
  if (r === undefined) return `Entre ${first} e ${second} não dá para comparar: um deles não variou (${n} dias)`;
  const figures = `(r = ${formatDecimal(r, 2)}, ${n} dias)`;
  const strength = strengthOf(r);
  if (strength === null) return `Entre ${first} e ${second} não aparece relação clara ${figures}`;
  const way = r > 0 ? "sobem e descem juntos" : "quando um sobe, o outro costuma cair";
  return `Entre ${first} e ${second} há ${strength}: ${way} ${figures}`;
}
