import { formatDate } from "../../text/format-date.ts";
import { formatChange } from "./format-change.ts";
import { formatMeasure } from "./format-measure.ts";
import type { History } from "./history.ts";
import { metricName } from "./metric-name.ts";

const SHOWN = 5;

/**
 * One metric with its figures and its newest values. Plain facts: whether a weight is good is nobody's business here,
 * what is praised is having kept at it.
 */
export function summarizeMetric(history: History, period: string, today: string): string {
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
