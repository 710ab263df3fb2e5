import { Hono } from "hono";
import { cors } from "hono/cors";
import { DomainError } from "../database/domain-error.ts";
import { ApiError } from "./api-error.ts";
import { domainErrorResponse } from "./domain-error-response.ts";
import { errorResponse } from "./error-response.ts";

/** What every function of a user has in common: its path, CORS for browsers and the one error shape. */
export function createFunctionApp(name: string): Hono {
  const app = new Hono().basePath(`/${name}`);
  app.use(cors({
    origin: "*",
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type"],
    exposeHeaders: ["retry-after", "content-disposition"],
  }));
  app.onError((error) => error instanceof DomainError ? domainErrorResponse(error) : errorResponse(error));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  return app;
}
