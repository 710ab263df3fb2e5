import { BOND_WORDS } from "./care/bond-words.ts";
import type { CareWords } from "./care/care-words.ts";
import { SELF_WORDS } from "./care/self-words.ts";
import { SORROW_WORDS } from "./care/sorrow-words.ts";
import { STRAIN_WORDS } from "./care/strain-words.ts";
import type { Feeling } from "./topic.ts";

/** How each feeling is met. No advice in a hurry, no "vai passar". */
export const CARE_TALK: Readonly<Record<Feeling, CareWords>> = {
  ...SORROW_WORDS,
  ...STRAIN_WORDS,
  ...BOND_WORDS,
  ...SELF_WORDS,
};
