import type { AnswerPart } from "./model-request.ts";

/** A proposal that waits for the person, numbered from 1. */
export interface WaitingProposal {
  number: number;
  /** What a button sends. */
  id: string;
  tools: string[];
  offer: string;
}

/** A button that is pressed. */
export interface Press {
  id: string;
  approved: boolean;
}

/** A tool call of an answer and what became of it. */
export interface ShownCall {
  tool: string;
  args: unknown;
  outcome: string;
}

/** What the person was shown. */
export interface ShownAnswer {
  text: string;
  calls: ShownCall[];
  waiting: WaitingProposal[];
  route: string;
  outcome: string;
  skills: string[];
  modelCalls: number;
  inputTokens: number;
  cachedTokens: number;
  kept: string[];
  written: string[];
  /** In place of an answer: why there is none. */
  error?: string;
}

/** What happened in a game, in order. */
export type GameEvent =
  | { type: "begin"; at: string; zone: string }
  | { type: "clock"; at: string }
  | { type: "night"; at: string }
  | { type: "night-over"; said: string }
  | { type: "person"; turn: string; conversation: string; text: string; at: string }
  | { type: "press"; turn: string; conversation: string; press: (Press & { item: number; tool: string })[]; at: string }
  | { type: "shown"; turn: string; answer: ShownAnswer }
  | { type: "model"; turn?: string; wanted?: string; number: number; parts: AnswerPart[]; lines?: NumberedLines };

/** Lines of a request that its answer names by number, by their block and number: `mensagens 2`. */
export type NumberedLines = Record<string, string>;

/** The record of a game; with a file it is kept there, an event a line, and read again by the next start. */
export class GameLog {
  readonly events: GameEvent[] = [];
  readonly #file?: string;

  constructor(file?: string) {
    this.#file = file;
    if (file) this.events.push(...readEvents(file));
  }

  add(event: GameEvent): void {
    this.events.push(event);
    if (this.#file) Deno.writeTextFileSync(this.#file, `${JSON.stringify(event)}\n`, { append: true, mode: 0o600 });
  }
}

function readEvents(file: string): GameEvent[] {
  let text: string;
  try {
    text = Deno.readTextFileSync(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
  // A kill may have cut the last line.
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as GameEvent];
    } catch {
      return [];
    }
  });
}
