import { corsHeaders } from "./cors-headers.ts";
import { type FunctionContext, inFunctionContext } from "./in-function-context.ts";
import type { FindFunction } from "./load-functions.ts";

/**
 * Answers a request to `/functions/v1/<name>/…` as Supabase's gateway does: the function sees the path from its name
 * on; what the function does not say about CORS is added, to errors as well.
 */
export async function serveFunction(request: Request, find: FindFunction, context: FunctionContext): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/functions\/v1/, "");
  const name = url.pathname.split("/")[1] ?? "";
  const response = await answer(forwarded(request, url), name, find, context);
  if (response.headers.has("access-control-allow-origin")) return response;
  if (request.method === "OPTIONS") {
    await response.body?.cancel();
    return new Response("ok", { headers: corsHeaders(request) });
  }
  const headers = new Headers(response.headers);
  for (const [key, value] of Object.entries(corsHeaders(request))) headers.set(key, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Without the signal: a client that leaves shows when the answer's stream is cancelled. */
function forwarded({ method, headers, body }: Request, url: URL): Request {
  return new Request(url, { method, headers, body });
}

async function answer(
  request: Request,
  name: string,
  find: FindFunction,
  context: FunctionContext,
): Promise<Response> {
  try {
    const found = await find(name);
    if (!found) return problem(404, "NOT_FOUND", "Requested function was not found");
    return await run(found.fetch.bind(found), request, name, context);
  } catch (error) {
    console.error(`[functions] ${name} does not load:`, error);
    return problem(503, "BOOT_ERROR", "Function failed to start (please check logs)");
  }
}

async function run(
  fetch: (request: Request) => Response | Promise<Response>,
  request: Request,
  name: string,
  context: FunctionContext,
): Promise<Response> {
  try {
    return await inFunctionContext(context, () => fetch(request));
  } catch (error) {
    console.error(`[functions] ${name} threw:`, error);
    return problem(500, "WORKER_ERROR", "Function exited due to an error (please check logs)");
  }
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
