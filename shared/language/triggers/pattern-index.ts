import { KEY_LETTERS, patternPrefixes } from "./pattern-prefixes.ts";

interface PatternSource<Owner> {
  owner: Owner;
  source: string;
}

interface Candidate<Owner> {
  owner: Owner;
  pattern: RegExp;
}

/** Whose pattern matched, and from where to where in the text. */
export interface PatternMatch<Owner> {
  owner: Owner;
  start: number;
  end: number;
}

/**
 * Patterns of several owners, indexed by the first letters they can begin with. A word is compared only with the few
 * patterns that can match it, and only those are compiled: a message takes less than 0.1 ms, and a process does not have
 * to compile all patterns before its first message.
 */
export class PatternIndex<Owner> {
  readonly #sources = new Map<number, PatternSource<Owner>[]>();
  readonly #candidates = new Map<number, Candidate<Owner>[]>();
  /** By the prefixes that have patterns. Most words share them with other words, so that few patterns are compiled. */
  readonly #compiled = new Map<string, Candidate<Owner>[]>();

  /** Adds patterns, which match whole words. */
  add(owner: Owner, patterns: readonly string[]): void {
    for (const { prefix, source } of patterns.flatMap(patternPrefixes)) {
      const key = wordKey(prefix.replace("#", "0"), 0);
      const sources = this.#sources.get(key);
      if (sources) sources.push({ owner, source });
      else this.#sources.set(key, [{ owner, source }]);
    }
    this.#candidates.clear();
    this.#compiled.clear();
  }

  /** Every owner's matches, at each word where one begins; overlapping ones as well. */
  matches({ text, starts, keys }: WordStarts): PatternMatch<Owner>[] {
    const found: PatternMatch<Owner>[] = [];
    for (let word = 0; word < starts.length; word++) {
      const start = starts[word] as number;
      const key = keys[word] as number;
      const candidates = this.#candidates.get(key) ?? this.#compile(key);
      // By index: with an iterator for each word this took a quarter longer.
      for (let at = 0; at < candidates.length; at++) {
        const { owner, pattern } = candidates[at] as Candidate<Owner>;
        if (matchesAt(pattern, text, start)) found.push({ owner, start, end: pattern.lastIndex });
      }
    }
    return found;
  }

  #compile(key: number): Candidate<Owner>[] {
    const prefixes = prefixKeys(key).filter((prefix) => this.#sources.has(prefix));
    const shared = prefixes.join();
    const candidates = this.#compiled.get(shared) ?? this.#candidatesOf(prefixes);
    this.#candidates.set(key, candidates);
    this.#compiled.set(shared, candidates);
    return candidates;
  }

  #candidatesOf(prefixes: number[]): Candidate<Owner>[] {
    const owners = Map.groupBy(prefixes.flatMap((prefix) => this.#sources.get(prefix) ?? []), ({ owner }) => owner);
    return [...owners].map(([owner, own]) => ({ owner, pattern: oneOf(own) }));
  }
}

function oneOf(sources: { source: string }[]): RegExp {
  return new RegExp(`(?:${sources.map(({ source }) => source).join("|")})\\b`, "y");
}

function matchesAt(pattern: RegExp, text: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

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
function wordKey(text: string, start: number): number {
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
function prefixKeys(key: number): number[] {
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
