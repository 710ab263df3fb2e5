import { z } from "zod";

/** An unpaid instalment as the finance functions return it; without a due day there is no `due_on`. */
export const installmentSchema = z.object({
  name: z.string(),
  number: z.number(),
  installments: z.number(),
  amount: z.number(),
  month: z.string(),
  due_on: z.string().optional(),
  days_until_due: z.number().optional(),
  status: z.enum(["pending", "overdue"]),
});

/** An unpaid instalment as the finance functions return it. */
export type Installment = z.infer<typeof installmentSchema>;
