import { readDates } from "../language/figures/date.ts";
import {
  EVERY,
  EVERY_SECOND,
  FIRST_OF_MONTH,
  LAST_OF_MONTH,
  ORDINAL,
  WEEKEND,
  WORKING_DAYS,
} from "../language/figures/recurrence-words.ts";
import { clockOf, isTimeSaid, type SaidTimes, weekdaysIn } from "../language/figures/said-time.ts";
import { readRecurrence } from "./recurrence.ts";

/** Whether every part of a rule rests on a word: "todo dia", "toda segunda", "todo dia 5", "a cada 2 meses". */
export function isRecurrenceSaid(recurrence: string, said: SaidTimes): boolean {
  const read = readRecurrence(recurrence);
  if ("reason" in read) return false;
  const { frequency, interval, count, until, hours, weekdays, monthDays, months, position } = read.rule;
  const { text, figures, today } = said;
  // "por 7 dias"
  const isDaily = frequency === "DAILY" && count !== undefined && new RegExp(`\\b${count} dias\\b`).test(text);
  // "seg e qua 17h30": two days of the week are no single day.
  const isWeekly = frequency === "WEEKLY" && weekdays.length > 1;
  if (!isDaily && !isWeekly && !EVERY[frequency]!.test(text)) return false;
  const numbers = new Set(figures.flatMap((figure) => figure.numbers));
  const days = weekdaysIn(text);
  const isDaySaid = (day: number) =>
    days.has(day) || (day > 0 && day < 6 && WORKING_DAYS.test(text)) ||
    ((day === 0 || day === 6) && WEEKEND.test(text));
  return (interval === 1 || numbers.has(interval) || (interval === 2 && EVERY_SECOND.test(text))) &&
    (count === undefined || numbers.has(count)) &&
    (until === undefined || figures.some(({ dates }) => dates.includes(until.slice(0, 10)))) &&
    hours.every((hour) => isTimeSaid(today, clockOf(hour * 60), said)) &&
    weekdays.every(({ day, ordinal }) =>
      isDaySaid(day) &&
      (ordinal === 0 || numbers.has(ordinal) || new RegExp(`\\b${ordinal}[ao]\\b`).test(text) ||
        ORDINAL.test(text))
    ) &&
    monthDays.every((day) =>
      numbers.has(day) || (day === -1 && LAST_OF_MONTH.test(text)) ||
      (day === 1 && FIRST_OF_MONTH.test(text)) ||
      readDates(text, today, "future").some(({ date }) => Number(date.slice(8)) === day)
    ) &&
    months.every((month) => figures.some(({ dates }) => dates.some((date) => Number(date.slice(5, 7)) === month))) &&
    (position === undefined || numbers.has(Math.abs(position)) ||
      ORDINAL.test(text));
}
