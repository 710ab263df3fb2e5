import { sayHour } from "./format-hour.ts";
import { joinWords } from "./join-words.ts";

export const FREQUENCIES = ["daily", "weekdays", "weekends", "custom", "weekly"] as const;

/**
 * When a habit is due. `days` only with `custom`; 0 is Sunday. `times_a_week` only with `weekly`: on how many days of a week, whichever
 * they are. `times` where it is done at certain times of a day.
 */
export interface Frequency {
  frequency: (typeof FREQUENCIES)[number];
  days?: number[];
  times_a_week?: number;
  times?: string[];
}

const WEEKDAY_PLURALS = ["domingos", "segundas", "terças", "quartas", "quintas", "sextas", "sábados"];

/** When a habit is due: "todo dia", "nos dias úteis", "às terças e quintas", "3 vezes por semana", "todo dia, às 8h e às 20h". */
export function formatFrequency({ times = [], ...frequency }: Frequency): string {
  const onDays = formatDueDays(frequency);
  return times.length === 0 ? onDays : `${onDays}, ${joinWords(times.map(sayHour))}`;
}

function formatDueDays({ frequency, days = [], times_a_week = 1 }: Frequency): string {
  switch (frequency) {
    case "daily":
      return "todo dia";
    case "weekdays":
      return "nos dias úteis";
    case "weekends":
      return "nos fins de semana";
    case "custom":
      return formatDays(days);
    case "weekly":
      return `${times_a_week} ${times_a_week === 1 ? "vez" : "vezes"} por semana`;
  }
}

/** Lists the days of the week, beginning with Monday. */
function formatDays(days: readonly number[]): string {
  const ordered = [...days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const isMasculine = ordered[0] === 0 || ordered[0] === 6;
  return `${isMasculine ? "aos" : "às"} ${joinWords(ordered.map((day) => WEEKDAY_PLURALS[day] ?? ""))}`;
}

/** "2 de 3 nesta semana"; null for a habit that is not of some times a week. */
export function formatThisWeek(
  { times_a_week, done_this_week }: { times_a_week?: number; done_this_week?: number },
): string | null {
  return times_a_week === undefined || done_this_week === undefined
    ? null
    : `${done_this_week} de ${times_a_week} nesta semana`;
}

/** A streak in words: "5 dias seguidos" for a daily habit, "5 vezes seguidas" for one with days off. */
export function formatStreak(streak: number, frequency: Frequency["frequency"]): string {
  const isDaily = frequency === "daily";
  if (streak === 1) return isDaily ? "1 dia" : "1 vez";
  return `${streak} ${isDaily ? "dias seguidos" : "vezes seguidas"}`;
}
