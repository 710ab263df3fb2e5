import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("update_metric() and delete_metric()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const record = async (args: JsonObject) => (await call(client, "record_metric", args)).entry as JsonObject;
  const absent = crypto.randomUUID();

  await t.step("update changes value, day and note and tells what was", async () => {
    const entry = await record({ metric: "water", value: 500 });
    const result = await call(client, "update_metric", {
      entry_id: entry.id,
      value: 2.5,
      unit: "l",
      date: daysBefore(today, 1),
      note: "na academia",
    });
    assert.deepEqual(result.previous, entry);
    assert.deepEqual(result.entry, { ...entry, value: 2500, date: daysBefore(today, 1), note: "na academia" });
  });

  await t.step("update keeps what is not given; an empty note removes it", async () => {
    const entry = await record({ metric: "sleep", value: 7.5, note: "acordei cedo" });
    const dated = await call(client, "update_metric", { entry_id: entry.id, date: daysBefore(today, 2) });
    assert.deepEqual(dated.entry, { ...entry, date: daysBefore(today, 2) });
    const cleared = await call(client, "update_metric", { entry_id: entry.id, note: "" });
    assert.deepEqual((cleared.entry as JsonObject).note, undefined);
  });

  await t.step("update refuses what record_metric refuses, and a change of nothing", async () => {
    const { id } = await record({ metric: "weight", value: 80 });
    const refuse = async (change: JsonObject) =>
      (await refusal(client, "update_metric", { entry_id: id, ...change })).hint;
    assert.equal(await refuse({ value: 501 }), "value_out_of_range");
    assert.equal(await refuse({ value: 5, unit: "l" }), "unknown_unit");
    assert.equal(await refuse({ date: daysBefore(today, -1) }), "future_date");
    assert.equal(await refuse({}), "nothing_to_change");
  });

  await t.step("update writes once for a repeated tool_call_id", async () => {
    const { id } = await record({ metric: "weight", value: 80 });
    const first = await call(client, "update_metric", { entry_id: id, value: 81, tool_call_id: "edit-1" });
    await call(client, "update_metric", { entry_id: id, value: 82 });
    assert.deepEqual(await call(client, "update_metric", { entry_id: id, value: 81, tool_call_id: "edit-1" }), first);
    const { data } = await client.from("tracking_entries").select("value").eq("id", id).single();
    assert.equal(data?.value, 82);
  });

  await t.step("prepare_update_metric() gives the entry as it is and the new value in its unit", async () => {
    const entry = await record({ metric: "sleep", value: 7 });
    assert.deepEqual(await call(client, "prepare_update_metric", { entry_id: entry.id, value: 450, unit: "min" }), {
      status: "ready",
      args: { entry_id: entry.id, value: 7.5, unit: "h" },
      facts: { ...entry, row: { table: "tracking_entries", id: entry.id } },
    });
    assert.equal((await call(client, "prepare_update_metric", { entry_id: absent, value: 1 })).status, "missing");
    const refused = await refusal(client, "prepare_update_metric", { entry_id: entry.id, value: 25 });
    assert.equal(refused.hint, "value_out_of_range");
  });

  await t.step("delete takes the entry out of the history and keeps its row", async () => {
    const entry = await record({ metric: "mood", value: 3 });
    assert.deepEqual(await call(client, "prepare_delete_metric", { entry_id: entry.id }), {
      status: "ready",
      args: { entry_id: entry.id },
      facts: { ...entry, row: { table: "tracking_entries", id: entry.id } },
    });
    const first = await call(client, "delete_metric", { entry_id: entry.id, tool_call_id: "delete-1" });
    assert.deepEqual(first, { entry });
    assert.deepEqual(await call(client, "delete_metric", { entry_id: entry.id, tool_call_id: "delete-1" }), first);
    assert.equal((await call(client, "get_tracking_history", { metric: "mood" })).count, 0);
    const { data } = await client.from("tracking_entries").select("deleted_at").eq("id", entry.id).single();
    assert.notEqual(data?.deleted_at, null);
  });

  await t.step("a deleted or unknown entry is absent to every tool", async () => {
    const { id } = await record({ metric: "mood", value: 3 });
    await call(client, "delete_metric", { entry_id: id });
    for (const entry_id of [id, absent]) {
      const updated = await refusal(client, "update_metric", { entry_id, value: 5 });
      assert.deepEqual([updated.status, updated.code, updated.hint], [404, "PT404", "entry_not_found"]);
      assert.equal((await refusal(client, "delete_metric", { entry_id })).hint, "entry_not_found");
      assert.equal((await call(client, "prepare_delete_metric", { entry_id })).status, "missing");
    }
  });

  await stack.close();
});
