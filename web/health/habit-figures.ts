import type { Frequency } from "../../shared/writing/format-habit.ts";
import { plusDays } from "./days.ts";

export interface Habit extends Frequency {
  id: string;
  name: string;
  /** "off": it is not due on this day of the week, or was done on as many days of this week as it is to be. */
  today: "done" | "pending" | "off";
  /** Of a habit with times: those that are left today. */
  open_times?: string[];
  /** Of a habit of some times a week: on how many days since Monday it was done. */
  done_this_week?: number;
  streak: number;
  best_streak: number;
  last_30_days: { done: number; due: number };
}

/** From its first to its last day; `length` counts the due days. */
interface Streak {
  length: number;
  from: string;
  to: string;
}

export interface HabitDay {
  date: string;
  due: boolean;
  completion_id?: string;
  note?: string;
  open_times?: string[];
}

/** The days of a habit, oldest first, and its streaks. */
export interface HabitDays {
  today: string;
  streak: Streak | null;
  best_streak: Streak | null;
  days: HabitDay[];
}

/** Which days of a habit are looked at: those that a figure counts, or all. */
export type HabitFigure = "streak" | "best" | "month" | "all";

export const FIGURE_TITLES: Record<HabitFigure, string> = {
  streak: "sequência",
  best: "melhor sequência",
  month: "últimos 30 dias",
  all: "dias",
};

/** The days that a figure counts, newest first. */
export function daysOf({ days, streak, best_streak, today }: HabitDays, figure: HabitFigure): HabitDay[] {
  const newest = days.toReversed();
  if (figure === "all") return newest;
  if (figure === "month") {
    const first = days.find(({ completion_id }) => completion_id !== undefined)?.date ?? today;
    return newest.filter(({ date, due, completion_id }) =>
      due && date > plusDays(today, -30) && date >= first && (date < today || completion_id !== undefined)
    );
  }
  const range = figure === "streak" ? streak : best_streak;
  return newest.filter(({ date, due }) => range !== null && due && date >= range.from && date <= range.to);
}
