import { birthdaysSchema } from "../../shared/tools/relationships/birthdays.ts";
import type { Narrow } from "./narrow-result.ts";
import { sayBirthdays } from "./say-birthdays.ts";

/** The birthdays of the days that were asked for. */
export const narrowBirthdays: Narrow = (result, reading, { today }) => {
  const parsed = birthdaysSchema.safeParse(result);
  return parsed.success ? sayBirthdays(parsed.data.people, reading, today) : null;
};
