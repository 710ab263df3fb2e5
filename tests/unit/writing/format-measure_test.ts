import assert from "node:assert/strict";
import {
  describeMeasure,
  formatChange,
  formatMeasure,
  formatMinutes,
  type Measure,
} from "../../../shared/writing/format-measure.ts";

const measures: [Measure, string][] = [
  [{ metric: "weight", value: 81.4 }, "seu peso de 81,4 kg"],
  [{ metric: "weight", value: 80 }, "seu peso de 80 kg"],
  [{ metric: "water", value: 2000 }, "2 litros de água"],
  [{ metric: "water", value: 1500 }, "1,5 litro de água"],
  [{ metric: "water", value: 250 }, "250 ml de água"],
  [{ metric: "sleep", value: 7.5 }, "7h30 de sono"],
  [{ metric: "sleep", value: 7.3333 }, "7h20 de sono"],
  [{ metric: "sleep", value: 8 }, "8h de sono"],
  [{ metric: "sleep", value: 0.5 }, "30 minutos de sono"],
  [{ metric: "exercise", value: 45 }, "45 minutos de exercício"],
  [{ metric: "exercise", value: 95 }, "1h35 de exercício"],
  [{ metric: "mood", value: 7 }, "seu humor em 7 de 10"],
  [{ metric: "energy", value: 7.5 }, "sua energia em 7,5 de 10"],
  [{ metric: "custom", custom_name: "Glicemia", value: 98, unit: "mg/dL" }, "98 mg/dL em “Glicemia”"],
  [{ metric: "custom", custom_name: "Passos", value: 8000 }, "8.000 em “Passos”"],
];

for (const [measure, expected] of measures) {
  Deno.test(`describeMeasure() says '${expected}'`, () => assert.equal(describeMeasure(measure), expected));
}

Deno.test("formatMinutes() rounds to whole minutes across the hour", () => {
  assert.deepEqual([0, 1, 59.6, 60, 61, 119.99].map(formatMinutes), [
    "0 minutos",
    "1 minuto",
    "1h",
    "1h",
    "1h01",
    "2h",
  ]);
});

Deno.test("formatChange() signs the difference and judges nothing", () => {
  assert.equal(formatChange({ metric: "weight", value: -1.2 }), "-1,2 kg");
  assert.equal(formatChange({ metric: "sleep", value: 0.2 }), "+12 minutos");
  assert.equal(formatChange({ metric: "mood", value: 2 }), "+2 pontos");
});

Deno.test("formatMeasure() has the singular of the person's own unit below two", () => {
  const say = (value: number, unit: string) => formatMeasure({ metric: "custom", value, unit });
  assert.equal(say(1, "xícaras"), "1 xícara");
  assert.equal(say(1.66, "xícaras"), "1,66 xícara");
  assert.equal(say(2, "xícaras"), "2 xícaras");
  assert.equal(say(0, "xícaras"), "0 xícaras");
  assert.equal(say(1, "flexões"), "1 flexão");
  assert.equal(say(1, "colheres de chá"), "1 colher de chá");
  assert.equal(say(1, "mg/dL"), "1 mg/dL");
  assert.equal(say(1, "bpm"), "1 bpm");
});
