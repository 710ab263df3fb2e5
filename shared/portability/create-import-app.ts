import type { Context, Hono } from "hono";
import { createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { readJson } from "../http/read-body.ts";
import { importDocument, type ImportReport, previewImport } from "./import-document.ts";
import { type ImportDocument, readImportDocument, UNREADABLE } from "./read-import-document.ts";

const MAX_BODY_BYTES = 20 * 1024 * 1024;
/** As many rows as a file may have, with 20 values each. */
const MOST_NODES = 2_000_000;

/**
 * The `import` function. `POST /import` takes a JSON export of at most 20 MB and stores its rows for the user of the token.
 * `POST /import/preview` takes the same file, stores nothing and answers what would be stored.
 */
export function createImportApp(): Hono {
  const app = createFunctionApp("import");
  app.post("/", async (c) => Response.json(await receive(c, importDocument)));
  app.post("/preview", async (c) => Response.json(await receive(c, previewImport)));
  for (const path of ["/", "/preview"]) {
    app.all(path, () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para importar.")));
  }
  return app;
}

async function receive(
  c: Context,
  use: (client: RpcClient, file: ImportDocument) => Promise<ImportReport>,
): Promise<ImportReport> {
  const environment = readEnvironment();
  const client = createUserClient(environment, (await authenticate(c.req.raw, environment)).token);
  const body = await readJson(c.req.raw, {
    bytes: MAX_BODY_BYTES,
    nodes: MOST_NODES,
    tooLong: "O arquivo passa de 20 MB",
    sentence: UNREADABLE,
    noJson: "O arquivo não é JSON válido",
    client,
  });
  return await use(client, await readImportDocument(body));
}
