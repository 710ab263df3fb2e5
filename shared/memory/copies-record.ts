import type { RecordName } from "./extraction-prompt.ts";
import { isAllSaidIn, stemsIn } from "../language/meaning/meaning.ts";
import type { SlotName } from "./slots.ts";

/** What a belief is about that only says again what a record of this kind says. */
const SLOTS_OF: Record<RecordName["kind"], readonly SlotName[]> = {
  debt: ["owes", "contract"],
  bill: ["owes", "contract"],
  income: ["income"],
  habit: ["habit"],
  reminder: ["plan"],
  library: ["likes"],
};

/** A belief that says more than this many times the words of the record's name is no copy of it. */
const LONGEST_COPY = 3;

/**
 * Whether a belief only says again what is kept as a record: it names the record, in a slot of its kind, and says little else.
 * Amounts and days change in the record, and the belief would go on saying the old ones.
 */
export function copiesRecord(
  { content, key, slot }: { content: string; key?: string | null; slot?: SlotName | null },
  records: readonly RecordName[],
): boolean {
  const told = stemsIn(`${content} ${key ?? ""}`);
  return records.some(({ kind, name }) => {
    const words = stemsIn(name);
    return slot != null && SLOTS_OF[kind].includes(slot) && words.length > 0 && isAllSaidIn(words, told) &&
      stemsIn(content).length <= words.length * LONGEST_COPY;
  });
}
