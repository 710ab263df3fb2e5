import { readDates } from "../language/figures/date.ts";
import { clockOf, isTimeSaid, type SaidTimes, weekdaysIn } from "../language/figures/said-time.ts";
import { readRecurrence } from "./recurrence.ts";

/** The words that say a rule, by its frequency, for folded text. */
const EVERY: Record<string, RegExp> = {
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
