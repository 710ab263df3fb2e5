import { z } from "zod";

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
