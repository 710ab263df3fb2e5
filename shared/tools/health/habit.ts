import { z } from "zod";
import { nameHours } from "../../writing/format-hour.ts";
import { FREQUENCIES } from "../../writing/format-habit.ts";

/** A habit as the SQL functions return it. `days` only with `custom`; 0 is Sunday. `times_a_week` only with `weekly`. */
export const habitSchema = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(FREQUENCIES),
  days: z.array(z.number()).optional(),
  times_a_week: z.number().optional(),
  /** The times of a day, if it is done at several: "08:00". */
  times: z.array(z.string()).optional(),
});

/** "Falta 20h", "Faltam 8h e 20h": the times of a day that are still open. */
export function sayOpenTimes(times: readonly string[]): string {
  return `${times.length === 1 ? "Falta" : "Faltam"} ${nameHours(times)}`;
}
