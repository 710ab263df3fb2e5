import { fold } from "../fold.ts";

/** Where a quote was found. */
export interface Quotation {
  /** The text that has it. */
  text: string;
  /** The whole sentence around it, as it was written: what comes before and after belongs to what was said. */
  sentence: string;
  /** Whether it begins right behind a "não": the words stand there, what they say does not. */
  cutsNegation: boolean;
}

/** More of a text without a full stop is no sentence. */
const LONGEST_SENTENCE = 1000;

// The one thing a widened quote does not show by itself: "gosto de camarão" out of "não gosto de camarão" is
// verbatim and says the opposite. What is denied is the model's to read, but that it left the word out is a fact of the text,
// and these are all the words there are, so that no grammar is needed: the last one before the quote, or the last but one
// ("não sou | alérgica"). Whatever is denied further away is in the sentence that is kept.
const NEGATION_BEFORE = /(?<![\p{L}\p{N}])(?:nao|n|naum|nunca|jamais|nem|sem)[^\S\n]+(?:\p{L}{1,3}[^\S\n]+)?["']?$/u;

/** A "não" is looked for in as many characters. */
const FURTHEST = 40;

/**
 * Finds a quote word by word in the newest of the texts that has it, up to capitals, accents and spaces. What somebody says they
 * were told rests on this: a model may put it in other words, but not find it where it is not. Null when it is in none.
 */
export function findQuotation(quote: string, texts: readonly string[]): Quotation | null {
  const wanted = patternOf(quote);
  if (wanted === null) return null;
  for (const text of texts.toReversed()) {
    const written = text.normalize("NFC");
    const folded = fold(written);
    let denied: Quotation | null = null;
    let past = 0;
    for (const { index, 1: words = "" } of folded.matchAll(wanted)) {
      if (index < past || !standsAt(BEGINS, folded, index) || !standsAt(ENDS, folded, index + words.length)) continue;
      past = index + words.length;
      const cutsNegation = NEGATION_BEFORE.test(folded.slice(Math.max(0, index - FURTHEST), index));
      if (cutsNegation && denied !== null) continue;
      const quotation = { text, sentence: sentenceAround(written, index, past), cutsNegation };
      if (!cutsNegation) return quotation;
      denied = quotation;
    }
    if (denied !== null) return denied;
  }
  return null;
}

/** Where the quote's words stand one after the other, whatever spaces are between them; marks around it are the writer's. */
function patternOf(quote: string): RegExp | null {
  const words = fold(quote.normalize("NFC")).replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  return new RegExp(`(?=(${words.split(/\s+/).map((word) => RegExp.escape(word)).join("\\s+")}))`, "g");
}

// Neither half a word, "ana" in "banana", nor half a number, "7" in "7:30". Within each quote's pattern they took 0.5 ms.
const BEGINS = /(?<![\p{L}\p{N}]|\p{N}[.,:/-])(?=\p{N})|(?<![\p{L}\p{N}])(?=\p{L})|(?=[^\p{L}\p{N}])/uy;
const ENDS = /(?<=\p{N})(?![\p{L}\p{N}]|[.,:/-]\p{N})|(?<=\p{L})(?![\p{L}\p{N}])|(?<=[^\p{L}\p{N}])/uy;

function standsAt(border: RegExp, text: string, index: number): boolean {
  border.lastIndex = index;
  return border.test(text);
}

/** A full stop within a number or a name ends nothing; a line does. */
const SENTENCE_END = /[.!?…]+(?=\s|$)|\n+/g;

function sentenceAround(text: string, start: number, end: number): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    if (index >= end) return cut(text, from, index + mark.length, start, end);
    if (index + mark.length <= start) from = index + mark.length;
  }
  return cut(text, from, text.length, start, end);
}

function cut(text: string, from: number, to: number, start: number, end: number): string {
  const sentence = text.slice(from, to).trim();
  return sentence.length <= LONGEST_SENTENCE ? sentence : text.slice(start, end);
}
