import { z } from "zod";

/** Text that Postgres can store: not blank, without NUL or half a surrogate pair. */
export function plainText(maxLength: number) {
  return z.string().trim().min(1).max(maxLength)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "texto com caracteres inválidos");
}
