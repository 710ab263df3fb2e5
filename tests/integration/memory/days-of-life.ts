import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { daysBefore } from "../../support/rpc.ts";

/** A day some days back: 0 is today. `chance` is from 0 to 1, the same for the same name and day in every run. */
export interface LivedDay {
  date: string;
  back: number;
  /** 0 Sunday … 6 Saturday. */
  weekday: number;
  chance(name: string): number;
}

/** What somebody records about one day; what is absent was not recorded. */
export interface DayRecords {
  sleep?: number;
  mood?: number;
  energy?: number;
  exercise?: number;
  spent?: number;
}

/** Records `days` days, up to yesterday, as the user's own app would: rows of their own tables. */
export async function live(
  client: SupabaseClient,
  today: string,
  days: number,
  record: (day: LivedDay) => DayRecords,
): Promise<void> {
  const entries: JsonObject[] = [];
  const expenses: JsonObject[] = [];
  for (let back = days; back >= 1; back--) {
    const date = daysBefore(today, back);
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
    const { spent, ...metrics } = record({ date, back, weekday, chance: (name) => chance(`${name} ${back}`) });
    for (const [metric, value] of Object.entries(metrics)) entries.push({ metric, value, entry_date: date });
    if (spent) expenses.push({ amount: spent, category: "food", description: "mercado", spent_on: date });
  }
  assert.ifError((await client.from("tracking_entries").insert(entries)).error);
  assert.ifError((await client.from("expenses").insert(expenses)).error);
}

/** FNV-1a with a final mix, so that neighbours differ. */
function chance(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
