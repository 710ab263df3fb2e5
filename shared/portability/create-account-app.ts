import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { parseInput, readJson } from "../http/parse-input.ts";
import { readEnvironment } from "../runtime/environment.ts";

const MAX_BODY_BYTES = 1024;

/** Nothing is asked for, and what says something else was meant for something else. */
const emptyBodySchema = z.strictObject({});

/**
 * The `account` function: `DELETE /account` deletes the account of the token, if the login is at most 10 minutes old,
 * with every row, and answers with the receipt.
 */
export function createAccountApp(): Hono {
  const app = createFunctionApp("account");
  app.delete("/", bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(tooLarge()) }), async (c) => {
    const environment = readEnvironment();
    const user = await authenticate(c.req.raw, environment);
    const body = await c.req.text().catch(() => {
      throw tooLarge();
    });
    if (body.trim() !== "") parseInput(emptyBodySchema, await readJson(new Response(body)));
    // How old the login is, Postgres decides: the function is not the only way to it.
    const client = createUserClient(environment, user.token);
    return Response.json(await callRpc(client, "delete_account", { account_id: user.id }));
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use DELETE para apagar a conta.")));
  return app;
}

function tooLarge(): ApiError {
  return new ApiError(400, "invalid_request", "Para apagar a conta, não mande nada no corpo.");
}
