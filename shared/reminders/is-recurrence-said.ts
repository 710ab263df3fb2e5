import { readDates } from "../language/figures/date.ts";
import { clockOf, isTimeSaid, type TimeEvidence, weekdaysIn } from "../language/figures/said-time.ts";
import { readRecurrence } from "./recurrence.ts";

/** The words for each frequency of a rule, for folded text. */
const FREQUENCY_WORDS: Record<string, RegExp> = {
  HOURLY: new RegExp(
    String.raw`\b(?:de hora em hora|toda hora|cada (?:\d+ |uma |duas |tres |quatro |seis |oito )?h` +
      String.raw`(?:oras?)?|de \d+ em \d+ h(?:oras?)?)\b`,
  ),
  DAILY: new RegExp(
    String.raw`\b(?:tod[oa]s? (?:os |as |santo )?(?:dias?|manhas?|noites?|tardes?)|diari\w*|cada dia|` +
      String.raw`por dia|cada \d+ dias?|dia sim|de \d+ em \d+ dias)\b`,
  ),
  WEEKLY: new RegExp(
    String.raw`\b(?:tod[oa]s?|cada|seman\w*|dias? uteis|dias? de semana|fins? de semana|(?:as|aos|nas|nos) ` +
      String.raw`(?:segundas|tercas|quartas|quintas|sextas|sabados|domingos))\b`,
  ),
  MONTHLY: new RegExp(
    String
      .raw`\b(?:todo mes|todos os meses|mensal\w*|cada mes|por mes|tod[oa] [^,.]{1,20} do mes|todo (?:o )?dia|tod[oa] (?:ultim|` +
      String.raw`primeir)[oa]|cada \d+ meses)\b`,
  ),
  YEARLY: /\b(?:todo ano|todos os anos|anual\w*|cada ano|por ano|aniversario|niver)\b/,
};
const WORKING_DAYS = /\b(?:dias? uteis|dias? de semana|segunda a sexta|seg a sex)\b/;
const WEEKEND = /\bfins? de semana\b/;
/** "de quinze em quinze", "dia sim, dia não" */
const EVERY_SECOND = /\bquinzen\w*|\bsim\b.*\bnao\b/;
const ORDINAL = /\b(?:primeir|ultim|segund|terceir|quint)[oa]\b/;
const LAST_OF_MONTH = /\bultimo\b|\bfim do mes\b/;
const FIRST_OF_MONTH = /\bprimeiro\b/;

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
