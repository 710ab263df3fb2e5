import { z } from "zod";

/** A bill as the finance functions return it; dates are `YYYY-MM-DD`. */
export const billSchema = z.object({
  name: z.string(),
  category: z.string().optional(),
  amount: z.number(),
  due_on: z.string(),
  days_until_due: z.number().optional(),
  status: z.enum(["pending", "overdue", "paid", "canceled"]),
  paid_on: z.string().optional(),
  recurring: z.boolean(),
});

/** A bill as the finance functions return it. */
export type Bill = z.infer<typeof billSchema>;
