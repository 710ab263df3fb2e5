import type { RecordName } from "./extraction-prompt.ts";
import { areAllStemsSaid, contentStems } from "../language/meaning/meaning.ts";
import type { SlotName } from "./slots.ts";

/** The slots in which an item may repeat a record of this kind. */
const SLOTS_BY_KIND: Record<RecordName["kind"], readonly SlotName[]> = {
  debt: ["owes", "contract"],
  bill: ["owes", "contract"],
  income: ["income"],
  habit: ["habit"],
  reminder: ["plan"],
  library: ["likes"],
};

/** An item with more than this many times the words of the record's name says more than the record, and is no copy. */
const LONGEST_COPY = 3;

/**
 * Whether an item only repeats a record: it names the record, has a slot of the record's kind, and says little else. Such an item is
 * not kept, because the record's amounts and days change and the item would still tell the old ones.
 */
export function copiesRecord(
  { content, key, slot }: { content: string; key?: string | null; slot?: SlotName | null },
  records: readonly RecordName[],
): boolean {
  const itemStems = contentStems(`${content} ${key ?? ""}`);
  return records.some(({ kind, name }) => {
    const recordStems = contentStems(name);
    return slot != null && SLOTS_BY_KIND[kind].includes(slot) && recordStems.length > 0 &&
      areAllStemsSaid(recordStems, itemStems) &&
      contentStems(content).length <= recordStems.length * LONGEST_COPY;
  });
}
