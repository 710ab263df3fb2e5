import type { ImportReport } from "../../shared/portability/import-document.ts";
import { nameCounts, nameTable } from "./table-names.ts";

const MOST_REASONS = 5;

/** An import, or what one would do: how many rows of each kind, and why others stay out, the most frequent reason first. */
export function sumUpImport({ created, skipped, rejected, rejections }: ImportReport) {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
  const byReason = new Map<string, number>();
  for (const { section, message } of rejections) {
    const reason = `${nameTable(section)}: ${message}`;
    byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  }
  const reasons = [...byReason].toSorted(([, a], [, b]) => b - a).slice(0, MOST_REASONS)
    .map(([reason, count]) => count === 1 ? reason : `${reason} (${count} vezes)`);
  return { lines: nameCounts(created), created: sum(created), skipped: sum(skipped), refused: rejected, reasons };
}
