import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { localTime, remindersOf, write } from "./reminder.ts";

Deno.test("the schedule marks what is due every minute, and has rules read ahead by consolidate-memory", async () => {
  const stack = await startStack({ schedule: true });
  assert.deepEqual(await stack.sql("select schedule, command from cron.job where jobname = 'mark-reminders'"), [
    { schedule: "* * * * *", command: "select private.mark_due_reminders()" },
  ]);
  // The same job, without waiting for a full minute.
  await stack.sql("select cron.schedule('mark-reminders', '1 seconds', 'select private.mark_due_reminders()')");
  await stack.sql("select cron.unschedule('consolidate-memory')");
  const user = await stack.createUser("Ana");
  await stack.sql("update private.consolidation_queue set last_run_local_date = '9999-01-01'");
  const calls = async () => (await stack.sql<{ n: number }>("select private.request_consolidations() as n"))[0]!.n;
  assert.equal(await calls(), 0);
  await write(user, "remédio", localTime("America/Sao_Paulo", -1), { recurrence: "FREQ=DAILY" });
  assert.equal(await calls(), 1, "once, though nobody is due");
  const [come, ahead] = [
    (row: Awaited<ReturnType<typeof remindersOf>>[number]) => row.came_due_at !== null,
    (row: Awaited<ReturnType<typeof remindersOf>>[number]) => row.upcoming.length >= 128,
  ];
  const start = Date.now();
  let [row] = await remindersOf(user);
  while (!(come(row!) && ahead(row!)) && Date.now() - start < 60_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    [row] = await remindersOf(user);
  }
  assert.ok(come(row!), "marked by the job");
  assert.ok(ahead(row!), "read ahead by the call");
  assert.equal(await calls(), 0);
  await stack.settled();
  await stack.close();
});
