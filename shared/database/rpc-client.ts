import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Environment } from "../runtime/environment.ts";
import type { Database } from "./database.types.ts";

type Functions = Database["public"]["Functions"];

/** A function of the exposed schema: the compiler knows all that the schema makes. */
export type RpcName = keyof Functions & string;

/** A call of a Postgres function that was answered, refused or lost: one round trip. */
export interface RpcCall {
  name: RpcName;
  /** What `run_tool` was called for. */
  tool?: string;
  /** When it was sent, by `performance.now()`. */
  from: number;
}

/** Calls Postgres functions. All that the product does with its database it does through them. */
export type RpcClient = Pick<SupabaseClient<Database>, "rpc"> & {
  /** What one call may take, in milliseconds. */
  timeoutMs?: number;
  /** Told of each call, once it has ended. */
  onCall?: (call: RpcCall) => void;
};

/**
 * A client that holds an API key of the project: publishable with the token of the user it acts as, so that row-level
 * security decides what it sees; or secret and without one. It lives for one request and keeps no session.
 */
export function createRpcClient(supabaseUrl: string, apiKey: string, token?: string): RpcClient {
  return createClient<Database>(supabaseUrl, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

/** A client that is the user: every call carries their token, so row-level security decides what it sees. */
export function createUserClient(environment: Environment, token: string, timeoutMs?: number): RpcClient {
  const client = createRpcClient(environment.supabaseUrl, environment.publishableKey, token);
  return Object.assign(client, { timeoutMs });
}
