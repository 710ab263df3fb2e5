import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Backend, BackendError, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { newCallId } from "../shell/undoable.tsx";
import { ORIGINS } from "../ui/row-origin.tsx";
import type { Entry, Purchase } from "./entries.ts";
import { MONEY } from "./money-data.ts";

/** What a form changes of an entry; what is missing stays. */
export interface EntryChanges {
  name?: string;
  amount?: number;
  category?: string;
  date?: string;
  dueDay?: number;
  /** The id of the account or card that paid. */
  account?: string;
}

/** Takes a change back. */
export type Revert = () => Promise<unknown>;

/** Corrects an entry; `andLater` also the open months of its series that follow. Gives what takes it back. */
export function useChangeEntry() {
  const backend = useBackend();
  return useMoneyChange(async (input: { entry: Entry; changes: EntryChanges; andLater: boolean }): Promise<Revert> => {
    const { entry, changes } = input;
    const { name, amount, category, date, dueDay, account } = changes;
    const series = input.andLater ? entry.series : null;
    switch (entry.kind) {
      case "expense": {
        const callId = newCallId();
        const named = { expense_id: await idOf(backend, entry), tool_call_id: callId };
        await callRpc(backend, "update_expense", { ...named, description: name, amount, category, date, account });
        return () => undoCalls(backend, [callId]);
      }
      case "transfer": {
        const callId = newCallId();
        const named = { kind: "transfer", item_id: entry.id, tool_call_id: callId };
        await callRpc(backend, "update_finance_item", { ...named, amount, date });
        return () => undoCalls(backend, [callId]);
      }
      case "payment": {
        // What the debt still lacks changes with it.
        const callId = newCallId();
        const named = { kind: "debt_payment", item_id: entry.id, tool_call_id: callId };
        await callRpc(backend, "update_finance_item", { ...named, amount, date });
        return () => undoCalls(backend, [callId]);
      }
      case "bill":
        return await changeRows(
          backend,
          "bills",
          series === null ? { id: entry.id } : { group_id: series.groupId, status: "pending", month: series.month },
          { name, amount, category, paid_on: date, due_day: dueDay },
        );
      case "income": {
        const isReceived = entry.when?.field === "date";
        return await changeRows(
          backend,
          "incomes",
          series === null ? { id: entry.id } : { group_id: series.groupId, received_on: null, month: series.month },
          {
            name,
            category,
            ...(isReceived
              ? { actual_amount: amount, received_on: date }
              : { expected_amount: amount, due_day: dueDay }),
          },
        );
      }
      case "opening":
        throw new BackendError("O saldo muda com a conta.", "not_a_row");
      case "installment":
      case "loan":
        throw new BackendError("Isso muda com a dívida.", "not_a_row");
    }
  });
}

/** Takes back what was written under these ids. */
export function undoCalls(backend: Backend, callIds: string[]): Promise<unknown> {
  return callRpc(backend, "undo_calls", { tool_call_ids: callIds });
}

/** The instalments of a purchase, the first one first. */
export async function rowsOfPurchase(
  { supabase }: Backend,
  { id }: Purchase,
): Promise<{ id: string; amount: number }[]> {
  return await rowsOf(
    supabase.from("expenses").select("id, amount").is("deleted_at", null).eq("purchase_id", id).order("installment"),
  );
}

/** By which row an expense is changed: of a purchase in instalments, by its first one. */
async function idOf(backend: Backend, { id, purchase }: { id: string; purchase?: Purchase }): Promise<string> {
  return purchase === undefined ? id : (await rowsOfPurchase(backend, purchase))[0]?.id ?? id;
}

/** Which rows: one by its id, or the months of a series from one on. */
interface Which {
  id?: string;
  group_id?: string;
  status?: string;
  received_on?: null;
  month?: string;
}

