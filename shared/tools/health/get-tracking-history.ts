import { z } from "zod";
import { formatDate } from "../../text/format-date.ts";
import { capitalize } from "../../text/join-words.ts";
import { count } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { formatChange, formatMeasure, metricName, METRICS } from "./measure.ts";

const itemSchema = z.object({ id: z.string(), value: z.number(), date: z.string(), note: z.string().nullish() });

/** Summary of one metric as get_tracking_history returns it; figures are null without entries. */
export const historySchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  unit: z.string().nullish(),
  count: z.number(),
  days_recorded: z.number(),
  latest: itemSchema.nullable(),
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  change: z.number().nullable(),
  entries: z.array(itemSchema),
  daily: z.object({
    mean: z.number(),
    totals: z.array(z.object({ date: z.string(), total: z.number() })),
  }).optional(),
});

export type History = z.infer<typeof historySchema>;

const resultSchema = z.union([
  z.object({ days: z.number(), metrics: z.array(historySchema), metric: z.string().nullish() }),
  historySchema.extend({ days: z.number() }),
]);

/** What was recorded lately, with a summary a metric. */
export const getTrackingHistory: ToolDefinition = {
  name: "get_tracking_history",
  description: "Medidas registradas: ids, último, média, extremos, variação. Sem metric, todas.",
  inputSchema: z.object({
    metric: z.enum(METRICS).meta({ listedIn: "record_metric" }).optional(),
    days: count(1, 365).optional().describe("até 365, padrão 30"),
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

/** One metric in one line, for the overview of all: "Peso: 81,4 kg (hoje), média 81,9 kg". */
function summarizeHistory(history: History, today: string): string {
  const { latest, mean, daily } = history;
  const name = capitalize(metricName(history));
  if (latest === null || mean === null) return `${name}: nada ainda`;
  const say = (value: number) => formatMeasure({ ...history, value });
  const newest = daily?.totals[0];
  return newest === undefined || daily === undefined
    ? `${name}: ${formatMeasure({ ...history, value: latest.value, note: latest.note })} (${
      formatDate(latest.date, today)
    }), média ${say(mean)}`
    : `${name}: ${say(newest.total)} (${formatDate(newest.date, today)}), média ${say(daily.mean)} por dia`;
}

const SHOWN = 5;

/**
 * One metric with its figures and its newest values. Plain facts: whether a weight is good is nobody's business here,
 * what is praised is having kept at it.
 */
function summarizeMetric(history: History, period: string, today: string): string {
  const { count, days_recorded, daily } = history;
  const entries = count === 1 ? "1 registro" : `${count} registros`;
  const lines = [
    `Você tem ${entries} de ${metricName(history)} ${period}.`,
    daily === undefined ? entryFigures(history) : `Média de ${say(history, daily.mean)} por dia registrado.`,
    ...newest(history).map(({ date, ...entry }) =>
      `- ${formatDate(date, today)}: ${formatMeasure({ ...history, ...entry })}`
    ),
  ];
  if (days_recorded >= 7) lines.push("Manter esse acompanhamento já é uma conquista.");
  return lines.filter((line) => line !== "").join("\n");
}

function say(history: History, value: number): string {
  return formatMeasure({ ...history, value });
}

function entryFigures(history: History): string {
  const { count, mean, min, max, change } = history;
  if (count < 2 || mean === null || min === null || max === null) return "";
  const moved = change === null || change === 0
    ? "sem variação do primeiro ao último"
    : `${formatChange({ ...history, value: change })} do primeiro ao último`;
  return `Média de ${say(history, mean)}, entre ${say(history, min)} e ${say(history, max)}, ${moved}.`;
}

function newest({ entries, daily }: History): { date: string; value: number; note?: string | null }[] {
  const values = daily === undefined
    ? entries.map(({ date, value, note }) => ({ date, value, note }))
    : daily.totals.map(({ date, total }) => ({ date, value: total }));
  return values.slice(0, SHOWN);
}
