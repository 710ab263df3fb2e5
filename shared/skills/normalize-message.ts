import { fold } from "../text/fold.ts";
import { spelling } from "./spelling.ts";

const UNTIDY = /[ºª–_'’´`/\t\n\r\v\f-]| {2}/;
const LONG_RUN = /([a-z])\1{2,}/g;

/**
 * The form of a message that patterns are matched against: folded, blanks squeezed, drawn-out letters shortened
 * ("triiiste"), hyphens opened ("ex-namorado"), abbreviations and common misspellings written out ("vc", "dinhero").
 */
export function normalizeMessage(text: string): string {
  const folded = fold(text);
  const spelled = respell(UNTIDY.test(folded) ? tidy(folded) : folded);
  // "Para" is mostly the preposition, and written out as such; after "não" it is the verb.
  return spelled.includes("nao pra") ? spelled.replace(/\bnao pra\b/g, "nao para") : spelled;
}

function tidy(text: string): string {
  return text
    .replace(/º/g, "o").replace(/ª/g, "a")
    .replace(/\b([cps])\/ ?/g, (_, letter: string) => ({ c: "com ", p: "pra ", s: "sem " })[letter] ?? "")
    .replace(/(?<=[a-z0-9])[-–_'’´`](?=[a-z0-9])/g, " ")
    .replace(/\s+/g, " ");
}

/** Word by word, copying only around what changes: as a regular expression with a callback it took 20 µs instead of 5. */
function respell(text: string): string {
  let result = "";
  let copied = 0;
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) {
      if (start === -1) start = i;
    } else if (start !== -1) {
      const word = text.slice(start, i);
      const mended = mend(word);
      if (mended !== word) {
        result += text.slice(copied, start) + mended;
        copied = i;
      }
      start = -1;
    }
  }
  return copied === 0 ? text : result + text.slice(copied);
}

function mend(word: string): string {
  let run = 1;
  let longest = 1;
  for (let i = 1; i < word.length; i++) {
    run = word.charCodeAt(i) === word.charCodeAt(i - 1) ? run + 1 : 1;
    if (run > longest) longest = run;
  }
  if (longest === 1) return spelling.get(word) ?? word;
  let short = longest > 2 ? word.replace(LONG_RUN, "$1") : word;
  // "gasteii", but "voo" and "fitness".
  if (/([aeiu])\1$/.test(short)) short = short.slice(0, -1);
  return spelling.get(short) ?? short;
}
