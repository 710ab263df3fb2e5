import { z } from "zod";

/**
 * A text that Postgres can hold: no NUL, no lone surrogate, at most `max` characters. Bounds are refinements, so
 * that they cost no tokens in the schema the model sees.
 */
export function plainText(max: number) {
  return z.string().refine((text) => text.length <= max && text.isWellFormed() && !text.includes("\0"), {
    error: `até ${max} caracteres, sem caracteres inválidos`,
  });
}
