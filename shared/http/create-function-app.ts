import { Hono } from "hono";
import { cors } from "hono/cors";
import { ApiError, errorResponse } from "./api-error.ts";

/**
 * What all functions for users have in common: the path, CORS for browsers (the gateway of hosted functions adds no headers) and the
 * shape of errors.
 *
 * `allowHeaders` are headers that browsers may send, `exposeHeaders` those that they may read, in addition to the usual ones.
 */
export function createFunctionApp(
  name: string,
  { allowHeaders = [], exposeHeaders = [] }: { allowHeaders?: string[]; exposeHeaders?: string[] } = {},
): Hono {
  const app = new Hono().basePath(`/${name}`);
  app.use(cors({
    origin: "*",
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type", ...allowHeaders],
    exposeHeaders: ["retry-after", "content-disposition", "x-vercel-ai-ui-message-stream", ...exposeHeaders],
  }));
  app.onError((error) => errorResponse(error));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  return app;
}
