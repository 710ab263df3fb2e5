import { CalendarDay, MONTH_NAMES } from "../../shared/text/calendar-day.ts";
import { readDates } from "../../shared/text/date.ts";
import { fold } from "../../shared/text/fold.ts";
import { formatDate } from "../../shared/text/format-date.ts";
import { scanNumbers } from "../../shared/text/number.ts";
import { tokenize } from "../../shared/text/tokenize.ts";

/** First and last day, both included, and how to say it within a sentence ("neste mês"). */
interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
  label: string;
}

/** A way of naming a span of days in folded text. */
interface PeriodRule {
  pattern: RegExp;
  read(match: RegExpExecArray, today: CalendarDay): DayRange | null;
}

/** Days `from` to `to`, both included, `YYYY-MM-DD`; `label` completes a sentence: "gastou R$ 10,00 *neste mês*". */
export interface Period {
  from: string;
  to: string;
  label: string;
}

/**
 * The span of days a pt-BR text asks about: "esse mês", "semana passada", "últimos 15 dias", "em outubro", "de 1/10 a
 * 15/10", "hoje"; null when it names none. Months, weeks (Monday to Sunday) and years are whole, days to come included.
 */
export function readPeriod(text: string, today: string): Period | null {
  const reference = CalendarDay.parse(today);
  if (reference === null) return null;
  const folded = fold(text).replace(/\s+/g, " ");
  const dates = readDates(folded, today);
  const [first, second] = dates;
  if (first && second && isRange(folded, first, second)) return rangeOf(first.date, second.date, today);
  if (
    first && /\b(?:desde|a partir d[eoa]|de)\s(?:[oa]\s)?$/.test(folded.slice(0, first.start)) && first.date <= today
  ) {
    if (/(?:desde|partir d[eoa])\s(?:[oa]\s)?$/.test(folded.slice(0, first.start))) {
      return { from: first.date, to: today, label: `desde ${formatDate(first.date, today)}` };
    }
  }
  for (const { pattern, read } of PERIOD_RULES) {
    const match = pattern.exec(folded);
    const range = match && read(match, reference);
    if (range) return { from: range.from.toString(), to: range.to.toString(), label: range.label };
  }
  return first === undefined ? null : dayOf(folded, first, today);
}

interface Span {
  start: number;
  end: number;
}

function isRange(folded: string, first: Span, second: Span): boolean {
  return /^ (?:a|ate|e|ao|ate o|ate a) (?:o )?$/.test(folded.slice(first.end, second.start));
}

function rangeOf(one: string, other: string, today: string): Period {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return { from, to, label: `de ${formatDate(from, today)} a ${formatDate(to, today)}` };
}

function dayOf(folded: string, { date, start, end }: Span & { date: string }, today: string): Period {
  const named = folded.slice(start, end);
  if (/fim de semana|final de semana|fds|findi/.test(named)) {
    const sunday = CalendarDay.parse(date)?.plusDays(1).toString() ?? date;
    return { from: date, to: sunday, label: "no fim de semana" };
  }
  const said = formatDate(date, today);
  return { from: date, to: date, label: /^\d/.test(said) ? `em ${said}` : said };
}

const NUMBER =
  "(\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|sessenta|noventa)";
const PAST = "(?:passad[oa]|anterior|ultim[oa])";
const THIS = "\\b(?:(?:d?a )?minha|(?:d?o )?meu|n?ess[ea]|n?est[ea]|d?ess[ea]|d?est[ea]|[nd][oa]|ness[ea]|o|a)";
const MONTHS = MONTH_NAMES.join("|");

const MONTH_LABELS = MONTH_NAMES.map((name) => name === "marco" ? "março" : name);

function month(today: CalendarDay, offset: number): { from: CalendarDay; to: CalendarDay } {
  const from = today.startOfMonth().plusMonths(offset);
  return { from, to: from.plusMonths(1).plusDays(-1) };
}

/** Weeks run from Monday to Sunday. */
function week(today: CalendarDay, offset: number): { from: CalendarDay; to: CalendarDay } {
  const from = today.plusDays(-((today.weekday + 6) % 7) + offset * 7);
  return { from, to: from.plusDays(6) };
}

function year(number: number): { from: CalendarDay; to: CalendarDay } | null {
  const from = CalendarDay.of(number, 1, 1);
  const to = CalendarDay.of(number, 12, 31);
  return from && to && { from, to };
}

function labelled(range: { from: CalendarDay; to: CalendarDay } | null, label: string): DayRange | null {
  return range && { ...range, label };
}

/** "últimos 15 dias" ends today and "próximos 7 dias" begins today. */
function readSpan(match: RegExpExecArray, today: CalendarDay, sign: 1 | -1): DayRange | null {
  const count = match[1] === undefined ? 1 : scanNumbers(tokenize(match[1]))[0]?.value ?? 0;
  const unit = match[2]!;
  if (count < 1 || count > 400) return null;
  const words = `${match[1] === undefined ? "" : `${count} `}${unitLabel(unit, count)}`;
  const feminine = unit.startsWith("semana");
  const article = count === 1 ? (feminine ? "na" : "no") : feminine ? "nas" : "nos";
  const adjective = (sign < 0 ? "últim" : "próxim") + (feminine ? "a" : "o") + (count === 1 ? "" : "s");
  const label = `${article} ${adjective} ${words}`;
  const edge = shift(today, count * sign, unit).plusDays(-sign);
  return sign < 0 ? { from: edge, to: today, label } : { from: today, to: edge, label };
}