/** Changes rows, and gives what sets them back as they were. */
async function changeRows(
  { supabase }: Backend,
  table: "bills" | "incomes",
  { month, received_on, ...equal }: Which,
  values: Record<string, unknown>,
): Promise<Revert> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  let wanted = supabase.from(table as "bills").select("*").is("deleted_at", null).match(equal);
  if (month !== undefined) wanted = wanted.gte("month", month);
  const before = (await rowsOf(wanted) as unknown as (Record<string, unknown> & { id: string })[])
    .filter((row) => received_on === undefined || row.received_on === received_on);
  await changed(
    supabase.from(table as "bills").update(given as never).in("id", before.map(({ id }) => id)).select("id"),
  );
  return async () => {
    for (const row of before) {
      const old = Object.fromEntries(Object.keys(given).map((key) => [key, row[key]]));
      await changed(supabase.from(table as "bills").update(old as never).eq("id", row.id).select("id"));
    }
  };
}

/** What can be removed, and brought back. */
export interface Removable {
  kind: "expense" | "income" | "bill" | "debt" | "payment" | "transfer" | "account";
  id: string;
  name: string;
  /** Of an instalment: what goes with it. */
  purchase?: Purchase;
  /** Of what a tool removes: the call, which also brings it back. */
  callId?: string;
}

/** What a tool removes, because more than the row itself changes with it. */
const TOOL_KINDS = {
  expense: "expense",
  payment: "debt_payment",
  transfer: "transfer",
  account: "account",
} as const;

export function isRemovedByTool(kind: Removable["kind"]): kind is keyof typeof TOOL_KINDS {
  return kind in TOOL_KINDS;
}

/** Removes an entry softly, or brings it back. */
export function useRemoval() {
  const backend = useBackend();
  const { supabase } = backend;
  return useMoneyChange(async ({ of, isRemoved }: { of: Removable; isRemoved: boolean }) => {
    const set = { deleted_at: isRemoved ? new Date().toISOString() : null };
    if (isRemovedByTool(of.kind)) {
      return isRemoved
        ? await callRpc(backend, "delete_finance_item", {
          kind: TOOL_KINDS[of.kind],
          item_id: await idOf(backend, of),
          tool_call_id: of.callId,
        })
        : await undoCalls(backend, [of.callId ?? ""]);
    }
    switch (of.kind) {
      case "income":
        return await changed(supabase.from("incomes").update(set).eq("id", of.id).select("id"));
      case "bill":
        return await changed(supabase.from("bills").update(set).eq("id", of.id).select("id"));
      case "debt":
        return await changed(supabase.from("debts").update(set).eq("id", of.id).select("id"));
    }
  });
}

export function usePayBill() {
  const backend = useBackend();
  return useMoneyChange(({ id }: { id: string }) => callRpc(backend, "mark_bill_paid", { bill_id: id }));
}

export function useUnpayBill() {
  const { supabase } = useBackend();
  return useMoneyChange(({ id }: { id: string }) =>
    changed(
      supabase.from("bills").update({ status: "pending", paid_on: null, account_id: null }).eq("id", id).select("id"),
    )
  );
}

export function useChangeDebt() {
  const backend = useBackend();
  return useMoneyChange((input: { id: string; name?: string; amount?: number; dueDay?: number }) =>
    callRpc(backend, "update_finance_item", {
      kind: "debt",
      item_id: input.id,
      new_name: input.name,
      amount: input.amount,
      due_day: input.dueDay,
    })
  );
}

/** Sets the budget of a category from a month on, given by its first day. */
export function useSetBudget() {
  const backend = useBackend();
  return useMoneyChange((input: { category: string; amount: number; month: string }) =>
    callRpc(backend, "create_finance_item", {
      kind: "budget",
      category: input.category,
      amount: input.amount,
      date: input.month,
    })
  );
}

async function changed(update: Parameters<typeof rowsOf<{ id: string }[]>>[0]): Promise<void> {
  const rows = await rowsOf(update);
  if (rows.length === 0) {
    throw new BackendError("Não encontrei mais isso; talvez já tenha sido apagado.", "not_found");
  }
}

export function useMoneyChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // What is due today stands on another page.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: MONEY }),
        queryClient.invalidateQueries({ queryKey: ["today"] }),
        queryClient.invalidateQueries({ queryKey: ORIGINS }),
      ]),
  });
}

/** Carries out what takes a change back. */
export function useRevert() {
  return useMoneyChange((revert: Revert) => revert());
}
