import { extendHash } from "./extend-hash.ts";

/** Longer messages say what they are about at the beginning; this bounds the time. */
const MOST_WORDS = 60;
const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 6;

const START = "^".charCodeAt(0);
const END = "$".charCodeAt(0);
const NUMBER = "#".charCodeAt(0);
const REST = "~".charCodeAt(0);
const PAIR = "_".charCodeAt(0);

/**
 * Visits what a message is weighed by: its words, the beginnings of longer ones ("namor~") and pairs of neighbours
 * ("meu_chefe"; "^" and "$" are the ends, "#" is any number). Each as the hash of that text, computed on the way, so that
 * nothing is allocated. Takes the result of normalizeMessage(); returns how many there were.
 */
export function visitLeaningFeatures(text: string, visit: (hash: number) => void): number {
  let count = 0;
  let words = 0;
  let pair = extendHash(extendHash(0, START), PAIR);
  let word = 0;
  let length = 0;
  const finish = () => {
    visit(word);
    visit(pair);
    count += 2;
    words++;
    pair = extendHash(word, PAIR);
    word = 0;
    length = 0;
  };
  for (let i = 0; i <= text.length && words < MOST_WORDS; i++) {
    const code = text.charCodeAt(i);
    const number = isDigit(code);
    if (number) { while (isDigit(text.charCodeAt(i + 1)) || isSeparator(text, i + 1)) i++; }
    if (number || (code >= 97 && code <= 122)) {
      if (length >= SHORTEST_PREFIX && length <= LONGEST_PREFIX) {
        visit(extendHash(word, REST));
        count++;
      }
      word = extendHash(word, number ? NUMBER : code);
      pair = extendHash(pair, number ? NUMBER : code);
      length++;
    } else if (length > 0) {
      finish();
    }
  }
  if (words > 0) visit(extendHash(pair, END));
  return count + (words > 0 ? 1 : 0);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** "1.234,56" is one number; the point at the end of a sentence is not part of it. */
function isSeparator(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code === 46 || code === 44) && isDigit(text.charCodeAt(index + 1));
}
