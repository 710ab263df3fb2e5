import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Database } from "../../shared/database/database.types.ts";
import { type Backend, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

type Tables = Database["public"]["Tables"];
type Columns<Table extends keyof Tables, Names extends keyof Tables[Table]["Row"]> = Pick<Tables[Table]["Row"], Names>;

/** An instalment of a purchase is an expense of its own; `bought_on` is the purchase's day. */
export type Expense =
  & Columns<
    "expenses",
    | "id"
    | "description"
    | "amount"
    | "category"
    | "spent_on"
    | "purchase_id"
    | "installment"
    | "installments"
    | "bought_on"
  >
  & { accounts: { id: string; name: string } | null };
export type Income = Columns<
  "incomes",
  | "id"
  | "group_id"
  | "name"
  | "category"
  | "expected_amount"
  | "actual_amount"
  | "received_on"
  | "month"
  | "due_day"
  | "recurring"
  | "rest_expected"
>;
export type Bill =
  & Columns<"bills", "id" | "group_id" | "name" | "category" | "amount" | "month" | "due_day" | "recurring" | "paid_on">
  & { due_on: string; status: string };
export type Payment = Columns<"debt_payments", "id" | "debt_id" | "amount" | "installments" | "paid_on"> & {
  debts: { name: string; owed_to_me: boolean };
};

/** Money lent out of an account, or borrowed into one. */
export type Loan = Columns<"debts", "id" | "name" | "owed_to_me" | "moved_on"> & { total_amount: number };

/** An unpaid instalment of a debt, which is no row of its own. `due_on` is missing where no due day is known. */
export interface Installment {
  debt_id: string;
  name: string;
  number: number;
  installments: number;
  amount: number;
  month: string;
  due_on?: string;
}

/** What get_finance_summary says of a whole month; the comment of the function says what each figure counts. */
export interface Summary {
  from: string;
  to: string;
  today: string;
  income: number;
  income_received: number;
  spent: number;
  bills_paid: number;
  bills_pending: number;
  installments_paid: number;
  installments_pending: number;
  card_bills_pending: { total: number; count: number };
  lent_returned: number;
  /** Out of accounts, and into them. */
  lent: number;
  borrowed: number;
  balance: number;
  projected_balance: number;
  by_category: { category: string; spent: number; budget?: number; percent?: number; count: number }[];
  recurring_left_out?: { series: number };
}

export interface Debt {
  id: string;
  name: string;
  owed_to_me?: boolean;
  negotiated: boolean;
  status: string;
  installment_amount: number;
  installments: number;
  paid_installments: number;
  remaining_installments: number;
  paid_ahead?: number;
  remaining_amount: number;
  paid_amount: number;
  percent: number;
  next_due_on?: string;
  projected_end?: string;
}

/** A month's figures and the rows that they count. */
export interface Month {
  summary: Summary;
  expenses: Expense[];
  incomes: Income[];
  /** Due or paid in the month; in the current one also what is overdue from before. */
  bills: Bill[];
  payments: Payment[];
  loans: Loan[];
  /** Unpaid instalments, as for the bills. */
  installments: Installment[];
}

export const EXPENSE_COLUMNS =
  "id, description, amount, category, spent_on, purchase_id, installment, installments, bought_on, accounts(id, name)";

export const INCOME_COLUMNS =
  "id, group_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring, rest_expected";
export const BILL_COLUMNS = "id, group_id, name, category, amount, month, due_day, due_on, status, paid_on, recurring";
export const LOAN_COLUMNS = "id, name, owed_to_me, moved_on, total_amount";
export const PAYMENT_COLUMNS = "id, debt_id, amount, installments, paid_on, debts!inner(name, owed_to_me)";

export const MONEY = ["money"] as const;
const PAGE = 1000;

/** A month, `YYYY-MM`; the current one of the person's calendar without it. */
export function useMonth(month: string | null) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "month", month],
    queryFn: () => fetchMonth(backend, month),
    placeholderData: keepPreviousData,
  });
}

