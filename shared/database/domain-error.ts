import { OwnError } from "../runtime/log-failure.ts";

/** The data that comes with an error, for the code or the model that has to react to it. */
export type ErrorDetail = Record<string, unknown> | unknown[];

/** An error that a Postgres function raised on purpose (`private.raise`): HTTP status, stable code, pt-BR message and data. */
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

/** Why the database gave no answer: the token is no longer accepted, it cannot be reached or is overloaded, or something is broken. */
export type DatabaseFailureReason = "unauthenticated" | "unavailable" | "internal";

/** A call that failed for another reason than its arguments. The cause is for the log. */
export class DatabaseFailure extends OwnError {
  override name = "DatabaseFailure";

  constructor(readonly reason: DatabaseFailureReason, cause: unknown) {
    super(`The database did not answer: ${reason}`, { cause });
  }
}
