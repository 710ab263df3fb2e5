import assert from "node:assert/strict";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

/** Stands for a second call with the same name, which comes between the check of the first and what it writes. */
const RIVAL = `
  create function private.rival_habit() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into public.habits (user_id, name) values (new.user_id, new.name);
    return new;
  end;
  $$;`;

Deno.test("a habit or a day that cannot be is refused", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");

  await t.step("create_habit() refuses a habit that another call creates at the same moment", async () => {
    await stack.sql(RIVAL);
    await stack.sql(
      `create trigger a_rival before insert on public.habits
       for each row when (pg_trigger_depth() = 0) execute function private.rival_habit()`,
    );
    const { status, hint, message } = await refusal(client, "create_habit", { name: "Alongar" });
    assert.deepEqual([status, hint, message], [409, "habit_exists", "Você já tem o hábito “Alongar”."]);
    await stack.sql("drop trigger a_rival on public.habits");
    await stack.sql("drop function private.rival_habit()");
    await call(client, "create_habit", { name: "Alongar" });
  });

  await t.step("prepare_create_habit() refuses two words with a thousand blanks between them", async () => {
    const name = `Beber${" ".repeat(1000)}água`;
    const { status, hint } = await refusal(client, "prepare_create_habit", { name });
    assert.deepEqual([status, hint], [400, "content_too_long"]);
  });

  await t.step("check_metric() refuses a day to come before anything is offered", async () => {
    const today = await todayOf(client);
    const date = daysBefore(today, -2);
    const args = { metric: "weight", value: 80, date };
    const { status, hint, detail } = await refusal(client, "prepare_record_metric", args);
    assert.deepEqual([status, hint, detail.date], [400, "future_date", date]);
  });

  await stack.close();
});
