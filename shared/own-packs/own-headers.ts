import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { createRpcClient } from "../database/rpc-client.ts";
import type { OwnHeaders } from "../outside/outside.ts";
import { type Environment, readSecretKeys } from "../runtime/environment.ts";
import { logFailure } from "../runtime/log-failure.ts";

const headersSchema = z.record(z.string(), z.string());

/** Reads with the secret key what a person's own pack is called with. Without an answer the service is asked without them. */
export function ownHeadersOf({ supabaseUrl }: Pick<Environment, "supabaseUrl">, userId: string): OwnHeaders {
  return async (tool, url) => {
    try {
      const server = createRpcClient(supabaseUrl, readSecretKeys()[0]!);
      return headersSchema.parse(await callRpc(server, "own_pack_headers", { user_id: userId, tool, url }));
    } catch (error) {
      logFailure("headers of an own pack were not read", error);
      return {};
    }
  };
}
