import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createRpcClient } from "../../database/rpc-client.ts";
import { ApiError, errorResponse } from "../../http/api-error.ts";
import { chooseEmbedder } from "../../model/choose-model.ts";
import { type ConsolidationEnvironment, readConsolidationEnvironment } from "../../runtime/environment.ts";
import { runInBackground } from "../../runtime/run-in-background.ts";
import { embedMissing } from "../embedding/embed-missing.ts";
import { chooseExtractor } from "./choose-extractor.ts";
import { chooseJudge } from "./choose-judge.ts";
import { CONSOLIDATION_LIMITS, type ConsolidationLimits } from "./consolidation-limits.ts";
import type { Extractor } from "./extractor.ts";
import { hasSecretKey } from "./has-secret-key.ts";
import { parseConsolidationRequest } from "./parse-consolidation-request.ts";
import { runConsolidations } from "./run-consolidations.ts";

/** What tests and measurements may put in place of the real thing. */
export interface ConsolidationAppOptions {
  chooseExtractor?: (environment: ConsolidationEnvironment) => Extractor;
  limits?: ConsolidationLimits;
}

const MAX_BODY_BYTES = 16 * 1024;

/** The `consolidate-memory` function: `POST /consolidate-memory` with a secret key on `apikey` (contracts, Memory). */
export function createConsolidationApp(options: ConsolidationAppOptions = {}): Hono {
  const { chooseExtractor: choose = chooseExtractor, limits = CONSOLIDATION_LIMITS } = options;
  const app = new Hono().basePath("/consolidate-memory");
  app.onError((error) => errorResponse(error));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  app.use(async (c, next) => {
    if (!await hasSecretKey(c.req.raw, readConsolidationEnvironment().secretKeys)) {
      throw new ApiError(401, "unauthenticated", "Só o agendador do projeto pode pedir isso.");
    }
    await next();
  });
  app.post("/", bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const deadline = Date.now() + limits.invocation;
    const environment = readConsolidationEnvironment();
    const request = await parseConsolidationRequest(c.req.raw);
    const client = createRpcClient(environment.supabaseUrl, environment.secretKeys[0]!);
    const worker = { client, extract: choose(environment), judge: chooseJudge(environment), limits, deadline };
    const results = await runConsolidations(worker, request);
    const embedder = await chooseEmbedder(environment);
    if (embedder) runInBackground(embedMissing(client, embedder, deadline));
    return c.json({ results });
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para consolidar.")));
  return app;
}
