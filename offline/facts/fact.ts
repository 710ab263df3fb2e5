import type { SlotName } from "../../shared/memory/slots.ts";
import type { Area } from "./fact-rules.ts";

/** Where in a text something is said. */
export interface Place {
  start: number;
  end: number;
}

/** Something that a text tells of somebody's life and that lasts. */
export interface Fact extends Place {
  type: "fact" | "preference" | "person";
  /** Null for whoever wrote the text; otherwise a name, or the relation where there is none. */
  subject: string | null;
  relation?: string;
  area: Area;
  /** Third person, without its subject. */
  content: string;
  slot: SlotName | null;
  key: string | null;
  value: string | null;
  holds: boolean;
}

/** `YYYY-MM-DD`, or `--MM-DD` where no year is written. */
export function dayOf(written: string, date: string): string {
  return /\d{4}|[/.-]\d{1,2}[/.-]\d{2}$/.test(written) ? date : `-${date.slice(4)}`;
}
