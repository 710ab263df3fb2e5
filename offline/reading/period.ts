import { CalendarDay, MONTH_NAMES } from "../../shared/language/figures/calendar-day.ts";
import { readDates } from "../../shared/language/figures/date.ts";
import { fold } from "../../shared/language/fold.ts";
import { scanNumbers } from "../../shared/language/figures/number.ts";
import { tokenize } from "../../shared/language/tokenize.ts";

/** A pattern for a span of days in folded text. */
interface PeriodRule {
  pattern: RegExp;
  read(match: RegExpExecArray, today: CalendarDay): DayRange | null;
}

interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days from `from` to `to`, both inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/**
 * The span of days that a pt-BR text names: "esse mês", "semana passada", "últimos 15 dias", "em outubro", "de 1/10 a
 * 15/10", "hoje". Null: it names none. Months, weeks (Monday to Sunday) and years are whole and include future days.
 */
export function readPeriod(text: string, today: string): Period | null {
  const reference = CalendarDay.parse(today);
  if (reference === null) return null;
  const folded = fold(text).replace(/\s+/g, " ");
  const [first, second] = readDates(folded, today);
  if (first && second && RANGE.test(folded.slice(first.end, second.start))) {
    return first.date <= second.date ? { from: first.date, to: second.date } : { from: second.date, to: first.date };
  }
  if (first && first.date <= today && SINCE.test(folded.slice(0, first.start))) return { from: first.date, to: today };
  for (const { pattern, read } of PERIOD_RULES) {
    const match = pattern.exec(folded);
    const range = match && read(match, reference);
    if (range) return { from: range.from.toString(), to: range.to.toString() };
  }
  if (first === undefined) return null;
  const weekend = /fim de semana|final de semana|fds|findi/.test(folded.slice(first.start, first.end));
  const sunday = weekend ? CalendarDay.parse(first.date)?.plusDays(1).toString() : undefined;
  return { from: first.date, to: sunday ?? first.date };
}

const RANGE = /^ (?:a|ate|e|ao|ate o|ate a) (?:o )?$/;
const SINCE = /\b(?:desde|a partir d[eoa])\s(?:[oa]\s)?$/;

const NUMBER =
  "(\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|sessenta|noventa)";
const PAST = "(?:passad[oa]|anterior|ultim[oa])";
const THIS = "\\b(?:(?:d?a )?minha|(?:d?o )?meu|n?ess[ea]|n?est[ea]|d?ess[ea]|d?est[ea]|[nd][oa]|ness[ea]|o|a)";
const MONTHS = MONTH_NAMES.join("|");

function month(today: CalendarDay, offset: number): DayRange {
  const from = today.startOfMonth().plusMonths(offset);
  return { from, to: from.plusMonths(1).plusDays(-1) };
}

/** Weeks run from Monday to Sunday. */
function week(today: CalendarDay, offset: number): DayRange {
  const from = today.plusDays(-((today.weekday + 6) % 7) + offset * 7);
  return { from, to: from.plusDays(6) };
}

function year(number: number): DayRange | null {
  const from = CalendarDay.of(number, 1, 1);
  const to = CalendarDay.of(number, 12, 31);
  return from && to && { from, to };
}

/** "últimos 15 dias" ends today and "próximos 7 dias" begins today. */
function readSpan(match: RegExpExecArray, today: CalendarDay, sign: 1 | -1): DayRange | null {
  const count = match[1] === undefined ? 1 : scanNumbers(tokenize(match[1]))[0]?.value ?? 0;
  const unit = match[2]!;
  if (count < 1 || count > 400) return null;
  const edge = shift(today, count * sign, unit).plusDays(-sign);
  return sign < 0 ? { from: edge, to: today } : { from: today, to: edge };
}

function shift(day: CalendarDay, count: number, unit: string): CalendarDay {
  if (unit.startsWith("d")) return day.plusDays(count);
  if (unit.startsWith("s")) return day.plusDays(count * 7);
  return day.plusMonths(unit.startsWith("m") ? count : count * 12);
}

/** Without a year, it is the last month of this name that has begun. */
function readMonthName(match: RegExpExecArray, today: CalendarDay): DayRange | null {
  const [, preposition = "", name = "", yearText] = match;
  // "Marco" is a person unless a preposition says otherwise.
  if (name === "marco" && preposition === "") return null;
  const number = MONTH_NAMES.indexOf(name) + 1;
  const yearNumber = yearText === undefined ? today.year - (number > today.month ? 1 : 0) : Number(yearText);
  const start = CalendarDay.of(yearNumber, number, 1);
  return start && month(start, 0);
}

