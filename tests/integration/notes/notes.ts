import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import type { Stack } from "../../support/stack.ts";

/** A row of library_items, as far as automatic notes go. */
export interface Note {
  id: string;
  kind: string;
  title: string;
  content: string;
  origin: string;
  period_from: string;
  period_to: string;
  deleted_at: string | null;
}

/** What create_automatic_note answers. */
export interface Written {
  status: "created" | "updated";
  empty: boolean;
  note: Note;
}

/** Asks for a note as a client would. */
export async function write(client: SupabaseClient, kind: string, date?: string): Promise<Written> {
  const { data, error } = await client.functions.invoke<Written>(`templates/${kind}/render`, {
    body: { ...(date !== undefined && { date }), save: true },
  });
  if (error) throw new Error(await error.context?.text?.() ?? error.message);
  return data!;
}

/** Writes the notes that are due, as the schedule's call does: of so many people at most. @returns how many are settled */
export async function writeDue(stack: Stack, most?: number): Promise<number> {
  const response = await fetch(`${stack.url}/functions/v1/templates`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "content-type": "application/json" },
    body: JSON.stringify({ ...(most !== undefined && { most }) }),
  });
  const { settled } = await response.json();
  assert.equal(response.status, 200);
  return settled;
}

/** All library rows of a user, deleted ones included, by period. */
export async function library(client: SupabaseClient): Promise<Note[]> {
  const { data, error } = await client.from("library_items")
    .select("id, kind, title, content, origin, period_from, period_to, deleted_at").order("period_to").order(
      "created_at",
    );
  if (error) throw error;
  return data as Note[];
}

/** Inserts rows; throws when one is refused. */
export async function insert(client: SupabaseClient, table: string, rows: Record<string, unknown>[]): Promise<void> {
  // One by one: in one statement a column that some rows lack would be null in them.
  for (const row of rows) {
    const { error } = await client.from(table).insert(row);
    if (error) throw error;
  }
}

/** `YYYY-MM-DD`, so many days after. */
export function daysAfter(date: string, days: number): string {
  return CalendarDay.parse(date)!.plusDays(days).toString();
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return daysAfter(date, -((CalendarDay.parse(date)!.weekday + 6) % 7));
}

/** `DD/MM` */
export function short(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}
