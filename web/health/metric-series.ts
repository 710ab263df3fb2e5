import { dayNumber } from "./days.ts";
import { formatDifference } from "../../shared/writing/format-measure.ts";
import { isSteady } from "../../shared/writing/trend-words.ts";
import { ADDS_UP, type Entry, GROWS_ALL_DAY, type MetricOf } from "./measures.ts";

export interface DayValue {
  date: string;
  value: number;
  /** The lower figure of a blood pressure. */
  value2: number | null;
  /** The measurements of the day. */
  entries: Entry[];
}

/** A metric with its entries, newest first, and one value a day, oldest first. */
export interface MetricSeries {
  key: string;
  metric: MetricOf & Pick<Entry, "value2">;
  entries: Entry[];
  days: DayValue[];
  /** The days that the mean and the change count: without today where it is not over. */
  counted: DayValue[];
  mean: number;
  mean2: number | null;
}

const ORDER = ["weight", "sleep", "mood", "energy", "exercise", "water", "distance", "blood_pressure", "custom"];

/** One series a metric and person; the person's own first. `entries` are newest first; `today` is `YYYY-MM-DD`. */
export function seriesOf(entries: readonly Entry[], today: string): MetricSeries[] {
  const groups = Map.groupBy(
    entries,
    ({ metric, custom_name, person }) => [metric, fold(custom_name), fold(person)].join("\n"),
  );
  return [...groups].map(([key, group]) => toSeries(key, group, today)).sort((a, b) => position(a) - position(b));
}

function position({ metric: { metric, person } }: MetricSeries): number {
  return ORDER.indexOf(metric) + (person === null ? 0 : ORDER.length);
}

/** Names that differ in case or accents only are one. */
export function fold(name: string | null): string {
  return (name ?? "").normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}

function toSeries(key: string, entries: Entry[], today: string): MetricSeries {
  const metric = entries[0]!;
  const byDay = [...Map.groupBy(entries, ({ entry_date }) => entry_date)].reverse();
  const days = byDay.map(([date, ofDay]): DayValue => ({
    date,
    value: sum(ofDay.map(({ value }) => value)) / (ADDS_UP.has(metric.metric) ? 1 : ofDay.length),
    value2: metric.value2 === null ? null : average(ofDay.map(({ value2 }) => value2 ?? 0)),
    entries: ofDay,
  }));
  const past = GROWS_ALL_DAY.has(metric.metric) ? days.filter(({ date }) => date !== today) : days;
  // With nothing but today, today is all there is to say.
  const counted = past.length > 0 ? past : days;
  return {
    key,
    metric,
    entries,
    days,
    counted,
    mean: average(counted.map(({ value }) => value)),
    mean2: metric.value2 === null ? null : average(counted.map(({ value2 }) => value2 ?? 0)),
  };
}

/** "Caiu cerca de 2,8 kg no período", by the line that fits its days best; null for too few days to say. */
export function describeChange({ metric, counted: days, mean }: MetricSeries, minimumDays: number): string | null {
  if (days.length < minimumDays) return null;
  const change = slopeOf(days) * dayNumber(days.at(-1)!.date, days[0]!.date);
  if (isSteady(metric.metric, change, mean)) return "Estável no período";
  // A scale shows tenths, and who counts cups counts no hundredths.
  const value = metric.metric === "weight" || metric.metric === "custom" ? Math.round(change * 10) / 10 : change;
  return `${change > 0 ? "Subiu" : "Caiu"} cerca de ${formatDifference({ ...metric, value })} no período`;
}

/** The slope a day of the regression line through the days. */
function slopeOf(days: readonly DayValue[]): number {
  const first = days[0]!.date;
  const points = days.map(({ date, value }) => ({ x: dayNumber(date, first), y: value }));
  const meanX = average(points.map(({ x }) => x));
  const meanY = average(points.map(({ y }) => y));
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  return spread === 0 ? 0 : sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}
