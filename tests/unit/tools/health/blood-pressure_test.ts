import assert from "node:assert/strict";
import { bloodPressure } from "../../../../shared/tools/health/blood-pressure.ts";
import { recordMetric } from "../../../../shared/tools/health/record-metric.ts";

const CONTEXT = { today: "2026-11-21", timezone: "America/Sao_Paulo" };

Deno.test("bloodPressure() takes figures in tens or in millimetres, in either order", () => {
  for (const [one, other] of [[12, 8], [120, 80], [8, 12], [80, 120]] as const) {
    assert.deepEqual(bloodPressure(one, other), { value: 12, value2: 8 });
  }
  assert.deepEqual(bloodPressure(134, 87), { value: 13.4, value2: 8.7 });
});

Deno.test("bloodPressure() refuses figures that are none", () => {
  for (const [one, other] of [[12, 12], [5, 2], [400, 80], [12, 1]] as const) {
    assert.equal(bloodPressure(one, other), null);
  }
});

Deno.test("recordMetric.offer() tells a blood pressure as one says it", () => {
  const args = { metric: "blood_pressure", value: 12, value2: 8.5 };
  assert.equal(recordMetric.offer!(args, {}, CONTEXT), "Quer que eu registre sua pressão de 12 por 8,5 hoje?");
});

Deno.test("record_metric says what a night already holds", () => {
  assert.equal(
    recordMetric.offer!({ metric: "sleep", value: 6 }, { recorded_before: 7 }, CONTEXT),
    "Quer que eu registre 6h de sono hoje? Esse dia já tem 7h: somando, dá 13h.",
  );
});
