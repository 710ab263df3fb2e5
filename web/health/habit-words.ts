import { joinWords } from "../../shared/writing/join-words.ts";
import type { Habit } from "./health-data.ts";

type Frequency = Pick<Habit, "frequency" | "days">;

/** Whether a habit is due on a weekday; 0 is Sunday. */
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
  }
}

const WEEKDAY_PLURALS = ["domingos", "segundas", "terças", "quartas", "quintas", "sextas", "sábados"];

/** "todo dia", "nos dias úteis", "às terças e quintas": as the chat says it. */
export function formatFrequency({ frequency, days = [] }: Frequency): string {
  if (frequency === "daily") return "todo dia";
  if (frequency === "weekdays") return "nos dias úteis";
  if (frequency === "weekends") return "nos fins de semana";
  const ordered = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const isMasculine = ordered[0] === 0 || ordered[0] === 6;
  return `${isMasculine ? "aos" : "às"} ${joinWords(ordered.map((day) => WEEKDAY_PLURALS[day] ?? ""))}`;
}

/** "5 dias seguidos", or "5 vezes seguidas" for a habit with days off. */
export function formatStreak(streak: number, frequency: Habit["frequency"]): string {
  const isDaily = frequency === "daily";
  if (streak === 1) return isDaily ? "1 dia" : "1 vez";
  return `${streak} ${isDaily ? "dias seguidos" : "vezes seguidas"}`;
}
