import type { SlotName } from "../../shared/memory/slots.ts";
import type { Area } from "./fact-rules.ts";

/** A position in a text. */
export interface Place {
  start: number;
  end: number;
}

/** A lasting fact about somebody, read from a text. */
export interface Fact extends Place {
  type: "fact" | "preference" | "person";
  /** Null: the author of the text. Otherwise a name, or the relation when there is no name. */
  subject: string | null;
  relation?: string;
  area: Area;
  /** A sentence in the third person, without its subject. */
  content: string;
  slot: SlotName | null;
  key: string | null;
  value: string | null;
  holds: boolean;
}

/** The value of a day: `YYYY-MM-DD`, or `--MM-DD` when the text has no year. */
export function dayValueOf(written: string, date: string): string {
  return /\d{4}|[/.-]\d{1,2}[/.-]\d{2}$/.test(written) ? date : `-${date.slice(4)}`;
}
