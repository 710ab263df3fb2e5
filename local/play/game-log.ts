import type { AnswerPart } from "./model-request.ts";

/** A proposal that waits for the person, numbered from 1. */
export interface WaitingProposal {
  number: number;
  /** What its buttons send. */
  id: string;
  tools: string[];
  offer: string;
}

/** A pressed button: yes or no to a proposal. */
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

/** An answer of the product, as the person sees it. */
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
  /** Why there is no answer. */
  error?: string;
}

/** One thing that happened in a game. */
export type GameEvent =
  | { type: "begin"; at: string; zone: string }
  | { type: "clock"; at: string }
  | { type: "night"; at: string }
  | { type: "night-over"; said: string }
  | { type: "person"; turn: string; conversation: string; text: string; at: string }
  | { type: "press"; turn: string; conversation: string; press: (Press & { item: number; tool: string })[]; at: string }
  | { type: "shown"; turn: string; answer: ShownAnswer }
  | { type: "model"; turn?: string; wanted?: string; number: number; parts: AnswerPart[]; lines?: NumberedLines };

/** The lines of a request that the answer names by number. The key is the block and the number: `mensagens 2`. */
export type NumberedLines = Record<string, string>;

/** The events of a game, in order. With a file, they are also stored there, one per line, and read again at the next start. */
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
  // The last line may be cut off, if the process was killed.
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as GameEvent];
    } catch {
      return [];
    }
  });
}
