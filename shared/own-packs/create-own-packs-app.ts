import type { Context, Hono } from "hono";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { ApiError, errorResponse } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { createFunctionApp } from "../http/create-function-app.ts";
import type { Network } from "../outside/read-outside.ts";
import { parseInput } from "../http/parse-input.ts";
import { readJson } from "../http/read-body.ts";
import { readEnvironment } from "../runtime/environment.ts";
import { readOwnPack } from "./read-own-pack.ts";

const MAX_BODY_BYTES = 512 * 1024;

export const putBody = z.strictObject({ files: z.record(z.string(), z.string()), enabled: z.boolean().optional() });
export const patchBody = z.strictObject({ enabled: z.boolean() });

/**
 * The `packs` function, for the own packs of the token's user. `GET /packs` lists them, `PUT /packs/{name}` stores one from its files (at
 * most 512 KB), `PATCH /packs/{name}` enables or disables it, and `DELETE /packs/{name}` deletes it.
 */
export function createOwnPacksApp(network?: Network): Hono {
  const app = createFunctionApp("packs");
  app.get("/", async (c) => Response.json({ packs: await callRpc(await clientOf(c), "list_own_packs", {}) }));
  app.put("/:name", async (c) => {
    const client = await clientOf(c);
    const { files, enabled } = parseInput(putBody, await bodyOf(c, client));
    const pack = await readOwnPack(c.req.param("name"), files, network);
    return Response.json(await callRpc(client, "save_own_pack", { pack, ...(enabled !== undefined && { enabled }) }));
  });
  app.patch("/:name", async (c) => {
    const client = await clientOf(c);
    const { enabled } = parseInput(patchBody, await bodyOf(c, client));
    return Response.json(await callRpc(client, "change_own_pack", { name: c.req.param("name"), enabled }));
  });
  app.delete("/:name", async (c) => {
    return Response.json(await callRpc(await clientOf(c), "change_own_pack", { name: c.req.param("name") }));
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use GET para ver os seus pacotes.")));
  app.all(
    "/:name",
    () => errorResponse(new ApiError(405, "method_not_allowed", "Use PUT, PATCH ou DELETE com um pacote seu.")),
  );
  return app;
}

async function clientOf(c: Context): Promise<RpcClient> {
  const environment = readEnvironment();
  return createUserClient(environment, (await authenticate(c.req.raw, environment)).token);
}

async function bodyOf(c: Context, client: RpcClient): Promise<unknown> {
  return await readJson(c.req.raw, { bytes: MAX_BODY_BYTES, tooLong: "O pacote passa de 512 KB.", client });
}
