import { PostgrestClient } from "@supabase/postgrest-js";

/** Calls Postgres functions. The REST part of supabase-js alone: auth, realtime and storage are 220 KB in each bundle. */
export type RpcClient = PostgrestClient;

/**
 * A client that holds an API key of the project: publishable with the token of the user it acts as, so that row-level
 * security decides what it sees; or secret and without one.
 */
export function createRpcClient(supabaseUrl: string, apiKey: string, token = legacyToken(apiKey)): RpcClient {
  return new PostgrestClient(new URL("rest/v1", supabaseUrl.replace(/\/?$/, "/")).href, {
    headers: { apikey: apiKey, ...(token && { Authorization: `Bearer ${token}` }) },
  });
}

/** Older projects' keys are tokens themselves; `sb_…` keys are refused as such. */
function legacyToken(apiKey: string): string | undefined {
  return apiKey.startsWith("sb_") ? undefined : apiKey;
}
