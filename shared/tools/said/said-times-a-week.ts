import { countsTimesAWeek, ONCE_A_WEEK } from "../../language/figures/figure-context.ts";
import { isBare, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import type { OwnClauses } from "./of-else.ts";

/**
 * Whether it was said on how many days of a week a habit is to be done: "3x na semana". Of two habits each has the count that was said of
 * it. Where none was said, a figure at the end of a clause is one: "muda a academia pra 4".
 *
 * @param own the clauses of this message about the habit
 * @param texts all that may tell it
 */
export function isTimesAWeekSaid(
  value: number,
  own: readonly OwnClauses[],
  texts: readonly string[],
  today: string,
): boolean {
  const readings = [...own, ...texts.length === 0 ? [] : [readTexts(texts, today)]];
  const counts = readings.map(timesAWeekIn).find((found) => found.length > 0);
  if (counts !== undefined) return counts.includes(value);
  return readings.some(({ places }) =>
    places.some(({ figure, after }) =>
      figure.numbers.includes(value) && isBare(figure) && !figure.isMoney && /^\s*(?:[,.;!?\n]|$)/.test(after)
    )
  );
}

function readTexts(texts: readonly string[], today: string): OwnClauses {
  const places = texts.flatMap((text) =>
    readFigures(text, today).map((figure) => ({
      figure,
      before: fold(text.slice(0, figure.start)),
      after: fold(text.slice(figure.end)),
    }))
  );
  return { folded: fold(texts.join("\n")), figures: places.map(({ figure }) => figure), places };
}

function timesAWeekIn({ folded, places }: OwnClauses): number[] {
  const counted = places.filter(({ after }) => countsTimesAWeek(after)).flatMap(({ figure }) => figure.numbers);
  return ONCE_A_WEEK.test(folded) ? [...counted, 1] : counted;
}
