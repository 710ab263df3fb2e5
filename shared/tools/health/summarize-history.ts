import { capitalize } from "../../text/capitalize.ts";
import { formatDate } from "../../text/format-date.ts";
import { formatMeasure } from "./format-measure.ts";
import type { History } from "./history.ts";
import { metricName } from "./metric-name.ts";

/** One metric in one line, for the overview of all: "Peso: 81,4 kg (hoje), média 81,9 kg". */
export function summarizeHistory(history: History, today: string): string {
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
