import assert from "node:assert/strict";
import { normalizeRepetition } from "../../../../shared/tools/reminders/normalize-repetition.ts";

const NOW = "2026-12-01T10:00";

Deno.test("normalizeRepetition() gives the first moment that is still to come", async () => {
  for (
    const [recurrence, at, first] of [
      ["FREQ=DAILY", "2026-11-01T09:00", "2026-12-02T09:00"],
      ["FREQ=DAILY", "2026-12-01T10:00", "2026-12-02T10:00"],
      ["FREQ=MONTHLY;BYMONTHDAY=5", "2026-12-01T09:00", "2026-12-05T09:00"],
      ["FREQ=YEARLY", "1926-03-12T09:00", "2027-03-12T09:00"],
    ] as const
  ) {
    assert.deepEqual(await normalizeRepetition(recurrence, at, NOW), { args: { at: first, recurrence } });
  }
});

Deno.test("normalizeRepetition() walks through no centuries of moments that have passed", async () => {
  const days = Array.from({ length: 31 }, (_, index) => index + 1).join(",");
  for (const recurrence of [`FREQ=MONTHLY;BYMONTHDAY=${days};BYHOUR=8,12,16,20`, "FREQ=HOURLY", "FREQ=DAILY"]) {
    const repetition = await normalizeRepetition(recurrence, "1777-01-01T09:00", NOW);
    assert.ok("refused" in repetition, recurrence);
    assert.match(repetition.refused, /at está longe demais no passado/);
  }
});
