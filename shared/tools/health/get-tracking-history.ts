import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { capitalize } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { clampedNumber } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { type Entry } from "./measure.ts";
import { formatChange, formatMeasure, metricName, METRICS } from "../../writing/format-measure.ts";

const itemSchema = z.object({
  id: z.string(),
  value: z.number(),
  value2: z.number().nullish(),
  date: z.string(),
  note: z.string().nullish(),
});

/** The summary of one metric as get_tracking_history returns it. Without entries, the figures are null. */
export const historySchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  person: z.string().nullish(),
  unit: z.string().nullish(),
  count: z.number(),
  days_recorded: z.number(),
  latest: itemSchema.nullable(),
  mean: z.number().nullable(),
  /** For a blood pressure: the mean of its lower figure. */
  mean2: z.number().nullish(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  change: z.number().nullable(),
  entries: z.array(itemSchema),
  daily: z.object({
    mean: z.number(),
    totals: z.array(z.object({ date: z.string(), total: z.number() })),
  }).optional(),
});

type History = z.infer<typeof historySchema>;

const resultSchema = z.union([
  z.object({ days: z.number(), metrics: z.array(historySchema), metric: z.string().nullish() }),
  historySchema.extend({ days: z.number() }),
]);

/** Tells what was recorded lately: all metrics in a line each, or one metric with its figures and newest values. */
export const getTrackingHistory: BuiltInTool = {
  kind: "built-in",
  name: "get_tracking_history",
  title: "Histórico de medidas",
  description: "Medidas registradas: ids, último, média, extremos, variação. Sem metric, todas.",
  utterances: [
    "qual foi meu último peso registrado?",
    "quantas horas dormi em média essa semana?",
    "mostra minhas medições de pressão dos últimos 30 dias",
    "qual o menor peso que já tive aqui?",
    "qto de agua bebi ontem?",
    "lista meus treinos de setembro ai",
    "ql foi meu humor na segunda",
    "emagreci qtos kg desde julho?",
    "não lembro quanto a balança deu da outra vez, tava em 80 e pouco?",
    "a nutri quer saber minha glicose máxima no último trimestre",
    "será que esse mês me exercitei mais que uma vez por semana? quero ver os registros",
    "vesti uma calça antiga e serviu, quanto será que perdi desde que comecei?",
  ],
  inputSchema: z.object({
    metric: z.enum(METRICS).meta({ valuesIn: "record_metric" }).optional(),
    person: plainText(100).optional(),
    days: clampedNumber(1, 365).optional().describe("padrão 30"),
  }),
  confirmation: "none",
  answer(result, { today }) {
    const parsed = resultSchema.parse(result);
    const period = parsed.days === 1 ? "hoje" : `nos últimos ${parsed.days} dias`;
    if (!("metrics" in parsed)) {
      return parsed.count === 0
        ? `Ainda não há registros de ${metricName(parsed)} ${period}. Quando quiser, é só me contar que eu anoto.`
        : summarizeMetric(parsed, period, today);
    }
    return parsed.metrics.length === 0
      ? `Ainda não há medidas registradas ${period}. Quando quiser, é só me contar que eu anoto.`
      : [`O que você registrou ${period}:`, ...parsed.metrics.map((one) => `- ${summarizeHistory(one, today)}`)].join(
        "\n",
      );
  },
};

/** One metric on one line, for the overview of all metrics: "Peso: 81,4 kg (hoje), média 81,9 kg". */
function summarizeHistory(history: History, today: string): string {
  const { latest, mean, mean2, daily } = history;
  const name = capitalize(metricName(history));
  if (latest === null || mean === null) return `${name}: nada ainda`;
  const newest = daily?.totals[0];
  return newest === undefined || daily === undefined
    ? `${name}: ${formatMeasure({ ...history, ...latest })} (${formatDate(latest.date, today)}), média ${
      formatMeasure({ ...history, value: mean, value2: mean2 })
    }`
    : `${name}: ${say(history, newest.total)} (${formatDate(newest.date, today)}), média ${
      say(history, daily.mean)
    } por dia`;
}

const MOST_VALUES = 5;

/**
 * One metric with its figures and its newest values. It states facts and never judges them: nobody asked whether a weight is good,
 * and a week in which cigarettes were counted deserves no praise.
 */
function summarizeMetric(history: History, period: string, today: string): string {
  const { count, daily } = history;
  const entries = count === 1 ? "1 registro" : `${count} registros`;
  const lines = [
    `Você tem ${entries} de ${metricName(history)} ${period}.`,
    daily === undefined ? entryFigures(history) : `Média de ${say(history, daily.mean)} por dia registrado.`,
    ...newestValues(history).map(({ date, ...entry }) =>
      `- ${formatDate(date, today)}: ${formatMeasure({ ...history, ...entry })}`
    ),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function say(history: History, value: number): string {
  return formatMeasure({ ...history, value });
}

function entryFigures(history: History): string {
  const { count, mean, mean2, min, max, change } = history;
  if (count < 2 || mean === null || min === null || max === null) return "";
  // A blood pressure has two figures, so a single minimum, maximum or change would be misleading.
  if (history.metric === "blood_pressure") {
    return `Média de ${formatMeasure({ ...history, value: mean, value2: mean2 })}.`;
  }
  const moved = change === null || change === 0
    ? "sem variação do primeiro ao último"
    : `${formatChange({ ...history, value: change })} do primeiro ao último`;
  return `Média de ${say(history, mean)}, entre ${say(history, min)} e ${say(history, max)}, ${moved}.`;
}

function newestValues({ entries, daily }: History): Pick<Entry, "date" | "value" | "value2" | "note">[] {
  const values = daily === undefined
    ? entries.map(({ date, value, value2, note }) => ({ date, value, value2, note }))
    : daily.totals.map(({ date, total }) => ({ date, value: total }));
  return values.slice(0, MOST_VALUES);
}
