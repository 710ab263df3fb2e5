import { DatabaseFailure, type DatabaseFailureReason, DomainError } from "../database/domain-error.ts";
import { logFailure } from "../runtime/log-failure.ts";

/** One problem of a request: where it is and what is wrong with it. */
export interface RequestProblem {
  path: string;
  message: string;
}

/** Stable codes of the HTTP interface. */
export type ApiErrorCode =
  | "unauthenticated"
  | "invalid_request"
  | "conversation_not_found"
  | "message_id_reused"
  | "conversation_busy"
  | "already_decided"
  | "already_recorded"
  | "pending_action_expired"
  | "too_many_rows"
  | "name_taken"
  | "rate_limited"
  | "version_mismatch"
  | "unavailable"
  | "not_found"
  | "method_not_allowed"
  | "not_configured"
  | "internal";

/** An error that the client is told: HTTP status, stable code, pt-BR message. The cause is only logged. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly status: 400 | 401 | 404 | 405 | 409 | 429 | 500 | 503,
    readonly code: ApiErrorCode,
    message: string,
    readonly options: { details?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

const FAILURES: Record<DatabaseFailureReason, (cause: unknown) => ApiError> = {
  unauthenticated: (cause) => new ApiError(401, "unauthenticated", "Entre na sua conta para continuar.", { cause }),
  unavailable: (cause) =>
    new ApiError(503, "unavailable", "Estou fora do ar por um instante. Tente de novo daqui a pouco.", {
      retryAfterSeconds: 5,
      cause,
    }),
  internal: (cause) =>
    new ApiError(500, "internal", "Algo deu errado por aqui. Tente de novo em instantes.", { cause }),
};

/**
 * Turns whatever was thrown into the one error shape, `{ error: { code, message, details? } }`: what Postgres refused on
 * purpose keeps its status and code, what nobody expected becomes a logged 500.
 */
export function errorResponse(thrown: unknown): Response {
  if (thrown instanceof DomainError) {
    const { retryAfter, ...rest } = thrown.detail as { retryAfter?: unknown };
    const details = Array.isArray(thrown.detail) ? thrown.detail : rest;
    return Response.json(
      errorBody(thrown.code, thrown.message, Object.keys(details).length === 0 ? undefined : details),
      { status: thrown.status, headers: typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {} },
    );
  }
  const error = asApiError(thrown);
  if (error.status >= 500) logFailure(error.code, error.cause ?? error);
  const { details, retryAfterSeconds } = error.options;
  return Response.json(errorBody(error.code, error.message, details), {
    status: error.status,
    headers: retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
  });
}

function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return thrown instanceof DatabaseFailure ? FAILURES[thrown.reason](thrown.cause) : FAILURES.internal(thrown);
}

/** Nobody mends more problems at a time, and a request may have as many as it has values. */
export const MOST_DETAILS = 20;

function errorBody(code: string, message: string, details: unknown) {
  const told = Array.isArray(details) ? details.slice(0, MOST_DETAILS) : details;
  return { error: { code, message, ...(told === undefined ? {} : { details: told }) } };
}
