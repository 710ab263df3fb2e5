import { OwnError } from "../runtime/log-failure.ts";

/**
 * Why something outside gave nothing. `not_allowed`: the address is one that is never asked. `no_answer`: nobody is there, or the
 * connection broke. `too_slow`, `too_long`: the limits were reached. `redirected`: somewhere that is not followed. `answered`: an HTTP
 * status in place of what was asked for. `unreadable`: an answer of another type, or no JSON.
 */
export type OutsideReason =
  | "not_allowed"
  | "no_answer"
  | "too_slow"
  | "too_long"
  | "redirected"
  | "answered"
  | "unreadable";

/** What the outside did not give, for a log. */
export interface OutsideFailure {
  reason: OutsideReason;
  /** The HTTP status, where one was answered. */
  status?: number;
  error: unknown;
}

/** What was not read, and why. */
export class OutsideRefusal extends OwnError {
  override name = "OutsideRefusal";

  /** @param answered the HTTP status that the server answered in place of what was asked for */
  constructor(told: string, readonly reason: OutsideReason, readonly answered?: number) {
    super(`Not read: ${told}`);
  }
}

export function outsideFailure(error: unknown): OutsideFailure {
  if (error instanceof OutsideRefusal) return { reason: error.reason, status: error.answered, error };
  if (error instanceof SyntaxError) return { reason: "unreadable", error };
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  return { reason: isLate ? "too_slow" : "no_answer", error };
}
