import { OwnError } from "../runtime/log-failure.ts";

/** The data that comes with an error, for whoever has to go on from here. */
export type ErrorDetail = Record<string, unknown> | unknown[];

/**
 * An error raised by a Postgres function on purpose (`private.raise`): HTTP status, symbolic code, pt-BR message and data.
 */
export class DomainError extends Error {
  override name = "DomainError";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: ErrorDetail,
  ) {
    super(message);
  }
}

/** Why the database gave no answer: the token is no longer accepted, it is away or overloaded, or something is broken. */
export type DatabaseFailureReason = "unauthenticated" | "unavailable" | "internal";

/** A call that failed for no fault of its arguments. What was said is the cause, for the log. */
export class DatabaseFailure extends OwnError {
  override name = "DatabaseFailure";

  constructor(readonly reason: DatabaseFailureReason, cause: unknown) {
    super(`The database did not answer: ${reason}`, { cause });
  }
}
