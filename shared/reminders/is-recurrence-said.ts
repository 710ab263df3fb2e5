import { readDates } from "../language/figures/date.ts";
import {
  BEFORE_INTERVAL,
  EVERY_FORTNIGHT,
  EVERY_SECOND,
  FIRST_OF_MONTH,
  FREQUENCY_WORDS,
  LAST_OF_MONTH,
  NAMES_WEEK,
  NOT_BEHIND_DAY,
  ORDINAL,
  WEEKEND,
  WORKING_DAYS,
} from "../language/figures/recurrence-words.ts";
import type { Figure } from "../language/figures/figures.ts";
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
  const isFortnightly = frequency === "WEEKLY" && interval === 2 && EVERY_FORTNIGHT.test(folded);
  if (!isDaily && !isWeekly && !isFortnightly && !FREQUENCY_WORDS[frequency]!.test(folded)) return false;
  // "todo dia" is no week, and "todo dia 5" is no day of every week.
  const namesNoDay = weekdays.length === 0 && !NAMES_WEEK.test(folded) && weekdaysIn(folded).size === 0;
  if (frequency === "WEEKLY" && !isFortnightly && namesNoDay) {
    return false;
  }
  // An hour says when it rings, and not how often: "todo dia às 8".
  const untimed = figures.filter(({ times, text }) => times.length === 0 || text.includes("/"));
  const numbers = new Set(untimed.flatMap((figure) => figure.numbers));
  const days = weekdaysIn(folded);
  const isDaySaid = (day: number) =>
    days.has(day) || (day > 0 && day < 6 && WORKING_DAYS.test(folded)) ||
    ((day === 0 || day === 6) && WEEKEND.test(folded));
  return (interval === 1 || isFortnightly || isNumberSaid(interval, untimed, folded, BEFORE_INTERVAL) ||
    (interval === 2 && EVERY_SECOND.test(folded))) &&
    (count === undefined || isDaily || isNumberSaid(count, untimed, folded, NOT_BEHIND_DAY)) &&
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

/** Whether a number was said where one of its kind stands: an interval behind "a cada", a count anywhere but behind "dia". */
function isNumberSaid(number: number, figures: readonly Figure[], folded: string, lead: string): boolean {
  return figures.some(({ numbers, text }) =>
    numbers.includes(number) &&
    new RegExp(`${lead}${text.replace(/[^\\w\\s]/g, "\\$&")}\\b`).test(folded)
  );
}
