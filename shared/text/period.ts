import { CalendarDay } from "./calendar-day.ts";
import { readDates } from "./date.ts";
import { fold } from "./fold.ts";
import { formatDate } from "./format-date.ts";
import { PERIOD_RULES } from "./period-rules.ts";

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
