import { readDates } from "../../shared/text/date.ts";
import { fold } from "../../shared/text/fold.ts";
import { formatDate } from "../../shared/text/format-date.ts";
import type { Period } from "../../shared/text/period.ts";
import { correctText } from "../reading/correct-text.ts";
import type { Reading } from "../reading/reading.ts";

/** What is over: "o que venceu sexta?". */
const OVER = /\b(?:passad[oa]|venceu|venceram|ontem|anteontem|paguei)\b/;

/**
 * The span of days that a question about what is to come speaks of: "sexta" is the next one, "até sexta" all days up to it.
 * Null when it names none.
 */
export function comingPeriod({ text, period, today }: Reading): Period | null {
  const folded = fold(correctText(text).text);
  if (OVER.test(folded)) return period;
  const [day] = readDates(folded, today, "future");
  if (day === undefined || (period !== null && period.from !== period.to)) return period;
  const said = formatDate(day.date, today);
  const until = /\bate (?:[oa] |dia )*$/.test(folded.slice(0, day.start));
  if (until) return { from: today, to: day.date, label: `até ${said}` };
  return { from: day.date, to: day.date, label: /^\d/.test(said) ? `em ${said}` : said };
}
