import assert from "node:assert/strict";
import { createNotificationsApp } from "../../../shared/notifications/create-notifications-app.ts";
import { startPushService } from "../../support/push-service.ts";
import { startStack } from "../../support/stack.ts";
import { localTime, write } from "../reminders/reminder.ts";

Deno.test("the schedule sends every minute what is due, and calls nothing while nothing is", async () => {
  const service = startPushService();
  const stack = await startStack({ schedule: true, functions: { notifications: createNotificationsApp(service) } });
  assert.deepEqual(await stack.sql("select schedule, command from cron.job where jobname = 'send-notifications'"), [
    { schedule: "* * * * *", command: "select private.request_notifications()" },
  ]);
  for (const job of ["consolidate-memory", "write-notes", "mark-reminders", "send-notifications"]) {
    await stack.sql("select cron.unschedule($1)", [job]);
  }
  const calls = async () => (await stack.sql<{ n: number }>("select private.request_notifications() as n"))[0]!.n;
  const user = await stack.createUser("Ana");
  await write(user, "remédio", localTime("America/Sao_Paulo", -1));
  assert.equal(await calls(), 0, "no device");
  const { endpoint, p256dh, auth, received } = await service.newDevice();
  const { error } = await user.client.rpc("save_push_subscription", { endpoint, p256dh, auth });
  assert.equal(error, null);
  assert.equal(await calls(), 0, "that came due before the device was there");
  await stack.sql("update public.push_subscriptions set created_at = now() - interval '1 hour'");
  // The same job, without waiting for a full minute.
  await stack.sql("select cron.schedule('send-notifications', '1 seconds', 'select private.request_notifications()')");
  const start = Date.now();
  while (received.length === 0 && Date.now() - start < 60_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stack.sql("select cron.unschedule('send-notifications')");
  assert.equal(received.length, 1);
  await stack.settled();
  assert.equal(await calls(), 0, "it is sent");
  await stack.close();
  await service.close();
});
