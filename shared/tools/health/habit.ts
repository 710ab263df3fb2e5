import { z } from "zod";

export const FREQUENCIES = ["daily", "weekdays", "weekends", "custom"] as const;

/** A habit, as functions return it; `days` only when custom, 0 is Sunday. */
export const habitSchema = z.object({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(FREQUENCIES),
  days: z.array(z.number()).optional(),
});
