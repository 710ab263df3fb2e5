import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { newCallId } from "../shell/undoable.tsx";
import { type Account, fetchOpening } from "./accounts-data.ts";
import { type Revert, undoCalls, useMoneyChange } from "./money-changes.ts";

/** What a form says of a new account or card. */
export type NewAccount =
  | { kind: "card"; name: string; amount?: number; closing_day: number; due_day: number }
  | { kind: "account"; name: string; category: string; amount: number; date: string };

/** What a form changes of an account or card; what is missing stays. */
export interface AccountChanges {
  name?: string;
  limit?: number;
  closingDay?: number;
  dueDay?: number;
  /** What is in the account now. */
  balance?: number;
}

/** Adds an account or card. Gives what takes it back. */
export function useCreateAccount() {
  const backend = useBackend();
  return useMoneyChange(async (created: NewAccount): Promise<Revert> => {
    const callId = newCallId();
    await callRpc(backend, "create_finance_item", { ...created, tool_call_id: callId });
    return () => undoCalls(backend, [callId]);
  });
}

/** Changes an account or card. Gives what takes it back. */
export function useChangeAccount() {
  const backend = useBackend();
  return useMoneyChange(async (input: { account: Account; changes: AccountChanges }): Promise<Revert> => {
    const { account, changes: { name, limit, closingDay, dueDay, balance } } = input;
    const callIds: string[] = [];
    if (balance !== undefined) {
      const callId = newCallId();
      const opening = await fetchOpening(backend, account.id);
      // What came and went since the first day stays: the account began with that much more or less.
      await callRpc(backend, "create_finance_item", {
        kind: "account",
        name: opening.name,
        amount: Math.round((opening.opening_balance + balance - (account.balance ?? 0)) * 100) / 100,
        date: opening.opened_on,
        tool_call_id: callId,
      });
      callIds.push(callId);
    }
    if ([name, limit, closingDay, dueDay].some((value) => value !== undefined)) {
      const callId = newCallId();
      await callRpc(backend, "update_finance_item", {
        kind: "account",
        item_id: account.id,
        new_name: name,
        amount: limit,
        closing_day: closingDay,
        due_day: dueDay,
        tool_call_id: callId,
      }).catch(async (error) => {
        // Of one form either all is written or nothing.
        if (callIds.length > 0) await undoCalls(backend, callIds);
        throw error;
      });
      callIds.push(callId);
    }
    return () => undoCalls(backend, callIds);
  });
}

/** Pays a bill of a card, given by its month, `YYYY-MM`. Gives what takes it back. */
export function usePayCardBill() {
  const backend = useBackend();
  return useMoneyChange(
    async (payment: { to_account: string; from_account?: string; amount: number; date: string; month: string }) => {
      const callId = newCallId();
      await callRpc(backend, "transfer_money", { ...payment, tool_call_id: callId });
      return () => undoCalls(backend, [callId]);
    },
  );
}

/** Corrects the days on which one bill of a card closes and is due. Gives what takes it back. */
export function useChangeCardBill() {
  const backend = useBackend();
  return useMoneyChange(
    async ({ cardId, ...changes }: { cardId: string; month: string; closing_day?: number; due_day?: number }) => {
      const callId = newCallId();
      await callRpc(backend, "update_finance_item", {
        kind: "card_bill",
        name: cardId,
        ...changes,
        tool_call_id: callId,
      });
      return () => undoCalls(backend, [callId]);
    },
  );
}
