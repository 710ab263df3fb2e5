import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "./rpc.ts";

Deno.test("what reads habits costs the same whatever was stored", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");

  await t.step("a habit begins on a day that can be", async () => {
    for (const created_at of ["4712-01-01 BC", "-infinity", "infinity", "1999-12-31T00:00Z", "2100-01-02T00:00Z"]) {
      const { error } = await client.from("habits").insert({ name: "Ler", created_at });
      assert.ok(error, created_at);
    }
  });

  await t.step("streaks are those of the last three years", async () => {
    const { habit } = await call(client, "create_habit", { name: "Ler" }) as { habit: JsonObject };
    await stack.sql(
      `insert into public.habit_completions (user_id, habit_id, completion_date)
       select $1, $2, d::date from generate_series(date '1900-01-01', date '1901-01-01', interval '1 day') d`,
      [userId, habit.id],
    );
    const read = async () => ((await call(client, "get_habits")).habits as JsonObject[])[0]!;
    assert.equal((await read()).best_streak, 0);
    await stack.sql(
      `insert into public.habit_completions (user_id, habit_id, completion_date)
       select $1, $2, (now() at time zone 'America/Sao_Paulo')::date - n from generate_series(0, 1200) n`,
      [userId, habit.id],
    );
    assert.deepEqual([(await read()).streak, (await read()).best_streak], [1096, 1096]);
  });

  await t.step("200 habits are read", async () => {
    await stack.sql(
      "insert into public.habits (user_id, name) select $1, 'Hábito ' || n from generate_series(1, 210) n",
      [userId],
    );
    assert.equal(((await call(client, "get_habits")).habits as JsonObject[]).length, 200);
  });

  await stack.close();
});
