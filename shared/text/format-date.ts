import { CalendarDay } from "./calendar-day.ts";

const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const NEAR: Record<string, string> = { "-1": "ontem", "0": "hoje", "1": "amanhã" };

/**
 * A day as one says it: "hoje", "ontem", "amanhã", "sexta (14/11)" within six days, "12/08/2026" beyond. Text that is
 * no `YYYY-MM-DD` comes back as it is.
 */
export function formatDate(date: string, today: string): string {
  const day = CalendarDay.parse(date.slice(0, 10));
  if (day === null) return date;
  const [year, month, dayOfMonth] = day.toString().split("-");
  const reference = CalendarDay.parse(today);
  const distance = reference === null ? Infinity : day.since(reference);
  const near = NEAR[String(distance)];
  if (near !== undefined) return near;
  if (Math.abs(distance) <= 6) return `${WEEKDAYS[day.weekday]} (${dayOfMonth}/${month})`;
  return `${dayOfMonth}/${month}/${year}`;
}
