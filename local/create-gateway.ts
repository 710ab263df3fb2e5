import { corsHeaders } from "./cors-headers.ts";
import type { Api } from "./create-api.ts";
import type { FunctionContext } from "./in-function-context.ts";
import type { FindFunction } from "./load-functions.ts";
import { serveFunction } from "./serve-function.ts";

/** Requests seen since the start, by the part of the stack they were for. One to `rest` is one SQL round trip. */
export interface RequestCounts {
  rest: number;
  auth: number;
  functions: number;
}

/** What stands behind the one port. */
export interface GatewayParts {
  api: Api;
  functions: FindFunction;
  context: FunctionContext;
  counts: RequestCounts;
}

/** Sends each request where its path belongs. Only these paths exist: lite would answer any other with a page. */
export function createGateway({ api, functions, context, counts }: GatewayParts) {
  return async (request: Request, peerAddress: string | null): Promise<Response> => {
    const [, service, version] = new URL(request.url).pathname.split("/");
    if (version === "v1") {
      if (service === "functions") {
        counts.functions++;
        return await serveFunction(request, functions, context);
      }
      if (service === "rest" || service === "auth") {
        counts[service]++;
        return await api.fetch(request, peerAddress);
      }
    }
    await request.body?.cancel();
    return Response.json({ message: "no Route matched with those values" }, {
      status: 404,
      headers: corsHeaders(request),
    });
  };
}
