import type { Unit } from "./unit.ts";

/** A part of a message that says or asks one thing. */
export interface Clause {
  /** Words and values, without punctuation; those taken over from the clause before come first. */
  units: readonly Unit[];
  /** Keys of the units, one space apart: what patterns are matched against. */
  keys: string;
  /** The clause as written, without what it inherits. */
  text: string;
  /** The same with slips corrected, for readers of plain text. */
  plain: string;
  /** A question, or a wish to be shown something. */
  asks: boolean;
  /** Ends in a question mark. */
  marked: boolean;
  /** The day it speaks of, its own or one that the message said before. */
  date?: string;
  previous?: Clause;
}
