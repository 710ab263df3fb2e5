import { z } from "zod";
import { CalendarDay, MONTH_NAMES } from "../language/figures/calendar-day.ts";
import { fold } from "../language/fold.ts";

/** A real day, `YYYY-MM-DD`. A refinement, not a pattern: `z.iso.date()` puts 200 characters of regex into each schema. */
export const day = z.string().refine((text) => CalendarDay.parse(text) !== null, {
  error: "use AAAA-MM-DD",
  params: { mend: readDay },
});

/** A month, `YYYY-MM`. Mended where a day of it was written. */
export const month = z.string().refine((text) => CalendarDay.parse(`${text}-01`) !== null, {
  error: "use AAAA-MM",
  params: { mend: (value: unknown) => readDay(value)?.slice(0, 7) },
});

// Any will do for a day without a year: 29 February is a birthday.
const LEAP_YEAR = "2000-";

/** The day of a timestamp, or of "21/11/2026", as `YYYY-MM-DD`. */
function readDay(value: unknown): string | undefined {
  const text = String(value).trim();
  const timestamp = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(text)?.[1];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const written = timestamp ?? (year && `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`);
  return written && CalendarDay.parse(written) ? written : undefined;
}

/** A day that comes every year, `YYYY-MM-DD`, or `--MM-DD` when the year is not known. */
export const birthday = z.string().refine((text) => CalendarDay.parse(text.replace(/^--/, LEAP_YEAR)) !== null, {
  error: "use AAAA-MM-DD, ou --MM-DD sem o ano",
  params: { mend: readBirthday },
});

/** Of a birthday also "5/8" and "3 de dez"; with a dash it could be the month that stands first. */
function readBirthday(value: unknown): string | undefined {
  const text = fold(String(value)).trim();
  const [, namedDay, name, year] = /^(\d{1,2})[ºo]? (?:de )?([a-z]{3,})\.?(?: (?:de )?(\d{4}))?$/.exec(text) ?? [];
  const named = name ? MONTH_NAMES.findIndex((month) => month.startsWith(name)) + 1 : 0;
  if (named > 0) {
    return readDay(`${namedDay}/${named}/${year ?? 2000}`)?.replace(year ? "" : LEAP_YEAR, year ? "" : "--");
  }
  const [, day, month] = /^(\d{1,2})[/.](\d{1,2})$/.exec(text) ?? [];
  return day && month ? readDay(`${day}/${month}/2000`)?.replace(LEAP_YEAR, "--") : readDay(value);
}

/** How many to show, or of how many days: asked for more than there may be, one gets the most there may be. */
export function clampedNumber(from: number, to: number) {
  return z.int().refine((n) => n >= from && n <= to, {
    error: `de ${from} a ${to}`,
    params: { mend: (n: number) => Math.min(Math.max(n, from), to) },
  });
}

/** Id of a row. A refinement, not `z.guid()`, to keep its pattern out of the schema the model reads. */
export const rowId = z.string().refine((text) => z.guid().safeParse(text).success, "use um id vindo de uma ferramenta");

/** A whole number from `from` to `to`, of which none stands for another. */
export function wholeNumber(from: number, to: number) {
  const error = `use um número inteiro de ${from} a ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

const AMOUNT = "use um valor em reais, maior que zero e abaixo de um bilhão";
/** Reais of one entry; the tables refuse a billion and more. */
export const moneyAmount = z.number({ error: AMOUNT }).positive({ error: AMOUNT }).lt(1_000_000_000, { error: AMOUNT });
