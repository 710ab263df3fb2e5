import fc from "fast-check";
import assert from "node:assert/strict";
import { readQuantities } from "../../../../shared/language/figures/quantity.ts";

const MASSES: [string, number][] = [
  ["81,4 kg", 81.4],
  ["81 quilos", 81],
  ["82kg", 82],
  ["oitenta e um quilos e meio", 81.5],
  ["81kg e 400g", 81.4],
  ["81.400 kg", 81.4],
  ["150 g de frango", 0.15],
];
const VOLUMES: [string, number[]][] = [
  ["bebi 2 litros de água", [2000]],
  ["2L", [2000]],
  ["500ml", [500]],
  ["litro e meio", [1500]],
  ["2 litros e meio", [2500]],
  ["meio litro", [500]],
  ["1,5 l", [1500]],
  ["um copo d'água", [200]],
  ["3 copos", [600]],
  ["meio copo", [100]],
  ["uma garrafinha", [500]],
  ["3 copos de 300ml", [900]],
  ["2 copos d'água de 300 ml", [600]],
  ["uma garrafa de água de 1,5 litro", [1500]],
  ["um copo de água", [200]],
  ["2 garrafas de 1,5L", [3000]],
  ["dois copos e uma garrafa", [400, 500]],
];

for (const [text, expected] of MASSES) {
  Deno.test(`readQuantities() reads '${text}' as ${expected} kg`, () => {
    assert.deepEqual(readQuantities(text).map(({ kind, value }) => [kind, value]), [["mass", expected]]);
  });
}

for (const [text, expected] of VOLUMES) {
  Deno.test(`readQuantities() reads '${text}' as ${expected.join(" and ")} ml`, () => {
    assert.deepEqual(readQuantities(text).map(({ kind, value }) => [kind, value]), expected.map((v) => ["volume", v]));
  });
}

for (const text of ["pesei 81.4", "copo", "50 reais", "7h30", "gosto de litros"]) {
  Deno.test(`readQuantities() finds none in '${text}'`, () => assert.deepEqual(readQuantities(text), []));
}

Deno.test("readQuantities() reads back any weight in kilograms with one decimal", () => {
  fc.assert(fc.property(fc.integer({ min: 10, max: 4999 }), (tenths) => {
    const written = (tenths / 10).toFixed(1).replace(".", ",");
    assert.deepEqual(readQuantities(`pesei ${written} kg`).map(({ kind, value }) => [kind, value]), [
      ["mass", tenths / 10],
    ]);
  }));
});
