import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { importDocument, previewImport } from "./import-document.ts";
import { type ImportDocument, invalidFile, readImportDocument } from "./read-import-document.ts";

const MAX_BODY_BYTES = 20 * 1024 * 1024;

/**
 * The `import` function. `POST /import` takes a JSON export of at most 20 MB and stores its rows for the user of the token.
 * `POST /import/preview` takes the same file, stores nothing and answers what would be stored.
 */
export function createImportApp(): Hono {
  const app = createFunctionApp("import");
  // Before the body is read, so that nobody can send 20 MB without an account.
  app.on("POST", ["/", "/preview"], async (c, next) => {
    await authenticate(c.req.raw, readEnvironment());
    await next();
  }, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(invalidFile("O arquivo passa de 20 MB")) }));
  app.post("/", async (c) => Response.json(await importDocument(await clientOf(c), await fileOf(c))));
  app.post("/preview", async (c) => Response.json(await previewImport(await clientOf(c), await fileOf(c))));
  for (const path of ["/", "/preview"]) {
    app.all(path, () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para importar.")));
  }
  return app;
}

async function clientOf(c: Context): Promise<RpcClient> {
  const environment = readEnvironment();
  return createUserClient(environment, (await authenticate(c.req.raw, environment)).token);
}

async function fileOf(c: Context): Promise<ImportDocument> {
  return readImportDocument(await c.req.text());
}
