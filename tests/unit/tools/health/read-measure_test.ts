import fc from "fast-check";
import assert from "node:assert/strict";
import { readMeasure } from "../../../../shared/tools/health/read-measure.ts";

const TODAY = "2026-11-21";

const cases: [string, string | undefined, { value?: number; date?: string }][] = [
  ["75,5", "kg", { value: 75.5 }],
  ["foram 75 quilos e meio", "kg", { value: 75.5 }],
  ["800 g a mais não, 76 kg", "kg", { value: 76 }],
  ["foi ontem", "kg", { date: "2026-11-20" }],
  ["75,5 anteontem", "kg", { value: 75.5, date: "2026-11-19" }],
  ["dia 15", "kg", { date: "2026-11-15" }],
  ["foi 76 no dia 15", "kg", { value: 76, date: "2026-11-15" }],
  ["não foi hoje, foi ontem", "kg", { date: "2026-11-20" }],
  ["2,5 litros", "ml", { value: 2500 }],
  ["foram 3", "ml", { value: 3000 }],
  ["750", "ml", { value: 750 }],
  ["não 500ml, 750", "ml", { value: 750 }],
  ["8", "h", { value: 8 }],
  ["sete e meia", "h", { value: 7.5 }],
  ["7:45", "h", { value: 7.75 }],
  ["6h45", "h", { value: 6.75 }],
  ["não foi 7h30, foram 8", "h", { value: 8 }],
  ["450", "h", { value: 7.5 }],
  ["uma hora e meia", "min", { value: 90 }],
  ["50", "min", { value: 50 }],
  ["45 min às 7h", "min", { value: 45 }],
  ["45 min, 5 km", "min", { value: 45 }],
  ["5 km", "min", {}],
  ["melhor 8", undefined, { value: 8 }],
  ["nove mil", undefined, { value: 9000 }],
  ["que bom", "kg", {}],
];

for (const [text, unit, expected] of cases) {
  Deno.test(`readMeasure() reads '${text}' in ${unit ?? "no unit"} as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(readMeasure(text, TODAY, unit), expected);
  });
}

Deno.test("readMeasure() reads any weight with one decimal back", () => {
  fc.assert(fc.property(fc.integer({ min: 300, max: 2999 }), (tenths) => {
    const text = `na verdade ${Math.floor(tenths / 10)},${tenths % 10} kg ontem`;
    assert.deepEqual(readMeasure(text, TODAY, "kg"), { value: tenths / 10, date: "2026-11-20" });
  }));
});

Deno.test("readMeasure() never throws and never gives NaN", () => {
  fc.assert(fc.property(fc.string(), fc.constantFrom("kg", "ml", "h", "min", undefined), (text, unit) => {
    const { value } = readMeasure(text, TODAY, unit);
    assert.ok(value === undefined || Number.isFinite(value));
  }));
});
