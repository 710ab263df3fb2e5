import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("devices that do not answer fill no queue: of one person so much waits, and nothing longer than a day", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  for (let device = 0; device < 20; device++) {
    const endpoint = `https://push.example.org/${device}`;
    assert.equal((await client.rpc("save_push_subscription", { endpoint, ...keys })).error, null);
  }
  await stack.sql("update public.push_subscriptions set created_at = now() - interval '1 day'");
  const came_due_at = new Date(Date.now() - 3_600_000).toISOString();
  const rows = Array.from({ length: 400 }, () => ({ text: "x", starts_at: "2001-01-01T00:00", came_due_at }));
  assert.equal((await client.from("reminders").insert(rows)).error, null);
  const waiting = async () => {
    const [row] = await stack.sql<{ waiting: number }>(
      "select count(*)::int as waiting from private.notifications where user_id = $1 and status = 'waiting'",
      [userId],
    );
    return row!.waiting;
  };
  const queue = () => stack.sql("select public.queue_notifications()");
  for (let run = 0; run < 5; run++) await queue();
  assert.equal(await waiting(), 400);
  await stack.sql("update private.notifications set created_at = now() - interval '25 hours'");
  await queue();
  assert.equal(await waiting(), 400, "what had waited for a day is gone, and the next twenty reminders are queued");
  const [dropped] = await stack.sql("select count(*)::int as rows from private.notifications where status = 'dropped'");
  assert.deepEqual(dropped, { rows: 400 });
  await stack.close();
});