function unitLabel(unit: string, count: number): string {
  if (unit.startsWith("m")) return count === 1 ? "mês" : "meses";
  return unit.replace(/s$/, "") + (count === 1 ? "" : "s");
}

function shift(day: CalendarDay, count: number, unit: string): CalendarDay {
  if (unit.startsWith("d")) return day.plusDays(count);
  if (unit.startsWith("s")) return day.plusDays(count * 7);
  return day.plusMonths(unit.startsWith("m") ? count : count * 12);
}

/** Without a year it is the last such month that has begun. */
function readMonthName(match: RegExpExecArray, today: CalendarDay): DayRange | null {
  const [, preposition = "", name = "", yearText] = match;
  // "Marco" is a person unless a preposition says otherwise.
  if (name === "marco" && preposition === "") return null;
  const number = MONTH_NAMES.indexOf(name) + 1;
  const yearNumber = yearText === undefined ? today.year - (number > today.month ? 1 : 0) : Number(yearText);
  const start = CalendarDay.of(yearNumber, number, 1);
  const label = `em ${MONTH_LABELS[number - 1]}` + (yearNumber === today.year ? "" : ` de ${yearNumber}`);
  return start && labelled(month(start, 0), label);
}

/** "em setembro e outubro": from the first to the second, the last ones that have begun. */
function readMonths([, first = "", second = ""]: RegExpExecArray, today: CalendarDay): DayRange | null {
  const [start, end] = [first, second].map((name) => MONTH_NAMES.indexOf(name) + 1);
  const endYear = today.year - (end! > today.month ? 1 : 0);
  const from = CalendarDay.of(endYear - (start! > end! ? 1 : 0), start!, 1);
  const to = CalendarDay.of(endYear, end!, 1);
  const names = [start!, end!].map((number) => MONTH_LABELS[number - 1]);
  return from && to && { from, to: month(to, 0).to, label: `de ${names[0]} a ${names[1]}` };
}

/** Earlier rules win; what names two days ("de 1/10 a 15/10") is read before these. */
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
    // What is over is told in the past: "emagreci quanto em 3 meses?"; "vence em 3 dias" is to come.
    pattern: new RegExp(
      `\\b[a-z]{2,}(?:ei|i|iu|eu|ou|amos|imos)\\b[^.!?]{0,30}\\sem\\s${NUMBER}\\s(dias|semanas|meses|anos)\\b`,
    ),
    read: (match, today) => readSpan(match, today, -1),
  },
  {
    pattern: new RegExp(`\\bproxim[oa]s?\\s${NUMBER}\\s(dias|semanas|meses)\\b`),
    read: (match, today) => readSpan(match, today, 1),
  },
  { pattern: /\bsemana retrasada\b/, read: (_, today) => labelled(week(today, -2), "na semana retrasada") },
  {
    pattern: new RegExp(`\\bsemana ${PAST}\\b|\\bultima semana\\b`),
    read: (_, today) => labelled(week(today, -1), "na semana passada"),
  },
  {
    pattern: /\b(?:semana (?:que|q) vem|proxima semana|semana seguinte)\b/,
    read: (_, today) => labelled(week(today, 1), "na semana que vem"),
  },
  {
    pattern: new RegExp(`${THIS} semana\\b(?! santa)|\\bsemana atual\\b`),
    read: (_, today) => labelled(week(today, 0), "nesta semana"),
  },
  { pattern: /\bmes retrasado\b/, read: (_, today) => labelled(month(today, -2), "no mês retrasado") },
  {
    pattern: new RegExp(`\\bmes ${PAST}\\b|\\bultimo mes\\b`),
    read: (_, today) => labelled(month(today, -1), "no mês passado"),
  },
  {
    pattern: /\b(?:mes (?:que|q) vem|proximo mes|mes seguinte)\b/,
    read: (_, today) => labelled(month(today, 1), "no mês que vem"),
  },
  {
    pattern: new RegExp(`${THIS} mes\\b|\\bmes (?:atual|corrente)\\b|\\bmensal\\b`),
    read: (_, today) => labelled(month(today, 0), "neste mês"),
  },
  {
    pattern: new RegExp(`\\bano ${PAST}\\b|\\bultimo ano\\b`),
    read: (_, today) => labelled(year(today.year - 1), "no ano passado"),
  },
  {
    pattern: /\b(?:ano (?:que|q) vem|proximo ano)\b/,
    read: (_, today) => labelled(year(today.year + 1), "no ano que vem"),
  },
  {
    pattern: new RegExp(`${THIS} ano\\b|\\bano (?:atual|corrente)\\b|\\banual\\b`),
    read: (_, today) => labelled(year(today.year), "neste ano"),
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
  {
    pattern: /\b(?:em|de|ano|durante) ((?:19|20)\d\d)\b/,
    read: (match) => labelled(year(Number(match[1])), `em ${match[1]}`),
  },
];
