import { parseAmount } from "./parse-amount.ts";

const VARIANTS: Readonly<Record<string, string>> = {
  a: "aáàâãäAÁÀÂÃÄ",
  c: "cçCÇ",
  e: "eéèêëEÉÈÊË",
  i: "iíìîïIÍÌÎÏ",
  n: "nñNÑ",
  o: "oóòôõöOÓÒÔÕÖ",
  u: "uúùûüUÚÙÛÜ",
};

/**
 * A regular expression of Postgres for names that have these words in this order, with or without their accents. It has only
 * letters, digits, brackets and `.*`: a value in quotation marks would be one for PostgREST and not for the embedded stack.
 * Null without a letter or digit.
 */
export function namePattern(text: string): string | null {
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words && words.map((word) => word.replace(/[aceinou]/g, (letter) => `[${VARIANTS[letter]}]`)).join(".*");
}

/** What an amount in the field may stand for: "46,90" is itself, and "46" begins every amount from 46,00 to 46,99. */
export function amountRange(text: string): { from: number; below: number } | null {
  const amount = parseAmount(text);
  if (amount === null) return null;
  const isWhole = !/[,.]\d{1,2}$/.test(text.trim());
  return { from: amount, below: isWhole ? amount + 1 : Math.round(amount * 100 + 1) / 100 };
}
