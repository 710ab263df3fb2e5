import assert from "node:assert/strict";
import { readRatings } from "../../../../shared/language/figures/rating.ts";

const CASES: [text: string, ...onTen: number[]][] = [
  ["terminei torto arado, 5/5", 10],
  ["dou 4,5 de 5 estrelas", 9],
  ["nota 4 em 5", 8],
  ["80/100 no máximo", 8],
  ["dou 9", ...[]],
  ["9/10", ...[]],
  ["li em 5/12", ...[]],
  ["dia 3/5/2026", ...[]],
  ["7/5", ...[]],
  ["li 12 de 50 páginas", ...[]],
];

for (const [text, ...expected] of CASES) {
  Deno.test(`readRatings() of "${text}"`, () => {
    assert.deepEqual(readRatings(text).map(({ onTen }) => onTen), expected);
  });
}
