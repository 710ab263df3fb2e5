import { fold } from "../fold.ts";

/** Where a quote was found. */
export interface Quotation {
  /** The text that has it. */
  text: string;
  /** Where in the text, as NFC, the quote begins, and where it ends. */
  start: number;
  end: number;
  /** The whole sentence around it, as it was written: the words before and behind belong to what was said. */
  sentence: string;
  /** Whether a "não" stands right before it: then the person said the opposite of the quote. */
  cutsNegation: boolean;
}

/** In characters. A longer stretch without a full stop is no sentence: then only the quote itself is given. */
const LONGEST_SENTENCE = 1000;

// "gosto de camarão", quoted from "não gosto de camarão", is verbatim and says the opposite. What a "não" denies is left to the model to
// read, but that a quote leaves the "não" out can be checked without grammar: one of these words is the last before the quote, or the last
// but one ("não sou | alérgica"). A denial further away stands in the sentence, which is stored whole.
const NEGATION_BEFORE = /(?<![\p{L}\p{N}])(?:nao|n|naum|nunca|jamais|nem|sem)[^\S\n]+(?:\p{L}{1,3}[^\S\n]+)?["']?$/u;

/** How many characters before the quote are searched for a "não". */
const NEGATION_REACH = 40;

/**
 * Finds a quote in the newest text that has it, word by word; capitals, accents and spaces may differ. Null when no text has it. This is
 * the proof that a person said something: a model may store it in other words, but it cannot quote what was not said. A place without a
 * "não" before it is preferred.
 */
export function findQuotation(quote: string, texts: readonly string[]): Quotation | null {
  const wanted = wordsOf(quote);
  if (wanted === null) return null;
  for (const text of texts.toReversed()) {
    const written = text.normalize("NFC");
    const folded = fold(written);
    let denied: Quotation | null = null;
    let lastEnd = 0;
    for (const { index, end } of placesOf(wanted, folded)) {
      if (index < lastEnd || !isBorderAt(BEGINS, folded, index) || !isBorderAt(ENDS, folded, end)) continue;
      lastEnd = end;
      const cutsNegation = NEGATION_BEFORE.test(folded.slice(Math.max(0, index - NEGATION_REACH), index));
      if (cutsNegation && denied !== null) continue;
      const sentence = sentenceAround(written, index, end);
      const quotation = { text, start: index, end, sentence, cutsNegation };
      if (!cutsNegation) return quotation;
      denied = quotation;
    }
    if (denied !== null) return denied;
  }
  return null;
}

/** The quote's words with one space between them; marks at its start and end are ignored. */
function wordsOf(quote: string): string | null {
  const words = fold(quote.normalize("NFC")).replace(EDGE_MARKS_BEFORE, "").replace(EDGE_MARKS_BEHIND, "");
  return /[\p{L}\p{N}]/u.test(words) ? words.replace(/\s+/g, " ") : null;
}

const EDGE_MARKS_BEFORE = /^[\s\p{P}]+/u;
// Looks at each mark once: without the condition, a row of marks within the quote is tried from each of its places.
const EDGE_MARKS_BEHIND = /(?<![\s\p{P}])[\s\p{P}]+$/u;

/**
 * Where a text has the words, with any spaces between them, also where places overlap. After Knuth, Morris and Pratt: the work is
 * proportional to the text whatever the words are. As a regular expression, "a a a … b" took 0.5 s in a message of "a a a …".
 */
function* placesOf(words: string, text: string): Generator<{ index: number; end: number }> {
  const fallback = fallbacksOf(words);
  /** For each matched character, where in the text it begins. Only the last ones, as many as there are in the words, are needed. */
  const places = new Int32Array(words.length);
  let count = 0;
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    const isSpace = SPACE.test(text.charAt(at));
    if (isSpace && at > 0 && SPACE.test(text.charAt(at - 1))) continue;
    const character = isSpace ? " " : text.charAt(at);
    while (matched > 0 && words.charAt(matched) !== character) matched = fallback[matched - 1]!;
    if (words.charAt(matched) === character) matched++;
    places[count++ % words.length] = at;
    if (matched < words.length) continue;
    yield { index: places[count % words.length]!, end: at + 1 };
    matched = fallback[matched - 1]!;
  }
}

const SPACE = /\s/;

/** For each beginning of the words, the length of the longest shorter beginning that it ends with. */
function fallbacksOf(words: string): Int32Array {
  const fallback = new Int32Array(words.length);
  for (let at = 1, length = 0; at < words.length; at++) {
    while (length > 0 && words.charAt(length) !== words.charAt(at)) length = fallback[length - 1]!;
    if (words.charAt(length) === words.charAt(at)) length++;
    fallback[at] = length;
  }
  return fallback;
}

// A quote starts and ends neither within a word ("ana" in "banana") nor within a number ("7" in "7:30"). As parts of the quote's pattern
// these checks took 0.5 ms for each quote.
const BEGINS = /(?<![\p{L}\p{N}]|\p{N}[.,:/-])(?=\p{N})|(?<![\p{L}\p{N}])(?=\p{L})|(?=[^\p{L}\p{N}])/uy;
const ENDS = /(?<=\p{N})(?![\p{L}\p{N}]|[.,:/-]\p{N})|(?<=\p{L})(?![\p{L}\p{N}])|(?<=[^\p{L}\p{N}])/uy;

function isBorderAt(border: RegExp, text: string, index: number): boolean {
  border.lastIndex = index;
  return border.test(text);
}

/** A full stop within a number or a name ends no sentence; a line break does. */
const SENTENCE_END = /[.!?…]+(?=\s|$)|\n+/g;

function sentenceAround(text: string, start: number, end: number): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    if (index >= end) return sentenceOrQuote(text, from, index + mark.length, start, end);
    if (index + mark.length <= start) from = index + mark.length;
  }
  return sentenceOrQuote(text, from, text.length, start, end);
}

function sentenceOrQuote(text: string, from: number, to: number, start: number, end: number): string {
  const sentence = text.slice(from, to).trim();
  return sentence.length <= LONGEST_SENTENCE ? sentence : text.slice(start, end);
}
