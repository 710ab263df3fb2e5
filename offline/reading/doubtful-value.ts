import { CalendarDay, MONTH_NAMES } from "../../shared/language/figures/calendar-day.ts";
import { fold } from "../../shared/language/fold.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";

/** Amounts from this on are not stored. */
const TOO_MUCH = 1_000_000_000;
/** Calls that keep or look up words: a day in them is not read as a date. */
const OF_WORDS = /^(?:search_|save_|enrich_|add_knowledge|update_person|answer_offer|analyze_)/;

/** What to ask before calls are made whose day or amount cannot be what was meant. Null: nothing is doubtful. */
export function askAboutValues(text: string, calls: readonly { tool: string; args: JsonObject }[]): string | null {
  if (calls.every(({ tool }) => OF_WORDS.test(tool))) return null;
  const day = dayThatIsNone(text);
  if (day !== null) return `${day} não existe no calendário. Que dia é?`;
  const isTooMuch = calls.some(({ args }) => Object.values(args).some((value) => Number(value) >= TOO_MUCH));
  return isTooMuch ? "Um valor de R$ 1 bilhão ou mais eu não consigo registrar. Quanto é mesmo?" : null;
}

const WRITTEN = new RegExp(
  `(?<![\\d/.,:-])(\\d{1,2})(?:/(\\d{1,2})(?![\\d/]*/\\d{5})| de (${
    MONTH_NAMES.join("|")
  })\\b)(?:(?:/| de )(\\d{4}|\\d{2})\\b)?(?![\\d/])`,
  "g",
);

/** A day that is written as one and is in no calendar: "31/02", "29/02/2027". Without a year, it is in no year. */
export function dayThatIsNone(text: string): string | null {
  for (const [written, day, number, name, year] of fold(text).matchAll(WRITTEN)) {
    const month = name === undefined ? Number(number) : MONTH_NAMES.indexOf(name) + 1;
    // Every month has 28 days, and 40/12 is no day at all.
    if (month < 1 || month > 12 || Number(day) < 29 || Number(day) > 31) continue;
    const inYear = year === undefined ? 2028 : year.length === 2 ? 2000 + Number(year) : Number(year);
    if (CalendarDay.of(inYear, month, Number(day)) === null) return written;
  }
  return null;
}
