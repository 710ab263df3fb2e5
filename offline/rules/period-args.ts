import type { Reading } from "../reading/reading.ts";

/** How get_finance_summary is asked for a span of days: by the name of the month or year, or from one day to another. */
export type PeriodArgs =
  | { period: "current_month" | "last_month" | "year" }
  | { from_date: string; to_date: string };

/** The span a message speaks of; the present month when it names none, or one that is still to come. */
export function periodArgs({ period, today }: Reading): PeriodArgs {
  const thisMonth = today.slice(0, 7);
  if (period === null || period.from > today) return { period: "current_month" };
  const { from, to } = period;
  if (isWholeMonth(from, to) && from.slice(0, 7) === thisMonth) return { period: "current_month" };
  if (isWholeMonth(from, to) && dayBefore(`${thisMonth}-01`) === to) return { period: "last_month" };
  if (from === `${today.slice(0, 4)}-01-01` && to.slice(0, 4) === today.slice(0, 4) && to >= today) {
    return { period: "year" };
  }
  return { from_date: from, to_date: to };
}

function isWholeMonth(from: string, to: string): boolean {
  return from.slice(0, 7) === to.slice(0, 7) && from.endsWith("-01") && dayAfter(to).endsWith("-01");
}

function dayAfter(day: string): string {
  return shift(day, 1);
}

function dayBefore(day: string): string {
  return shift(day, -1);
}

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
