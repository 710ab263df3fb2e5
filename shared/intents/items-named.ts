import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { readPositions } from "./positions.ts";

const SMALL = new Set(
  "a o as os um uma de da do das dos no na nos nas com e em pra pro para gasto gastos despesa conta registro item coisa esse essa este esta aquele aquela parte resto que eu reais real tambem"
    .split(" "),
);

/**
 * The items a folded phrase names, by index: by position ("o primeiro") or by their words ("o uber"); null when a word of it
 * belongs to none of them.
 */
export function itemsNamed(phrase: string | undefined, items: readonly string[]): number[] | null {
  if (phrase === undefined) return null;
  return byPosition(phrase, items.length) ?? byWords(phrase, items);
}

/** "o primeiro", "o 2", "os dois primeiros"; a bare figure may be a new amount. */
function byPosition(phrase: string, count: number): number[] | null {
  if (/^\d|\bd[eo] (?:dia )?\d/.test(phrase)) return null;
  const first = /^(?:os|as) (dois|duas|tres) primeir[oa]s$/.exec(phrase);
  if (first) return [0, 1, 2].slice(0, Math.min(first[1] === "tres" ? 3 : 2, count));
  const positions = readPositions(phrase);
  if (positions === null) return null;
  const indices = positions.map((position) => position < 0 ? count + position : position - 1);
  return indices.every((index) => index >= 0 && index < count) ? [...new Set(indices)].toSorted() : null;
}

function byWords(phrase: string, items: readonly string[]): number[] | null {
  const words = (phrase.match(/[a-z0-9]+(?:,\d+)?/g) ?? []).filter((word) => !SMALL.has(word));
  if (words.length === 0 || words.length > 8) return null;
  const found = new Set<number>();
  for (const word of words) {
    const fitting = items.flatMap((item, index) => has(item, word) ? [index] : []);
    if (fitting.length === 0) return null;
    for (const index of fitting) found.add(index);
  }
  return [...found].toSorted();
}

function has(item: string, word: string): boolean {
  const others = fold(item).match(/[a-z0-9]+(?:,\d+)?/g) ?? [];
  const slips = word.length >= 7 ? 2 : word.length >= 5 ? 1 : 0;
  return others.some((other) => other === word || (!/\d/.test(word) && editDistance(word, other, slips) <= slips));
}
