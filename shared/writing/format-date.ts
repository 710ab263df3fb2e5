import { CalendarDay, MONTH_NAMES } from "../language/figures/calendar-day.ts";

const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const NEAR_DAYS: Record<string, string> = { "-1": "ontem", "0": "hoje", "1": "amanhã" };

/**
 * A day as people say it: "hoje", "ontem", "amanhã", "sexta (14/11)" within six days, "12/08/2026" otherwise. A text that is not
 * `YYYY-MM-DD` is returned as it is.
 */
export function formatDate(date: string, today: string): string {
  const day = CalendarDay.parse(date.slice(0, 10));
  if (day === null) return date;
  const [year, month, dayOfMonth] = day.toString().split("-");
  const reference = CalendarDay.parse(today);
  const distance = reference === null ? Infinity : day.since(reference);
  const near = NEAR_DAYS[String(distance)];
  if (near !== undefined) return near;
  if (Math.abs(distance) <= 6) return `${WEEKDAYS[day.weekday]} (${dayOfMonth}/${month})`;
  return `${dayOfMonth}/${month}/${year}`;
}

/** A day in numbers: "12/08/2026". */
export function formatNumericDate(day: string): string {
  return day.split("-").reverse().join("/");
}

/** A day with its preposition: "hoje", "ontem", "na sexta (14/11)", "no sábado (15/11)", "em 12/08/2026". */
export function onDay(date: string | undefined, today: string): string {
  const text = formatDate(date ?? today, today);
  if (/^\d/.test(text)) return `em ${text}`;
  if (/^(?:sábado|domingo)/.test(text)) return `no ${text}`;
  return text.includes("(") ? `na ${text}` : text;
}

/** The month of a day: "novembro", or "outubro de 2025" in another year. Both days are `YYYY-MM-DD`. */
export function formatMonth(date: string, today: string): string {
  const year = date.slice(0, 4);
  const name = MONTH_NAMES[Number(date.slice(5, 7)) - 1]?.replace("marco", "março") ?? "";
  return year === today.slice(0, 4) ? name : `${name} de ${year}`;
}

/**
 * A period as people say it within a sentence: "hoje", "em 12/08/2026", "nesta semana", "nos próximos 7 dias", "na semana passada",
 * "nos últimos 15 dias", "em outubro", "de agosto a outubro", "em 2025", "de 01/10/2026 a 15/10/2026". Both ends belong to it.
 */
export function formatPeriod(from: string, to: string, today: string): string {
  const [first, last, reference] = [from, to, today].map((day) => CalendarDay.parse(day));
  if (!first || !last || !reference) return `de ${from} a ${to}`;
  if (from === to) return onDay(from, today);
  return sayWeek(first, last, reference) ?? sayMonths(first, last, reference) ?? sayDays(first, last, reference) ??
    `de ${formatDate(from, today)} a ${formatDate(to, today)}`;
}

/** Weeks begin on Monday. The period of this week or this month may end today. */
function sayWeek(first: CalendarDay, last: CalendarDay, today: CalendarDay): string | null {
  const monday = today.plusDays(-((today.weekday + 6) % 7));
  const distance = first.since(monday);
  const length = last.since(first) + 1;
  if (first.since(today) === 0 && length === 7) return "nos próximos 7 dias";
  if (distance === 0 && (length === 7 || last.since(today) === 0)) return "nesta semana";
  if (length === 2 && first.weekday === 6 && distance >= -2) return "no fim de semana";
  if (length !== 7) return null;
  return distance === -7 ? "na semana passada" : distance === -14 ? "na semana retrasada" : null;
}

function sayMonths(first: CalendarDay, last: CalendarDay, today: CalendarDay): string | null {
  const isWhole = first.day === 1 && (last.plusDays(1).day === 1);
  const startsThisMonth = first.toString() === today.startOfMonth().toString();
  if (startsThisMonth && (isWhole || last.since(today) === 0)) return "neste mês";
  if (!isWhole) return null;
  if (first.month === 1 && last.month === 12 && first.year === last.year) return `em ${first.year}`;
  const [start, end] = [first, last].map((day) => formatMonth(day.toString(), today.toString()));
  return start === end ? `em ${start}` : `de ${start} a ${end}`;
}

function sayDays(first: CalendarDay, last: CalendarDay, today: CalendarDay): string | null {
  const length = last.since(first) + 1;
  return last.since(today) === 0 && length <= 90 ? `nos últimos ${length} dias` : null;
}
