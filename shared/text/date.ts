import { CalendarDay } from "./calendar-day.ts";
import { ClaimedSpans } from "./claimed-spans.ts";
import { DATE_RULES, type DateContext, type DateDirection } from "./date-rules.ts";
import { fold } from "./fold.ts";

/** A day named in a text; `date` is `YYYY-MM-DD`, `start` and `end` index into `fold(text)`. */
export interface DateMention {
  date: string;
  start: number;
  end: number;
}

/**
 * Days named in a pt-BR text, in order: "ontem", "sexta passada", "dia 5", "5 de março", "15/08", "há 3 dias", "daqui a
 * duas semanas", with common slips ("onte", "otem").
 *
 * @param today `YYYY-MM-DD`; no date is read when it is not a day.
 * @param direction where weekdays, days of the month and dates without year lie when nothing else tells.
 */
export function readDates(text: string, today: string, direction: DateDirection = "past"): DateMention[] {
  const reference = CalendarDay.parse(today);
  if (reference === null) return [];
  const context: DateContext = { today: reference, direction, folded: fold(text) };
  const found: DateMention[] = [];
  const claimed = new ClaimedSpans(context.folded.length);
  for (const { pattern, read } of DATE_RULES) {
    for (const match of context.folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!claimed.isFree(start, end)) continue;
      const day = read(match, context);
      if (day === null) continue;
      claimed.claim(start, end);
      found.push({ date: day.toString(), start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
