import { z } from "zod";
import { METRICS } from "./metric.ts";

/** A value in the metric's canonical unit (kg, ml, hours of sleep, minutes of exercise, 1–10), as functions return it. */
export const measureSchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  value: z.number(),
  unit: z.string().nullish(),
  note: z.string().nullish(),
});

export type Measure = z.infer<typeof measureSchema>;

/** A stored tracking entry, as functions return it. */
export const entrySchema = measureSchema.extend({ id: z.string(), date: z.string() });

export type Entry = z.infer<typeof entrySchema>;
