import { z } from "zod";

/** Whether Postgres can store all texts of a JSON value: it takes no NUL and no lone surrogates. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member));
}

/**
 * A schema for a text that Postgres can store, of at most `max` characters, and not blank unless allowed. The limits are refinements and
 * not part of the JSON schema, so that they cost the model no tokens.
 */
export function plainText(max: number, { blank = false } = {}) {
  const fits = (text: string) => text.length <= max && (blank || text !== "");
  return z.string().trim().refine((text) => fits(text) && isStorable(text), {
    error: `até ${max} caracteres, sem caracteres inválidos${blank ? "" : ", não vazio"}`,
  });
}
