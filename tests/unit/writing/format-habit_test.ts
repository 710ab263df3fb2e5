import assert from "node:assert/strict";
import { formatFrequency } from "../../../shared/writing/format-habit.ts";

Deno.test("formatFrequency() tells weeks from Monday on", () => {
  assert.equal(formatFrequency({ frequency: "custom", days: [0, 1, 3] }), "às segundas, quartas e domingos");
  assert.equal(formatFrequency({ frequency: "custom", days: [6] }), "aos sábados");
  assert.equal(formatFrequency({ frequency: "weekdays" }), "nos dias úteis");
});
