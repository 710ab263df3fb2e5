import type { Database } from "../database.ts";
import { StartError } from "../run-task.ts";
import type { Press, ShownAnswer, WaitingProposal } from "./game-log.ts";
import type { GameParts } from "./game-parts.ts";
import { GameTime, type Tell } from "./game-time.ts";
import type { DeskRequest, ModelDesk } from "./model-desk.ts";
import { personTexts } from "./model-request.ts";
import { findNamedLines } from "./numbered-lines.ts";
import type { PersonInput } from "./person.ts";
import { refusedAnswer } from "./shown-answer.ts";
import { showRows } from "./show-rows.ts";

/** A yes or no to a proposal, or to all. `proposal` is its number in the last answer, its id, or "all". */
interface Button {
  proposal: string;
  approved: boolean;
}

interface RunningTurn {
  id: string;
  conversation: string;
  text: string;
}

/** The product with a person and a model that people play. The log has everything that happens. */
export class Game {
  readonly #running = new Map<string, RunningTurn>();
  readonly #waiting = new Map<string, WaitingProposal[]>();
  readonly #time: GameTime;

  constructor(readonly parts: GameParts) {
    this.#time = new GameTime(parts, () => this.#running.size > 0);
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

  /** The person's local time: `2026-11-23T08:00`. */
  get time(): string {
    return this.#time.now;
  }

  get zone(): string {
    return this.parts.person.identity.zone;
  }

  /** Handles a change of a request to the model: slows the clock while one waits, and logs answers. */
  noteRequest(asked: DeskRequest): void {
    this.parts.clock.setWaiting(this.desk.waiting.length > 0);
    if (asked.status !== "answered" || !asked.parts) return;
    const { number, request, parts } = asked;
    const turn = request.wanted === undefined ? this.#turnOf(asked) : undefined;
    const lines = findNamedLines(parts.map((part) => "json" in part ? part.json : null), request);
    this.parts.log.add({ type: "model", turn, wanted: request.wanted, number, parts, lines });
  }

  /** The messages that have no complete answer yet. */
  get running(): { conversation: string }[] {
    return [...this.#running.values()];
  }

  /** The last answer of a conversation, and whether another one is being written. */
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

  /** The proposals that wait for the person in a conversation, as of the last answer. */
  waitingIn(conversation: string): WaitingProposal[] {
    return this.#waiting.get(conversation) ?? [];
  }

  /**
   * Sends a message of the person. Resolves when the answer is complete; a refused message resolves with `error`.
   * @throws {StartError} while another message of the conversation is being answered
   */
  async say(conversation: string, text: string, onWords: (words: string) => void): Promise<ShownAnswer> {
    const turn = this.#begin(conversation, text);
    this.parts.log.add({ type: "person", turn, conversation, text, at: this.time });
    return await this.#send(turn, conversation, { text }, onWords);
  }

  /**
   * Presses buttons as the person.
   * @throws {StartError} for a proposal that is not waiting
   */
  async press(conversation: string, buttons: Button[], onWords: (words: string) => void): Promise<ShownAnswer> {
    const pressed = buttons.flatMap((button) => this.#findProposals(conversation, button));
    const turn = this.#begin(conversation, "");
    const press: Press[] = pressed.map(({ id, approved }) => ({ id, approved }));
    this.parts.log.add({ type: "press", turn, conversation, press: pressed, at: this.time });
    return await this.#send(turn, conversation, { press }, onWords);
  }

  /** See {@link GameTime.moveTo}. */
  moveClock(localTime: string, tell?: Tell): Promise<void> {
    return this.#time.moveTo(localTime, tell);
  }

  /** See {@link GameTime.night}. */
  night(tell?: Tell): Promise<string> {
    return this.#time.night(tell);
  }

  /** See {@link GameTime.idle}. */
  idle(): Promise<void> {
    return this.#time.idle();
  }

  /** The person's rows, one per line: of the named tables, or of all tables that have rows. */
  async rows(names: string[]): Promise<string> {
    const byId = new Map(
      [...this.#waiting].flatMap(([conversation, proposals]) =>
        proposals.map((one) => [one.id, { ...one, conversation }] as const)
      ),
    );
    const waiting = [...byId.values()].map(({ conversation, number, id, offer }) =>
      `  - ${conversation} [${number}] ${offer.replace(/\s+/g, " ")} (${id})`
    );
    const tables = names.filter((name) => name !== "waiting");
    const shown = names.length > 0 && tables.length === 0
      ? []
      : [await showRows(this.database, this.parts.userId, tables)];
    const isAsked = names.includes("waiting") || names.length === 0 && waiting.length > 0;
    return [...shown, ...(isAsked ? [`waiting (${waiting.length})`, ...waiting] : [])].join("\n");
  }

  async close(): Promise<void> {
    this.parts.saveClock();
    await this.desk.close();
    await this.parts.stack.close();
  }

  #begin(conversation: string, text: string): string {
    if (this.#time.isPassing) throw new StartError("time is passing: wait for the night or the jump to end");
    if ([...this.#running.values()].some((turn) => turn.conversation === conversation)) {
      throw new StartError(`the last message in the conversation ${conversation} has no complete answer yet`);
    }
    const id = crypto.randomUUID();
    this.#running.set(id, { id, conversation, text });
    return id;
  }

  async #send(
    turn: string,
    conversation: string,
    input: PersonInput,
    onWords: (words: string) => void,
  ): Promise<ShownAnswer> {
    try {
      const answer = await this.parts.person.say(conversation, input, onWords)
        .catch((error) => refusedAnswer(error instanceof Error ? error.message : String(error)));
      this.parts.log.add({ type: "shown", turn, answer });
      this.#noteWaiting(conversation, answer);
      return answer;
    } finally {
      this.#running.delete(turn);
      this.parts.saveClock();
    }
  }

  /**
   * Stores the proposals that an answer lists. The list has the proposals of all conversations, so a proposal of another
   * conversation that is missing from it waits no longer. A refused message has no list.
   */
  #noteWaiting(conversation: string, { waiting, error }: ShownAnswer): void {
    if (error !== undefined) return;
    const waitingIds = new Set(waiting.map(({ id }) => id));
    for (const [other, proposals] of this.#waiting) {
      this.#waiting.set(other, proposals.filter(({ id }) => waitingIds.has(id)));
    }
    this.#waiting.set(conversation, waiting);
  }

  #findProposals(conversation: string, { proposal, approved }: Button) {
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

  /** The message that a request is for. When several are being answered, it is the one whose text comes last in the request. */
  #turnOf({ request }: DeskRequest): string | undefined {
    const running = [...this.#running.values()];
    if (running.length < 2) return running[0]?.id;
    const texts = personTexts(request).reverse();
    const places = running.map(({ text }) => texts.findIndex((said) => text !== "" && said.includes(text)));
    const nearest = Math.min(...places.filter((place) => place >= 0));
    return (running[places.indexOf(nearest)] ?? running[0])?.id;
  }
}
