import type { Reading } from "../reading/reading.ts";

const MAX_DAYS = 365;

/** How many days back from today, today included, a question reaches; undefined when it names no past days. */
export function daysOf({ period, today }: Reading): number | undefined {
  if (period === null || period.from > today) return undefined;
  const days = Math.round((Date.parse(today) - Date.parse(period.from)) / 86_400_000) + 1;
  return Math.min(days, MAX_DAYS);
}