async function fetchMonth(backend: Backend, month: string | null): Promise<Month> {
  // First, because it writes the missing months of what recurs.
  const summary = await callRpc<Summary>(backend, "get_finance_summary", month === null ? {} : daysOf(month));
  const { from, to, today } = summary;
  const { supabase } = backend;
  const [year, number] = from.split("-").map(Number);
  const due = `and(due_on.gte.${from},due_on.lte.${to})`;
  const paid = `and(paid_on.gte.${from},paid_on.lte.${to})`;
  const overdue = today >= from && today <= to ? `,and(status.eq.pending,due_on.lt.${from})` : "";
  const [expenses, incomes, bills, payments, loans, pending] = await Promise.all([
    allRows<Expense>((first, last) =>
      supabase.from("expenses").select(EXPENSE_COLUMNS)
        .is("deleted_at", null).gte("spent_on", from).lte("spent_on", to).order("id").range(first, last)
    ),
    allRows<Income>((first, last) =>
      supabase.from("incomes").select(
        INCOME_COLUMNS,
      ).is("deleted_at", null).gte("month", from).lte("month", to).order("id").range(first, last)
    ),
    allRows<Bill>((first, last) =>
      supabase.from("bills").select(
        BILL_COLUMNS,
      ).is("deleted_at", null).or(`${due},${paid}${overdue}`).order("id").range(first, last)
    ),
    allRows<Payment>((first, last) =>
      supabase.from("debt_payments").select(PAYMENT_COLUMNS)
        .is("deleted_at", null).is("debts.deleted_at", null).gte("paid_on", from).lte("paid_on", to)
        .order("id").range(first, last)
    ),
    allRows<Loan>((first, last) =>
      supabase.from("debts").select(LOAN_COLUMNS).is("deleted_at", null).not("account_id", "is", null)
        .gte("moved_on", from).lte("moved_on", to).order("id").range(first, last)
    ),
    callRpc<{ installments: Installment[] }>(backend, "get_pending_bills", { month: number, year }),
  ]);
  return { summary, expenses, incomes, bills, payments, loans, installments: pending.installments };
}

/** The first month, `YYYY-MM`, in which something is recorded; null while nothing is. */
export function useFirstMonth() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...MONEY, "first month"],
    queryFn: async () => {
      const [expenses, bills, incomes, payments] = await Promise.all([
        rowsOf(supabase.from("expenses").select("day:spent_on").is("deleted_at", null).order("spent_on").limit(1)),
        rowsOf(supabase.from("bills").select("day:due_on").is("deleted_at", null).order("due_on").limit(1)),
        rowsOf(supabase.from("incomes").select("day:month").is("deleted_at", null).order("month").limit(1)),
        rowsOf(supabase.from("debt_payments").select("day:paid_on").is("deleted_at", null).order("paid_on").limit(1)),
      ]);
      const days = [...expenses, ...bills, ...incomes, ...payments].flatMap(({ day }) => day === null ? [] : [day]);
      return days.toSorted()[0]?.slice(0, 7) ?? null;
    },
  });
}

/** The first and the last day of a month `YYYY-MM`. */
export function daysOf(month: string): { from_date: string; to_date: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return {
    from_date: `${month}-01`,
    to_date: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  };
}

/** All rows of a query, however many pages they fill. */
export async function allRows<Row>(
  page: (first: number, last: number) => Parameters<typeof rowsOf<Row[]>>[0],
): Promise<Row[]> {
  const rows: Row[] = [];
  while (true) {
    const next = await rowsOf<Row[]>(page(rows.length, rows.length + PAGE - 1));
    rows.push(...next);
    if (next.length < PAGE) return rows;
  }
}

export function useDebts() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "debts"],
    queryFn: () => callRpc<{ today: string; debts: Debt[]; totals: { owed: number } }>(backend, "get_debt_progress"),
  });
}

/** The payments of a debt that are recorded, the newest first. */
export function useDebtPayments(debtId: string) {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: [...MONEY, "payments", debtId],
    queryFn: () =>
      allRows<Payment>((first, last) =>
        supabase.from("debt_payments").select(
          PAYMENT_COLUMNS,
        )
          .is("deleted_at", null).eq("debt_id", debtId).order("paid_on", { ascending: false }).order("id")
          .range(first, last)
      ),
  });
}
