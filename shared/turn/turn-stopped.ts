import { OwnError } from "../runtime/log-failure.ts";
import type { ToolOutput } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** The output of a call that had not run when the user stopped the turn. */
export const STOPPED_CALL = {
  type: "execution-denied",
  reason: "A pessoa parou a resposta antes disso.",
} satisfies ToolOutput;

/** The user has stopped the turn. What was said and done until then stays; nothing more is said or done. */
export class TurnStopped extends OwnError {
  override name = "TurnStopped";

  constructor() {
    super("The user stopped the turn");
  }
}

/** @throws TurnStopped when the user has asked the turn to stop */
export function throwIfStopped({ stop }: Turn): void {
  if (stop.aborted) throw new TurnStopped();
}
