/** One problem of a request: where it is and what is wrong with it. */
export interface RequestProblem {
  path: string;
  message: string;
}

/** Stable codes of the HTTP interface (contracts, "Chat over HTTP"). */
export type ApiErrorCode =
  | "unauthenticated"
  | "invalid_request"
  | "conversation_not_found"
  | "message_id_reused"
  | "conversation_busy"
  | "already_decided"
  | "pending_action_expired"
  | "rate_limited"
  | "unavailable"
  | "not_found"
  | "method_not_allowed"
  | "internal";

/** An error the client is told about: HTTP status, stable code, pt-BR message. The cause stays in the logs. */
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
