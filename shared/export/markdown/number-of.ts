import type { ExportRow } from "../read-export.ts";

/** A number of a row, or null. */
export function numberOf(row: ExportRow, column: string): number | null {
  const value = row[column];
  return typeof value === "number" ? value : null;
}
