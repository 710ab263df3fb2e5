import { useQuery } from "@tanstack/react-query";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { plusDays, weekdayOf } from "./days.ts";
import type { Habit, HabitDays } from "./habit-figures.ts";
import { HEALTH, useHealthChange } from "./measures-data.ts";

/** The person's habits, and on which days of the last weeks each was done. */
export interface HabitOverview {
  today: string;
  /** The Monday that the calendar begins with. */
  from: string;
  habits: Habit[];
  doneOn: Map<string, Set<string>>;
}

export const WEEKS_SHOWN = 5;
const PAGE = 1000;

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

/** The days since a habit was first done, and at least those since `from`; nothing as long as the habit is not known. */
export function useHabitDays(habitId: string | null, from: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...HEALTH, "habit-days", habitId, from],
    enabled: habitId !== null,
    queryFn: () => callRpc<HabitDays>(backend, "get_habit_days", { habit_id: habitId, from_date: from }),
  });
}

/** What is ticked: a habit on a day, or one of its times. */
export interface Tick {
  habit: Pick<Habit, "id" | "name">;
  date: string;
  time?: string;
  isDone: boolean;
}

/** Marks a habit as done on a day, or takes that back. Gives the id with which this is undone. */
export function useTickHabit() {
  const backend = useBackend();
  return useHealthChange(
    ({ habit: { id, name }, date, time, isDone }: Tick, callId) =>
      isDone
        ? callRpc(backend, "record_habit", { habit_name: name, date, time, tool_call_id: callId })
        : callRpc(backend, "unrecord_habit", { habit_id: id, date, time, tool_call_id: callId }),
  );
}
