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
