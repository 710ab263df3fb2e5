import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import type { MetricName } from "./metric-of.ts";
import { readMetricChange } from "./read-metric-change.ts";

const NEW_VALUE: Record<MetricName, string> = {
  weight: "Qual é o peso certo?",
  water: "Qual é a quantidade certa de água?",
  sleep: "Quantas horas foram, então?",
  exercise: "Quantos minutos foram, então?",
  mood: "Qual é a nota certa pro humor, de 1 a 10?",
  energy: "Qual é a nota certa pra energia, de 1 a 10?",
  custom: "Qual é o valor certo?",
};

/** First step of a change: the entries, to find the id of the one that is meant. */
export function changeMetric(clause: Clause, { today }: Reading): Candidate[] {
  const change = readMetricChange(clause);
  if (change === null) return [];
  const reach = change.date === undefined ? {} : { days: reachOf(change.date, today) };
  const candidate = { tool: "get_tracking_history", args: { metric: change.metric, ...reach }, score: 0.96 };
  return change.action === "update" && change.value === undefined
    ? [{ ...candidate, score: 0.7, ask: NEW_VALUE[change.metric] }]
    : [candidate];
}

/** A week at least, so that an entry is found although the day is off by one. */
function reachOf(date: string, today: string): number {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000) + 1;
  return Math.min(365, Math.max(7, days));
}
