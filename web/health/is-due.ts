import type { Frequency } from "../../shared/writing/format-habit.ts";

/** Whether a habit is due on a weekday; 0 is Sunday. One of some times a week has no weekday of its own. */
export function isDue({ frequency, days = [] }: Frequency, weekday: number): boolean {
  switch (frequency) {
    case "daily":
      return true;
    case "weekdays":
      return weekday >= 1 && weekday <= 5;
    case "weekends":
      return weekday === 0 || weekday === 6;
    case "custom":
      return days.includes(weekday);
    case "weekly":
      return false;
  }
}
