import assert from "node:assert/strict";
import { daysOf, type HabitDay, type HabitDays } from "../../../../web/health/habit-figures.ts";

const day = (date: string, done: boolean, due = true): HabitDay => ({
  date,
  due,
  ...(done && { completion_id: date }),
});

const days: HabitDays = {
  today: "2026-11-26",
  streak: { length: 2, from: "2026-11-23", to: "2026-11-25" },
  best_streak: { length: 3, from: "2026-09-01", to: "2026-09-03" },
  days: [
    day("2026-09-01", true),
    day("2026-09-02", true),
    day("2026-09-03", true),
    day("2026-10-27", false),
    day("2026-10-28", true),
    day("2026-11-22", false),
    day("2026-11-23", true),
    // Done on a day off: it adds nothing to the streak.
    day("2026-11-24", true, false),
    day("2026-11-25", true),
    day("2026-11-26", false),
  ],
};

Deno.test("daysOf() lists exactly the days that a figure counts, newest first", () => {
  const dates = (figure: Parameters<typeof daysOf>[1]) => daysOf(days, figure).map(({ date }) => date);
  assert.deepEqual(dates("streak"), ["2026-11-25", "2026-11-23"]);
  assert.deepEqual(dates("best"), ["2026-09-03", "2026-09-02", "2026-09-01"]);
  // Today is not over, and counts only once it is done.
  assert.deepEqual(dates("month"), ["2026-11-25", "2026-11-23", "2026-11-22", "2026-10-28"]);
  assert.equal(dates("all").length, days.days.length);
});
