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

/** The first letters of a word as a number; zero stands for no letter. Of a number, only that it is one. */
export function wordKey(text: string, start: number): number {
  let key = symbol(text.charCodeAt(start));
  let open = key > 0 && key !== DIGIT;
  for (let place = 1; place < KEY_LETTERS; place++) {
    const letter = open ? symbol(text.charCodeAt(start + place)) % DIGIT : 0;
    open = letter > 0;
    key = key * SYMBOLS + letter;
  }
  return key;
}

/** The keys of what a word with this key begins with: all its letters, one less, down to none. */
export function prefixKeys(key: number): number[] {
  const keys = new Set([key]);
  for (let rest = SYMBOLS; rest <= SYMBOLS ** KEY_LETTERS; rest *= SYMBOLS) keys.add(key - key % rest);
  return [...keys];
}

/** 1 to 26 for a letter, 0 for what is neither letter nor digit. */
function symbol(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? DIGIT : 0;
}

function isWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
}
