import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, BackendError, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export interface Habit {
  id: string;
  name: string;
  /** "off": it is not due on this day of the week. */
  today: "done" | "pending" | "off";
  streak: number;
  best_streak: number;
  last_30_days: { done: number; due: number };
}

/** One time of a reminder, local; a recurring one stands once for each of its times. */
export interface Reminder {
  id: string;
  text: string;
  at: string;
  recurrence?: string;
  came_due?: true;
}

export interface DueBill {
  id: string;
  name: string;
  amount: number;
  due_on: string;
}

export interface DueInstallment {
  debt_id: string;
  name: string;
  number: number;
  installments: number;
  amount: number;
  due_on?: string;
}

export interface Agenda {
  today: string;
  reminders: Reminder[];
  /** Bills and, as they have no row of their own, instalments of debts. What is overdue is among them. */
  bills: (DueBill | DueInstallment)[];
  plans: { content: string; date: string }[];
  birthdays: { name: string; next_on: string }[];
  habits: Habit[];
}

const TODAY = ["today"] as const;
export const DAYS_AHEAD = 7;

/** What today and the next seven days hold, by the person's own calendar. */
export function useAgenda() {
  const backend = useBackend();
  return useQuery({ queryKey: TODAY, queryFn: () => fetchAgenda(backend) });
}

async function fetchAgenda(backend: Backend): Promise<Agenda> {
  // First, because it says which day it is in the person's time zone.
  const { date, habits } = await callRpc<{ date: string; habits: Habit[] }>(backend, "get_habits");
  const days = await callRpc<Omit<Agenda, "habits">>(backend, "list_reminders", {
    from_date: date,
    to_date: daysAfter(date, DAYS_AHEAD),
  });
  return { ...days, habits };
}

/** The day so many days after another; both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Marks a habit as done on a day, or takes that back. */
export function useTickHabit() {
  const backend = useBackend();
  return useChange(async ({ habit, date, isDone }: { habit: Habit; date: string; isDone: boolean }) => {
    if (isDone) await callRpc(backend, "record_habit", { habit_name: habit.name, date });
    else {
      await changed(
        backend.supabase.from("habit_completions").update({ deleted_at: new Date().toISOString() })
          .eq("habit_id", habit.id).eq("completion_date", date).is("deleted_at", null).select("id"),
      );
    }
  });
}

/** Marks a bill as paid today. */
export function usePayBill() {
  const backend = useBackend();
  return useChange(({ id }: { id: string }) => callRpc(backend, "mark_bill_paid", { bill_id: id }));
}

export function useUnpayBill() {
  const { supabase } = useBackend();
  return useChange(({ id }: { id: string }) =>
    changed(supabase.from("bills").update({ status: "pending", paid_on: null }).eq("id", id).select("id"))
  );
}

const STATE = "upcoming, snoozed_until, came_due_at, shown_at, done_at, deleted_at" as const;

/** The columns that finishing or cancelling a reminder changes, as they stood before it. */
export interface ReminderState {
  upcoming: string[];
  snoozed_until: string | null;
  came_due_at: string | null;
  shown_at: string | null;
  done_at: string | null;
  deleted_at: string | null;
}

/** Finishes, snoozes or cancels a reminder. Gives the state before, with which `useRestoreReminder` takes it back. */
export function useEndReminder() {
  const backend = useBackend();
  return useChange(
    async ({ id, by }: { id: string; by: { kind: "done" } | { kind: "cancel" } | { kind: "snooze"; at: string } }) => {
      const [before] = await rowsOf<ReminderState[]>(
        backend.supabase.from("reminders").select(STATE).eq("id", id),
      );
      if (by.kind === "done") await callRpc(backend, "complete_reminder", { reminder_id: id });
      else if (by.kind === "cancel") await callRpc(backend, "cancel_reminder", { reminder_id: id });
      else await callRpc(backend, "snooze_reminder", { reminder_id: id, at: by.at });
      return before;
    },
  );
}

export function useRestoreReminder() {
  const { supabase } = useBackend();
  return useChange(({ id, state }: { id: string; state: ReminderState }) =>
    changed(supabase.from("reminders").update(state).eq("id", id).select("id"))
  );
}

/** Writes a new reminder, or changes the text and, where `at` is given, the time of one. */
export function useSaveReminder() {
  const backend = useBackend();
  return useChange(({ id, text, at }: { id?: string; text?: string; at?: string }) =>
    id === undefined
      ? callRpc(backend, "create_reminder", { text, at })
      : callRpc(backend, "update_reminder", { reminder_id: id, text, at })
  );
}

async function changed(update: Parameters<typeof rowsOf<{ id: string }[]>>[0]): Promise<void> {
  const rows = await rowsOf(update);
  if (rows.length === 0) {
    throw new BackendError("Não encontrei mais isso; talvez já tenha sido mudado.", "not_found");
  }
}

function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // What is paid here stands in the month of the other page.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: TODAY }),
        queryClient.invalidateQueries({ queryKey: ["money"] }),
      ]),
  });
}
