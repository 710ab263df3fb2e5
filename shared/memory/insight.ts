import { z } from "zod";
import { formatNumericDate } from "../writing/format-date.ts";
import { describePattern, pairOf, patternFigures, patternSchema } from "../writing/pattern.ts";
import { capitalize } from "../writing/join-words.ts";

/** A pattern as `read_consolidation` returns it, with the first and last day on which it was counted. */
export const countedPatternSchema = patternSchema.loose().extend({
  first_day: z.string(),
  last_day: z.string(),
});

export type CountedPattern = z.infer<typeof countedPatternSchema>;

/** A pattern with its texts, as `apply_consolidation` stores it as an item of memory. */
export type Insight = CountedPattern & { title: string; content: string; evidence: string };

/** Writes the texts of a pattern: title, content, and the figures as evidence. */
export function writeInsight(pattern: CountedPattern): Insight {
  const period = `de ${formatNumericDate(pattern.first_day)} a ${formatNumericDate(pattern.last_day)}`;
  return {
    ...pattern,
    title: pairOf(pattern).join(" e "),
    content: describePattern(pattern),
    evidence: `${capitalize(patternFigures(pattern))}, ${period}. É uma coincidência nos registros, não uma causa.`,
  };
}
