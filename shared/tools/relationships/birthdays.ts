import { z } from "zod";

/** What get_birthdays returns. `birthday` is `YYYY-MM-DD`, or `--MM-DD` without a year. */
export const birthdaysSchema = z.object({
  people: z.array(z.object({
    name: z.string(),
    relationship: z.string().optional(),
    birthday: z.string(),
    in_days: z.number(),
  })),
});
