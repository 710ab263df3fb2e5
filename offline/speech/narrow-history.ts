import { z } from "zod";
import { closest } from "../../shared/text/similarity.ts";
import { summarizeHistory } from "../../shared/tools/health/summarize-history.ts";
import { summarizeMetric } from "../../shared/tools/health/summarize-metric.ts";
import { formatDate } from "../../shared/text/format-date.ts";
import { formatMeasure } from "../../shared/tools/health/format-measure.ts";
import { type History, historySchema } from "../../shared/tools/health/history.ts";
import { metricName } from "../../shared/tools/health/metric-name.ts";
import { phrase } from "../language/phrase.ts";
import type { Reading } from "../reading/reading.ts";
import { historyWithin } from "./history-within.ts";
import type { Narrow } from "./narrow-result.ts";

const severalSchema = z.object({ metrics: z.array(historySchema) });
const CUSTOM = phrase("{@custom}");
const MOVED = phrase(
  "(?:dormindo|treinando|bebendo|pesando) (?:pior|melhor|mais|menos)|(?:mais|menos)(?: [a-z]+){0,2} (?:do )?que antes|melhorando|piorando|aumentando|diminuindo|caindo|subindo|caiu|subiu|aumentou|diminuiu|baixou|melhorou|piorou|emagreci|engordei|emagrecendo|engordando|perdi|ganhei|mudou",
);
const MEAN = phrase("media|medio|em media");
const MOST = phrase(
  "melhor (?:noite|dia|sono|humor|energia)|maior|maxim[oa]|recorde|(?:que )?dia (?:eu )?[a-z]+ mais|mais alt[oa]|quando (?:foi )?(?:que )?(?:eu )?[a-z]+ mais",
);
const LEAST = phrase(
  "pior (?:noite|dia|sono|humor|energia)|menor|minim[oa]|(?:que )?dia (?:eu )?[a-z]+ menos|mais baix[oa]|quando (?:foi )?(?:que )?(?:eu )?[a-z]+ menos",
);
const LATEST = phrase(
  "ultim[oa](?! (?:semana|quinzena|mes|ano|noites|dias))|atual|recente|agora|quanto (?:eu )?(?:to|peso|tava)|qual (?:eh )?(?:o )?meu peso|to pesando",
);
/** What is counted adds up: coffees, steps, cigarettes. */
const COUNTED = phrase("quantos|quantas");
const ADDS_UP = new Set(["water", "exercise", "sleep"]);

/** "meu peso caiu?", "quanta água bebi hoje?", "minha média de sono": one figure of the history. */
export const narrowHistory: Narrow = (result, reading, { today }) => {
  const several = severalSchema.safeParse(result);
  if (several.success) return oneOfSeveral(several.data.metrics, reading, today);
  const parsed = historySchema.safeParse(result);
  if (!parsed.success || parsed.data.count === 0 || parsed.data.latest === null) return null;
  const day = dayOf(reading);
  if (day !== null) return onDay(parsed.data, day, today);
  const { period } = reading;
  const history = period === null ? parsed.data : historyWithin(parsed.data, period.from, period.to);
  if (history.count === 0) return `Não há registro de ${metricName(history)} ${period?.label ?? ""}.`;
  if (MEAN.test(reading.keys) && history.mean !== null) return mean(history);
  const extreme = MOST.test(reading.keys) ? highest(history) : LEAST.test(reading.keys) ? lowest(history) : undefined;
  if (extreme !== undefined) {
    const when = formatDate(extreme.date, today);
    return `${MOST.test(reading.keys) ? "O maior" : "O menor"} valor de ${metricName(history)} foi ${
      measure(history, extreme.value)
    }, ${/^\d/.test(when) ? `em ${when}` : when}.`;
  }
  if (MOVED.test(reading.keys)) return moved(history, today);
  if (LATEST.test(reading.keys)) {
    return `Seu último registro de ${metricName(history)} é ${formatMeasure({ ...history, ...history.latest! })}, de ${
      formatDate(history.latest!.date, today)
    }.`;
  }
  return period === null ? null : summarizeMetric(history, period.label, today);
};

