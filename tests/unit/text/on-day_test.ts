import assert from "node:assert/strict";
import { onDay } from "../../../shared/text/format-date.ts";

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
