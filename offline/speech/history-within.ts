import type { History } from "../../shared/tools/health/history.ts";

/** The part of a history that lies between two days, both included, its figures reckoned anew. */
export function historyWithin(history: History, from: string, to: string): History {
  const inside = ({ date }: { date: string }) => date >= from && date <= to;
  const entries = history.entries.filter(inside);
  const values = entries.map(({ value }) => value);
  const totals = history.daily?.totals.filter(inside);
  const { daily: _, ...rest } = history;
  return {
    ...rest,
    entries,
    count: entries.length,
    days_recorded: new Set(entries.map(({ date }) => date)).size,
    latest: entries[0] ?? null,
    mean: mean(values),
    min: values.length === 0 ? null : Math.min(...values),
    max: values.length === 0 ? null : Math.max(...values),
    change: values.length === 0 ? null : values[0]! - values.at(-1)!,
    ...(totals === undefined || totals.length === 0
      ? {}
      : { daily: { mean: mean(totals.map(({ total }) => total))!, totals } }),
  };
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length * 100) / 100;
}