/** "quantos passos dei?": of the custom metrics the one that is named. */
function oneOfSeveral(histories: readonly History[], { keys, period }: Reading, today: string): string | null {
  const asked = CUSTOM.exec(keys)?.[0];
  if (asked === undefined) return null;
  const name = closest(asked, histories.map((history) => history.custom_name ?? ""), 0.5);
  const found = histories.find((one) => one.custom_name === name);
  if (found === undefined) return `Ainda não há registro de ${asked}. Quando quiser, é só me contar que eu anoto.`;
  const history = period === null ? found : historyWithin(found, period.from, period.to);
  if (history.count === 0) return `Não há registro de ${metricName(history)} ${period?.label ?? ""}.`;
  if (COUNTED.test(keys) && period !== null) {
    const total = history.entries.reduce((sum, { value }) => sum + value, 0);
    return `${capital(period.label)}, ${metricName(history)} soma ${measure(history, total)}, em ${
      history.count === 1 ? "1 registro" : `${history.count} registros`
    }.`;
  }
  return `${capital(summarizeHistory(history, today))}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The single day a question asks about. */
function dayOf({ period, today }: Reading): string | null {
  return period !== null && period.from === period.to && period.from <= today ? period.from : null;
}

function onDay(history: History, day: string, today: string): string {
  const entries = history.entries.filter(({ date }) => date === day);
  const when = formatDate(day, today);
  if (entries.length === 0) {
    return `Não há registro de ${metricName(history)} de ${when}. Se quiser, me conta que eu anoto.`;
  }
  const total = history.daily?.totals.find(({ date }) => date === day)?.total;
  const value = ADDS_UP.has(history.metric)
    ? total ?? entries.reduce((sum, entry) => sum + entry.value, 0)
    : entries[0]!.value;
  const several = entries.length > 1 && ADDS_UP.has(history.metric) ? `, em ${entries.length} registros` : "";
  const name = metricName(history);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${when}: ${measure(history, value)}${several}.`;
}

function mean(history: History): string {
  const value = history.daily?.mean ?? history.mean!;
  const each = history.daily === undefined ? "" : " por dia com registro";
  return `Sua média de ${metricName(history)} é ${
    measure(history, Math.round(value * 10) / 10)
  }${each}, em ${history.count} ${history.count === 1 ? "registro" : "registros"}.`;
}

function moved(history: History, today: string): string | null {
  const first = history.entries.at(-1);
  if (history.change === null || history.count < 2 || first === undefined) return null;
  const { latest, change, metric } = history;
  const from = measure(history, latest!.value - change);
  const to = measure(history, latest!.value);
  if (change === 0) return `Ficou igual: ${to}, nas duas pontas do período.`;
  const word = change < 0 ? "Caiu" : "Subiu";
  const care = metric === "weight" ? " Peso oscila, o que conta é o caminho." : "";
  return `${word}: de ${from} para ${to} (${formatDate(latest!.date, today)}).${care}`;
}

function measure(history: History, value: number): string {
  return formatMeasure({
    metric: history.metric,
    value,
    unit: history.unit ?? undefined,
    custom_name: history.custom_name ?? undefined,
  });
}

interface DayValue {
  date: string;
  value: number;
}

function highest(history: History): DayValue | undefined {
  return byValue(history).at(-1);
}

function lowest(history: History): DayValue | undefined {
  return byValue(history)[0];
}

/** Entries, or the sums of days where entries add up, from the least on. */
function byValue({ entries, daily }: History): DayValue[] {
  const values: DayValue[] = daily?.totals.map(({ date, total }) => ({ date, value: total })) ?? [...entries];
  return values.toSorted((one, other) => one.value - other.value);
}
