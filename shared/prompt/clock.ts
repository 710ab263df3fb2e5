import { CalendarDay } from "../language/figures/calendar-day.ts";

const WEEKDAYS = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];

/**
 * What day it is, pt-BR, with the days around it spelled out: a model miscounts them.
 *
 * @param now local date and time of the user, `YYYY-MM-DDTHH:MM`
 * @throws Error when it is none
 */
export function clockText(now: string, timezone: string): string {
  const [date = "", time = ""] = now.split("T");
  const today = CalendarDay.parse(date);
  if (!today) throw new Error(`no local time: ${now}`);
  const monday = today.plusDays(-((today.weekday + 6) % 7));
  const week = Array.from({ length: 7 }, (_, index) => monday.plusDays(index));
  return [
    `Hoje é ${named(today)}, ${time} (${timezone}); ontem, ${named(today.plusDays(-1))}.`,
    `Esta semana: ${week.map((day) => shortDay(day, today)).join(", ")}.`,
  ].join("\n");
}

/** "seg 16", with its month only where that is another than today's: each digit is a token. */
function shortDay(day: CalendarDay, today: CalendarDay): string {
  const month = day.month === today.month ? "" : `/${day.month}`;
  return `${WEEKDAYS[day.weekday]?.slice(0, 3)} ${day.day}${month}`;
}

function named(day: CalendarDay): string {
  return `${WEEKDAYS[day.weekday]} ${day}`;
}
