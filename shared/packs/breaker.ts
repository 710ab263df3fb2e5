/** The time in milliseconds, like `Date.now`. Tests pass their own. */
export type Clock = () => number;

export type BreakerState = "closed" | "open" | "half_open";

/** Permission for one call. Its result is reported once. */
export interface Permit {
  /** @param answered whether the service answered; null when it was not asked after all */
  settle(answered: boolean | null): void;
}

const MOST_FAILURES = 3;
export const OPEN_MS = 60_000;

/**
 * A circuit breaker: stops calls to a service that does not answer. It opens after 3 failures in a row. After 60 s it is half-open and
 * lets one trial call through. If the service answers that call, the breaker closes; if not, it opens again.
 */
export class Breaker {
  #failures = 0;
  #openedAt: number | null = null;
  #hasTrial = false;
  /** Grows with each opening and closing. Permits of an earlier epoch are ignored: their result is out of date. */
  #epoch = 0;

  /** @param known the state that another instance saved; `openMs`: for how long it had been open, null if it was closed */
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

  /** For how long it has been open or half-open; null when it is closed. */
  get openMs(): number | null {
    return this.#openedAt === null ? null : this.clock() - this.#openedAt;
  }

  /**
   * Asks for permission to make a call; null when no call may be made now.
   *
   * @param isForced allows a trial call before the 60 s are over, for an operator who checks the service by hand
   */
  ask(isForced = false): Permit | null {
    const isTrial = this.#openedAt !== null;
    if (isTrial && (this.#hasTrial || (this.state === "open" && !isForced))) return null;
    if (isTrial) this.#hasTrial = true;
    const epoch = this.#epoch;
    let isSettled = false;
    return {
      settle: (answered) => {
        if (isSettled || epoch !== this.#epoch) return;
        isSettled = true;
        if (isTrial) this.#hasTrial = false;
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
      this.#hasTrial = false;
    }
  }
}
