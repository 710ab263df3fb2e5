import { z } from "zod";
import { billSchema, installmentSchema } from "./bill.ts";
import { debtTotalsSchema } from "./debt.ts";

const tally = { count: z.number(), total: z.number() };

/** Something that needs attention. The function returns the most urgent alert first. */
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

const expenseSchema = z.object({
  description: z.string(),
  amount: z.number(),
  category: z.string(),
  date: z.string(),
});

/** What was spent on something that the person named: a shop, an app, a thing. */
const matchingSchema = z.object({
  about: z.string(),
  spent: z.number(),
  count: z.number(),
  expenses: z.array(expenseSchema),
  bills_paid: z.number(),
  bills: z.array(z.object({ name: z.string(), amount: z.number(), paid_on: z.string() })),
});

const common = {
  from: z.string(),
  to: z.string(),
  today: z.string(),
  spent: z.number(),
  bills_paid: z.number(),
  invested: z.number(),
  by_category: z.array(z.object({
    category: z.string(),
    spent: z.number(),
    budget: z.number().optional(),
    percent: z.number().optional(),
  })),
  matching: matchingSchema.optional(),
};

const incomesSchema = z.object({
  total: z.number(),
  count: z.number(),
  /** At most ten. */
  rows: z.array(z.object({ name: z.string(), amount: z.number(), date: z.string().optional() })),
});

/** What is still to pay of cards' bills that are due. `counted` of it is in the spending of these days already. */
const cardBillsSchema = z.object({
  ...tally,
  counted: z.number(),
  /** At most ten. */
  rows: z.array(z.object({ account: z.string(), month: z.string(), amount: z.number(), due_on: z.string() })),
});

/** What a purchase that is only thought of would leave of its category's budget and of the month. */
const plannedSchema = z.object({
  amount: z.number(),
  category: z.string().optional(),
  budget: z.object({ amount: z.number(), left: z.number(), left_after: z.number() }).optional(),
  month: z.object({ left: z.number(), left_after: z.number() }).optional(),
});

/** Result of get_finance_summary for days that are not whole months. */
export const daysSummarySchema = z.object({
  period: z.literal("days"),
  ...common,
  installments_paid: z.number().default(0),
  expenses: z.array(expenseSchema),
  income_received: z.number().default(0),
  /** At most ten, the newest first. */
  incomes_received: z.array(z.object({ name: z.string(), amount: z.number(), date: z.string() })).default([]),
});

/** Result of get_finance_summary for whole months. The comment of the SQL function says what each sum includes. */
export const financeSummarySchema = z.object({
  period: z.enum(["current_month", "last_month", "year", "months"]),
  ...common,
  income: z.number(),
  income_received: z.number().optional(),
  incomes: z.object({ received: incomesSchema, expected: incomesSchema }).optional(),
  planned: plannedSchema.optional(),
  budgeted: z.number(),
  bills_pending: z.number(),
  installments_paid: z.number(),
  lent_returned: z.number().default(0),
  /** Out of accounts, and into them. */
  lent: z.number().default(0),
  borrowed: z.number().default(0),
  installments_pending: z.number(),
  card_bills_pending: cardBillsSchema.default({ total: 0, count: 0, counted: 0, rows: [] }),
  balance: z.number(),
  projected_balance: z.number(),
  invested_total: z.number(),
  pending_bills: z.object({ ...tally, overdue: z.object(tally), bills: z.array(billSchema) }),
  debts: debtTotalsSchema,
  upcoming_installments: z.array(installmentSchema),
  alerts: z.array(alertSchema),
});

export type DaysSummary = z.infer<typeof daysSummarySchema>;

export type IncomeRows = z.infer<typeof incomesSchema>;

export type Planned = z.infer<typeof plannedSchema>;

export type Matching = z.infer<typeof matchingSchema>;

export type FinanceSummary = z.infer<typeof financeSummarySchema>;
