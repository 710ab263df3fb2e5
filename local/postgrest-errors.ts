import type { DataRequest } from "./request-statements.ts";

/** The HTTP status that PostgREST gives to these SQLSTATEs. Lite answers 500 for them, without the code. */
const STATUS: [RegExp, number][] = [
  // A constraint refuses a row, or a function raises an exception.
  [/^(23...|P0001)$/, 400],
  // The driver cannot write this kind of value for the column.
  [/^08P01$/, 400],
  // 40: transaction rolled back; 54: limit exceeded; 55: object not in the right state; 57: canceled, e.g. by the timeout.
  [/^(40|54|55|57)...$/, 500],
];

/** Describes a statement that Postgres refused as PostgREST does, with the SQLSTATE as code. */
export async function refusedAsPostgrest(response: Response, { refusal }: DataRequest): Promise<Response> {
  if (response.status !== 500) return response;
  const status = STATUS.find(([code]) => code.test(refusal?.code ?? ""))?.[1];
  const { headers } = response;
  headers.delete("content-length");
  const answer = (problem: { code: string; message: string }, status: number) =>
    new Response(JSON.stringify({ ...problem, details: null, hint: null }), { status, headers });
  const body = await response.text();
  if (refusal && status !== undefined) return answer(refusal, status);
  if (UNWRITABLE_VALUE.test(body)) return answer({ code: "22P02", message: "invalid input" }, 400);
  return new Response(body, { status: 500, headers });
}

/** What lite and its drivers throw for a value that they cannot write: one of the wrong type, or one nested too deep. */
const UNWRITABLE_VALUE =
  /"message":"(Error: Invalid input for \w+ type|RangeError: |TypeError \[ERR_INVALID_ARG_TYPE\])/;

/** What postgres.js and the server say when the connection is lost. */
const LOST_CONNECTION = /\b(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|CONNECTION_\w+|CONNECT_TIMEOUT|57P0[123]|53300)\b/;

/** Lite answers 500 when it cannot reach its database; PostgREST answers 503, which callers may retry. */
export async function lostConnectionsAs503(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = await response.text();
  const { headers } = response;
  if (!LOST_CONNECTION.test(body)) return new Response(body, { status: 500, headers });
  headers.delete("content-length");
  const problem = {
    code: "PGRST001",
    message: "Database connection error. Retrying the connection.",
    details: null,
    hint: null,
  };
  return new Response(JSON.stringify(problem), { status: 503, headers });
}
