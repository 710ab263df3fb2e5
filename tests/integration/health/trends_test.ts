import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("get_trends()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  /** One value a day, the last one today. */
  const record = async (metric: string, values: (number | null)[], more: JsonObject = {}) => {
    const rows = values.flatMap((value, index) =>
      value === null ? [] : [{ metric, value, entry_date: daysBefore(today, values.length - 1 - index), ...more }]
    );
    assert.equal((await client.from("tracking_entries").insert(rows)).error, null);
  };
  const trends = async (args: JsonObject = {}) =>
    await call(client, "get_trends", args) as { trends: JsonObject[]; correlations: JsonObject[] };

  await t.step("has nothing to tell a new user", async () => {
    const result = await trends();
    assert.deepEqual([result.trends, result.correlations], [[], []]);
  });

  await t.step("says not_enough_data below seven days and gives no figure", async () => {
    await record("sleep", [6, 6.5, 7, 7.5, 8, 8.5]);
    await record("mood", [3, 4, 5, 6, 7, 8]);
    const result = await trends({ metrics: ["sleep", "mood"] });
    assert.deepEqual(result.trends, [
      { kind: "metric", name: "mood", n: 6, status: "not_enough_data" },
      { kind: "metric", name: "sleep", unit: "h", n: 6, status: "not_enough_data" },
    ]);
    assert.deepEqual(result.correlations.map(({ n, status, r }) => [n, status, r]), [[
      6,
      "not_enough_data",
      undefined,
    ]]);
  });

  await t.step("gives slope, mean and correlation from seven days on", async () => {
    await record("sleep", [5.5, ...Array<null>(6).fill(null)]);
    await record("mood", [2, ...Array<null>(6).fill(null)]);
    const result = await trends({ metrics: ["sleep", "mood"] });
    assert.deepEqual(result.trends, [
      { kind: "metric", name: "mood", n: 7, status: "ok", slope: 1, mean: 5 },
      { kind: "metric", name: "sleep", unit: "h", n: 7, status: "ok", slope: 0.5, mean: 7 },
    ]);
    assert.deepEqual(result.correlations, [{
      a: { kind: "metric", name: "mood" },
      b: { kind: "metric", name: "sleep" },
      n: 7,
      status: "ok",
      r: 1,
    }]);
  });

  await t.step("computes Pearson's r over the days both have", async () => {
    await record("energy", [9, 2, 4, 4, 5, 4, 5, 7, 9]);
    await record("weight", [null, 80, 81, 79, 80, 82, 78, 80, 76]);
    const { correlations } = await trends({ metrics: ["energy", "weight"] });
    assert.deepEqual([correlations[0]?.n, correlations[0]?.r], [
      8,
      pearson([2, 4, 4, 5, 4, 5, 7, 9], [80, 81, 79, 80, 82, 78, 80, 76]),
    ]);
  });

  await t.step("adds up the water of a day before comparing", async () => {
    await record("water", [500, 500, 500, 500, 500, 500, 500]);
    await record("water", [500, 600, 700, 800, 900, 1000, 1100]);
    const [water] = (await trends({ metrics: ["water"] })).trends;
    assert.deepEqual([water?.n, water?.slope, water?.mean], [7, 100, 1300]);
  });

  await t.step("says no_variation when one of two never changes", async () => {
    await record("exercise", Array<number>(9).fill(30.1));
    const { correlations } = await trends({ metrics: ["exercise", "energy"] });
    assert.deepEqual([correlations[0]?.status, correlations[0]?.n, correlations[0]?.r], ["no_variation", 9, undefined]);
  });

  await t.step("compares habits, missed days counting as such, and custom metrics by name", async () => {
    const { habit } = await call(client, "create_habit", { name: "Meditar" });
    const done = [0, 2, 4, 6, 8];
    const rows = done.map((days) => ({ habit_id: (habit as JsonObject).id, completion_date: daysBefore(today, days) }));
    await client.from("habit_completions").insert(rows);
    await record("custom", [10, 20, 10, 20, 10, 20, 10, 20, 10], { custom_name: "Foco" });
    const result = await trends({ metrics: ["foco"], habits: ["meditei"] });
    assert.deepEqual(result.trends.map(({ kind, name, n }) => [kind, name, n]), [
      ["custom", "Foco", 9],
      ["habit", "Meditar", 9],
    ]);
    assert.deepEqual([result.correlations[0]?.n, result.correlations[0]?.r], [9, -1]);
  });

  await t.step("looks at everything recorded when nothing is named", async () => {
    const { trends: all, correlations } = await trends();
    assert.deepEqual(all.map(({ name }) => name), [
      "energy",
      "exercise",
      "mood",
      "sleep",
      "water",
      "weight",
      "Foco",
      "Meditar",
    ]);
    assert.ok(correlations.length <= 20);
    const strengths = correlations.map(({ r }) => r === undefined ? -1 : Math.abs(Number(r)));
    assert.deepEqual(strengths, strengths.toSorted((a, b) => b - a));
  });

  await t.step("looks at 7 to 365 days and refuses others, and unknown habits", async () => {
    assert.deepEqual((await trends({ metrics: ["energy"], days: 7 })).trends.map(({ n }) => n), [7]);
    await trends({ days: 365 });
    for (const days of [6, 366]) {
      assert.equal((await refusal(client, "get_trends", { days })).hint, "days_out_of_range");
    }
    const refused = await refusal(client, "get_trends", { habits: ["tocar violão"] });
    assert.deepEqual([refused.code, refused.hint, refused.detail.existing], ["PT404", "habit_not_found", ["Meditar"]]);
  });

  await t.step("looks at forty series, those with the most days, however many there are", async () => {
    const { client: many, userId } = await stack.createUser("Bia", whereItIs(12));
    await stack.sql(
      "insert into public.habits (user_id, name) select $1, 'Hábito ' || n from generate_series(1, 1000) n",
      [
        userId,
      ],
    );
    await stack.sql(
      `insert into public.habit_completions (user_id, habit_id, completion_date)
       select h.user_id, h.id, $2::date - n from public.habits h cross join generate_series(1, 10) n
       where h.user_id = $1 and h.name in ('Hábito 1', 'Hábito 2')`,
      [userId, today],
    );
    await stack.sql(
      `insert into public.tracking_entries (user_id, metric, custom_name, value, entry_date)
       select $1, 'custom', 'Medida ' || n, n, $2::date - (n % 3) from generate_series(1, 500) n`,
      [userId, today],
    );
    const result = await call(many, "get_trends") as { trends: JsonObject[]; correlations: JsonObject[] };
    assert.equal(result.trends.length, 40);
    assert.deepEqual(result.trends.filter(({ status }) => status === "ok").map(({ name, n }) => [name, n]), [
      ["Hábito 1", 10],
      ["Hábito 2", 10],
    ]);
    const { trends: last } = await call(many, "get_trends", { habits: ["Hábito 987"] }) as { trends: JsonObject[] };
    assert.deepEqual(last.map(({ name }) => name), ["Hábito 987"]);
    const refused = await refusal(many, "get_trends", { habits: ["pintar quadros"] });
    assert.equal((refused.detail.existing as string[]).length, 50);
    for (const names of [{ habits: Array(21).fill("Hábito 1") }, { metrics: Array(21).fill("sleep") }]) {
      assert.equal((await refusal(many, "get_trends", names)).hint, "too_many_names");
    }
    const history = await call(many, "get_tracking_history", { days: 365 }) as { metrics: JsonObject[]; more: number };
    assert.deepEqual([history.metrics.length, history.more], [50, 450]);
  });

  await stack.close();
});

function pearson(x: number[], y: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const sum = (f: (i: number) => number) => x.reduce((total, _, i) => total + f(i), 0);
  const covariance = sum((i) => (x[i]! - mx) * (y[i]! - my));
  const r = covariance / Math.sqrt(sum((i) => (x[i]! - mx) ** 2) * sum((i) => (y[i]! - my) ** 2));
  return Math.round(r * 100) / 100;
}
