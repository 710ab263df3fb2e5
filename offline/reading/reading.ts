import type { Period } from "../../shared/text/period.ts";
import type { Fact } from "../facts/extract-facts.ts";
import type { Clause } from "./clause.ts";

/** A user message as the rules see it. */
export interface Reading {
  /** As written, normalised (NFC). */
  text: string;
  clauses: readonly Clause[];
  /** Keys of the whole message. */
  keys: string;
  /** The span of days it speaks of, if any. */
  period: Period | null;
  /** What of it lasts, as it would be learned. */
  facts: readonly Fact[];
  /** `YYYY-MM-DD` */
  today: string;
}
