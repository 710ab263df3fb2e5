import { fold } from "../../language/fold.ts";

/** A line of a text that a new text still has, and in which of its lines. */
export interface KeptLine {
  line: string;
  at: number;
}

/** What a new text does to the lines of another one. */
export interface ComparedLines {
  kept: KeptLine[];
  /** Lines that stand nowhere in the new text. */
  lost: string[];
  /** Of each line of the new text, the part that the other text does not have. */
  added: string[];
}

/**
 * Compares two texts line by line. A line is kept if it stands in the new text as a line, or as a run of words within one line:
 * "arroz" in "arroz, leite". Each place counts for one line. Bullets, check marks, punctuation and accents do not count.
 */
export function compareLines(before: string, after: string): ComparedLines {
  const lines = linesOf(before).map((line) => ({ line, words: wordsIn(line).map(({ word }) => word) }))
    .filter(({ words }) => words.length > 0);
  const places = after.split("\n").map((line) => ({
    line,
    words: wordsIn(line).map((one) => ({ ...one, isFree: true })),
  }));
  const found = new Map<(typeof lines)[number], number>();
  const take = (one: (typeof lines)[number], at: number, from = 0) => {
    for (const word of places[at]!.words.slice(from, from + one.words.length)) word.isFree = false;
    found.set(one, at);
  };
  const wholes = Map.groupBy(places.keys(), (at) => places[at]!.words.map(({ word }) => word).join(" "));
  for (const one of lines) {
    const at = wholes.get(one.words.join(" "))?.shift();
    if (at !== undefined) take(one, at);
  }
  const open = lines.filter((one) => !found.has(one));
  if (wordCount(open) * wordCount(places) <= MOST_COMPARED) {
    // A long line is looked for first: "leite" is not to take the place of "doce de leite".
    for (const one of open.toSorted((a, b) => b.words.length - a.words.length)) {
      const fits = places.map(({ words }) => findRun(words, one.words));
      const at = fits.findIndex((fit) => fit >= 0);
      if (at >= 0) take(one, at, fits[at]);
    }
  }
  return {
    kept: lines.flatMap((one) => found.has(one) ? [{ line: one.line, at: found.get(one)! }] : []),
    lost: lines.filter((one) => !found.has(one)).map(({ line }) => line),
    added: places.map(({ line, words }) => textOfFree(line, words)).filter((text) => text !== ""),
  };
}

/** Pairs of words. Within longer texts a line is kept only as a whole one, so that comparing takes time in proportion to their length. */
const MOST_COMPARED = 1_000_000;

function wordCount(lines: readonly { words: readonly unknown[] }[]): number {
  return lines.reduce((sum, { words }) => sum + words.length, 0);
}

/** The lines of a text that are not blank. */
export function linesOf(text: string): string[] {
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}

interface Word {
  word: string;
  from: number;
  to: number;
}

const BULLET = /^\s*(?:[-*•]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓✔]\s*)?/u;
/** A word, a sign before a figure, or a symbol: "❌ leite" is not "leite". */
const WORD = /[\p{L}\p{N}]+|[+-](?=\p{N})|[\p{S}%]/gu;

function wordsIn(line: string): Word[] {
  const text = line.replace(BULLET, (mark) => " ".repeat(mark.length));
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word),
    from: index,
    to: index + word.length,
  }));
}

/** Where a line has a run of words that stands for no other line yet; -1: nowhere. */
function findRun(line: readonly { word: string; isFree: boolean }[], words: readonly string[]): number {
  for (let at = 0; at + words.length <= line.length; at++) {
    if (words.every((word, index) => line[at + index]!.isFree && line[at + index]!.word === word)) return at;
  }
  return -1;
}

/** What is left of a line without the words that stand for others. */
function textOfFree(line: string, words: readonly (Word & { isFree: boolean })[]): string {
  if (words.length > 0 && words.every(({ isFree }) => isFree)) return line.trim();
  const parts: string[] = [];
  let start: number | undefined;
  for (const [index, { isFree, from, to }] of words.entries()) {
    if (!isFree) continue;
    start ??= from;
    if (words[index + 1]?.isFree) continue;
    parts.push(line.slice(start, to));
    start = undefined;
  }
  return parts.join(" ");
}
