import { z } from "zod";
import { explainIssue } from "../writing/explain-issue.ts";
import { invalidInput } from "./read-body.ts";

/**
 * Parses what a client sent.
 *
 * @param sentence the message of the error, pt-BR
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem, in pt-BR
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, sentence?: string): T {
  const { data, error } = schema.safeParse(input, { error: explainIssue });
  if (!error) return data;
  throw invalidInput(error.issues.map(({ path, message }) => ({ path: path.join("."), message })), sentence);
}

/**
 * A list of a request. A list that is too long is refused as one problem: its members are not looked at, since each of them could be a
 * problem of its own.
 */
export function listOf<T extends z.ZodType>(member: T, { min = 0, max }: { min?: number; max: number }) {
  return z.preprocess((value, context) => {
    if (!Array.isArray(value) || value.length <= max) return value;
    context.addIssue({ code: "custom", message: `No máximo ${max} itens` });
    return z.NEVER;
  }, z.array(member).min(min).max(max));
}
