import assert from "node:assert/strict";
import { withChangedUnitCode, withUnitCode } from "../../../../shared/tools/health/unit-arguments.ts";

Deno.test("withUnitCode() writes value and unit as Postgres takes them", () => {
  const water = { metric: "water", value: 3, unit: "copos" };
  assert.deepEqual(withUnitCode(water), { metric: "water", value: 600, unit: "ml" });
  assert.deepEqual(withUnitCode({ metric: "sleep", value: 7.5, unit: "horas" }), {
    metric: "sleep",
    value: 7.5,
    unit: "h",
  });
  for (const args of [{ metric: "custom", value: 3, unit: "copos" }, { metric: "mood", value: 7 }]) {
    assert.deepEqual(withUnitCode(args), args);
  }
});

Deno.test("withChangedUnitCode() leaves glasses alone, since a custom metric may be counted in them", () => {
  const entry_id = crypto.randomUUID();
  assert.deepEqual(withChangedUnitCode({ entry_id, value: 2, unit: "litros" }), { entry_id, value: 2000, unit: "ml" });
  assert.deepEqual(withChangedUnitCode({ entry_id, value: 2, unit: "copos" }), { entry_id, value: 2, unit: "copos" });
});
