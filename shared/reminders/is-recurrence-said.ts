import { readDates } from "../language/figures/date.ts";
import {
  EVERY_SECOND,
  FIRST_OF_MONTH,
  FREQUENCY_WORDS,
  LAST_OF_MONTH,
  ORDINAL,
  WEEKEND,
  WORKING_DAYS,
} from "../language/figures/recurrence-words.ts";
import { clockOf, isTimeSaid, type TimeEvidence, weekdaysIn } from "../language/figures/said-time.ts";
import { readRecurrence } from "./recurrence.ts";

/** Whether the person said every part of a rule: "todo dia", "toda segunda", "todo dia 5", "a cada 2 meses". */
export function isRecurrenceSaid(recurrence: string, evidence: TimeEvidence): boolean {
  const read = readRecurrence(recurrence);
  if ("reason" in read) return false;
  const { frequency, interval, count, until, hours, weekdays, monthDays, months, position } = read.rule;
  const { folded, figures, today } = evidence;
  // "por 7 dias"
  const isDaily = frequency === "DAILY" && count !== undefined && new RegExp(`\\b${count} dias\\b`).test(folded);
  // "seg e qua 17h30": two weekdays can only be meant for every week.
  const isWeekly = frequency === "WEEKLY" && weekdays.length > 1;
  if (!isDaily && !isWeekly && !FREQUENCY_WORDS[frequency]!.test(folded)) return false;
  const numbers = new Set(figures.flatMap((figure) => figure.numbers));
  const days = weekdaysIn(folded);
  const isDaySaid = (day: number) =>
    days.has(day) || (day > 0 && day < 6 && WORKING_DAYS.test(folded)) ||
    ((day === 0 || day === 6) && WEEKEND.test(folded));
  return (interval === 1 || numbers.has(interval) || (interval === 2 && EVERY_SECOND.test(folded))) &&
    (count === undefined || numbers.has(count)) &&
    (until === undefined || figures.some(({ dates }) => dates.includes(until.slice(0, 10)))) &&
    hours.every((hour) => isTimeSaid(today, clockOf(hour * 60), evidence)) &&
    weekdays.every(({ day, ordinal }) =>
      isDaySaid(day) &&
      (ordinal === 0 || numbers.has(ordinal) || new RegExp(`\\b${ordinal}[ao]\\b`).test(folded) ||
        ORDINAL.test(folded))
    ) &&
    monthDays.every((day) =>
      numbers.has(day) || (day === -1 && LAST_OF_MONTH.test(folded)) ||
      (day === 1 && FIRST_OF_MONTH.test(folded)) ||
      readDates(folded, today, "future").some(({ date }) => Number(date.slice(8)) === day)
    ) &&
    months.every((month) => figures.some(({ dates }) => dates.some((date) => Number(date.slice(5, 7)) === month))) &&
    (position === undefined || numbers.has(Math.abs(position)) ||
      ORDINAL.test(folded));
}
