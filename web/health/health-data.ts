import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Database } from "../../shared/database/database.types.ts";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { plusDays, weekdayOf } from "./days.ts";

type Tables = Database["public"]["Tables"];

/** A measurement. */
export type Entry = Pick<
  Tables["tracking_entries"]["Row"],
  "id" | "metric" | "custom_name" | "value" | "value2" | "person" | "unit" | "entry_date" | "note"
>;

/** A metric or a habit, as get_trends names it. */
export interface Series {
  kind: "metric" | "custom" | "habit";
  name: string;
}

/** How two series go together, day by day; without `r` where they could not be compared. */
export interface Correlation {
  a: Series;
  b: Series;
  n: number;
  status: "ok" | "no_variation" | "not_enough_data";
  r?: number;
}

interface Trends {
  from: string;
  to: string;
  minimum_days: number;
  correlations: Correlation[];
}

/** What was recorded in a span of days, and what goes together in it. */
export interface Overview extends Trends {
  entries: Entry[];
}

export interface Habit {
  id: string;
  name: string;
  frequency: "daily" | "weekdays" | "weekends" | "custom";
  days?: number[];
  today: "done" | "pending" | "off";
  streak: number;
  best_streak: number;
  last_30_days: { done: number; due: number };
}

/** The person's habits, and on which days of the last weeks each was done. */
export interface HabitOverview {
  today: string;
  /** The Monday that the calendar begins with. */
  from: string;
  habits: Habit[];
  doneOn: Map<string, Set<string>>;
}

const HEALTH = ["health"] as const;
/** PostgREST gives no more rows at once. */
const PAGE = 1000;
export const WEEKS_SHOWN = 5;

export function useOverview(days: number) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...HEALTH, "overview", days],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Overview> => {
      // It also says which days these are in the person's time zone.
      const trends = await callRpc<Trends>(backend, "get_trends", { days });
      return { ...trends, entries: await fetchEntries(backend, trends.from, trends.to) };
    },
  });
}

async function fetchEntries({ supabase }: Backend, from: string, to: string): Promise<Entry[]> {
  const all: Entry[] = [];
  while (true) {
    const page = await rowsOf<Entry[]>(
      supabase.from("tracking_entries")
        .select("id, metric, custom_name, value, value2, person, unit, entry_date, note")
        .is("deleted_at", null).gte("entry_date", from).lte("entry_date", to)
        .order("entry_date", { ascending: false }).order("created_at", { ascending: false }).order("id")
        .range(all.length, all.length + PAGE - 1),
    );
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

export function useHabits() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...HEALTH, "habits"],
    queryFn: async (): Promise<HabitOverview> => {
      const { date: today, habits } = await callRpc<{ date: string; habits: Habit[] }>(backend, "get_habits");
      const from = firstDayShown(today);
      return { today, from, habits, doneOn: await fetchDoneDays(backend, habits, from) };
    },
  });
}

async function fetchDoneDays(
  { supabase }: Backend,
  habits: readonly Habit[],
  from: string,
): Promise<Map<string, Set<string>>> {
  const doneOn = new Map(habits.map(({ id }) => [id, new Set<string>()]));
  for (let first = 0;; first += PAGE) {
    const page = await rowsOf(
      supabase.from("habit_completions").select("habit_id, completion_date")
        .is("deleted_at", null).gte("completion_date", from).order("completion_date").order("id")
        .range(first, first + PAGE - 1),
    );
    for (const { habit_id, completion_date } of page) doneOn.get(habit_id)?.add(completion_date);
    if (page.length < PAGE) return doneOn;
  }
}

function firstDayShown(today: string): string {
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  return plusDays(today, -sinceMonday - 7 * (WEEKS_SHOWN - 1));
}

/** What a person may correct in a measurement. */
export interface EntryChange {
  id: string;
  value: number;
  value2: number | null;
  date: string;
  note: string;
}

export function useCorrectEntry() {
  const backend = useBackend();
  return useHealthChange(({ id, value, value2, date, note }: EntryChange) =>
    callRpc(backend, "update_metric", { entry_id: id, value, date, note, ...(value2 !== null && { value2 }) })
  );
}

export function useRemoveEntry() {
  const backend = useBackend();
  return useHealthChange(({ id }: { id: string }) => callRpc(backend, "delete_metric", { entry_id: id }));
}

export function useBringBackEntry() {
  const { supabase } = useBackend();
  return useHealthChange(({ id }: { id: string }) =>
    rowsOf(supabase.from("tracking_entries").update({ deleted_at: null }).eq("id", id).select("id"))
  );
}

/** Marks a habit as done today, or takes that back. */
export function useMarkToday() {
  const backend = useBackend();
  return useHealthChange(async ({ habit, today }: { habit: Habit; today: string }) => {
    if (habit.today !== "done") {
      await callRpc(backend, "record_habit", { habit_name: habit.name, date: today });
      return;
    }
    await rowsOf(
      backend.supabase.from("habit_completions").update({ deleted_at: new Date().toISOString() })
        .eq("habit_id", habit.id).eq("completion_date", today).is("deleted_at", null).select("id"),
    );
  });
}

function useHealthChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  // Awaited, so that the form closes when the page shows the new value.
  return useMutation({ mutationFn: change, onSuccess: () => queryClient.invalidateQueries({ queryKey: HEALTH }) });
}
