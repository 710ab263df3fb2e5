import type { z } from "zod";
import { explainIssue } from "../writing/explain-issue.ts";
import { ApiError, type RequestProblem } from "./api-error.ts";

const UNCLEAR = "Não entendi o pedido. Confira os campos indicados.";

/**
 * Parses what a client sent.
 *
 * @param sentence the message of the error, pt-BR
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem, in pt-BR
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, sentence = UNCLEAR): T {
  const { data, error } = schema.safeParse(input, { error: explainIssue });
  if (!error) return data;
  throw invalidInput(error.issues.map(({ path, message }) => ({ path: path.join("."), message })), sentence);
}

/** Reads the body of a request. @throws ApiError 400 `invalid_request` */
export async function readJson(request: Pick<Body, "json">): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw invalidInput([{ path: "", message: "O corpo não é JSON válido" }]);
  }
}

function invalidInput(details: RequestProblem[], sentence = UNCLEAR): ApiError {
  return new ApiError(400, "invalid_request", sentence, { details });
}
