import { z } from "zod";
import { billSchema } from "./bill.ts";
import { debtTotalsSchema } from "./debt-totals.ts";
import { installmentSchema } from "./installment.ts";

const tally = { count: z.number(), total: z.number() };

/** What needs attention, most urgent first. */
const alertSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("overdue_bills"), ...tally }),
  z.object({ kind: z.literal("overdue_installments"), ...tally }),
  z.object({
    kind: z.enum(["budget_exceeded", "budget_near_limit"]),
    category: z.string(),
    spent: z.number(),
    budget: z.number(),
    percent: z.number(),
  }),
  z.object({ kind: z.literal("negative_balance"), balance: z.number() }),
  z.object({ kind: z.literal("negative_projection"), projected_balance: z.number() }),
]);

/** Result of get_finance_summary; what each sum holds is told in the function's comment. */
export const financeSummarySchema = z.object({
  period: z.enum(["current_month", "last_month", "year"]),
  from: z.string(),
  to: z.string(),
  today: z.string(),
  income: z.number(),
  budgeted: z.number(),
  spent: z.number(),
  bills_paid: z.number(),
  bills_pending: z.number(),
  installments_paid: z.number(),
  installments_pending: z.number(),
  balance: z.number(),
  projected_balance: z.number(),
  invested: z.number(),
  invested_total: z.number(),
  by_category: z.array(z.object({
    category: z.string(),
    spent: z.number(),
    budget: z.number().optional(),
    percent: z.number().optional(),
  })),
  pending_bills: z.object({ ...tally, overdue: z.object(tally), bills: z.array(billSchema) }),
  debts: debtTotalsSchema,
  upcoming_installments: z.array(installmentSchema),
  alerts: z.array(alertSchema),
});

/** Result of get_finance_summary. */
export type FinanceSummary = z.infer<typeof financeSummarySchema>;
