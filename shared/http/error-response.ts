import { logFailure } from "../runtime/log-failure.ts";
import { ApiError } from "./api-error.ts";

/** Turns whatever was thrown into `{ error: { code, message, details? } }`; what is not an ApiError becomes a logged 500. */
export function errorResponse(thrown: unknown): Response {
  const error = thrown instanceof ApiError
    ? thrown
    : new ApiError(500, "internal", "Algo deu errado por aqui. Tente de novo em instantes.", { cause: thrown });
  if (error.status >= 500) logFailure(error.code, error.cause ?? error);
  const { details, retryAfterSeconds } = error.options;
  return Response.json(
    { error: { code: error.code, message: error.message, ...(details === undefined ? {} : { details }) } },
    {
      status: error.status,
      headers: retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
    },
  );
}
