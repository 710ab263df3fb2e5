import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { formatDate } from "../../shared/writing/format-date.ts";
import type { Account as ToolAccount, CardBill } from "../../shared/tools/finance/account.ts";
import { type Backend, BackendError, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { type Entry, ofBill, ofExpense, ofIncome, ofLoan, ofPayment } from "./entries.ts";
import {
  allRows,
  type Bill as PaidBill,
  BILL_COLUMNS,
  type Expense,
  EXPENSE_COLUMNS,
  type Income,
  INCOME_COLUMNS,
  type Loan,
  LOAN_COLUMNS,
  MONEY,
  type Payment,
  PAYMENT_COLUMNS,
} from "./money-data.ts";

/** An account or card, as get_accounts says it. */
export type Account = ToolAccount & { opened_on?: string; closing_day?: number; due_day?: number };

/** A bill of a card, with what is bought already in the bills after it. */
export type Bill = CardBill & { account: string; ahead: { month: string; amount: number }[] };

interface Transfer {
  id: string;
  from_account_id: string | null;
  to_account_id: string;
  amount: number;
  moved_on: string;
  card_month: string | null;
}

const TRANSFER_COLUMNS = "id, from_account_id, to_account_id, amount, moved_on, card_month";

export function useAccounts() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "accounts"],
    queryFn: () => callRpc<{ today: string; accounts: Account[] }>(backend, "get_accounts"),
  });
}

/** The bill of a month, `YYYY-MM`, of a card; without one, the bill to pay. Also the first month with a bill. */
export function useCardBill(cardId: string, month: string | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "card", cardId, month],
    queryFn: async () => {
      const [{ today, accounts, bill }, [first]] = await Promise.all([
        callRpc<{ today: string; accounts: Account[]; bill?: Bill }>(backend, "get_accounts", {
          account: cardId,
          month: month ?? undefined,
        }),
        rowsOf(
          backend.supabase.from("card_bills").select("month").eq("account_id", cardId).is("deleted_at", null)
            .order("month").limit(1),
        ),
      ]);
      return { today, card: accounts[0], bill, first: first?.month.slice(0, 7) };
    },
    placeholderData: keepPreviousData,
  });
}

/** What is bought in a bill of a card, given by the first day of its month, and what was paid of it. */
export function useCardBillRows(cardId: string, month: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "card", cardId, "rows", month],
    queryFn: async () => {
      const [bought, bills, debts, incomes, payments] = await Promise.all([
        allRows<Expense>((first, last) =>
          backend.supabase.from("expenses").select(EXPENSE_COLUMNS).is("deleted_at", null)
            .eq("account_id", cardId).eq("card_month", month).order("id").range(first, last)
        ),
        allRows<PaidBill>((first, last) =>
          backend.supabase.from("bills").select(BILL_COLUMNS).is("deleted_at", null)
            .eq("account_id", cardId).eq("card_month", month).order("id").range(first, last)
        ),
        allRows<Payment>((first, last) =>
          backend.supabase.from("debt_payments").select(PAYMENT_COLUMNS).is("deleted_at", null).is(
            "debts.deleted_at",
            null,
          )
            .eq("account_id", cardId).eq("card_month", month).order("id").range(first, last)
        ),
        allRows<Income>((first, last) =>
          backend.supabase.from("incomes").select(INCOME_COLUMNS).is("deleted_at", null)
            .eq("account_id", cardId).eq("card_month", month).order("id").range(first, last)
        ),
        rowsOf<Transfer[]>(
          backend.supabase.from("transfers").select(TRANSFER_COLUMNS).is("deleted_at", null)
            .eq("to_account_id", cardId).eq("card_month", month).order("moved_on", { ascending: false }).order("id"),
        ),
      ]);
      // What the card paid beside purchases, and what came back to it.
      const others = [
        ...bills.map((row) => ofBill(row, month)),
        ...debts.map(ofPayment),
        ...incomes.map((row) => ofReceived(row, month)),
      ];
      return { bought: [...bought.map(ofPurchase), ...others].sort(newestFirst), payments };
    },
  });
}

/** An expense as a card's bill lists it: with the day of the purchase, and without the name of the card. */
function ofPurchase(row: Expense): Entry {
  return { ...ofExpense({ ...row, accounts: null }), account: row.accounts, day: row.bought_on ?? row.spent_on };
}

/** An income with what came of it alone, on the day that it came. */
function ofReceived(row: Income, today: string): Entry {
  return { ...ofIncome(row, today), amount: row.actual_amount ?? 0, day: row.received_on ?? row.month };
}

