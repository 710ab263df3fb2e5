import { canonicalJson } from "../../../shared/export/canonical-json.ts";

type Row = Record<string, unknown>;

/** The data of an export with each id replaced by what the row says, and rows in an order that does not depend on ids. */
export function portable(data: Record<string, Row[]>): Record<string, string[]> {
  const ids = new Set(Object.values(data).flatMap((rows) => rows.map(({ id }) => String(id))));
  const labels = new Map<string, string>();
  // Also inside tool results.
  const replaced = (row: Row, label: (id: string) => string): string =>
    canonicalJson(row).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.has(id) ? label(id) : id);
  for (const [section, rows] of Object.entries(data)) {
    for (const row of rows) labels.set(String(row.id), `${section} ${replaced(row, () => "id")}`);
  }
  return Object.fromEntries(
    Object.entries(data).map(([section, rows]) => [
      section,
      rows.map((row) => replaced(row, (id) => labels.get(id) ?? "unknown")).sort(),
    ]),
  );
}
