import type { HeadingMatch } from "./find-headings.ts";

/** What the word model weighs a message by. Each feature is a number of 24 bits. */
export interface Features {
  /** Its words, the beginnings of longer ones and pairs of neighbours. */
  words: number[];
  /** The headings under which its words are listed, whose they are, and pairs of headings one after the other. */
  headings: number[];
}

/** Only so many words are read: time is bounded. */
const MOST_WORDS = 60;
const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 6;

const START = hashName("start");
const END = hashName("end");
const NUMBER = hashName("number");
const REST = "~".charCodeAt(0);

/** @param text from normalizeMessage() */
export function featuresOf(text: string, matches: readonly HeadingMatch[]): Features {
  return { words: wordFeatures(text), headings: headingFeatures(matches) };
}

function wordFeatures(text: string): number[] {
  const found: number[] = [];
  let before = START;
  let words = 0;
  let hash = 0;
  let length = 0;
  for (let i = 0; i <= text.length && words < MOST_WORDS; i++) {
    const code = text.charCodeAt(i);
    const isNumber = isDigit(code);
    if (isNumber) { while (isDigit(text.charCodeAt(i + 1)) || isSeparator(text, i + 1)) i++; }
    if (isNumber || (code >= 97 && code <= 122)) {
      if (length >= SHORTEST_PREFIX && length <= LONGEST_PREFIX) found.push(extend(hash, REST) >>> 8);
      hash = extend(hash, isNumber ? NUMBER : code);
      length++;
    } else if (length > 0) {
      found.push(hash >>> 8, pair(before, hash));
      before = hash;
      hash = 0;
      length = 0;
      words++;
    }
  }
  if (words > 0) found.push(pair(before, END));
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
    for (; next < matches.length && matches[next]!.start === start; next++) found.push(pair(hash, matches[next]!.hash));
  });
  return found;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** "1.234,56" is one number; the point at the end of a sentence is not part of it. */
function isSeparator(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code === 46 || code === 44) && isDigit(text.charCodeAt(index + 1));
}

/** The number of a heading or of a skill, by its name. */
export function hashName(name: string): number {
  let hash = 1;
  for (let i = 0; i < name.length; i++) hash = extend(hash, name.charCodeAt(i));
  return hash >>> 8;
}

function extend(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193) + 0x9e3779b | 0;
}

function pair(before: number, after: number): number {
  return Math.imul(Math.imul(before, 0x9e3779b1) ^ after, 0x85ebca6b) >>> 8;
}
