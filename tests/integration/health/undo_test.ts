import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { takeBack } from "../../support/take-back.ts";

Deno.test("the stored undo of a health write", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");

  const undo = (toolCallId: string) => takeBack(stack, userId, toolCallId);
  const history = (metric: string) => call(client, "get_tracking_history", { metric });

  await t.step("takes back record_metric", async () => {
    await call(client, "record_metric", { metric: "weight", value: 80, tool_call_id: "1" });
    await undo("1");
    assert.equal((await history("weight")).count, 0);
  });

  await t.step("takes back update_metric and delete_metric", async () => {
    const { entry } = await call(client, "record_metric", { metric: "mood", value: 5, note: "ok" });
    const entry_id = (entry as JsonObject).id;
    await call(client, "update_metric", { entry_id, value: 9, note: "ótimo", tool_call_id: "2" });
    await undo("2");
    const { latest } = await history("mood") as { latest: JsonObject };
    assert.deepEqual([latest.value, latest.note], [5, "ok"]);
    await call(client, "delete_metric", { entry_id, tool_call_id: "3" });
    await undo("3");
    assert.equal((await history("mood")).count, 1);
  });

  await t.step("takes back record_habit and create_habit, and both can be done again", async () => {
    await call(client, "create_habit", { name: "Ler", tool_call_id: "4" });
    await call(client, "record_habit", { habit_name: "Ler", tool_call_id: "5" });
    await undo("5");
    const [habit] = (await call(client, "get_habits")).habits as JsonObject[];
    assert.deepEqual([habit?.today, habit?.streak], ["pending", 0]);
    assert.equal((await call(client, "record_habit", { habit_name: "Ler" })).already_done, false);
    await undo("4");
    assert.deepEqual((await call(client, "get_habits")).habits, []);
    assert.equal(
      (await call(client, "create_habit", { name: "Ler", frequency: "weekends", tool_call_id: "again" })).reactivated,
      true,
    );
    await undo("again");
    const { data } = await client.from("habits").select("active, frequency").single();
    assert.deepEqual(data, { active: false, frequency: "daily" });
    await call(client, "create_habit", { name: "Ler" });
  });

  await t.step("is absent when record_habit had nothing to write", async () => {
    await call(client, "record_habit", { habit_name: "Ler", tool_call_id: "6" });
    const { data } = await client.from("tool_executions").select("undo").eq("tool_call_id", "6").single();
    assert.equal(data?.undo, null);
  });

  await stack.close();
});
