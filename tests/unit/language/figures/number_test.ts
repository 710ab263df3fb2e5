import fc from "fast-check";
import assert from "node:assert/strict";
import { readNumbers } from "../../../../shared/language/figures/number.ts";

const CASES: [string, number[]][] = [
  ["1.234,56", [1234.56]],
  ["2,5", [2.5]],
  ["1.5", [1.5]],
  ["1,234.56", [1234.56]],
  ["12.345.678", [12345678]],
  ["0.500", [0.5]],
  ["dois mil e quinhentos", [2500]],
  ["DOIS MIL E QUINHENTOS", [2500]],
  ["mil e duzentos", [1200]],
  ["mil duzentos e cinquenta", [1250]],
  ["cento e vinte e três", [123]],
  ["vinte e um", [21]],
  ["trezentos e cinqueta", [350]],
  ["meia dúzia", [6]],
  ["2 dúzias", [24]],
  ["dois e meio", [2.5]],
  ["um milhão e meio", [1_500_000]],
  ["dois milhões e trezentos mil", [2_300_000]],
  ["meio milhão", [500_000]],
  ["2k", [2000]],
  ["1,5k", [1500]],
  ["3mil", [3000]],
  ["3 mil e 500", [3500]],
  ["entre 20 e 30", [20, 30]],
  ["um pão", []],
  ["2 constructor", [2]],
  ["uma", [1]],
  ["vitamina b12", []],
  ["a 2ª vez", []],
  ["kkk que isso", []],
  ["o quarto da casa", []],
  ["1.2.3", []],
  ["sala cinzenta", []],
];

for (const [text, expected] of CASES) {
  Deno.test(`readNumbers() reads '${text}' as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(readNumbers(text).map(({ value }) => value), expected);
  });
}

Deno.test("readNumbers() gives the place of each number", () => {
  assert.deepEqual(readNumbers("são vinte e dois dias"), [{ value: 22, start: 4, end: 16 }]);
});

Deno.test("readNumbers() reads back every number written with points and comma", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (hundredths) => {
    const value = hundredths / 100;
    const written = value.toLocaleString("pt-BR", { minimumFractionDigits: 2 });
    assert.deepEqual(readNumbers(`foram ${written} no total`).map((number) => number.value), [value]);
  }));
});
