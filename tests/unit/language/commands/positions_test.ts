import assert from "node:assert/strict";
import { readPositions } from "../../../../shared/language/commands/positions.ts";

const CASES: [string, number[] | null][] = [
  ["1", [1]],
  ["a última", [-1]],
  ["1 e 3", [1, 3]],
  ["1, 2 e 4", [1, 2, 4]],
  ["o primeiro e o terceiro", [1, 3]],
  ["os dois primeiros", [1, 2]],
  ["as 3 primeiras", [1, 2, 3]],
  ["os dois últimos", [-2, -1]],
  ["os primeiros dois", [1, 2]],
  ["1 a 3", [1, 2, 3]],
  ["do 2 ao 4", [2, 3, 4]],
  ["3 a 1", null],
  ["1 ou 3", null],
  ["1,5", null],
  ["os dois", null],
  ["gastei 2", null],
];

for (const [text, positions] of CASES) {
  Deno.test(`readPositions() reads '${text}'`, () => assert.deepEqual(readPositions(text), positions));
}
