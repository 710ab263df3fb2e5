/** What Postgres says when a row is refused by a check constraint (SQLSTATE 23514). */
const refused = /(?:new row for relation|value for domain) .* violates check constraint ".*"/;

/** Lite answers 500 when a check constraint refuses a row; PostgREST answers 400, with the SQLSTATE as code. */
export async function markRefused(response: Response): Promise<Response> {
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
