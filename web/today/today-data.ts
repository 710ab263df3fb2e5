import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Habit } from "../health/habit-figures.ts";
import type { Agenda } from "./agenda.ts";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { ORIGINS } from "../ui/row-origin.tsx";
import { newCallId } from "../shell/undoable.tsx";

const TODAY = ["today"] as const;
export const DAYS_AHEAD = 7;

/** What today and the next seven days hold, by the person's own calendar. */
export function useAgenda() {
  const backend = useBackend();
  return useQuery({ queryKey: [...TODAY, "agenda"], queryFn: () => fetchAgenda(backend) });
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

/** A question of the assistant that waits for an answer: in words, and the conversation that it stands in. */
export interface WaitingQuestion {
  id: string;
  offer: string;
  conversation: string;
}

/** What waits for the person's answer, oldest first. */
export function useWaiting() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...TODAY, "waiting"],
    queryFn: async (): Promise<WaitingQuestion[]> => {
      const rows = await rowsOf(
        supabase.from("pending_actions").select("id, offer, conversations!inner(client_id)")
          .eq("status", "open").gt("expires_at", new Date().toISOString()).order("position"),
      );
      return rows.map(({ id, offer, conversations: { client_id } }) => ({ id, offer, conversation: client_id }));
    },
  });
}

/** Marks a bill as paid today. */
export function usePayBill() {
  const backend = useBackend();
  return useChange(({ id }: { id: string }, callId) =>
    callRpc(backend, "mark_bill_paid", { bill_id: id, tool_call_id: callId })
  );
}

/** What ends a time of a reminder, or all of them. */
export type Ending = { kind: "done" } | { kind: "cancel" } | { kind: "snooze"; at: string };

/** Finishes, snoozes or cancels a reminder. */
export function useEndReminder() {
  const backend = useBackend();
  return useChange(({ id, by }: { id: string; by: Ending }, callId) => {
    const named = { reminder_id: id, tool_call_id: callId };
    switch (by.kind) {
      case "done":
        return callRpc(backend, "complete_reminder", named);
      case "cancel":
        return callRpc(backend, "cancel_reminder", named);
      case "snooze":
        return callRpc(backend, "snooze_reminder", { ...named, at: by.at });
    }
  });
}

/** Writes a new reminder, or changes the text and, where `at` is given, the time of one. */
export function useSaveReminder() {
  const backend = useBackend();
  return useChange(({ id, text, at }: { id?: string; text?: string; at?: string }, callId) =>
    id === undefined
      ? callRpc(backend, "create_reminder", { text, at, tool_call_id: callId })
      : callRpc(backend, "update_reminder", { reminder_id: id, text, at, tool_call_id: callId })
  );
}

/** A change of what today shows. It gives the id with which it is taken back. */
function useChange<Input>(change: (input: Input, callId: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(input: Input) {
      const callId = newCallId();
      await change(input, callId);
      return callId;
    },
    // What is paid here stands in the month of the other page.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: TODAY }),
        queryClient.invalidateQueries({ queryKey: ["money"] }),
        queryClient.invalidateQueries({ queryKey: ORIGINS }),
      ]),
  });
}
