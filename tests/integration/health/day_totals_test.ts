import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "./rpc.ts";

Deno.test("the hours of a day", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const other = (await stack.createUser("Bia")).client;
  const today = await todayOf(client);
  const yesterday = daysBefore(today, 1);
  const record = (args: Record<string, unknown>) => call(client, "record_metric", args);
  await record({ metric: "sleep", value: 16 });

  await t.step("record_metric() refuses sleep beyond 24 hours, before and at the writing", async () => {
    for (const name of ["prepare_record_metric", "record_metric"]) {
      const { code, hint, detail } = await refusal(client, name, { metric: "sleep", value: 9 });
      assert.deepEqual([code, hint, detail.recorded], ["PT422", "day_is_full", 16]);
    }
    await call(other, "record_metric", { metric: "sleep", value: 9 });
    await record({ metric: "sleep", value: 9, date: yesterday });
    await record({ metric: "sleep", value: 8 });
  });

  await t.step("prepare_record_metric() tells what the day already holds", async () => {
    const { facts } = await call(client, "prepare_record_metric", { metric: "sleep", value: 1, date: yesterday });
    assert.deepEqual(facts, { recorded_before: 9 });
    const weight = await call(client, "prepare_record_metric", { metric: "weight", value: 80 });
    assert.deepEqual(weight.facts, {});
  });

  await t.step("update_metric() counts the changed entry once and looks at its new day", async () => {
    const { entry } = await record({ metric: "exercise", value: 1400, date: yesterday }) as { entry: { id: string } };
    await record({ metric: "exercise", value: 100 });
    await call(client, "update_metric", { entry_id: entry.id, value: 1440 });
    assert.equal((await refusal(client, "update_metric", { entry_id: entry.id, date: today })).hint, "day_is_full");
  });

  await t.step("water of a day has no such bound", async () => {
    await record({ metric: "water", value: 9000 });
    await record({ metric: "water", value: 2000 });
  });

  await stack.close();
});
