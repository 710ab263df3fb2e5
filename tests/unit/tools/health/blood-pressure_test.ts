import assert from "node:assert/strict";
import { bloodPressure, readBloodPressure } from "../../../../shared/tools/health/blood-pressure.ts";
import { recordMetric } from "../../../../shared/tools/health/record-metric.ts";

const CONTEXT = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
const ARGS = { metric: "custom", custom_name: "pressão", value: 12, note: "12 por 8" };

for (const text of ["12 por 8", "120x80", "deu 120 / 80", "era 12x8", "12 a 8"]) {
  Deno.test(`readBloodPressure() reads "${text}"`, () => {
    assert.deepEqual(readBloodPressure(text), { value: 12, note: "12 por 8" });
  });
}

Deno.test("bloodPressure() refuses figures that are none", () => {
  for (const [one, other] of [[2, 1], [500, 80], [12, 12], [0, 0]] as const) {
    assert.equal(bloodPressure(one, other), null);
  }
});

Deno.test("record_metric offers and corrects a blood pressure by both figures", () => {
  assert.equal(recordMetric.offer!(ARGS, {}, CONTEXT), "Quer que eu registre 12 por 8 em “pressão” hoje?");
  assert.deepEqual(recordMetric.correct!(ARGS, "13,5 por 9", CONTEXT), { ...ARGS, value: 13.5, note: "13,5 por 9" });
});

Deno.test("record_metric says what a night already holds", () => {
  assert.equal(
    recordMetric.offer!({ metric: "sleep", value: 6 }, { recorded_before: 7 }, CONTEXT),
    "Quer que eu registre 6h de sono hoje? Esse dia já tem 7h: somando, dá 13h.",
  );
});
