import { readFigures } from "../figures/figures.ts";
import { fold } from "../fold.ts";

/**
 * The index of the only label that has every day and amount of a text: "a de terça" picks "gasolina – R$ 120,00, 02/03/2027", and so does
 * "gasolina de 120". Null where the text has no figure, or no label or several fit.
 *
 * @param today `YYYY-MM-DD`
 */
export function readFigureChoice(text: string, labels: readonly string[], today: string): number | null {
  const figures = readFigures(text, today);
  if (figures.length === 0) return null;
  const fitting = labels.flatMap((label, index) => {
    const own = readFigures(label, today);
    const days = new Set(own.flatMap(({ dates }) => dates));
    const amounts = new Set(own.flatMap((figure) => figure.dates.length === 0 ? figure.amounts : []));
    const fits = figures.every(({ dates, amounts: said, numbers }) =>
      dates.length > 0 ? dates.some((day) => days.has(day)) : [...said, ...numbers].some((one) => amounts.has(one))
    );
    return fits ? [index] : [];
  });
  return fitting.length === 1 ? fitting[0]! : null;
}

/**
 * Whether a text is nothing but figures and the small words around them: "a de terça", "a de 120".
 *
 * @param isSmall whether a word says nothing
 */
export function isOnlyFigures(text: string, today: string, isSmall: (word: string) => boolean): boolean {
  const folded = fold(text);
  const rest = readFigures(folded, today).toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), folded);
  return (rest.match(/[a-z0-9]+/g) ?? []).every(isSmall);
}
