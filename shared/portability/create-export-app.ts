import type { Hono } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient, createUserClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { parseInput } from "../http/parse-input.ts";
import { readEnvironment, readSecretKeys } from "../runtime/environment.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { writeCsv } from "./export-csv.ts";
import { writeJson } from "./export-json.ts";
import { writeMarkdown } from "./export-markdown.ts";
import { EXPORTABLE, readExport } from "./read-export.ts";

const CONTENT_TYPES = { json: "application/json", markdown: "text/markdown; charset=utf-8", csv: "application/zip" };
const EXTENSIONS = { json: "json", markdown: "md", csv: "zip" };

export const exportQuery = z.object({
  what: z.enum(EXPORTABLE, { error: `use um destes: ${EXPORTABLE.join(", ")}` }).default("everything"),
  format: z.enum(["json", "markdown", "csv"], { error: "use json, markdown ou csv" }).default("json"),
});

/** The `export` function: `GET /export?what=memory|notes|conversations|everything&format=json|markdown|csv`, streamed; CSV files come in a ZIP. */
export function createExportApp(): Hono {
  const app = createFunctionApp("export");
  app.get("/", async (c) => {
    const environment = readEnvironment();
    const user = await authenticate(c.req.raw, environment);
    const { what, format } = parseInput(
      exportQuery,
      c.req.query(),
      "Não sei exportar isso. Confira os campos indicados.",
    );
    const begun = await readExport(createUserClient(environment, user.token), what);
    // The data is read with the user's rights and signed with the server's, so nobody can get a signature for other data.
    const server = createRpcClient(environment.supabaseUrl, readSecretKeys()[0]!);
    const content = format === "json"
      ? writeJson(begun, (digest) => callRpc(server, "sign_export", { digest }))
      : format === "csv"
      ? writeCsv(begun)
      : writeMarkdown(begun);
    return new Response(toStream(content), {
      headers: {
        "Content-Type": CONTENT_TYPES[format],
        "Content-Disposition": `attachment; filename="life-assistant-${what}-${begun.exportedAt.slice(0, 10)}.${
          EXTENSIONS[format]
        }"`,
        "Cache-Control": "no-store",
      },
    });
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use GET para exportar.")));
  return app;
}

/** If reading fails half way, the stream ends with an error, so that half an export is not taken for a complete one. */
function toStream(content: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await content.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      } catch (cause) {
        logFailure("export broke off", cause);
        controller.error(cause);
      }
    },
    async cancel() {
      await content.return(undefined);
    },
  });
}
