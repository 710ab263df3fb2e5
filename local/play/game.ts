import type { Database } from "../database.ts";
import { StartError } from "../run-task.ts";
import type { RunningStack } from "../start-stack.ts";
import type { GameEvent, GameLog, Press, ShownAnswer, WaitingProposal } from "./game-log.ts";
import type { DeskRequest, ModelDesk } from "./model-desk.ts";
import { personTexts } from "./model-request.ts";
import { linesNamedBy } from "./numbered-lines.ts";
import { consolidate, runJobsBetween } from "./pass-time.ts";
import { dayAfter, instantOf, localTimeOf, type PlayClock } from "./play-clock.ts";
import type { Person, Said } from "./person.ts";
import { refusedAnswer } from "./shown-answer.ts";
import { showRows } from "./show-rows.ts";

/** When nights come. */
const NIGHT = "03:05";

/** What a game is made of. */
export interface GameParts {
  clock: PlayClock;
  stack: RunningStack;
  secretKey: string;
  person: Person;
  userId: string;
  log: GameLog;
  desk: ModelDesk;
  /** Called after anything has happened, to keep where the clock stands. */
  keep(): void;
}

/** A yes or no by the proposal's number in the last answer, by its id, or to all. */
export interface Button {
  proposal: string;
  approved: boolean;
}

interface RunningTurn {
  id: string;
  conversation: string;
  text: string;
}

/** A person, a product, and a model that somebody plays; what happens is in the log. */
export class Game {
  readonly #running = new Map<string, RunningTurn>();
  readonly #waiting = new Map<string, WaitingProposal[]>();
  #passing = false;

  constructor(readonly parts: GameParts) {
    const conversations = new Map<string, string>();
    for (const event of parts.log.events) {
      if (event.type === "person" || event.type === "press") conversations.set(event.turn, event.conversation);
      const conversation = event.type === "shown" && conversations.get(event.turn);
      if (conversation) this.#noteWaiting(conversation, event.answer);
    }
  }

  get desk(): ModelDesk {
    return this.parts.desk;
  }

  get database(): Database {
    return this.parts.stack.database;
  }

  /** Local time of the person: `2026-11-23T08:00`. */
  get time(): string {
    return localTimeOf(this.parts.clock.now(), this.zone);
  }

  get zone(): string {
    return this.parts.person.identity.zone;
  }

  /** Keeps what the desk tells: the clock waits with it, answers go into the log. */
  noteRequest(asked: DeskRequest): void {
    this.parts.clock.setWaiting(this.desk.waiting.length > 0);
    if (asked.status !== "answered" || !asked.parts) return;
    const { number, request, parts } = asked;
    const turn = request.wanted === undefined ? this.#turnOf(asked) : undefined;
    const lines = linesNamedBy(parts.map((part) => "json" in part ? part.json : null), request);
    this.parts.log.add({ type: "model", turn, wanted: request.wanted, number, parts, lines });
  }

  /** Messages whose answers are under way. */
  get running(): { conversation: string }[] {
    return [...this.#running.values()];
  }

  /** The last answer of a conversation, and whether another is under way. */
  last(conversation: string): { answer: ShownAnswer | null; isRunning: boolean } {
    const { events } = this.parts.log;
    const turns = events.flatMap((event) =>
      (event.type === "person" || event.type === "press") && event.conversation === conversation ? [event.turn] : []
    );
    const shown = events.findLast((event) => event.type === "shown" && turns.includes(event.turn));
    return {
      answer: shown?.type === "shown" ? shown.answer : null,
      isRunning: this.running.some((turn) => turn.conversation === conversation),
    };
  }

  /** What waits for the person in a conversation, as the last answer told. */
  waitingIn(conversation: string): WaitingProposal[] {
    return this.#waiting.get(conversation) ?? [];
  }

  /**
   * A message of the person; resolves when the answer has ended, refused ones too (`error`).
   * @throws {StartError} while another message of the conversation is answered
   */
  async say(conversation: string, text: string, onWords: (words: string) => void): Promise<ShownAnswer> {
    const turn = this.#begin(conversation, text);
    this.parts.log.add({ type: "person", turn, conversation, text, at: this.time });
    return await this.#send(turn, conversation, { text }, onWords);
  }

  /**
   * Buttons that the person presses.
   * @throws {StartError} for a proposal that does not wait
   */
  async press(conversation: string, buttons: Button[], onWords: (words: string) => void): Promise<ShownAnswer> {
    const pressed = buttons.flatMap((button) => this.#proposals(conversation, button));
    const turn = this.#begin(conversation, "");
    const press: Press[] = pressed.map(({ id, approved }) => ({ id, approved }));
    this.parts.log.add({ type: "press", turn, conversation, press: pressed, at: this.time });
    return await this.#send(turn, conversation, { press }, onWords);
  }

  /**
   * Moves the clock to a local time of the person, at which what fell due meanwhile runs.
   * @throws {StartError} for a time that is past, or while an answer is under way
   */
  async moveClock(localTime: string): Promise<void> {
    await this.#passTime(async () => {
      const from = this.#jump(localTime, { type: "clock", at: localTime.replace(" ", "T") });
      await runJobsBetween(this.database, from, this.parts.clock.now());
      await this.settled();
    });
  }

