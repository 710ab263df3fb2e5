import { Hono } from "hono";
import { cors } from "hono/cors";
import { API_VERSION, VERSION_HEADER } from "./api-version.ts";
import { DomainError } from "../database/domain-error.ts";
import { createUserClient } from "../database/rpc-client.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { ApiError, errorResponse } from "./api-error.ts";
import { authenticate } from "./authenticate.ts";
import { countRefused } from "./count-request.ts";

/**
 * What all functions for users have in common: the path, CORS for browsers (the gateway of hosted functions adds no headers), the
 * shape of errors, the version, and that refused requests count.
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
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type", VERSION_HEADER, ...allowHeaders],
    exposeHeaders: [
      "retry-after",
      "content-disposition",
      "x-vercel-ai-ui-message-stream",
      VERSION_HEADER,
      ...exposeHeaders,
    ],
  }));
  app.use(async (c, next) => {
    c.res.headers.set(VERSION_HEADER, `${API_VERSION}`);
    const client = c.req.header(VERSION_HEADER);
    if (client !== undefined && client !== `${API_VERSION}`) throw otherVersion(client);
    await next();
  });
  app.onError(async (error, c) => errorResponse(await toTell(error, c.req.raw)));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  return app;
}

/** What a client of another version is told: its request could be misread, so nothing of it is done. */
function otherVersion(client: string): ApiError {
  return new ApiError(
    409,
    "version_mismatch",
    "Esta página e o servidor são de versões diferentes. Recarregue a página.",
    {
      details: { client: client.slice(0, 20), server: API_VERSION },
    },
  );
}

/** The error to be told, after the request was counted where it was refused. */
async function toTell(error: Error, request: Request): Promise<unknown> {
  const status = error instanceof ApiError || error instanceof DomainError ? error.status : 500;
  if (status >= 500 || status === 405 || !request.headers.has("Authorization")) return error;
  const environment = readEnvironment();
  const user = await authenticate(request, environment).catch(() => null);
  return user === null ? error : await countRefused(createUserClient(environment, user.token), error);
}