/** The rows that the balance of an account counts: what it began with, and what came and went since. */
export function useAccountRows(account: Account, names: Readonly<Record<string, string>>, today: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "account", account.id],
    queryFn: () => fetchAccountRows(backend, account, today),
    select: ({ opening, expenses, incomes, bills, payments, loans, transfers }): Entry[] =>
      [
        ...expenses.map(ofExpense),
        ...incomes.map((row) => ofReceived(row, today)),
        ...bills.map((row) => ofBill(row, today)),
        ...payments.map(ofPayment),
        ...loans.map(ofLoan),
        ...transfers.map((row) => ofTransfer(row, account.id, names)),
        ofOpening(account, opening),
      ].sort(newestFirst),
  });
}

async function fetchAccountRows({ supabase }: Backend, { id, opened_on = "" }: Account, today: string) {
  const [opening, expenses, incomes, bills, payments, loans, transfers] = await Promise.all([
    fetchOpening({ supabase }, id),
    allRows<Expense>((first, last) =>
      supabase.from("expenses").select(EXPENSE_COLUMNS).is("deleted_at", null).eq("account_id", id)
        .gte("spent_on", opened_on).lte("spent_on", today).order("id").range(first, last)
    ),
    allRows<Income>((first, last) =>
      supabase.from("incomes").select(INCOME_COLUMNS).is("deleted_at", null).eq("account_id", id)
        .gte("received_on", opened_on).gt("actual_amount", 0).order("id").range(first, last)
    ),
    allRows<PaidBill>((first, last) =>
      supabase.from("bills").select(BILL_COLUMNS).is("deleted_at", null).eq("account_id", id)
        .gte("paid_on", opened_on).order("id").range(first, last)
    ),
    allRows<Payment>((first, last) =>
      supabase.from("debt_payments").select(PAYMENT_COLUMNS).is("deleted_at", null).is("debts.deleted_at", null)
        .eq("account_id", id).gte("paid_on", opened_on).order("id").range(first, last)
    ),
    allRows<Loan>((first, last) =>
      supabase.from("debts").select(LOAN_COLUMNS).is("deleted_at", null).eq("account_id", id)
        .gte("moved_on", opened_on).order("id").range(first, last)
    ),
    allRows<Transfer>((first, last) =>
      supabase.from("transfers").select(TRANSFER_COLUMNS).is("deleted_at", null)
        .or(`from_account_id.eq.${id},to_account_id.eq.${id}`).gte("moved_on", opened_on)
        .order("id").range(first, last)
    ),
  ]);
  return { opening: opening.opening_balance, expenses, incomes, bills, payments, loans, transfers };
}

/** What an account began with, and when. */
export async function fetchOpening({ supabase }: Pick<Backend, "supabase">, id: string) {
  const [row] = await rowsOf(supabase.from("accounts").select("name, opening_balance, opened_on").eq("id", id));
  if (row === undefined) throw new BackendError("Não encontrei mais essa conta.", "not_found");
  return row;
}

/** What an account begins with, in the list of what its balance counts. */
function ofOpening({ id, opened_on = "" }: Account, amount: number): Entry {
  return {
    kind: "opening",
    id,
    name: "Saldo inicial",
    amount: Math.abs(amount),
    isIn: amount >= 0,
    category: null,
    day: opened_on,
    note: "no começo do dia",
    when: null,
    isRecurring: false,
    series: null,
  };
}

/** A transfer as one of its two accounts sees it. */
export function ofTransfer(row: Transfer, accountId: string, names: Readonly<Record<string, string>>): Entry {
  const isIn = row.to_account_id === accountId;
  const other = isIn ? row.from_account_id : row.to_account_id;
  const name = other === null ? undefined : names[other];
  return {
    kind: "transfer",
    id: row.id,
    name: row.card_month === null ? "Transferência" : "Pagamento da fatura",
    amount: row.amount,
    isIn,
    category: null,
    day: row.moved_on,
    note: name === undefined ? "" : `${isIn ? "saiu de" : "foi para"} ${name}`,
    when: { field: "date", value: row.moved_on },
    isRecurring: false,
    series: null,
  };
}

/** Its name alone: where an account and a card have one name, get_accounts tells them apart by a word behind it. */
export function ownName({ name }: Account): string {
  return name.replace(/ \((?:cartão|conta)\)$/, "");
}

/** The address of a bill of a card, given by the first day of its month. */
export function cardBillPath(cardId: string, month: string): string {
  return `/dinheiro/cartao/${cardId}?fatura=${month.slice(0, 7)}`;
}

/** "fecha sexta (28/11)", "fechou ontem". */
export function sayDay(day: string, today: string, verbs: readonly [past: string, future: string]): string {
  return `${verbs[day < today ? 0 : 1]} ${formatDate(day, today)}`;
}

function newestFirst(one: Entry, other: Entry): number {
  return other.day.localeCompare(one.day) || one.name.localeCompare(other.name, "pt-BR");
}
