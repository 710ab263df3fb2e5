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

/** Whose call it is: a person, or null for the deployment itself, which checks a service. */
export type CallOwner = string | null;

/**
 * A circuit breaker: stops calls to a service that does not answer. It opens after 3 failures in a row. After 60 s it is half-open and
 * lets one trial call through. If the service answers that call, the breaker closes; if not, it opens again.
 *
 * Some calls fail because of what one person asks for. So while all failures in a row are of the same person, the breaker stays closed
 * for others, and only that person's calls are stopped for 60 s.
 */
export class Breaker {
  #failures = 0;
  #openedAt: number | null = null;
  /** The person of all failures in a row; null where they are of several, or of the deployment. */
  #onlyOf: CallOwner = null;
  /** When the calls of that person were stopped. */
  #stoppedAt: number | null = null;
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
   * @param caller who wants to make it
   * @param isForced allows a trial call before the 60 s are over, for an operator who checks the service by hand
   */
  ask(caller: CallOwner = null, isForced = false): Permit | null {
    if (caller !== null && caller === this.#onlyOf && this.#isStopped()) return null;
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
        if (answered !== null) this.#count(answered, caller);
      },
    };
  }

  #isStopped(): boolean {
    return this.#stoppedAt !== null && this.clock() - this.#stoppedAt < OPEN_MS;
  }

  #count(answered: boolean, caller: CallOwner): void {
    const wasOpen = this.#openedAt !== null;
    if (answered || (this.#failures > 0 && this.#onlyOf !== caller)) this.#onlyOf = null;
    else if (this.#failures === 0) this.#onlyOf = caller;
    this.#failures = answered ? 0 : Math.min(this.#failures + 1, MOST_FAILURES);
    const isOver = !answered && this.#failures === MOST_FAILURES;
    this.#stoppedAt = isOver && this.#onlyOf !== null ? this.clock() : null;
    const opens = !answered && (wasOpen || (isOver && this.#onlyOf === null));
    if (opens) this.#openedAt = this.clock();
    else if (answered) this.#openedAt = null;
    if (opens || (answered && wasOpen)) {
      this.#epoch++;
      this.#hasTrial = false;
    }
  }
}
