import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { ORIGINS } from "../ui/row-origin.tsx";
import { newCallId } from "../shell/undoable.tsx";
import type { Entry, MetricOf, Series } from "./measures.ts";

/** How two series go together, day by day; without `r` where they could not be compared. */
export interface Correlation {
  a: Series;
  b: Series;
  n: number;
  status: "ok" | "no_variation" | "not_enough_data";
  r?: number;
}

interface Trends {
  days: number;
  from: string;
  to: string;
  minimum_days: number;
  correlations: Correlation[];
}

/** What was recorded in a span of days, and what goes together in it. */
export interface Overview extends Trends {
  entries: Entry[];
}

/** A day on which both series of a correlation have a value. */
export interface CommonDay {
  date: string;
  a: number;
  b: number;
}

export const HEALTH = ["health"] as const;
/** PostgREST gives no more rows at once. */
const PAGE = 1000;

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
    const page = await rowsOf(
      supabase.from("tracking_entries")
        .select("id, metric, custom_name, value, value2, person, unit, entry_date, note")
        .is("deleted_at", null).gte("entry_date", from).lte("entry_date", to)
        .order("entry_date", { ascending: false }).order("created_at", { ascending: false }).order("id")
        .range(all.length, all.length + PAGE - 1),
    );
    all.push(...page as Entry[]);
    if (page.length < PAGE) return all;
  }
}

/** The days that a correlation counts, newest first. */
export function useCommonDays({ a, b }: Correlation, days: number) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...HEALTH, "common", a, b, days],
    queryFn: async (): Promise<CommonDay[]> => {
      const named = (isHabit: boolean) =>
        [a, b].filter(({ kind }) => (kind === "habit") === isHabit).map(({ name }) => name);
      const { series } = await callRpc<{ series: (Series & { days: { date: string; value: number }[] })[] }>(
        backend,
        "get_trend_days",
        { metrics: named(false), habits: named(true), days },
      );
      const valuesOf = (one: Series) =>
        new Map(
          series.find(({ kind, name }) => kind === one.kind && name === one.name)?.days
            .map(({ date, value }) => [date, value]),
        );
      const second = valuesOf(b);
      return [...valuesOf(a)].flatMap(([date, value]) =>
        second.has(date) ? [{ date, a: value, b: second.get(date)! }] : []
      ).reverse();
    },
  });
}

/** What a person writes of a measurement; without an id it is a new one. */
export interface EntryChange {
  id?: string;
  metric: MetricOf;
  value: number;
  value2: number | null;
  date: string;
  note: string;
}

/** Records or corrects a measurement; gives the id with which that is taken back. */
export function useSaveEntry() {
  const backend = useBackend();
  return useHealthChange(({ id, metric, value, value2, date, note }: EntryChange, callId) => {
    const values = { value, date, note, ...(value2 !== null && { value2 }), tool_call_id: callId };
    if (id !== undefined) return callRpc(backend, "update_metric", { entry_id: id, ...values });
    const { metric: name, custom_name, person, unit } = metric;
    return callRpc(backend, "record_metric", { metric: name, custom_name, person, unit, ...values });
  });
}

/** Removes a measurement; gives the id with which that is taken back. */
export function useRemoveEntry() {
  const backend = useBackend();
  return useHealthChange(({ id }: { id: string }, callId) =>
    callRpc(backend, "delete_metric", { entry_id: id, tool_call_id: callId })
  );
}

/** A change of what the health page and today show. */
export function useHealthChange<Input>(change: (input: Input, callId: string) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(input: Input) {
      const callId = newCallId();
      await change(input, callId);
      return callId;
    },
    // Awaited, so that a form closes when the page shows the new value.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: HEALTH }),
        queryClient.invalidateQueries({ queryKey: ["today"] }),
        queryClient.invalidateQueries({ queryKey: ORIGINS }),
      ]),
  });
}

/**
 * Does something once a change is stored, also when its row is gone by then: callbacks of `mutate` end with their component. What went
 * wrong is told by the mutation.
 */
export function whenDone<Result>(change: Promise<Result>, then: (result: Result) => void): Promise<void> {
  return change.then(then, () => {});
}
