import { OwnError } from "../runtime/log-failure.ts";

/**
 * Why a request outside brought no result. `not_allowed`: requests to that address are forbidden. `no_answer`: the host does not exist
 * or the connection broke. `too_slow`, `too_long`: a limit was reached. `redirected`: a redirect that is not followed. `answered`: an
 * HTTP error status. `unreadable`: an answer of another content type, or invalid JSON.
 */
export type OutsideReason =
  | "not_allowed"
  | "no_answer"
  | "too_slow"
  | "too_long"
  | "redirected"
  | "answered"
  | "unreadable";

/** A request outside that failed, for a log. */
export interface OutsideFailure {
  reason: OutsideReason;
  /** The HTTP status, if there was an answer. */
  status?: number;
  error: unknown;
}

/** Thrown when a request outside is not made or its answer is not used. */
export class OutsideRefusal extends OwnError {
  override name = "OutsideRefusal";

  /** @param httpStatus the HTTP status of the answer, if there was one. It is not named `status`, which logs print with an error */
  constructor(detail: string, readonly reason: OutsideReason, readonly httpStatus?: number) {
    super(`Not read: ${detail}`);
  }
}

export function outsideFailureOf(error: unknown): OutsideFailure {
  if (error instanceof OutsideRefusal) return { reason: error.reason, status: error.httpStatus, error };
  if (error instanceof SyntaxError) return { reason: "unreadable", error };
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  return { reason: isLate ? "too_slow" : "no_answer", error };
}
