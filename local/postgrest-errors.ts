import type { DataRequest } from "./request-statements.ts";

/** The status that PostgREST gives to SQLSTATEs for which lite has a bare 500 without the code. */
const STATUS: [RegExp, number][] = [
  // A constraint refuses a row; a function raises.
  [/^(23...|P0001)$/, 400],
  // A value of another kind than the driver can write for the column.
  [/^08P01$/, 400],
  // Rolled back whole; too large or deep; not as it has to be; canceled by the statement's timeout.
  [/^(40|54|55|57)...$/, 500],
];

/** Says what Postgres refused as PostgREST does, with the SQLSTATE as code. */
export async function refusedAsPostgrest(response: Response, { refusal }: DataRequest): Promise<Response> {
  if (response.status !== 500) return response;
  const status = STATUS.find(([code]) => code.test(refusal?.code ?? ""))?.[1];
  const { headers } = response;
  headers.delete("content-length");
  const answer = (problem: { code: string; message: string }, status: number) =>
    new Response(JSON.stringify({ ...problem, details: null, hint: null }), { status, headers });
  const body = await response.text();
  if (refusal && status !== undefined) return answer(refusal, status);
  if (unwritable.test(body)) return answer({ code: "22P02", message: "invalid input" }, 400);
  return new Response(body, { status: 500, headers });
}

/** What lite and its drivers throw for a value they cannot write: of another kind than the column's, or nested too deep. */
const unwritable = /"message":"(Error: Invalid input for \w+ type|RangeError: |TypeError \[ERR_INVALID_ARG_TYPE\])/;

/** What postgres.js and the server say when the connection is gone. */
const gone = /\b(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|CONNECTION_\w+|CONNECT_TIMEOUT|57P0[123]|53300)\b/;

/** Lite answers 500 when it cannot reach its database; PostgREST answers 503, which callers may retry. */
export async function lostConnectionsAs503(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = await response.text();
  const { headers } = response;
  if (!gone.test(body)) return new Response(body, { status: 500, headers });
  headers.delete("content-length");
  const problem = {
    code: "PGRST001",
    message: "Database connection error. Retrying the connection.",
    details: null,
    hint: null,
  };
  return new Response(JSON.stringify(problem), { status: 503, headers });
}
