import { z } from "zod";
import { CalendarDay, MONTH_NAMES } from "../language/figures/calendar-day.ts";
import { fold } from "../language/fold.ts";

/**
 * A day that exists, `YYYY-MM-DD`. It is checked by a function, because `z.iso.date()` would put a regular expression of 200
 * characters into every schema that the model reads.
 */
export const day = z.string().refine((text) => CalendarDay.parse(text) !== null, {
  error: "use AAAA-MM-DD",
  params: { mend: readDay },
});

/** A month, `YYYY-MM`. If the model wrote a whole day, its month is taken. */
export const month = z.string().refine((text) => CalendarDay.parse(`${text}-01`) !== null, {
  error: "use AAAA-MM",
  params: { mend: (value: unknown) => readDay(value)?.slice(0, 7) },
});

// Stands in for an unknown year. A leap year, because 29 February is a birthday.
const LEAP_YEAR = "2000-";

/** Reads "2026-11-21T09:00" or "21/11/2026" as `YYYY-MM-DD`. */
function readDay(value: unknown): string | undefined {
  const text = String(value).trim();
  const timestamp = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/.exec(text)?.[1];
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const written = timestamp ?? (year && `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`);
  return written && CalendarDay.parse(written) ? written : undefined;
}

/** A birthday, `YYYY-MM-DD`, or `--MM-DD` when the year is not known. */
export const birthday = z.string().refine((text) => CalendarDay.parse(text.replace(/^--/, LEAP_YEAR)) !== null, {
  error: "use AAAA-MM-DD, ou --MM-DD sem o ano",
  params: { mend: readBirthday },
});

/** Reads "5/8", "3 de dez" and whatever readDay() reads. Not "5-8", where the month could stand first. */
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

/** A number of rows or days from `from` to `to`. A number outside this range becomes the nearest one inside it. */
export function clampedNumber(from: number, to: number) {
  return z.int().refine((n) => n >= from && n <= to, {
    error: `de ${from} a ${to}`,
    params: { mend: (n: number) => Math.min(Math.max(n, from), to) },
  });
}

/** The id of a row. It is checked by a function, because `z.guid()` would put its pattern into the schema that the model reads. */
export const rowId = z.string().refine((text) => z.guid().safeParse(text).success, "use um id vindo de uma ferramenta");

/**
 * The id of a row that code fills in once it has found the row by its name. A model is not shown it: it may give an id in the place of
 * the name.
 */
export const foundId = rowId.optional().meta({ shown: false });

/** A whole number from `from` to `to`. A number outside this range is an error. */
export function wholeNumber(from: number, to: number) {
  const error = `use um número inteiro de ${from} a ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

export const AMOUNT_ERROR = "use um valor em reais, maior que zero e abaixo de um bilhão";
/** An amount in reais. The tables refuse a billion and more. */
export const moneyAmount = z.number({ error: AMOUNT_ERROR }).positive({ error: AMOUNT_ERROR }).lt(1_000_000_000, {
  error: AMOUNT_ERROR,
});

/** A time of day as an argument: `HH:MM`. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: "use HH:MM",
});
