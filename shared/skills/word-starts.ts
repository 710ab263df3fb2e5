/** Letters that a word is told apart by. */
export const KEY_LETTERS = 3;
const SYMBOLS = 28;
const DIGIT = 27;

/** Where the words of a text begin, with the key of each. */
export interface WordStarts {
  text: string;
  starts: number[];
  keys: number[];
}

/** Finds the words of a text, as a regular expression's `\b\w` would. */
export function wordStarts(text: string): WordStarts {
  const starts: number[] = [];
  const keys: number[] = [];
  let inside = false;
  for (let index = 0; index < text.length; index++) {
    const word = isWord(text.charCodeAt(index));
    if (word && !inside) {
      starts.push(index);
      keys.push(wordKey(text, index));
    }
    inside = word;
  }
  return { text, starts, keys };
}

/** The first three letters of a word as a number; zero stands for no letter. Of a number, only that it is one. */
export function wordKey(text: string, start: number): number {
  const first = symbol(text.charCodeAt(start));
  if (first === 0 || first === DIGIT) return first * SYMBOLS * SYMBOLS;
  const second = symbol(text.charCodeAt(start + 1)) % DIGIT;
  const third = second === 0 ? 0 : symbol(text.charCodeAt(start + 2)) % DIGIT;
  return (first * SYMBOLS + second) * SYMBOLS + third;
}

/** The keys of what a word with this key begins with: three, two, one and no letters. */
export function prefixKeys(key: number): number[] {
  return [...new Set([key, key - key % SYMBOLS, key - key % (SYMBOLS * SYMBOLS), 0])];
}

/** 1 to 26 for a letter, 0 for what is neither letter nor digit. */
function symbol(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? DIGIT : 0;
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
}
