import assert from "node:assert/strict";
import { recordMetric } from "../../../../shared/tools/health/record-metric.ts";

const CONTEXT = { today: "2026-11-21", timezone: "America/Sao_Paulo" };

Deno.test("recordMetric.offer() tells a blood pressure as one says it", () => {
  const args = { metric: "blood_pressure", value: 12, value2: 8.5 };
  assert.equal(recordMetric.offer!(args, {}, CONTEXT), "Quer que eu registre sua pressão de 12 por 8,5 hoje?");
});

Deno.test("recordMetric.offer() says what a night already holds", () => {
  assert.equal(
    recordMetric.offer!({ metric: "sleep", value: 6 }, { recorded_before: 7 }, CONTEXT),
    "Quer que eu registre 6h de sono hoje? Esse dia já tem 7h: somando, dá 13h.",
  );
});
