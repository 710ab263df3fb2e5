import type { Environment } from "../runtime/environment.ts";
import { createRpcClient, type RpcClient } from "./rpc-client.ts";

/** A client that is the user: every call carries their token, so row-level security decides what it sees. */
export function createUserClient(environment: Environment, token: string): RpcClient {
  return createRpcClient(environment.supabaseUrl, environment.publishableKey, token);
}
