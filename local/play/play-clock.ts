/** The clock's speed while a request to the model waits: an hour counts as a minute, so that no lease or time limit runs out. */
const WAITING_SPEED = 1 / 60;

/** The longest delay that setTimeout takes. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** A clock that can be moved forwards. It nearly stops while somebody writes the model's answer. */
export class PlayClock {
  #speed = 1;
  #countedAt: number;
  #elapsed = 0;
  #base: number;
  readonly #ticks: () => number;

  /**
   * @param startsAt milliseconds since 1970
   * @param ticks real milliseconds since some moment
   */
  constructor(startsAt: number, ticks = () => performance.now()) {
    this.#base = startsAt;
    this.#ticks = ticks;
    this.#countedAt = ticks();
  }

  /** The time for this process and its database, in milliseconds since 1970. */
  now(): number {
    return Math.floor(this.#base + this.elapsed());
  }

  /** Milliseconds that have passed on this clock since its start, without the moves. */
  elapsed(): number {
    const now = this.#ticks();
    this.#elapsed += (now - this.#countedAt) * this.#speed;
    this.#countedAt = now;
    return this.#elapsed;
  }

  /** Slows the clock while a request to the model waits for its answer. */
  setWaiting(waiting: boolean): void {
    this.elapsed();
    this.#speed = waiting ? WAITING_SPEED : 1;
  }

  /**
   * Moves the clock to a later time.
   * @throws RangeError for an earlier one
   */
  moveTo(time: number): void {
    const difference = time - this.now();
    if (!(difference >= 0)) throw new RangeError("the clock only goes forwards");
    this.#base += difference;
  }
}

/**
 * Makes `Date` and `AbortSignal.timeout` use the clock in this process. PGlite calls `Date.now`, so it uses the clock too.
 * Timers still run in real time.
 * @returns a function that undoes this
 */
export function installClock(clock: PlayClock): () => void {
  const RealDate = globalThis.Date;
  const realTimeout = AbortSignal.timeout;
  const PlayedDate: DateConstructor = new Proxy(RealDate, {
    apply: () => new RealDate(clock.now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [clock.now()] : args,
        newTarget === PlayedDate ? target : newTarget,
      ),
    get: (target, key) => key === "now" ? () => clock.now() : Reflect.get(target, key),
  });
  RealDate.prototype.constructor = PlayedDate;
  globalThis.Date = PlayedDate;
  AbortSignal.timeout = (milliseconds) => timeoutBy(clock, milliseconds);
  return () => {
    RealDate.prototype.constructor = RealDate;
    globalThis.Date = RealDate;
    AbortSignal.timeout = realTimeout;
  };
}

/** Like `AbortSignal.timeout`, but measured on the clock. */
function timeoutBy(clock: PlayClock, milliseconds: number): AbortSignal {
  const endsAt = clock.elapsed() + milliseconds;
  const controller = new AbortController();
  const check = () => {
    const left = endsAt - clock.elapsed();
    if (left <= 0) return controller.abort(new DOMException("Signal timed out.", "TimeoutError"));
    Deno.unrefTimer(setTimeout(check, Math.min(left, LONGEST_DELAY_MS)));
  };
  check();
  return controller.signal;
}

/**
 * The instant of a local time, `2026-11-24T09:00` or `2026-11-24 09:00`.
 * @throws RangeError when the text is not such a time, or the zone does not exist
 */
export function instantOf(localTime: string, timeZone: string): number {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::00)?$/.exec(localTime.trim()) ?? [];
  const wanted = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`a time looks like 2026-11-24T09:00, not ${localTime}`);
  // The first guess has the wrong offset only within hours of a change of the offset. The second guess is right there too.
  const first = wanted - offsetAt(wanted, timeZone);
  return wanted - offsetAt(first, timeZone);
}

/** The local time of an instant: `2026-11-24T09:00`. */
export function localTimeOf(instant: number, timeZone: string): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant);
  return text.replace(" ", "T");
}

function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${localTimeOf(minute, timeZone)}Z`) - minute;
}

/** Adds a number of days to a day, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
