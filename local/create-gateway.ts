import { logFailure } from "../shared/runtime/log-failure.ts";
import type { Api } from "./create-api.ts";
import { type FunctionContext, inFunctionContext } from "./function-context.ts";
import type { FindFunction } from "./load-functions.ts";

/** Number of requests since the start, by the service they went to. */
export interface RequestCounts {
  /** Each is one SQL round trip. */
  rest: number;
  /** Calls of `append_chunks`, which store a running answer. They are not part of `rest`, because a turn does not wait for them. */
  chunks: number;
  auth: number;
  functions: number;
}

/** The services behind the one port. */
interface GatewayParts {
  api: Api;
  functions: FindFunction;
  context: FunctionContext;
  counts: RequestCounts;
  /** Answers what is no service's: the web client's files. */
  servePage?: (request: Request) => Promise<Response | null>;
}

/**
 * Sends each request to the service that its path names, and any other to the web client. Without one it gets 404 here, because
 * lite would answer it with an HTML page.
 */
export function createGateway({ api, functions, context, counts, servePage }: GatewayParts) {
  return async (request: Request, peerAddress: string | null): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, service, version] = pathname.split("/");
    if (version === "v1") {
      if (service === "functions") {
        counts.functions++;
        return await serveFunction(request, functions, context);
      }
      if (service === "rest" || service === "auth") {
        counts[pathname.endsWith("/rpc/append_chunks") ? "chunks" : service]++;
        return await api.fetch(request, peerAddress);
      }
    }
    const page = await servePage?.(request);
    if (page) return page;
    await request.body?.cancel();
    return Response.json({ message: "no Route matched with those values" }, {
      status: 404,
      headers: corsHeaders(request),
    });
  };
}

/**
 * Answers a request to `/functions/v1/<name>/…` as Supabase's gateway does. The function sees the path without
 * `/functions/v1`. A response without CORS headers gets them, and so does an error.
 */
export async function serveFunction(request: Request, find: FindFunction, context: FunctionContext): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/functions\/v1/, "");
  const name = url.pathname.split("/")[1] ?? "";
  const response = await answer(withoutSignal(request, url), name, find, context);
  if (response.headers.has("access-control-allow-origin")) return response;
  if (request.method === "OPTIONS") {
    await response.body?.cancel();
    return new Response("ok", { headers: corsHeaders(request) });
  }
  const headers = new Headers(response.headers);
  for (const [key, value] of Object.entries(corsHeaders(request))) headers.set(key, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Without the request's abort signal: a client that disconnects cancels the response stream instead. */
function withoutSignal({ method, headers, body }: Request, url: URL): Request {
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
    if (!found) return errorResponse(404, "NOT_FOUND", "Requested function was not found");
    return await run(found.fetch.bind(found), request, name, context);
  } catch (error) {
    logFailure(`[functions] ${name} does not load`, error);
    return errorResponse(503, "BOOT_ERROR", "Function failed to start (please check logs)");
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
    logFailure(`[functions] ${name} threw`, error);
    return errorResponse(500, "WORKER_ERROR", "Function exited due to an error (please check logs)");
  }
}

function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}

const allowedHeaders = "authorization, x-client-info, apikey, content-type, accept, prefer, range, x-region, " +
  "x-supabase-api-version, x-retry-count, accept-profile, content-profile";

/** The CORS headers that Supabase sends: any origin is allowed, and a preflight allows all headers that the page asks for. */
function corsHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = { "access-control-allow-origin": "*" };
  if (request.method === "OPTIONS") {
    headers["access-control-allow-methods"] = "GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD";
    headers["access-control-allow-headers"] = request.headers.get("access-control-request-headers") ?? allowedHeaders;
    headers["access-control-max-age"] = "86400";
  }
  return headers;
}
