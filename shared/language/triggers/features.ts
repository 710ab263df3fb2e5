import type { HeadingMatch } from "./find-headings.ts";
import { extendHash, hashName, hashPair } from "./hash.ts";

/** The features of a message that the word model weighs. Each is a number of 24 bits. */
export interface Features {
  /** The words, the beginnings of longer words, and pairs of neighbouring words. */
  words: number[];
  /** The headings under which the words are listed, the skills of these headings, and pairs of headings in a row. */
  headings: number[];
}

/** The words after these are not read, which bounds the time. */
const MOST_WORDS = 60;
const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 6;

const START = hashName("start");
const END = hashName("end");
const NUMBER = hashName("number");
/** Ends the beginning of a longer word: "suic~". */
const REST = "~".charCodeAt(0);

/**
 * The features of a message.
 *
 * @param normalized the message after `normalizeMessage()`
 */
export function featuresOf(normalized: string, matches: readonly HeadingMatch[]): Features {
  return { words: wordFeatures(normalized), headings: headingFeatures(matches) };
}

function wordFeatures(text: string): number[] {
  const found: number[] = [];
  let previous = START;
  let words = 0;
  let hash = 0;
  let length = 0;
  for (let i = 0; i <= text.length && words < MOST_WORDS; i++) {
    const code = text.charCodeAt(i);
    const isNumber = isDigit(code);
    if (isNumber) {
      while (isDigit(text.charCodeAt(i + 1)) || isSeparator(text, i + 1)) i++;
    }
    if (isNumber || (code >= 97 && code <= 122)) {
      if (length >= SHORTEST_PREFIX && length <= LONGEST_PREFIX) found.push(extendHash(hash, REST) >>> 8);
      hash = extendHash(hash, isNumber ? NUMBER : code);
      length++;
    } else if (length > 0) {
      found.push(hash >>> 8, hashPair(previous, hash));
      previous = hash;
      hash = 0;
      length = 0;
      words++;
    }
  }
  if (words > 0) found.push(hashPair(previous, END));
  return found;
}

function headingFeatures(matches: readonly HeadingMatch[]): number[] {
  const found: number[] = [];
  matches.forEach(({ hash, ownerHash, end }, index) => {
    found.push(hash);
    if (ownerHash !== undefined) found.push(ownerHash);
    let next = index + 1;
    while (next < matches.length && matches[next]!.start < end) next++;
    const start = matches[next]?.start;
    for (; next < matches.length && matches[next]!.start === start; next++) {
      found.push(hashPair(hash, matches[next]!.hash));
    }
  });
  return found;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** "1.234,56" is one number. The full stop after a number is not part of it. */
function isSeparator(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code === 46 || code === 44) && isDigit(text.charCodeAt(index + 1));
}
