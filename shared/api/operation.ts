import { z } from "zod";

/** What a request is answered with at one status. */
export interface Answer {
  description: string;
  /** Of an answer in JSON; unknown keys are not part of it. */
  schema?: z.ZodType;
  /** Of any other answer. */
  mediaType?: string;
}

/** One request of an edge function, described for other clients; the tests hold every answer against it. */
export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below `/functions/v1`, with parameters as `{name}`. */
  path: string;
  summary: string;
  description?: string;
  /** `token`: a user's access token. `secret`: a secret key, for schedulers. `none`: the publishable key alone. */
  auth: "token" | "secret" | "none";
  query?: z.ZodObject;
  body?: z.ZodType;
  answers: Record<number, Answer>;
}

const details = z.unknown().describe("Para 400 invalid_request: [{ path, message }]; senão o que o código diz");

export const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string().describe("estável"),
    message: z.string().describe("uma frase para a pessoa, pt-BR"),
    details: details.optional(),
  }),
});

const ERRORS: Record<number, string> = {
  400: "invalid_request, or a code of the database: the request cannot be carried out as it is",
  401: "unauthenticated: no valid token of an account that exists",
  403: "the token may not do this",
  404: "it does not exist, or is somebody else's",
  405: "method_not_allowed",
  409: "it does not fit how things are now; the code says why (version_mismatch: the client is of another version)",
  422: "it can no longer be done",
  429: "rate_limited: Retry-After says when to come again",
  500: "internal",
  503: "unavailable: overload or no database; Retry-After says when to come again",
};

/** An error may come from every operation; these are told where they are part of it. */
export function errors(...statuses: (keyof typeof ERRORS & number)[]): Record<number, Answer> {
  const all = [...new Set([400, 401, 409, 422, 429, 500, 503, ...statuses])].toSorted();
  return Object.fromEntries(all.map((status) => [status, { description: ERRORS[status]!, schema: errorSchema }]));
}

export function json(description: string, schema: z.ZodType): Answer {
  return { description, schema };
}
