import { fold } from "../text/fold.ts";
import { spelling } from "./spelling.ts";

/**
 * The form of a message that patterns are matched against: folded, blanks squeezed, drawn-out letters shortened
 * ("triiiste"), hyphens opened ("ex-namorado"), abbreviations and common misspellings written out ("vc", "dinhero").
 */
export function normalizeMessage(text: string): string {
  return fold(text)
    .replace(/º/g, "o").replace(/ª/g, "a")
    .replace(/([a-z])\1{2,}/g, "$1")
    .replace(/\b([cps])\//g, (_, letter: string) => ({ c: "com ", p: "pra ", s: "sem " })[letter] ?? "")
    .replace(/(?<=[a-z0-9])[-–_'’´`](?=[a-z0-9])/g, " ")
    .replace(/\s+/g, " ")
    .replace(/([a-z])\1(?![a-z])/g, oneFinalVowel)
    .replace(/[a-z]+/g, (word) => spelling.get(word) ?? word)
    .replace(/\bnao pra\b/g, "nao para");
}

/** "gasteii", but "voo" and "fitness". */
function oneFinalVowel(pair: string, letter: string): string {
  return "aeiu".includes(letter) ? letter : pair;
}
