/** What Postgres says when a row is refused by a check constraint (SQLSTATE 23514). */
const refused = /(?:new row for relation|value for domain) .* violates check constraint ".*"/;

/** Lite answers 500 when a check constraint refuses a row; PostgREST answers 400, with the SQLSTATE as code. */
export async function checkViolationsAs400(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = await response.text();
  const { headers } = response;
  headers.delete("content-length");
  const message = refused.exec(messageOf(body))?.[0];
  if (message === undefined) return new Response(body, { status: 500, headers });
  return new Response(JSON.stringify({ code: "23514", message, details: null, hint: null }), { status: 400, headers });
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

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
