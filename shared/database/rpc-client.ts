import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Environment } from "../runtime/environment.ts";
import type { Database } from "./database.types.ts";

type Functions = Database["public"]["Functions"];

/** The name of a Postgres function that clients may call. */
export type RpcName = keyof Functions & string;

/** A call of a Postgres function that has ended, with or without an error: one round trip. */
export interface RpcCall {
  name: RpcName;
  /** The tool that `run_tool` was called for. */
  tool?: string;
  /** When the call was sent, by `performance.now()`. */
  from: number;
}

/** Calls Postgres functions. The product uses its database in no other way. */
export type RpcClient = Pick<SupabaseClient<Database>, "rpc"> & {
  /** How long one call may take, in milliseconds. */
  timeoutMs?: number;
  /** Is called after each call. */
  onCall?: (call: RpcCall) => void;
};

/**
 * Makes a client with an API key of the project: either the publishable key and a user's token, so that row-level security decides what
 * it sees; or a secret key without a token. The client lives for one request and keeps no session.
 */
export function createRpcClient(supabaseUrl: string, apiKey: string, token?: string): RpcClient {
  return createClient<Database>(supabaseUrl, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

/** Makes a client that acts as the user: every call has the user's token, so that row-level security decides what it sees. */
export function createUserClient(environment: Environment, token: string, timeoutMs?: number): RpcClient {
  const client = createRpcClient(environment.supabaseUrl, environment.publishableKey, token);
  return Object.assign(client, { timeoutMs });
}
