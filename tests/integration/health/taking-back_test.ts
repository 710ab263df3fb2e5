import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("taking measures and habits back", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const today = await todayOf(client);
  const record = async (args: JsonObject) =>
    (await call(client, "record_metric", args) as { entry: JsonObject & { id: string } }).entry;
  const countOf = async (metric: string) => (await call(client, "get_tracking_history", { metric })).count;

  await t.step("restore_metric brings a deleted entry back, once", async () => {
    const entry = await record({ metric: "weight", value: 81.4 });
    await call(client, "delete_metric", { entry_id: entry.id });
    assert.equal(await countOf("weight"), 0);
    assert.deepEqual(await call(client, "restore_metric", { entry_id: entry.id }), { status: "restored", entry });
    assert.equal((await call(client, "restore_metric", { entry_id: entry.id })).status, "unchanged");
    assert.equal(await countOf("weight"), 1);
  });

  await t.step("restore_metric refuses what the day has no room for any more", async () => {
    const { id } = await record({ metric: "sleep", value: 8 });
    await call(client, "delete_metric", { entry_id: id });
    await record({ metric: "sleep", value: 20 });
    assert.equal((await refusal(client, "restore_metric", { entry_id: id })).hint, "day_is_full");
    assert.equal(await countOf("sleep"), 1);
  });

  await t.step("unrecord_habit unticks one day and leaves the others", async () => {
    const { habit } = await call(client, "create_habit", { name: "Meditar" }) as { habit: { id: string } };
    const yesterday = daysBefore(today, 1);
    for (const date of [yesterday, today]) await call(client, "record_habit", { habit_name: "Meditar", date });
    const back = { habit_id: habit.id, date: today };
    assert.equal((await call(client, "unrecord_habit", { ...back, tool_call_id: "untick" })).date, today);
    const { days } = await call(client, "get_habit_days", { habit_id: habit.id }) as { days: JsonObject[] };
    assert.deepEqual(days.map(({ date, completion_id }) => [date, completion_id !== undefined]), [
      [yesterday, true],
      [today, false],
    ]);
    assert.equal((await refusal(client, "unrecord_habit", back)).hint, "completion_not_found");

    await call(client, "undo_calls", { tool_call_ids: ["untick"] });
    assert.equal((await call(client, "record_habit", { habit_name: "Meditar", date: today })).already_done, true);
  });

  await t.step("undo_calls takes back what a form has written, unless it changed since", async () => {
    const { id } = await record({ metric: "mood", value: 6, note: "cansada" });
    await call(client, "update_metric", { entry_id: id, value: 8, note: "", tool_call_id: "form-1" });
    await call(client, "undo_calls", { tool_call_ids: ["form-1"] });
    const stored = async () =>
      (await client.from("tracking_entries").select("value, note").eq("id", id).single().throwOnError()).data;
    assert.deepEqual(await stored(), { value: 6, note: "cansada" });
    assert.equal((await refusal(client, "undo_calls", { tool_call_ids: ["form-1"] })).hint, "already_undone");
    assert.equal((await refusal(client, "undo_calls", { tool_call_ids: ["nothing"] })).hint, "call_not_found");

    await call(client, "update_metric", { entry_id: id, value: 3, tool_call_id: "form-2" });
    await call(client, "update_metric", { entry_id: id, value: 4 });
    assert.equal((await refusal(client, "undo_calls", { tool_call_ids: ["form-2"] })).hint, "changed_since");
    assert.equal((await stored())?.value, 4);
  });

  await stack.close();
});

Deno.test("get_trend_days() lists the days that each correlation counts", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const today = await todayOf(client);
  await call(client, "create_habit", { name: "Meditar" });
  for (let day = 0; day < 20; day++) {
    const date = daysBefore(today, day);
    if (day % 3 !== 0) await call(client, "record_metric", { metric: "mood", value: 3 + day % 5, date });
    if (day % 4 !== 0) await call(client, "record_metric", { metric: "sleep", value: 5.5 + day % 4, date });
    if (day % 2 === 0) await call(client, "record_metric", { metric: "sleep", value: 1, date });
    if (day % 5 === 0) await call(client, "record_habit", { habit_name: "Meditar", date });
  }
  interface Named {
    kind: string;
    name: string;
  }
  const { correlations } = await call(client, "get_trends") as unknown as {
    correlations: { a: Named; b: Named; n: number }[];
  };
  assert.equal(correlations.length, 3);
  for (const { a, b, n } of correlations) {
    const named = (habit: boolean) => [a, b].filter(({ kind }) => (kind === "habit") === habit).map(({ name }) => name);
    const { series } = await call(client, "get_trend_days", {
      metrics: named(false),
      habits: named(true),
    }) as unknown as { series: (Named & { days: { date: string }[] })[] };
    const [first, second] = series.map(({ days }) => new Set(days.map(({ date }) => date)));
    assert.equal(first!.intersection(second!).size, n, `${a.name} and ${b.name}`);
  }
  await stack.close();
});
