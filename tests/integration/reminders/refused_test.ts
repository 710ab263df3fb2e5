import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { localTime, markDue, remindersOf, userIn, write } from "./reminder.ts";

const ZONE = "America/Sao_Paulo";
const A_DAY = 24 * 60;

Deno.test("what cannot be done with a reminder is refused, and it stays as it was", async (t) => {
  const stack = await startStack();
  const ana = await userIn(stack, ZONE);
  const rung = await write(ana, "Gás", localTime(ZONE, -A_DAY));
  await markDue(stack, new Date().toISOString());
  const done = await write(ana, "Luz", localTime(ZONE, A_DAY));
  await call(ana.client, "complete_reminder", { reminder_id: done });
  await write(ana, "Água", localTime(ZONE, A_DAY));
  const before = await remindersOf(ana);

  await t.step("check_reminder_time() refuses no time", async () => {
    const { status, hint } = await refusal(ana.client, "prepare_snooze_reminder", { reminder_id: rung, at: null });
    assert.deepEqual([status, hint], [400, "missing_time"]);
  });

  await t.step("prepare_update_reminder() refuses an hour of the day it rang, which is over", async () => {
    const { status, hint } = await refusal(ana.client, "prepare_update_reminder", { reminder_id: rung, time: "00:00" });
    assert.deepEqual([status, hint], [400, "past_time"]);
  });

  await t.step("target_reminder() refuses a name that none has, and tells which there are", async () => {
    const { status, hint, detail } = await refusal(ana.client, "update_reminder", { reminder: "aluguel", text: "Luz" });
    assert.deepEqual([status, hint, detail], [404, "reminder_not_found", { existing: ["Água"] }]);
  });

  // Over HTTP this takes two calls at once, which the embedded database cannot run.
  await t.step("target_reminder() refuses one that was done between an offer's look and its own", async () => {
    const target = stack.sql(
      `with login as materialized (
         select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true))
       select private.target_reminder($3::jsonb) from login`,
      [
        ana.userId,
        JSON.stringify({ sub: ana.userId, role: "authenticated" }),
        JSON.stringify({ status: "ready", args: { reminder_id: done } }),
      ],
    );
    await assert.rejects(target, { code: "PT404", hint: "reminder_not_found" });
  });

  assert.deepEqual(await remindersOf(ana), before);
  await stack.close();
});
