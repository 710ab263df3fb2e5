import type { SupabaseClient } from "@supabase/supabase-js";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import { call } from "../../support/rpc.ts";

/** The user's own today, as Postgres sees it. */
export async function todayOf(client: SupabaseClient): Promise<CalendarDay> {
  return CalendarDay.parse((await call<{ today: string }>(client, "get_pending_bills")).today)!;
}

/** First day of the month so many months later. */
export function monthAfter(day: CalendarDay, months: number): string {
  return day.startOfMonth().plusMonths(months).toString();
}