  /**
   * Lets the clock come to 3:05 of the next morning and memory be consolidated, which asks the model.
   * @returns what came of it
   */
  async night(onWaiting: (request: DeskRequest) => void): Promise<string> {
    return await this.#passTime(async () => {
      const today = this.time.slice(0, 10);
      const at = `${this.time < `${today}T${NIGHT}` ? today : dayAfter(today, 1)}T${NIGHT}`;
      const { clock, stack, secretKey, userId, log, keep } = this.parts;
      const from = this.#jump(at, { type: "night", at });
      // Before the schedule, which would begin it too.
      const learning = consolidate(stack.url, secretKey, userId);
      const [said] = await Promise.all([
        this.#tellWaiting(learning, onWaiting),
        runJobsBetween(this.database, from, clock.now()),
      ]);
      await this.settled();
      log.add({ type: "night-over", said });
      keep();
      return said;
    });
  }

  /** The person's rows, a line each, of the tables named or of all that have any. */
  async rows(names: string[]): Promise<string> {
    const waiting = [...this.#waiting].flatMap(([conversation, proposals]) =>
      proposals.map(({ number, id, offer }) => `  - ${conversation} [${number}] ${offer.replace(/\s+/g, " ")} (${id})`)
    );
    const tables = names.filter((name) => name !== "waiting");
    const shown = names.length > 0 && tables.length === 0
      ? []
      : [await showRows(this.database, this.parts.userId, tables)];
    const isAsked = names.includes("waiting") || names.length === 0 && waiting.length > 0;
    return [...shown, ...(isAsked ? [`waiting (${waiting.length})`, ...waiting] : [])].join("\n");
  }

  async close(): Promise<void> {
    this.parts.keep();
    await this.desk.close();
    await this.parts.stack.close();
  }

  /** Resolves when no work is left behind answers, or when it needs the model. */
  async settled(): Promise<void> {
    const settled = this.parts.stack.settled().then(() => true);
    while (!await Promise.race([settled, pause(50)]) && this.desk.waiting.length === 0);
  }

  #begin(conversation: string, text: string): string {
    if (this.#passing) throw new StartError("time is passing: wait for the night or the jump to end");
    if ([...this.#running.values()].some((turn) => turn.conversation === conversation)) {
      throw new StartError(`the answer before in the conversation ${conversation} has not ended yet`);
    }
    const id = crypto.randomUUID();
    this.#running.set(id, { id, conversation, text });
    return id;
  }

  async #send(turn: string, conversation: string, said: Said, onWords: (words: string) => void): Promise<ShownAnswer> {
    try {
      const answer = await this.parts.person.say(conversation, said, onWords)
        .catch((error) => refusedAnswer(error instanceof Error ? error.message : String(error)));
      this.parts.log.add({ type: "shown", turn, answer });
      this.#noteWaiting(conversation, answer);
      return answer;
    } finally {
      this.#running.delete(turn);
      this.parts.keep();
    }
  }

  /** A refused message tells nothing of what waits. */
  #noteWaiting(conversation: string, { waiting, error }: ShownAnswer): void {
    if (error === undefined) this.#waiting.set(conversation, waiting);
  }

  #proposals(conversation: string, { proposal, approved }: Button) {
    const waiting = this.waitingIn(conversation);
    const found = proposal === "all"
      ? waiting
      : waiting.filter(({ number, id }) => String(number) === proposal || id === proposal);
    if (found.length === 0) {
      const known = waiting.map(({ number }) => number).join(", ");
      throw new StartError(
        waiting.length === 0
          ? `nothing waits for a yes in the conversation ${conversation}`
          : `no proposal ${proposal} waits in the conversation ${conversation}; there are ${known}`,
      );
    }
    return found.map(({ id, number, tools }) => ({ id, approved, item: number, tool: tools.join("+") }));
  }

  /** Which message a request is for: of several at once, the one whose words stand last in it. */
  #turnOf({ request }: DeskRequest): string | undefined {
    const running = [...this.#running.values()];
    if (running.length < 2) return running[0]?.id;
    const texts = personTexts(request).reverse();
    const places = running.map(({ text }) => texts.findIndex((said) => text !== "" && said.includes(text)));
    const nearest = Math.min(...places.filter((place) => place >= 0));
    return (running[places.indexOf(nearest)] ?? running[0])?.id;
  }

  #instant(localTime: string): number {
    try {
      return instantOf(localTime, this.zone);
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error));
    }
  }

  async #passTime<T>(pass: () => Promise<T>): Promise<T> {
    if (this.#passing) throw new StartError("time is passing already");
    this.#passing = true;
    try {
      await this.settled();
      const [asked] = this.desk.waiting;
      if (asked) throw new StartError(`request ${asked.number} waits for its answer: the clock moves after it`);
      if (this.#running.size > 0) throw new StartError("an answer is still under way: the clock moves after it");
      return await pass();
    } finally {
      this.#passing = false;
    }
  }

  /** Sets the clock; returns where it stood. */
  #jump(localTime: string, event: GameEvent): number {
    const { clock, log, keep } = this.parts;
    const from = clock.now();
    const to = this.#instant(localTime);
    if (to < from) throw new StartError(`it is ${this.time} already: the clock only goes forwards`);
    clock.moveTo(to);
    log.add(event);
    keep();
    return from;
  }

  /** Tells of each request that waits for an answer until the work is done. */
  async #tellWaiting<T>(work: Promise<T>, onWaiting: (request: DeskRequest) => void): Promise<T> {
    const over = work.then(() => true, () => true);
    const told = new Set<number>();
    while (!await Promise.race([over, pause(100)])) {
      for (const request of this.desk.waiting.filter(({ number }) => !told.has(number))) {
        told.add(request.number);
        onWaiting(request);
      }
    }
    return await work;
  }
}

function pause(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
