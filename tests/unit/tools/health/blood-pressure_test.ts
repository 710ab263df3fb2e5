import assert from "node:assert/strict";
import { bloodPressure } from "../../../../shared/tools/health/blood-pressure.ts";
import { recordMetric } from "../../../../shared/tools/health/record-metric.ts";

const CONTEXT = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
const ARGS = { metric: "custom", custom_name: "pressão", value: 12, note: "12 por 8" };

Deno.test("bloodPressure() refuses figures that are none", () => {
  for (const [one, other] of [[2, 1], [500, 80], [12, 12], [0, 0]] as const) {
    assert.equal(bloodPressure(one, other), null);
  }
});

Deno.test("record_metric offers a blood pressure by both figures", () => {
  assert.equal(recordMetric.offer!(ARGS, {}, CONTEXT), "Quer que eu registre 12 por 8 em “pressão” hoje?");
});

Deno.test("record_metric says what a night already holds", () => {
  assert.equal(
    recordMetric.offer!({ metric: "sleep", value: 6 }, { recorded_before: 7 }, CONTEXT),
    "Quer que eu registre 6h de sono hoje? Esse dia já tem 7h: somando, dá 13h.",
  );
});
