import { z } from "zod";
import { METRICS } from "../../writing/format-measure.ts";

/**
 * A measured value as the SQL functions return it, in the usual unit of its metric: kg, ml, hours of sleep, minutes of exercise, km,
 * 1 to 10, cmHg.
 */
export const measureSchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  value: z.number(),
  /** For a blood pressure: its lower figure. */
  value2: z.number().nullish(),
  unit: z.string().nullish(),
  note: z.string().nullish(),
  /** Who was measured; null if it is the person. */
  person: z.string().nullish(),
});

/** A recorded measure as the SQL functions return it. */
export const entrySchema = measureSchema.extend({ id: z.string(), date: z.string() });

export type Entry = z.infer<typeof entrySchema>;

/** What a measure's sentence says of its note: ", com a observação “em jejum”"; empty without one. */
export function sayNote(note: string | null | undefined): string {
  return note ? `, com a observação “${note}”` : "";
}
