import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { updateHabit } from "../../../shared/tools/health/update-habit.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";

Deno.test("update_habit()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Bruno");
  const context = { today: "2026-11-23", timezone: "America/Sao_Paulo" };
  await call(client, "create_habit", { name: "Ler", frequency: "daily" });
  await call(client, "create_habit", { name: "Correr", frequency: "weekends" });
  const habits = async () => (await client.from("habits").select("name, frequency, days").order("name")).data;

  await t.step("changes days and name, and undoes it", async () => {
    const before = await habits();
    const said = { habit_name: "ler", frequency: "custom", days: [1, 3] };
    const prepared = await call<{ args: JsonObject; facts: JsonObject }>(client, "prepare_update_habit", said);
    assert.equal(
      updateHabit.offer!(prepared.args, prepared.facts, context),
      "Quer que eu mude o hábito “Ler”: às segundas e quartas?",
    );
    assert.equal(
      updateHabit.offer!({ habit_name: "Ler", times: ["06:00", "18:00"] }, {}, context),
      "Quer que eu mude o hábito “Ler”: às 6h e às 18h?",
    );
    const result = await call<JsonObject>(client, "update_habit", {
      ...prepared.args,
      new_name: "Ler 20 páginas",
      tool_call_id: "1",
    });
    assert.equal(
      updateHabit.answer(result, context),
      "Mudei: o hábito “Ler 20 páginas” (antes “Ler”) fica às segundas e quartas.",
    );
    await takeBack(stack, userId, "1");
    assert.deepEqual(await habits(), before);
  });

  await t.step("refuses what changes nothing, another habit's name and one that is not there", async () => {
    const refused = async (args: JsonObject) => (await refusal(client, "update_habit", args)).hint;
    assert.equal(await refused({ habit_name: "ler" }), "nothing_to_change");
    assert.equal(await refused({ habit_name: "ler", new_name: "correr" }), "habit_exists");
    assert.equal(await refused({ habit_name: "meditar", frequency: "daily" }), "habit_not_found");
    assert.equal(await refused({ habit_name: "ler", frequency: "custom" }), "days_missing");
  });

  await stack.close();
});
