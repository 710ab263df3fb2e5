/** In milliseconds, as `Date.now` tells it; tests give their own. */
export type Clock = () => number;

export type BreakerState = "closed" | "open" | "half_open";

/** A call that may go through; what came of it is told once. */
export interface Permit {
  /** Whether the service answered; null when it was not asked after all. */
  settle(answered: boolean | null): void;
}

const MOST_FAILURES = 3;
export const OPEN_MS = 60_000;

/**
 * Keeps calls from a service that does not answer: opens after 3 failures in a row, is half-open after 60 s and lets one call
 * through then, on whose answer it closes or opens anew.
 */
export class Breaker {
  #failures = 0;
  #openedAt: number | null = null;
  #isTried = false;
  /** Which closing or opening a permit is of: what was asked before says nothing of what is now. */
  #epoch = 0;

  /** @param known how it stood where it was seen last; `openMs` for how long it had been open, null if it was closed */
  constructor(
    readonly clock: Clock,
    known: { failures: number; openMs: number | null } = { failures: 0, openMs: null },
  ) {
    this.#failures = Math.min(known.failures, MOST_FAILURES);
    if (known.openMs !== null) this.#openedAt = clock() - known.openMs;
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return "closed";
    return this.clock() - this.#openedAt < OPEN_MS ? "open" : "half_open";
  }

  /** Failures in a row. */
  get failures(): number {
    return this.#failures;
  }

  /** For how long it has been open, half-open too; null when it is closed. */
  get openMs(): number | null {
    return this.#openedAt === null ? null : this.clock() - this.#openedAt;
  }

  /**
   * Null where no call may go through now.
   *
   * @param isAnyway asked for by whoever looks after the service: does not wait for the 60 s
   */
  ask(isAnyway = false): Permit | null {
    const isTrial = this.#openedAt !== null;
    if (isTrial && (this.#isTried || (this.state === "open" && !isAnyway))) return null;
    if (isTrial) this.#isTried = true;
    const epoch = this.#epoch;
    let isSettled = false;
    return {
      settle: (answered) => {
        if (isSettled || epoch !== this.#epoch) return;
        isSettled = true;
        if (isTrial) this.#isTried = false;
        if (answered !== null) this.#count(answered);
      },
    };
  }

  #count(answered: boolean): void {
    const wasOpen = this.#openedAt !== null;
    this.#failures = answered ? 0 : Math.min(this.#failures + 1, MOST_FAILURES);
    const opens = !answered && (wasOpen || this.#failures === MOST_FAILURES);
    if (opens) this.#openedAt = this.clock();
    else if (answered) this.#openedAt = null;
    if (opens || (answered && wasOpen)) {
      this.#epoch++;
      this.#isTried = false;
    }
  }
}
