import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Environment } from "../runtime/environment.ts";

/** A client that is the user: every call carries their token, so row-level security decides what it sees. */
export function createUserClient(environment: Environment, token: string): SupabaseClient {
  return createClient(environment.supabaseUrl, environment.publishableKey, {
    global: { headers: { Authorization: `Bearer ${token}` } },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
