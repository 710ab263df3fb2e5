import { CalendarDay } from "../language/figures/calendar-day.ts";

const WEEKDAYS = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];

/**
 * Today's date and time, yesterday and the days of this week, pt-BR. The days are written out because models miscount them.
 *
 * @param now the user's local date and time, `YYYY-MM-DDTHH:MM`
 * @throws Error when `now` has no valid date
 */
export function clockText(now: string, timezone: string): string {
  const [date = "", time = ""] = now.split("T");
  const today = CalendarDay.parse(date);
  if (!today) throw new Error(`no local time: ${now}`);
  const monday = today.plusDays(-((today.weekday + 6) % 7));
  const week = Array.from({ length: 7 }, (_, index) => monday.plusDays(index));
  return [
    `Hoje é ${longDay(today)}, ${time} (${timezone}); ontem, ${longDay(today.plusDays(-1))}.`,
    `Esta semana: ${week.map((day) => shortDay(day, today)).join(", ")}.`,
  ].join("\n");
}

/** "seg 16". The month is added only where it is not today's month, since each digit is a token. */
function shortDay(day: CalendarDay, today: CalendarDay): string {
  const month = day.month === today.month ? "" : `/${day.month}`;
  return `${WEEKDAYS[day.weekday]?.slice(0, 3)} ${day.day}${month}`;
}

function longDay(day: CalendarDay): string {
  return `${WEEKDAYS[day.weekday]} ${day}`;
}
