import type { ExportRow } from "../read-export.ts";
import { listLine } from "./list-line.ts";

/** A row of a table that has no words of its own here yet: its columns, ids left out. */
export function plainEntry(row: ExportRow): string {
  const columns = Object.entries(row).filter(([column]) => column !== "id" && !column.endsWith("_id"));
  return listLine(
    columns.map(([column, value]) => `${column}: ${typeof value === "string" ? value : JSON.stringify(value)}`),
  );
}
