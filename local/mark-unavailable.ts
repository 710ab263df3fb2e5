/** What postgres.js and the server say when the connection is gone. */
const gone = /\b(ECONN\w+|ENOTFOUND|ETIMEDOUT|EPIPE|CONNECTION_\w+|CONNECT_TIMEOUT|57P0[123]|53300)\b/;

/** Lite answers 500 when it cannot reach its database; PostgREST answers 503, which callers may retry. */
export async function markUnavailable(response: Response): Promise<Response> {
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
