import type { SupabaseClient } from "@supabase/supabase-js";
import { CalendarDay } from "../../shared/language/figures/calendar-day.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";

/** The error of a function that refuses. */
export interface Refusal {
  status: number;
  code: string;
  hint: string | null;
  message: string;
  detail: JsonObject;
}

/** Calls a function and returns its result, as the type that the caller expects. Throws when the function refuses. */
export async function call<T = JsonObject>(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<T> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message} ${error.hint ?? ""} ${error.details ?? ""}`);
  return data as T;
}

/** Calls a function that must refuse, and returns its error. Throws when it does not refuse. */
export async function refusal(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<Refusal> {
  const { error, status } = await client.rpc(name, args);
  if (!error) throw new Error(`${name} did not refuse`);
  let detail: JsonObject = {};
  try {
    detail = JSON.parse(error.details ?? "{}") as JsonObject;
  } catch {
    // Only errors of the application have JSON in `details`.
  }
  return { status, code: error.code, hint: error.hint, message: error.message, detail };
}

/** The date this many days earlier, `YYYY-MM-DD`. */
export function daysBefore(date: string, days: number): string {
  return CalendarDay.parse(date)!.plusDays(-days).toString();
}

/** Today in the user's time zone, from Postgres. So a test that runs over midnight uses the same day everywhere. */
export async function todayOf(client: SupabaseClient): Promise<string> {
  return (await call(client, "get_habits")).date as string;
}
