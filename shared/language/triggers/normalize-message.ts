import { fold } from "../fold.ts";
import { spelling } from "./spelling.ts";

const UNTIDY = /[ºª–_'’´`/\t\n\r\v\f-]| {2}/;
const LONG_RUN = /([a-z])\1{2,}/g;
const HASHES = 1 << 16;
/** 1 at the hash of each word that the spelling list corrects. */
const correctedHashes = hashesOf(spelling.keys());

/**
 * The form of a message that trigger patterns are matched against: folded, with single blanks, without repeated letters
 * ("triiiste"), with hyphens as blanks ("ex-namorado"), and with abbreviations and common misspellings corrected ("vc",
 * "dinhero").
 */
export function normalizeMessage(text: string): string {
  const folded = fold(text);
  const spelled = respell(UNTIDY.test(folded) ? tidy(folded) : folded);
  // The spelling list turns "para" into the preposition "pra". After "não" it is the verb "parar".
  return spelled.includes("nao pra") ? spelled.replace(/\bnao pra\b/g, "nao para") : spelled;
}

function tidy(text: string): string {
  return text
    .replace(/https?:\/\/\S+/g, " ")
    .replace(/º/g, "o").replace(/ª/g, "a")
    .replace(/\b([cps])\/ ?/g, (_, letter: string) => ({ c: "com ", p: "pra ", s: "sem " })[letter] ?? "")
    .replace(/(?<=[a-z0-9])[-–_'’´`](?=[a-z0-9])/g, " ")
    .replace(/\s+/g, " ");
}

/**
 * Corrects the spelling of each word. Most words need no correction: a table of hashes shows that without cutting the word out
 * of the text. This takes 4 µs a message; with a regular expression and a callback it took 20.
 */
function respell(text: string): string {
  let result = "";
  let copied = 0;
  let start = -1;
  let hash = 0;
  let run = 1;
  let hasLongRun = false;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) {
      if (start === -1) {
        start = i;
        hash = 0;
        run = 1;
        hasLongRun = false;
      } else {
        run = code === text.charCodeAt(i - 1) ? run + 1 : 1;
        hasLongRun ||= run > 2;
      }
      hash = nextHash(hash, code);
    } else if (start !== -1) {
      if (hasLongRun || run > 1 || correctedHashes[hash] === 1) {
        const word = text.slice(start, i);
        const corrected = correct(word);
        if (corrected !== word) {
          result += text.slice(copied, start) + corrected;
          copied = i;
        }
      }
      start = -1;
    }
  }
  return copied === 0 ? text : result + text.slice(copied);
}

function correct(word: string): string {
  const short = word.replace(LONG_RUN, "$1");
  // A doubled vowel at the end is a slip ("gasteii"), except "o" as in "voo". Doubled consonants stay ("fitness").
  const plain = /([aeiu])\1$/.test(short) ? short.slice(0, -1) : short;
  return spelling.get(plain) ?? plain;
}

function nextHash(hash: number, code: number): number {
  return (hash * 31 + code) & (HASHES - 1);
}

function hashesOf(words: Iterable<string>): Uint8Array {
  const bits = new Uint8Array(HASHES);
  for (const word of words) {
    let hash = 0;
    for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
    bits[hash] = 1;
  }
  return bits;
}
