/** A word, a number in digits, `r$`, or a single other character of folded text; `start` and `end` index into it. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const TOKEN = /r\$|[a-z]+|\d+(?:[.,]\d+)*|\S/g;

/** Splits folded text into {@link Token}s; linear. `7h30` gives `7`, `h`, `30`; `1.234,56` is one token. */
export function tokenize(folded: string): Token[] {
  const tokens: Token[] = [];
  for (const match of folded.matchAll(TOKEN)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** Which places of a text readers have used, so that an earlier rule keeps what a later one would read otherwise. */
export class ClaimedSpans {
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  /** Whether nothing from `start` to before `end` is taken. */
  isFree(start: number, end: number): boolean {
    for (let i = start; i < end; i++) if (this.#taken[i] === 1) return false;
    return true;
  }

  claim(start: number, end: number): void {
    this.#taken.fill(1, start, end);
  }
}
