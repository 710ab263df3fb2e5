import { useQuery } from "@tanstack/react-query";
import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import type { MonthCost } from "./compare-months.ts";
import { daysOf, MONEY, type Summary } from "./money-data.ts";
import { monthsFrom } from "./month-picker.tsx";

const MONTHS = 6;

/** What the six months up to one cost, oldest first: expenses, paid bills, paid instalments and what was lent. */
export function useTrend(month: string) {
  const backend = useBackend();
  const months = Array.from({ length: MONTHS }, (_, index) => monthsFrom(month, index - MONTHS + 1));
  return useQuery({
    queryKey: [...MONEY, "trend", month],
    queryFn: () =>
      Promise.all(months.map(async (one): Promise<MonthCost> => {
        const summary = await callRpc<Summary>(backend, "get_finance_summary", daysOf(one));
        return {
          month: one,
          cost: cents(summary.spent + summary.bills_paid + summary.installments_paid + summary.lent),
          byCategory: {
            ...Object.fromEntries(summary.by_category.map(({ category, spent }) => [category, spent])),
            bills: summary.bills_paid,
            installments: summary.installments_paid,
            lent: summary.lent,
          },
        };
      })),
  });
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
