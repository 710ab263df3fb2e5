import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("get_tracking_history()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const record = (metric: string, value: number, daysAgo: number, more: JsonObject = {}) =>
    call(client, "record_metric", { metric, value, date: daysBefore(today, daysAgo), ...more });
  const history = (args: JsonObject = {}) => call(client, "get_tracking_history", args);

  await t.step("is empty without entries", async () => {
    const empty = await history({ metric: "weight" });
    assert.deepEqual([empty.count, empty.latest, empty.mean, empty.change, empty.entries], [0, null, null, null, []]);
    assert.deepEqual((await history()).metrics, []);
  });

  await t.step("gives the entries newest first with their figures", async () => {
    await record("weight", 82, 10);
    await record("weight", 80.5, 0);
    await record("weight", 83, 5);
    const weight = await history({ metric: "weight" });
    const entries = weight.entries as JsonObject[];
    assert.deepEqual(entries.map(({ value }) => value), [80.5, 83, 82]);
    assert.deepEqual(entries[0]?.date, today);
    assert.deepEqual(weight.latest, entries[0]);
    assert.deepEqual(
      [weight.count, weight.unit, weight.mean, weight.min, weight.max, weight.change],
      [3, "kg", 81.83, 80.5, 83, -1.5],
    );
    assert.equal("daily" in weight, false);
  });

  await t.step("of one day, the entry recorded last is the latest", async () => {
    await record("mood", 4, 0);
    await record("mood", 8, 0);
    assert.equal(((await history({ metric: "mood" })).latest as JsonObject).value, 8);
  });

  await t.step("counts today as the first of the days, up to a year", async () => {
    await record("energy", 5, 6);
    await record("energy", 6, 7);
    await record("energy", 7, 364);
    await record("energy", 8, 365);
    assert.equal((await history({ metric: "energy", days: 7 })).count, 1);
    assert.equal((await history({ metric: "energy", days: 8 })).count, 2);
    assert.equal((await history({ metric: "energy" })).count, 2);
    assert.equal((await history({ metric: "energy", days: 365 })).count, 3);
    for (const days of [0, 366, -1]) {
      assert.equal((await refusal(client, "get_tracking_history", { days })).hint, "days_out_of_range");
    }
    assert.equal((await refusal(client, "get_tracking_history", { metric: "steps" })).hint, "unknown_metric");
  });

  await t.step("adds up the water and the exercise of each day", async () => {
    await record("water", 500, 1);
    await record("water", 700, 1);
    await record("water", 2, 0, { unit: "l" });
    const water = await history({ metric: "water" });
    assert.equal(water.count, 3);
    assert.deepEqual(water.daily, {
      mean: 1600,
      totals: [{ date: today, total: 2000 }, { date: daysBefore(today, 1), total: 1200 }],
    });
    await record("exercise", 30, 0);
    await record("exercise", 20, 0);
    assert.deepEqual((await history({ metric: "exercise" })).daily, { mean: 50, totals: [{ date: today, total: 50 }] });
  });

  await t.step("keeps custom metrics apart by name and tells all metrics without one", async () => {
    await record("custom", 98, 1, { custom_name: "Glicemia", unit: "mg/dL" });
    await record("custom", 104, 0, { custom_name: "glicemia", unit: "mg/dL" });
    await record("custom", 8000, 0, { custom_name: "Passos" });
    const customs = (await history({ metric: "custom" })).metrics as JsonObject[];
    assert.deepEqual(customs.map(({ custom_name, count, mean, unit }) => [custom_name, count, mean, unit]), [
      ["Glicemia", 2, 101, "mg/dL"],
      ["Passos", 1, 8000, null],
    ]);
    const all = (await history()).metrics as JsonObject[];
    assert.deepEqual(
      new Set(all.map(({ metric }) => metric)),
      new Set(["weight", "mood", "energy", "water", "exercise", "custom"]),
    );
    assert.equal(all.length, 7);
  });

  await stack.close();
});
