import { z } from "zod";
import { CalendarDay } from "../text/calendar-day.ts";
import type { JsonObject } from "./definition.ts";

/** A real day, `YYYY-MM-DD`. A refinement, not a pattern: `z.iso.date()` puts 200 characters of regex into each schema. */
export const day = z.string().refine((text) => CalendarDay.parse(text) !== null, "use AAAA-MM-DD");

/** Id of a row. A refinement, not `z.guid()`, to keep its pattern out of the schema the model reads. */
export const rowId = z.string().refine((text) => z.guid().safeParse(text).success, "use um id vindo de uma ferramenta");

/** A whole number from `from` to `to`. The bounds are the schema's own: a count just outside of them can be mended. */
export function wholeNumber(from: number, to: number) {
  const error = `use um número inteiro de ${from} a ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
}

const AMOUNT = "use um valor em reais, maior que zero e abaixo de um bilhão";
/** Reais of one entry; the tables refuse a billion and more. */
export const moneyAmount = z.number({ error: AMOUNT }).positive({ error: AMOUNT }).lt(1_000_000_000, { error: AMOUNT });

/** The arguments that have a value; an absent one must not overwrite what was there. */
export function given<T extends JsonObject>(args: T): Partial<T> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as Partial<T>;
}
