import type { ImportRejection, NumberedRow } from "./rejection.ts";

/**
 * Checks the links between knowledge items. `subject` must point to a person, and no chain of `superseded_by_id` may lead back to its
 * start. The rows are returned so that each comes after the rows it points to; so a rejected row does not make others fail.
 */
export function checkLinks(items: NumberedRow[], rejections: ImportRejection[]): NumberedRow[] {
  const byId = new Map(items.flatMap((item) => typeof item.row.id === "string" ? [[item.row.id, item] as const] : []));
  const findTarget = ({ row }: NumberedRow, column: string) =>
    typeof row[column] === "string" ? byId.get(row[column]) : undefined;
  const reject = ({ index }: NumberedRow, reason: string, problem: string) => {
    rejections.push({ section: "knowledge_items", index, reason, problem });
  };
  const { ordered, circular } = successorsFirst(items, (item) => findTarget(item, "superseded_by_id"));
  for (const item of circular) reject(item, "link_cycle", "superseded_by_id");
  const validItems = ordered.filter((item) => {
    // The opposite is allowed: superseded_at without superseded_by_id means that the successor was deleted before the export.
    if (isGiven(item.row.superseded_by_id) && !isGiven(item.row.superseded_at)) {
      reject(item, "broken_link", "superseded_by_id");
      return false;
    }
    const about = findTarget(item, "subject");
    if (about === undefined || about.row.type === "person") return true;
    reject(item, "broken_link", "subject");
    return false;
  });
  const isPerson = ({ row }: NumberedRow) => row.type === "person";
  return [...validItems.filter(isPerson), ...validItems.filter((item) => !isPerson(item))];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Orders items so that each comes after its successor. Items whose successors form a circle are returned apart. */
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
    // The chain came back to an item of its own path: from there on it is a circle.
    const start = one === undefined ? -1 : path.indexOf(one);
    if (start >= 0) circular.push(...path.splice(start));
    ordered.push(...path.reverse());
  }
  return { ordered, circular };
}
