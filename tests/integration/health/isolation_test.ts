import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

const TABLES = ["tracking_entries", "habits", "habit_completions"];

Deno.test("health data of one user", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const eva = await stack.createUser("Eva", whereItIs(12));
  const nobody = stack.anonymous();
  const today = await todayOf(ana.client);
  const entry = (await call(ana.client, "record_metric", { metric: "weight", value: 80 })).entry as JsonObject;
  const habit = (await call(ana.client, "create_habit", { name: "Meditar" })).habit as JsonObject;
  await call(ana.client, "record_habit", { habit_name: "Meditar", date: daysBefore(today, 1) });
  const everything = async () =>
    JSON.stringify(await Promise.all(TABLES.map((table) => stack.sql(`select * from public.${table} order by id`))));
  const before = await everything();

  const row: Record<string, JsonObject> = {
    tracking_entries: { metric: "weight", value: 70, entry_date: today },
    habits: { name: "Ler" },
    habit_completions: { habit_id: habit.id, completion_date: today },
  };
  const change: Record<string, JsonObject> = {
    tracking_entries: { value: 1 },
    habits: { name: "Roubado" },
    habit_completions: { note: "roubado" },
  };

  for (const table of TABLES) {
    await t.step(`${table}: another user sees and changes nothing`, async () => {
      assert.deepEqual((await eva.client.from(table).select("*")).data, []);
      assert.deepEqual(
        (await eva.client.from(table).update(change[table]!).eq("user_id", ana.userId).select()).data,
        [],
      );
      assert.deepEqual((await eva.client.from(table).delete().eq("user_id", ana.userId).select()).data, []);
      const forged = await eva.client.from(table).insert({ ...row[table], user_id: ana.userId });
      assert.notEqual(forged.error, null);
    });

    await t.step(`${table}: without an account there is nothing`, async () => {
      for (
        const attempt of [
          nobody.from(table).select("*"),
          nobody.from(table).insert({ ...row[table], user_id: ana.userId }),
          nobody.from(table).update(change[table]!).eq("user_id", ana.userId),
          nobody.from(table).delete().eq("user_id", ana.userId),
        ]
      ) {
        assert.equal((await attempt).error?.code, "42501");
      }
    });
  }

  await t.step("no row can be given away or point at someone else's habit", async () => {
    const own = (await call(eva.client, "record_metric", { metric: "mood", value: 5, tool_call_id: "x" }))
      .entry as JsonObject;
    const given = await eva.client.from("tracking_entries").update({ user_id: ana.userId }).eq("id", own.id);
    assert.notEqual(given.error, null);
    const pointing = await eva.client.from("habit_completions").insert(row.habit_completions!);
    assert.notEqual(pointing.error, null);
    await eva.client.from("tracking_entries").delete().eq("id", own.id);
  });

  await t.step("the tools treat another user's rows as absent", async () => {
    const entry_id = entry.id;
    for (const [name, args] of [["update_metric", { entry_id, value: 1 }], ["delete_metric", { entry_id }]] as const) {
      const refused = await refusal(eva.client, name, args);
      assert.deepEqual([refused.status, refused.code, refused.hint], [404, "PT404", "entry_not_found"]);
    }
    assert.equal((await call(eva.client, "prepare_update_metric", { entry_id, value: 1 })).status, "missing");
    assert.equal((await call(eva.client, "prepare_delete_metric", { entry_id })).status, "missing");
    assert.equal((await call(eva.client, "get_tracking_history", { metric: "weight" })).count, 0);
    assert.deepEqual((await call(eva.client, "get_tracking_history")).metrics, []);
    assert.deepEqual((await call(eva.client, "get_habits")).habits, []);
    assert.deepEqual((await call(eva.client, "get_trends")).trends, []);
    const missing = { status: "missing", facts: { existing: [] } };
    assert.deepEqual(await call(eva.client, "prepare_record_habit", { habit_name: "Meditar" }), missing);
    const refused = await refusal(eva.client, "record_habit", { habit_name: "Meditar" });
    assert.deepEqual([refused.code, refused.detail.existing], ["PT404", []]);
    const trends = await refusal(eva.client, "get_trends", { habits: ["Meditar"] });
    assert.deepEqual([trends.code, trends.detail.existing], ["PT404", []]);
  });

  await t.step("one user's names and tool call ids do not collide with another's", async () => {
    const args = { name: "Meditar", tool_call_id: "same-id" };
    const first = (await call(eva.client, "create_habit", args)).habit as JsonObject;
    assert.notEqual(first.id, habit.id);
    await call(eva.client, "prepare_create_habit", { name: "Ler" });
    await call(eva.client, "prepare_record_metric", { metric: "mood", value: 5 });
    await eva.client.from("habits").delete().eq("id", first.id);
  });

  await t.step("no function runs without an account", async () => {
    const calls: Record<string, JsonObject> = {
      prepare_record_metric: { metric: "mood", value: 5 },
      record_metric: { metric: "mood", value: 5 },
      prepare_update_metric: { entry_id: entry.id, value: 1 },
      update_metric: { entry_id: entry.id, value: 1 },
      prepare_delete_metric: { entry_id: entry.id },
      delete_metric: { entry_id: entry.id },
      get_tracking_history: {},
      prepare_create_habit: { name: "Ler" },
      create_habit: { name: "Ler" },
      prepare_record_habit: { habit_name: "Meditar" },
      record_habit: { habit_name: "Meditar" },
      get_habits: {},
      get_trends: {},
    };
    for (const [name, args] of Object.entries(calls)) {
      assert.equal((await refusal(nobody, name, args)).code, "42501", name);
    }
  });

  await t.step("stayed as it was", async () => {
    assert.equal(await everything(), before);
  });

  await stack.close();
});