/** "em setembro e outubro": from the first month to the second, in the last year in which both have begun. */
function readMonths([, first = "", second = ""]: RegExpExecArray, today: CalendarDay): DayRange | null {
  const [start, end] = [first, second].map((name) => MONTH_NAMES.indexOf(name) + 1);
  const endYear = today.year - (end! > today.month ? 1 : 0);
  const from = CalendarDay.of(endYear - (start! > end! ? 1 : 0), start!, 1);
  const to = CalendarDay.of(endYear, end!, 1);
  return from && to && { from, to: month(to, 0).to };
}

/** The first rule that matches decides. Texts with two days ("de 1/10 a 15/10") are read before these rules. */
const PERIOD_RULES: readonly PeriodRule[] = [
  {
    pattern: new RegExp(`\\bultim[oa]s?\\s(?:${NUMBER}\\s)?(dias|semanas|meses|anos)\\b`),
    read: (match, today) => match[1] === undefined ? null : readSpan(match, today, -1),
  },
  {
    pattern: new RegExp(`\\b(?:d[oa]s|n[oa]s|por|faz|ha)\\s${NUMBER}\\s(?:ultim[oa]s)\\s(dias|semanas|meses|anos)\\b`),
    read: (match, today) => readSpan(match, today, -1),
  },
  {
    // After a verb in the past, the span is past: "emagreci quanto em 3 meses?". "vence em 3 dias" is future.
    pattern: new RegExp(
      `\\b[a-z]{2,}(?:ei|i|iu|eu|ou|amos|imos)\\b[^.!?]{0,30}\\sem\\s${NUMBER}\\s(dias|semanas|meses|anos)\\b`,
    ),
    read: (match, today) => readSpan(match, today, -1),
  },
  {
    pattern: new RegExp(`\\bproxim[oa]s?\\s${NUMBER}\\s(dias|semanas|meses)\\b`),
    read: (match, today) => readSpan(match, today, 1),
  },
  { pattern: /\bsemana retrasada\b/, read: (_, today) => week(today, -2) },
  { pattern: new RegExp(`\\bsemana ${PAST}\\b|\\bultima semana\\b`), read: (_, today) => week(today, -1) },
  { pattern: /\b(?:semana (?:que|q) vem|proxima semana|semana seguinte)\b/, read: (_, today) => week(today, 1) },
  { pattern: new RegExp(`${THIS} semana\\b(?! santa)|\\bsemana atual\\b`), read: (_, today) => week(today, 0) },
  { pattern: /\bmes retrasado\b/, read: (_, today) => month(today, -2) },
  { pattern: new RegExp(`\\bmes ${PAST}\\b|\\bultimo mes\\b`), read: (_, today) => month(today, -1) },
  { pattern: /\b(?:mes (?:que|q) vem|proximo mes|mes seguinte)\b/, read: (_, today) => month(today, 1) },
  {
    pattern: new RegExp(`${THIS} mes\\b|\\bmes (?:atual|corrente)\\b|\\bmensal\\b`),
    read: (_, today) => month(today, 0),
  },
  { pattern: new RegExp(`\\bano ${PAST}\\b|\\bultimo ano\\b`), read: (_, today) => year(today.year - 1) },
  { pattern: /\b(?:ano (?:que|q) vem|proximo ano)\b/, read: (_, today) => year(today.year + 1) },
  {
    pattern: new RegExp(`${THIS} ano\\b|\\bano (?:atual|corrente)\\b|\\banual\\b`),
    read: (_, today) => year(today.year),
  },
  {
    pattern: new RegExp(
      `\\b(?:em|de|entre|desde|nos meses de)\\s(${MONTHS})\\s(?:e|a|ate)\\s(?:em\\s|de\\s)?(${MONTHS})\\b`,
    ),
    read: readMonths,
  },
  {
    pattern: new RegExp(
      `(\\b(?:em|de|desde|ate|mes de|durante|no)\\s)?(?<!\\d\\s(?:de\\s)?)\\b(${MONTHS})\\b(?:\\s(?:de\\s|do ano de\\s)?((?:19|20)\\d\\d)\\b)?`,
    ),
    read: readMonthName,
  },
  { pattern: /\b(?:em|de|ano|durante) ((?:19|20)\d\d)\b/, read: (match) => year(Number(match[1])) },
];
