import assert from "node:assert/strict";
import { describeCorrelation, describeTrend } from "../../../../shared/tools/health/get-trends.ts";
import { describeMeasure, formatChange, formatMinutes, type Measure } from "../../../../shared/tools/health/measure.ts";
import { formatFrequency } from "../../../../shared/tools/health/habit.ts";
import { onDay } from "../../../../shared/text/on-day.ts";

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

Deno.test("onDay() puts the day into a sentence", () => {
  const days = ["2026-11-21", "2026-11-20", "2026-11-18", "2026-11-15", "2026-08-12"];
  assert.deepEqual(days.map((day) => onDay(day, "2026-11-21")), [
    "hoje",
    "ontem",
    "na quarta (18/11)",
    "no domingo (15/11)",
    "em 12/08/2026",
  ]);
  assert.equal(onDay(undefined, "2026-11-21"), "hoje");
});

Deno.test("formatFrequency() tells weeks from Monday on", () => {
  assert.equal(formatFrequency({ frequency: "custom", days: [0, 1, 3] }), "às segundas, quartas e domingos");
  assert.equal(formatFrequency({ frequency: "custom", days: [6] }), "aos sábados");
  assert.equal(formatFrequency({ frequency: "weekdays" }), "nos dias úteis");
});

Deno.test("describeTrend() tells the change a week, steadiness, and habits as a share of days", () => {
  const metric = { kind: "metric", status: "ok", n: 20 } as const;
  assert.equal(
    describeTrend({ ...metric, name: "sleep", unit: "h", slope: 0.0286, mean: 7.0833 }, 30),
    "Sono: +12 minutos por semana, média de 7h05 (20 dias)",
  );
  assert.equal(
    describeTrend({ ...metric, name: "weight", unit: "kg", slope: 0.001, mean: 81 }, 90),
    "Peso: estável, média de 81 kg (20 dias)",
  );
  // 2.8 kg in 90 days is little a week, yet no steadiness.
  assert.equal(
    describeTrend({ ...metric, name: "weight", unit: "kg", slope: -2.8 / 90, mean: 82 }, 90),
    "Peso: -0,22 kg por semana, média de 82 kg (20 dias)",
  );
  assert.equal(
    describeTrend({ kind: "habit", status: "ok", n: 30, name: "Ler", slope: 0.01, mean: 0.8 }, 30),
    "“Ler”: feito em 80% dos dias, com mais frequência ultimamente (30 dias)",
  );
});

Deno.test("describeCorrelation() calls weak relations unclear", () => {
  const pair = {
    a: { kind: "metric", name: "sleep" },
    b: { kind: "metric", name: "mood" },
    n: 12,
    status: "ok",
  } as const;
  assert.match(describeCorrelation({ ...pair, r: 0.1 }), /não aparece relação clara \(r = 0,1, 12 dias\)/);
  assert.match(describeCorrelation({ ...pair, r: -0.4 }), /alguma relação: quando um sobe, o outro costuma cair/);
  assert.match(describeCorrelation({ ...pair, r: 0.62 }), /relação forte: sobem e descem juntos \(r = 0,62, 12 dias\)/);
  assert.match(describeCorrelation({ ...pair, status: "no_variation" }), /um deles não variou/);
});
