import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createUserClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { importDocument } from "./import-document.ts";
import { invalidFile, readImportDocument } from "./read-import-document.ts";

const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** The `import` function. `POST /import` takes a JSON export of at most 20 MB and stores its rows for the user of the token. */
export function createImportApp(): Hono {
  const app = createFunctionApp("import");
  app.post(
    "/",
    // Before the body is read, so that nobody can send 20 MB without an account.
    async (c, next) => {
      await authenticate(c.req.raw, readEnvironment());
      await next();
    },
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(invalidFile("O arquivo passa de 20 MB")) }),
    async (c) => {
      const environment = readEnvironment();
      const user = await authenticate(c.req.raw, environment);
      const file = readImportDocument(await c.req.text());
      return Response.json(await importDocument(createUserClient(environment, user.token), file));
    },
  );
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para importar.")));
  return app;
}
