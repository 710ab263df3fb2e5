import { ApiError } from "../http/api-error.ts";

/** 400 `invalid_request`: the file as a whole cannot be imported. */
export function invalidFile(problem: string, path = ""): ApiError {
  return new ApiError(400, "invalid_request", "Não consegui ler esse arquivo.", {
    details: [{ path, message: problem }],
  });
}
