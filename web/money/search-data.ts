import { useQuery } from "@tanstack/react-query";
import { type Backend, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { type Entry, ofBill, ofExpense, ofIncome } from "./entries.ts";
import { amountRange, namePattern } from "./search-pattern.ts";
import { type Bill, type Expense, EXPENSE_COLUMNS, type Income, MONEY } from "./money-data.ts";

const MOST_FOUND = 50;

/** Expenses, bills and incomes of all months whose name or amount was typed, the newest first. */
export function useEntrySearch(text: string, today: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [...MONEY, "search", text],
    enabled: text.length > 1,
    queryFn: () => fetchFound(backend, text, today),
  });
}

async function fetchFound({ supabase }: Backend, text: string, today: string): Promise<Entry[]> {
  const words = namePattern(text);
  const range = amountRange(text);
  if (words === null) return [];
  const where = (name: string, ...amounts: string[]) =>
    [
      `${name}.imatch.${words}`,
      ...(range === null ? [] : amounts.map((one) => `and(${one}.gte.${range.from},${one}.lt.${range.below})`)),
    ].join(",");
  const [expenses, bills, incomes] = await Promise.all([
    rowsOf<Expense[]>(
      supabase.from("expenses").select(EXPENSE_COLUMNS).is("deleted_at", null)
        .or(where("description", "amount")).order("spent_on", { ascending: false }).limit(MOST_FOUND),
    ),
    rowsOf<Bill[]>(
      supabase.from("bills").select(
        "id, group_id, name, category, amount, month, due_day, due_on, status, paid_on, recurring",
      ).is("deleted_at", null).or(where("name", "amount")).order("due_on", { ascending: false }).limit(MOST_FOUND),
    ),
    rowsOf<Income[]>(
      supabase.from("incomes").select(
        "id, group_id, name, category, expected_amount, actual_amount, received_on, month, due_day, recurring, rest_expected",
      ).is("deleted_at", null).or(where("name", "expected_amount", "actual_amount"))
        .order("month", { ascending: false }).limit(MOST_FOUND),
    ),
  ]);
  return [
    ...expenses.map(ofExpense),
    ...bills.map((row) => ofBill(row, today)),
    ...incomes.map((row) => ofIncome(row, today)),
  ].sort((one, other) => other.day.localeCompare(one.day)).slice(0, MOST_FOUND);
}
