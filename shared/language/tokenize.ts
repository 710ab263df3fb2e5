/** A word, a number in digits, `r$`, or any other single character of a folded text; `start` and `end` index into it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /r\$|[a-z]+|\d+(?:[.,]\d+)*|\S/g;

/** Splits a folded text into tokens, in linear time: `7h30` gives `7`, `h` and `30`; `1.234,56` is one token. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(TOKEN)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** The places of a text that a reader has used already, so that a later rule does not read them again in another way. */
export class ClaimedSpans {
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  /** Whether nothing from `start` up to `end`, without `end`, is claimed. */
  isFree(start: number, end: number): boolean {
    for (let i = start; i < end; i++) if (this.#taken[i] === 1) return false;
    return true;
  }

  claim(start: number, end: number): void {
    this.#taken.fill(1, start, end);
  }
}
