import { z } from "zod";

/** A debt as the finance functions return it; amounts in reais, `percent` 0–100. */
export const debtSchema = z.object({
  name: z.string(),
  negotiated: z.boolean(),
  status: z.enum(["active", "overdue", "paid_off", "settled", "defaulted"]),
  installment_amount: z.number(),
  installments: z.number(),
  paid_installments: z.number(),
  remaining_installments: z.number(),
  total_amount: z.number(),
  paid_amount: z.number(),
  remaining_amount: z.number(),
  percent: z.number(),
  next_due_on: z.string().optional(),
  projected_end: z.string().optional(),
});

/** A debt as the finance functions return it. */
export type Debt = z.infer<typeof debtSchema>;

/** Sums over open debts; `monthly` is the negotiated ones' share of a month. */
export const debtTotalsSchema = z.object({
  open: z.number(),
  owed: z.number(),
  negotiated: z.number(),
  not_negotiated: z.number(),
  monthly: z.number(),
});

/** Sums over open debts. */
export type DebtTotals = z.infer<typeof debtTotalsSchema>;
