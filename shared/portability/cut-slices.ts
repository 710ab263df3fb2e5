import type { NumberedRow } from "./rejection.ts";

/** Rows of one section that go into the database together, as `import_slice` takes them. */
export interface Slice {
  section: string;
  items: NumberedRow[];
  /** Only look which of them the account has already. */
  compare: boolean;
  /** Sections of the rows whose ids are named within values of these, in tool results for instance, by id. */
  mentions: Record<string, string>;
}

// A slice is one transaction, which everybody else waits for where the database has one connection: measured at about 100 ms
// on the embedded stack. Rows of a few words cost what they are, long ones what they weigh.
const MOST_ROWS = 150;
const MOST_CHARACTERS = 100_000;

/**
 * Cuts a file into slices, always in the same way. Knowledge is compared first of all, before the file's own rows are there;
 * then come the tables, each after those it points to.
 */
export function cutSlices(sections: Map<string, NumberedRow[]>, tables: string[]): Slice[] {
  const sectionOfId = new Map<string, string>();
  for (const [section, rows] of sections) {
    for (const { row } of rows) sectionOfId.set(String(row.id), section);
  }
  const current = (sections.get("knowledge_items") ?? []).filter(({ row }) => (row.superseded_at ?? null) === null);
  return [
    ...slicesOf(current).map((items) => ({ section: "knowledge_items", items, compare: true, mentions: {} })),
    ...tables.flatMap((section) =>
      slicesOf(sections.get(section) ?? []).map((items) => ({
        section,
        items,
        compare: false,
        mentions: mentionsIn(items, sectionOfId),
      }))
    ),
  ];
}

function slicesOf(rows: NumberedRow[]): NumberedRow[][] {
  const slices: NumberedRow[][] = [];
  let size = Infinity;
  for (const item of rows) {
    const length = JSON.stringify(item.row).length;
    if (size + length > MOST_CHARACTERS || slices.at(-1)!.length === MOST_ROWS) {
      slices.push([]);
      size = 0;
    }
    slices.at(-1)!.push(item);
    size += length;
  }
  return slices;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function mentionsIn(items: NumberedRow[], sectionOfId: Map<string, string>): Record<string, string> {
  const mentions: Record<string, string> = {};
  for (const value of items.flatMap(({ row }) => Object.values(row))) {
    // A whole value that is an id points to its row and is resolved with it.
    if (typeof value === "string" ? value.length <= 36 : typeof value !== "object" || value === null) continue;
    for (const [id] of JSON.stringify(value).matchAll(UUID)) {
      const owner = sectionOfId.get(id);
      if (owner !== undefined) mentions[id] = owner;
    }
  }
  return mentions;
}
