import { breathe } from "../runtime/breathe.ts";
import type { NumberedRow } from "./rejection.ts";

/** Rows of one section that are imported in one transaction, as `import_slice` takes them. */
export interface Slice {
  section: string;
  items: NumberedRow[];
  /** Whether the rows are only compared with those that the account has already, and not stored. */
  compare: boolean;
  /** Values of these rows, tool results for instance, may contain ids of other rows. The sections of those rows, by their ids. */
  mentions: Record<string, string>;
}

// A slice is one transaction. On the embedded stack, whose database has one connection, everybody waits for it: about 100 ms, as
// measured. Short rows cost time by their number, long ones by their size, so both are limited.
const MOST_ROWS = 150;
const MOST_CHARACTERS = 100_000;

/**
 * Cuts a file into slices. The same file always gives the same slices. First, current knowledge items are compared with those of the
 * account, before any row of the file is stored. Then come the tables in the order of `tables`, each after those it points to.
 */
export async function cutSlices(sections: Map<string, NumberedRow[]>, tables: string[]): Promise<Slice[]> {
  const sectionOfId = new Map<string, string>();
  for (const [section, rows] of sections) {
    for (const { row } of rows) sectionOfId.set(String(row.id), section);
  }
  const current = (sections.get("knowledge_items") ?? []).filter(({ row }) => (row.superseded_at ?? null) === null);
  const slices: Slice[] = [];
  for await (const items of slicesOf(current)) {
    slices.push({ section: "knowledge_items", items, compare: true, mentions: {} });
  }
  for (const section of tables) {
    for await (const items of slicesOf(sections.get(section) ?? [])) {
      slices.push({ section, items, compare: false, mentions: mentionsIn(items, sectionOfId) });
    }
  }
  return slices;
}

async function* slicesOf(rows: NumberedRow[]): AsyncGenerator<NumberedRow[]> {
  let slice: NumberedRow[] = [];
  let size = 0;
  for (const item of rows) {
    await breathe();
    const length = JSON.stringify(item.row).length;
    if (slice.length > 0 && (size + length > MOST_CHARACTERS || slice.length === MOST_ROWS)) {
      yield slice;
      slice = [];
      size = 0;
    }
    slice.push(item);
    size += length;
  }
  if (slice.length > 0) yield slice;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function mentionsIn(items: NumberedRow[], sectionOfId: Map<string, string>): Record<string, string> {
  const mentions: Record<string, string> = {};
  for (const value of items.flatMap(({ row }) => Object.values(row))) {
    // A value that is only an id is a foreign key, which import_slice resolves itself.
    if (typeof value === "string" ? value.length <= 36 : typeof value !== "object" || value === null) continue;
    for (const [id] of JSON.stringify(value).matchAll(UUID)) {
      const owner = sectionOfId.get(id);
      if (owner !== undefined) mentions[id] = owner;
    }
  }
  return mentions;
}
