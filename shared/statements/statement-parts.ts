import type { StatementLine } from "./statement.ts";

/**
 * Lines that are previewed or written at once. The embedded stack has one connection: everybody waits for as long as a part takes,
 * and 150 lines take 60 to 100 ms.
 */
const PART_LINES = 150;
/** How far a line and what was told of it may be apart, in days. */
const NEAR_DAYS = 3;

export interface StatementPart {
  lines: StatementLine[];
  /** Lines of the next days: they compete for the same rows, and are decided with the next part. */
  ahead: StatementLine[];
}

/**
 * The lines of a file by day, in parts of whole days, since lines of one day are told apart from those of other files by being
 * seen together. There is always a part, also without lines.
 */
export function partsOf(lines: readonly StatementLine[]): StatementPart[] {
  const byDay = lines.toSorted((one, other) => one.date < other.date ? -1 : one.date > other.date ? 1 : 0);
  const parts: StatementPart[] = [];
  for (let start = 0; start < byDay.length || parts.length === 0;) {
    let end = Math.min(start + PART_LINES, byDay.length);
    // Back to where a day begins, or on to where it ends if the whole part is one day.
    const day = byDay[end]?.date;
    while (end > start && byDay[end - 1]!.date === day) end--;
    if (end === start) { while (end < byDay.length && byDay[end]!.date === day) end++; }
    parts.push({ lines: byDay.slice(start, end), ahead: linesAhead(byDay, end) });
    if (end === byDay.length) break;
    start = end;
  }
  return parts;
}

function linesAhead(byDay: readonly StatementLine[], from: number): StatementLine[] {
  if (from === 0 || from >= byDay.length) return [];
  const until = new Date(`${byDay[from - 1]!.date}T00:00:00Z`);
  until.setUTCDate(until.getUTCDate() + NEAR_DAYS);
  const last = until.toISOString().slice(0, 10);
  let end = from;
  while (end < byDay.length && end < from + PART_LINES && byDay[end]!.date <= last) end++;
  return byDay.slice(from, end);
}
