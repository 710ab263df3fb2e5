import { fold } from "../fold.ts";
import { type Figure, readFigures } from "./figures.ts";

/** A part of a message, folded, with its figures and what stands behind each of them. */
interface Part {
  text: string;
  figures: Figure[];
  behind: string[];
}

/** A message parted at its marks, "e" and "mas". */
export function partsOf(message: string, today: string): Part[] {
  const figures = readFigures(message, today);
  const folded = fold(message);
  const ends = [...folded.matchAll(/[,;.!?\n]|\be\b|\bmas\b/g)].map(({ index }) => index)
    .filter((at) => !figures.some(({ start, end }) => at >= start && at < end));
  return [...ends, folded.length].map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const own = figures.filter((figure) => figure.start >= start && figure.end <= end);
    return { text: folded.slice(start, end), figures: own, behind: own.map((figure) => folded.slice(figure.end, end)) };
  });
}

/** "4 potes, 35 cada": how many and what each costs. */
export function isProductSaid(value: number, folded: string, figures: readonly Figure[]): boolean {
  if (!/\bcada\b/.test(folded)) return false;
  const numbers = figures.flatMap((figure) => [...figure.amounts, ...figure.numbers]);
  return numbers.some((count, at) =>
    numbers.some((price, other) => at !== other && Math.abs(count * price - value) < 0.005)
  );
}
