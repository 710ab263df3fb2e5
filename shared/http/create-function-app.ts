import { Hono } from "hono";
import { cors } from "hono/cors";
import { ApiError, errorResponse } from "./api-error.ts";

/**
 * What every function of a user has in common: its path, CORS for browsers (hosted functions answer them themselves, the
 * gateway adds no headers) and the one error shape. Headers are those that browsers send and read besides the usual ones.
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
