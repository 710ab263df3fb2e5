import assert from "node:assert/strict";
import { createReminder } from "../../../../shared/tools/reminders/create-reminder.ts";

Deno.test("createReminder.complete() begins a rule after this minute, which has rung where it would ring now", async () => {
  const begins = async (now: string, at: string, recurrence: string) => {
    const completed = await createReminder.normalizeArguments!({ text: "aluguel", at, recurrence }, { now });
    return "args" in completed ? completed.args.at : completed.refused;
  };
  assert.deepEqual(
    [
      await begins("2026-12-31T08:59", "2026-12-31T09:00", "FREQ=MONTHLY;BYMONTHDAY=31"),
      await begins("2026-12-31T09:00", "2026-12-31T09:00", "FREQ=MONTHLY;BYMONTHDAY=31"),
      await begins("2026-12-31T09:01", "2026-12-31T09:00", "FREQ=MONTHLY;BYMONTHDAY=31"),
      await begins("2026-12-31T09:00", "2026-12-30T09:00", "FREQ=DAILY"),
    ],
    ["2026-12-31T09:00", "2027-01-31T09:00", "2027-01-31T09:00", "2027-01-01T09:00"],
  );
  assert.match(String(await begins("2026-12-31T09:00", "2026-12-31T09:00", "FREQ=DAILY;COUNT=1")), /nenhuma vez/);
});
