import { StartError } from "../run-task.ts";
import type { GameParts } from "./game-parts.ts";
import { consolidate, describeLearningSince, runJobsBetween } from "./pass-time.ts";
import { dayAfter, instantOf, localTimeOf } from "./play-clock.ts";

/** The local time at which memory is consolidated. */
const NIGHT = "03:05";

/** Takes a progress line for the person who waits. */
export type Tell = (line: string) => void;

/** Moves a game's clock and does what is due on the way. */
export class GameTime {
  #passing = false;

  /** @param isAnswering whether an answer is under way */
  constructor(readonly parts: GameParts, readonly isAnswering: () => boolean) {}

  /** The person's local time: `2026-11-23T08:00`. */
  get now(): string {
    return localTimeOf(this.parts.clock.now(), this.#zone);
  }

  /** Whether a jump or a night is running. The person cannot say anything meanwhile. */
  get isPassing(): boolean {
    return this.#passing;
  }

  get #zone(): string {
    return this.parts.person.identity.zone;
  }

  /**
   * Waits for unfinished answers, moves the clock to a local time of the person, and runs what fell due in between. For each
   * night on the way it does what `night` does.
   * @throws {StartError} for a time in the past
   */
  async moveTo(localTime: string, tell: Tell = () => {}): Promise<void> {
    const to = this.#instant(localTime);
    this.#refusePast(to);
    await this.#passTime(tell, async () => {
      this.#refusePast(to);
      while (this.#instant(this.#nextNight()) <= to) await this.#passNight(tell);
      if (this.now === localTimeOf(to, this.#zone)) return;
      const from = this.#jump(to, "clock");
      await runJobsBetween(this.parts.stack.database, from, to);
    });
  }

  /**
   * Moves the clock to 3:05 of the next morning and consolidates memory, which asks the model.
   * @returns a line that says what was learned
   */
  async night(tell: Tell = () => {}): Promise<string> {
    return await this.#passTime(tell, () => this.#passNight(tell));
  }

  /** Resolves when no answer is unfinished and no request waits for the model. */
  async idle(tell: Tell = () => {}): Promise<void> {
    const idle = async () => {
      for (let isIdle = false; !isIdle;) {
        await this.parts.stack.settled();
        await pause(50);
        isIdle = !this.isAnswering() && this.parts.desk.waiting.length === 0;
      }
    };
    await this.#tellWaiting(idle(), tell);
  }

  #instant(localTime: string): number {
    try {
      return instantOf(localTime, this.#zone);
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error));
    }
  }

  #refusePast(to: number): void {
    if (to < this.parts.clock.now() - 60_000) {
      throw new StartError(`it is ${this.now} already: the clock only goes forwards`);
    }
  }

  #nextNight(): string {
    const today = this.now.slice(0, 10);
    return `${this.now < `${today}T${NIGHT}` ? today : dayAfter(today, 1)}T${NIGHT}`;
  }

  async #passNight(tell: Tell): Promise<string> {
    const { clock, stack, secretKey, userId, log, saveClock } = this.parts;
    const from = this.#jump(this.#instant(this.#nextNight()), "night");
    const learning = consolidate(stack.url, secretKey, userId);
    await Promise.all([
      this.#tellWaiting(learning, tell),
      runJobsBetween(this.parts.stack.database, from, clock.now()),
    ]);
    await this.idle(tell);
    const said = await describeLearningSince(this.parts.stack.database, userId, from);
    log.add({ type: "night-over", said });
    saveClock();
    tell(`The night of ${this.now}: ${said}.`);
    return said;
  }

  /** Lets time pass once nothing is running that a jump would interrupt. */
  async #passTime<T>(tell: Tell, pass: () => Promise<T>): Promise<T> {
    if (this.#passing) throw new StartError("time is passing already");
    this.#passing = true;
    try {
      await this.idle(tell);
      return await pass();
    } finally {
      this.#passing = false;
    }
  }

  /** Sets the clock and returns the time before. */
  #jump(to: number, type: "clock" | "night"): number {
    const { clock, log, saveClock } = this.parts;
    const from = clock.now();
    clock.moveTo(Math.max(to, from));
    log.add({ type, at: this.now });
    saveClock();
    return from;
  }

  /** While the work runs, tells about each request that waits for an answer. */
  async #tellWaiting<T>(work: Promise<T>, tell: Tell): Promise<T> {
    const isOver = work.then(() => true, () => true);
    const told = new Set<number>();
    while (!await Promise.race([isOver, pause(100)])) {
      for (const { number, request } of this.parts.desk.waiting.filter((one) => !told.has(one.number))) {
        told.add(number);
        tell(`Request ${number} (${request.wanted ?? "a step"}) waits for its answer.`);
      }
    }
    return await work;
  }
}

function pause(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
