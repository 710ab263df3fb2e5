import { z } from "zod";
import { METRICS } from "./metric.ts";

const itemSchema = z.object({ id: z.string(), value: z.number(), date: z.string(), note: z.string().nullish() });

/** Summary of one metric as get_tracking_history returns it; figures are null without entries. */
export const historySchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  unit: z.string().nullish(),
  count: z.number(),
  days_recorded: z.number(),
  latest: itemSchema.nullable(),
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  change: z.number().nullable(),
  entries: z.array(itemSchema),
  daily: z.object({
    mean: z.number(),
    totals: z.array(z.object({ date: z.string(), total: z.number() })),
  }).optional(),
});

export type History = z.infer<typeof historySchema>;
