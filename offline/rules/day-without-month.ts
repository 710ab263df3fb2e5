import type { Reading } from "../reading/reading.ts";
import type { Unit } from "../reading/unit.ts";

/** "dia 13", "dia treze": the month is left unsaid. */
const DAY_ONLY = /^(?:no |o )?dia (?:\d{1,2}º?|\p{L}+(?: e \p{L}+)?)$/iu;

/** The day of the month of a date that names no month; null for any other unit. */
export function dayWithoutMonth({ start, end, mention }: Unit, { text }: Reading): number | null {
  return mention?.kind === "date" && DAY_ONLY.test(text.slice(start, end)) ? Number(mention.date.slice(8)) : null;
}
