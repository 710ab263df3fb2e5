import { z } from "zod";
import { debtSchema } from "./debt.ts";

const series = {
  name: z.string(),
  amount: z.number(),
  category: z.string(),
  recurring: z.boolean(),
  replaced_amount: z.number().optional(),
};

/** What create_finance_item made, or would make, of each kind; dates are `YYYY-MM-DD`. */
export const financeItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bill"), item: z.object({ ...series, due_on: z.string() }) }),
  z.object({
    kind: z.literal("income"),
    item: z.object({
      ...series,
      month: z.string(),
      received_on: z.string().optional(),
      due_day: z.number().optional(),
      /** What was expected, where this is the expected income that came in. */
      expected_amount: z.number().optional(),
      similar: z.object({ name: z.string(), amount: z.number(), received_on: z.string().optional() }).optional(),
    }),
  }),
  z.object({
    kind: z.literal("debt"),
    item: debtSchema.extend({ replaced_amount: z.number().optional(), similar: debtSchema.optional() }),
  }),
  z.object({
    kind: z.literal("budget"),
    item: z.object({
      category: z.string(),
      amount: z.number(),
      month: z.string(),
      recurring: z.boolean(),
      replaced_amount: z.number().optional(),
      spent: z.number(),
    }),
  }),
  z.object({
    kind: z.literal("investment"),
    item: z.object({ name: z.string(), category: z.string(), amount: z.number(), date: z.string() }),
  }),
]);

/** What create_finance_item made, or would make. */
export type FinanceItem = z.infer<typeof financeItemSchema>;
