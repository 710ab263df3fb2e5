import { OwnError } from "../runtime/log-failure.ts";
import type { ToolOutput } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** What became of a call that was made and not run before the user stopped the turn. */
export const STOPPED_CALL: ToolOutput = { type: "execution-denied", reason: "A pessoa parou a resposta antes disso." };

/** The user has stopped the turn: what was said and done until then is kept, and no more is said or done. */
export class TurnStopped extends OwnError {
  override name = "TurnStopped";

  constructor() {
    super("The user stopped the turn");
  }
}

/** @throws TurnStopped when the user has asked the turn to stop */
export function expectGoing({ stop }: Turn): void {
  if (stop.aborted) throw new TurnStopped();
}
