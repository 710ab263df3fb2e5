import { z } from "zod";

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
