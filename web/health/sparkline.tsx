import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { dayNumber } from "./days.ts";
import { formatValue } from "./measures.ts";
import type { DayValue, MetricSeries } from "./metric-series.ts";

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 5;

/** The days of a metric as a line, with its mean dashed. What it shows stands in words beside it and in the table below. */
export function Sparkline(
  { series, from, to, label }: { series: MetricSeries; from: string; to: string; label: string },
) {
  const { days, metric, mean } = series;
  const values = days.flatMap(({ value, value2 }) => value2 === null ? [value] : [value, value2]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const length = Math.max(dayNumber(to, from), 1);

  const xOf = (date: string) => EDGE + dayNumber(date, from) / length * (WIDTH - 2 * EDGE);
  const yOf = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - (value - least) / (most - least) * (HEIGHT - 2 * EDGE);
  const lineOf = (valueOf: (day: DayValue) => number) =>
    days.map((day) => `${xOf(day.date).toFixed(1)},${yOf(valueOf(day)).toFixed(1)}`).join(" ");
  const last = days.at(-1)!;

  return (
    <figure className="text-xs text-ink-soft">
      <p>{formatValue(metric, most)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="my-1 w-full text-brand">
        <line
          x1={EDGE}
          x2={WIDTH - EDGE}
          y1={yOf(mean)}
          y2={yOf(mean)}
          stroke="var(--ink-soft)"
          strokeDasharray="3 4"
          opacity={0.7}
        />
        <polyline points={lineOf(({ value }) => value)} {...LINE} />
        {last.value2 !== null && <polyline points={lineOf(({ value2 }) => value2 ?? 0)} {...LINE} opacity={0.6} />}
        <circle cx={xOf(last.date)} cy={yOf(last.value)} r={3.5} fill="currentColor" />
        {last.value2 !== null && <circle cx={xOf(last.date)} cy={yOf(last.value2)} r={3.5} fill="currentColor" />}
      </svg>
      {most !== least && <p>{formatValue(metric, least)}</p>}
      <p className="flex justify-between">
        <span>{formatNumericDate(from)}</span>
        <span>{formatNumericDate(to)}</span>
      </p>
    </figure>
  );
}

const LINE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;
