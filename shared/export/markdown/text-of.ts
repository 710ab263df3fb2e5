import type { ExportRow } from "../read-export.ts";

/** A text of a row; empty when it has none. */
export function textOf(row: ExportRow, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}
