import { z } from "zod";
import { formatDecimal } from "../../writing/format-figures.ts";

/** Interest in percent a month. It is only kept as it was told. */
export const interestRate = z.number().positive().max(100).describe("% ao mês");

/** "2,5% ao mês". */
export function formatInterest(rate: number): string {
  return `${formatDecimal(rate, 3)}% ao mês`;
}

/** A debt as the finance functions return it; amounts in reais, `percent` 0–100. */
export const debtSchema = z.object({
  name: z.string(),
  /** True if the person lent the money and somebody else pays it back. */
  owed_to_me: z.boolean().optional(),
  negotiated: z.boolean(),
  status: z.enum(["active", "overdue", "paid_off", "settled", "defaulted"]),
  installment_amount: z.number(),
  /** Percent a month, as the person told it. */
  interest_rate: z.number().optional(),
  installments: z.number(),
  paid_installments: z.number(),
  remaining_installments: z.number(),
  total_amount: z.number(),
  paid_amount: z.number(),
  /** The part of the next instalment that is already paid. */
  paid_ahead: z.number().optional(),
  remaining_amount: z.number(),
  percent: z.number(),
  next_due_on: z.string().optional(),
  projected_end: z.string().optional(),
});

export type Debt = z.infer<typeof debtSchema>;

/** Sums over open debts. `monthly` is what the negotiated ones cost per month, `lent` what others owe the person. */
export const debtTotalsSchema = z.object({
  open: z.number(),
  owed: z.number(),
  negotiated: z.number(),
  not_negotiated: z.number(),
  monthly: z.number(),
  lent: z.number().default(0),
});

export type DebtTotals = z.infer<typeof debtTotalsSchema>;
