import type { LanguageModelV4 } from "@ai-sdk/provider";
import { Hono } from "hono";
import { z } from "zod";
import { createRpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { hasSecretKey } from "../http/secret-key.ts";
import { chooseEmbedder, chooseExtractionModel } from "../model/choose-model.ts";
import { extendReminders } from "../reminders/extend-reminders.ts";
import { type ConsolidationEnvironment, readConsolidationEnvironment } from "../runtime/environment.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { listOf, parseInput } from "../http/parse-input.ts";
import { readJson } from "../http/read-body.ts";
import { CONSOLIDATION_LIMITS, type ConsolidationLimits } from "./consolidate-user.ts";
import { embedMissing } from "./embed-items.ts";
import { type ConsolidationRequest, runConsolidations } from "./run-consolidations.ts";

/** Replacements for tests and measurements. */
export interface ConsolidationAppOptions {
  chooseModel?: (environment: ConsolidationEnvironment) => LanguageModelV4 | Promise<LanguageModelV4>;
  limits?: ConsolidationLimits;
}

export const bodySchema = z.strictObject({
  userIds: listOf(z.uuid(), { min: 1, max: 100 }).optional(),
  force: z.boolean().default(false),
}).refine(({ userIds, force }) => !force || userIds !== undefined, {
  path: ["userIds"],
  message: "Diga quem, com force",
});

const MAX_BODY_BYTES = 16 * 1024;

/** The `consolidate-memory` function: `POST /consolidate-memory` with a secret key on `apikey`. */
export function createConsolidationApp(options: ConsolidationAppOptions = {}): Hono {
  const { chooseModel = chooseExtractionModel, limits = CONSOLIDATION_LIMITS } = options;
  const app = new Hono().basePath("/consolidate-memory");
  app.onError((error) => errorResponse(error));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  app.use(async (c, next) => {
    if (!await hasSecretKey(c.req.raw, readConsolidationEnvironment().secretKeys)) {
      throw new ApiError(401, "unauthenticated", "Só o agendador do projeto pode pedir isso.");
    }
    await next();
  });
  app.post("/", async (c) => {
    const deadline = Date.now() + limits.invocation;
    const environment = readConsolidationEnvironment();
    const request = await parseConsolidationRequest(c.req.raw);
    const client = createRpcClient(environment.supabaseUrl, environment.secretKeys[0]!);
    const embedder = await chooseEmbedder(environment);
    const worker = { client, model: await chooseModel(environment), embedder, limits, deadline };
    const results = await runConsolidations(worker, request);
    runInBackground(extendReminders(client, deadline));
    if (embedder) runInBackground(embedMissing(client, embedder, deadline));
    return c.json({ results });
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para consolidar.")));
  return app;
}

/**
 * Reads the body of `POST /consolidate-memory`. `{}` consolidates all users who are due, `userIds` only those of them who are named.
 * With `force`, the named users are consolidated now.
 *
 * @throws ApiError 400 `invalid_request`, `details` naming the path of each problem
 */
async function parseConsolidationRequest(request: Request): Promise<ConsolidationRequest> {
  const tooLong = `O corpo passa de ${MAX_BODY_BYTES} bytes`;
  const body = await readJson(request, { bytes: MAX_BODY_BYTES, tooLong, client: null });
  const { userIds, force } = parseInput(bodySchema, body);
  return { force, ...(userIds ? { userIds: [...new Set(userIds)] } : {}) };
}
