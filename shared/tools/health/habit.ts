import { z } from "zod";
import { FREQUENCIES } from "../../writing/format-habit.ts";

/** A habit as the SQL functions return it. `days` only with `custom`; 0 is Sunday. */
export const habitSchema = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(FREQUENCIES),
  days: z.array(z.number()).optional(),
});
