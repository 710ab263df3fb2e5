import type { SupabaseClient } from "@supabase/supabase-js";
import { CalendarDay } from "../../shared/language/figures/calendar-day.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";

/** How a function said no. */
export interface Refusal {
  status: number;
  code: string;
  hint: string | null;
  message: string;
  detail: JsonObject;
}

/** A function's result, in the shape the caller expects; throws when it refuses. */
export async function call<T = JsonObject>(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<T> {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message} ${error.hint ?? ""} ${error.details ?? ""}`);
  return data as T;
}

/** How a function refuses; throws when it does not. */
export async function refusal(client: SupabaseClient, name: string, args: JsonObject = {}): Promise<Refusal> {
  const { error, status } = await client.rpc(name, args);
  if (!error) throw new Error(`${name} did not refuse`);
  let detail: JsonObject = {};
  try {
    detail = JSON.parse(error.details ?? "{}") as JsonObject;
  } catch {
    // Only the domain's own errors carry JSON.
  }
  return { status, code: error.code, hint: error.hint, message: error.message, detail };
}

/** `YYYY-MM-DD`, so many days before. */
export function daysBefore(date: string, days: number): string {
  return CalendarDay.parse(date)!.plusDays(-days).toString();
}

/** The user's own today, as Postgres sees it: a run over midnight is off by one everywhere or nowhere. */
export async function todayOf(client: SupabaseClient): Promise<string> {
  return (await call(client, "get_habits")).date as string;
}
