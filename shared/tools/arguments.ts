import { z } from "zod";
import { CalendarDay } from "../text/calendar-day.ts";
import type { JsonObject } from "./definition.ts";

/** A real day, `YYYY-MM-DD`. A refinement, not a pattern: `z.iso.date()` puts 200 characters of regex into each schema. */
export const day = z.string().refine((text) => CalendarDay.parse(text) !== null, "use AAAA-MM-DD");

/**
 * A text that Postgres can hold: no NUL, no lone surrogate, at most `max` characters, not blank unless allowed. Bounds are
 * refinements, so that they cost no tokens in the schema the model sees.
 */
export function plainText(max: number, { blank = false } = {}) {
  const fits = (text: string) => text.length <= max && (blank || text !== "");
  return z.string().trim().refine((text) => fits(text) && text.isWellFormed() && !text.includes("\0"), {
    error: `até ${max} caracteres, sem caracteres inválidos${blank ? "" : ", não vazio"}`,
  });
}

/** Id of a row. A refinement, not `z.guid()`, to keep its pattern out of the schema the model reads. */
export const rowId = z.string().refine((text) => z.guid().safeParse(text).success, "use um id vindo de uma ferramenta");

/** Reais of one entry; the tables refuse a billion and more. */
export const moneyAmount = z.number().positive().lt(1_000_000_000);

/** The arguments that have a value; an absent one must not overwrite what was there. */
export function given<T extends JsonObject>(args: T): Partial<T> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as Partial<T>;
}
