import type { Hono } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import { parseInput } from "../http/parse-input.ts";
import { parseBody, readBody } from "../http/read-body.ts";
import { readEnvironment } from "../runtime/environment.ts";

const MAX_BODY_BYTES = 1024;
/** As long as delete_account() may take. */
const DELETION_MS = 120_000;
const TOO_LONG = "Para apagar a conta, não mande nada no corpo.";

/** The body must be empty. A request with a body was probably meant for another address. */
const emptyBodySchema = z.strictObject({});

/**
 * The `account` function. `DELETE /account` deletes the account of the token with all its rows and answers with a receipt. The login
 * must be at most 10 minutes old.
 */
export function createAccountApp(): Hono {
  const app = createFunctionApp("account");
  app.delete("/", async (c) => {
    const environment = readEnvironment();
    const user = await authenticate(c.req.raw, environment);
    const client = createUserClient(environment, user.token);
    const body = await readBody(c.req.raw, { bytes: MAX_BODY_BYTES, tooLong: TOO_LONG, client });
    if (body.trim() !== "") parseInput(emptyBodySchema, await parseBody(body, {}));
    // Postgres checks the age of the login, because delete_account() can also be called without this function.
    return Response.json(await callRpc(client, "delete_account", { account_id: user.id }, DELETION_MS));
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use DELETE para apagar a conta.")));
  return app;
}
