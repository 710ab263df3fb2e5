import type { PatternIndex, PatternMatch } from "./pattern-index.ts";
import type { WordStarts } from "./word-starts.ts";

/** What one skill's exclusions cover in a text, read no further than it is asked about. */
export class ExcludedSpans<Owner> {
  readonly #spans: PatternMatch<Owner>[] = [];
  #read = 0;

  constructor(private readonly words: WordStarts, private readonly exclusions: PatternIndex<Owner>) {}

  /** Whether an exclusion overlaps the part from `start` to `end`. */
  cover(start: number, end: number): boolean {
    this.#readTo(end);
    return this.#spans.some((span) => span.start < end && start < span.end);
  }

  #readTo(end: number): void {
    const from = this.#read;
    while ((this.words.starts[this.#read] ?? Infinity) < end) this.#read++;
    this.#spans.push(...this.exclusions.matches(this.words, { from, to: this.#read }));
  }
}
