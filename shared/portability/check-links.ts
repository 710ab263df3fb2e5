import type { ImportRejection, NumberedRow } from "./rejection.ts";

/**
 * Checks of knowledge items what no single row shows: an item is about a person, and nothing supersedes itself by
 * detours. Rows come back with those they point to before them, so that a bad row takes no good one with it.
 */
export function checkLinks(items: NumberedRow[], rejections: ImportRejection[]): NumberedRow[] {
  const byId = new Map(items.flatMap((item) => typeof item.row.id === "string" ? [[item.row.id, item] as const] : []));
  const target = ({ row }: NumberedRow, column: string) =>
    typeof row[column] === "string" ? byId.get(row[column]) : undefined;
  const reject = ({ index }: NumberedRow, reason: string, problem: string) => {
    rejections.push({ section: "knowledge_items", index, reason, problem });
  };
  const { ordered, circular } = successorsFirst(items, (item) => target(item, "superseded_by_id"));
  for (const item of circular) reject(item, "link_cycle", "superseded_by_id");
  const sound = ordered.filter((item) => {
    // The other way round, what took its place has been deleted where the file comes from.
    if (isGiven(item.row.superseded_by_id) && !isGiven(item.row.superseded_at)) {
      reject(item, "broken_link", "superseded_by_id");
      return false;
    }
    const about = target(item, "subject");
    if (about === undefined || about.row.type === "person") return true;
    reject(item, "broken_link", "subject");
    return false;
  });
  const isPerson = ({ row }: NumberedRow) => row.type === "person";
  return [...sound.filter(isPerson), ...sound.filter((item) => !isPerson(item))];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function successorsFirst(
  items: NumberedRow[],
  successor: (item: NumberedRow) => NumberedRow | undefined,
): { ordered: NumberedRow[]; circular: NumberedRow[] } {
  const ordered: NumberedRow[] = [];
  const circular: NumberedRow[] = [];
  const seen = new Set<NumberedRow>();
  for (const item of items) {
    const path: NumberedRow[] = [];
    let one: NumberedRow | undefined = item;
    for (; one && !seen.has(one); one = successor(one)) {
      seen.add(one);
      path.push(one);
    }
    // Back on the path itself: everything from there on goes round.
    const start = one === undefined ? -1 : path.indexOf(one);
    if (start >= 0) circular.push(...path.splice(start));
    ordered.push(...path.reverse());
  }
  return { ordered, circular };
}
