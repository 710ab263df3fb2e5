import type { Unit } from "./unit.ts";

const VALUE = /^(?:MONEY|NUM|QTY|TIME)$/;
/** Takes back the figure just said: "20, aliás 25", "dormi 7h, digo, 6h", "50... ops, foi 60". */
const TAKES_BACK =
  /^(?:alias|digo|minto|perai|pera|ops|opa|errei|corrigindo|quer dizer|na verdade|ou melhor|melhor dizendo|nao ,? ?(?:foi|era|foram))$/;
const MARK = /^[,.;…-]$/;
const BETWEEN = /^(?:[,.;:!…-]|foi|foram|era|eram|eh|sao|deu|uns|umas|no|na|so|que|nao|isso|esquece)$/;
const LONGEST = 6;

/** Leaves out a figure that is taken back in the same breath, and the words that do it. */
export function settleSlips(units: readonly Unit[]): Unit[] {
  const kept = [...units];
  for (let i = 0; i < kept.length; i++) {
    const end = markerEnd(kept, i);
    if (end < 0) continue;
    const after = firstValue(kept, end);
    const before = kept.findLastIndex((unit, at) => at < i && VALUE.test(unit.key));
    if (after < 0 || before < 0 || i - before > LONGEST || !fits(kept[before]!, kept[after]!)) continue;
    kept[before] = kept[after]!;
    kept.splice(i, after - i + 1);
    // The mark before what was taken back would cut the sentence.
    for (let mark = i - 1; MARK.test(kept[mark]?.key ?? ""); mark--) kept.splice(mark, 1);
    i = before;
  }
  return kept;
}

/** Index behind the words at `at` that take something back; -1 when none begin there. */
function markerEnd(units: readonly Unit[], at: number): number {
  for (const length of [3, 2, 1]) {
    const words = units.slice(at, at + length).map(({ key }) => key).join(" ");
    if (at + length <= units.length && TAKES_BACK.test(words)) return at + length;
  }
  return -1;
}

/** The next figure, when only small words stand before it. */
function firstValue(units: readonly Unit[], from: number): number {
  for (let i = from; i < units.length && i - from < LONGEST; i++) {
    if (VALUE.test(units[i]!.key)) return i;
    if (!BETWEEN.test(units[i]!.key)) return -1;
  }
  return -1;
}

/** A figure without its unit stands in for one with it; lengths of time and amounts of money do not. */
function fits(before: Unit, after: Unit): boolean {
  return before.key === after.key || (after.key === "NUM" && before.key === "MONEY") ||
    (after.key === "MONEY" && before.key === "NUM");
}
