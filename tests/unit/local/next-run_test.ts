import assert from "node:assert/strict";
import { nextRun } from "../../../local/schedule/start-jobs.ts";

const after = new Date("2026-11-21T23:07:30.250Z");

Deno.test("nextRun() reads schedules as pg_cron does, in UTC", async (t) => {
  for (
    const [schedule, due] of [
      ["* * * * *", "2026-11-21T23:08:00.000Z"],
      ["*/5 0-6 1,15 * *", "2026-12-01T00:00:00.000Z"],
      ["0 3 $ * *", "2026-11-30T03:00:00.000Z"],
      ["0 3 $ feb *", "2027-02-28T03:00:00.000Z"],
      ["5 4 * * 7", "2026-11-22T04:05:00.000Z"],
      ["5 4 * * sun", "2026-11-22T04:05:00.000Z"],
      ["@daily", "2026-11-22T00:00:00.000Z"],
      ["@hourly", "2026-11-22T00:00:00.000Z"],
      ["1 second", "2026-11-21T23:07:31.000Z"],
      ["20 seconds", "2026-11-21T23:07:40.000Z"],
      [" 30 SECONDS ", "2026-11-21T23:08:00.000Z"],
    ] as const
  ) {
    await t.step(schedule, () => assert.equal(nextRun(schedule, after)?.toISOString(), due));
  }
  await t.step("day and weekday: either, when both are given", () => {
    assert.equal(nextRun("0 0 1 * mon", after)?.toISOString(), "2026-11-23T00:00:00.000Z");
    assert.equal(nextRun("0 0 25 * mon", new Date("2026-11-23T00:00:00Z"))?.toISOString(), "2026-11-25T00:00:00.000Z");
  });
  await t.step("day and weekday: both, when one begins with a star", () => {
    assert.equal(nextRun("0 0 */2 * mon", after)?.toISOString(), "2026-11-23T00:00:00.000Z");
    assert.equal(nextRun("0 0 */2 * tue", after)?.toISOString(), "2026-12-01T00:00:00.000Z");
  });
  await t.step("never is null", () => assert.equal(nextRun("0 0 31 2 *", after), null));
  await t.step("an exact time is not due again", () => {
    assert.equal(nextRun("* * * * *", new Date("2026-11-21T23:08:00Z"))?.toISOString(), "2026-11-21T23:09:00.000Z");
    assert.equal(nextRun("5 seconds", new Date("2026-11-21T23:08:00Z"))?.toISOString(), "2026-11-21T23:08:05.000Z");
  });
});
