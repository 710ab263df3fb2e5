import assert from "node:assert/strict";
import { formatFrequency, formatThisWeek } from "../../../shared/writing/format-habit.ts";

Deno.test("formatFrequency() tells weeks from Monday on", () => {
  assert.equal(formatFrequency({ frequency: "custom", days: [0, 1, 3] }), "às segundas, quartas e domingos");
  assert.equal(formatFrequency({ frequency: "custom", days: [6] }), "aos sábados");
  assert.equal(formatFrequency({ frequency: "weekdays" }), "nos dias úteis");
});

Deno.test("formatFrequency() counts the times a week, and names the hours of a day behind them", () => {
  assert.equal(formatFrequency({ frequency: "weekly", times_a_week: 3 }), "3 vezes por semana");
  assert.equal(formatFrequency({ frequency: "weekly", times_a_week: 1 }), "1 vez por semana");
  assert.equal(
    formatFrequency({ frequency: "weekly", times_a_week: 2, times: ["07:00"] }),
    "2 vezes por semana, às 7h",
  );
});

Deno.test("formatThisWeek() tells what is done of this week, and nothing of other habits", () => {
  assert.equal(formatThisWeek({ times_a_week: 3, done_this_week: 2 }), "2 de 3 nesta semana");
  assert.equal(formatThisWeek({ times_a_week: 1, done_this_week: 2 }), "2 de 1 nesta semana");
  assert.equal(formatThisWeek({}), null);
});
