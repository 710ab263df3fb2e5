import assert from "node:assert/strict";
import { createNotificationsApp } from "../../../shared/notifications/create-notifications-app.ts";
import { type Device, startPushService } from "../../support/push-service.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { localTime, write } from "../reminders/reminder.ts";

const ZONE = "America/Sao_Paulo";

Deno.test("what rings on a device ends with the session that turned it on", async (t) => {
  const service = startPushService();
  const stack = await startStack({ functions: { notifications: createNotificationsApp(service) } });
  const ring = async () => {
    await stack.sql("select public.queue_notifications()");
    return await call(stack, "notifications", {}, { apikey: stack.secretKey });
  };

  await t.step("nobody reads the keys of a device, its person neither", async () => {
    const ana = await stack.createUser("Ana");
    await save(stack, ana, await service.newDevice());
    for (const column of ["p256dh", "auth", "session_id", "*"]) {
      const { data, error } = await ana.client.from("push_subscriptions").select(column);
      assert.deepEqual([data, error?.code], [null, "42501"], column);
    }
    const { data } = await ana.client.from("push_subscriptions").select("id, endpoint, device, created_at");
    assert.equal(data?.length, 1);
  });

  await t.step("signed out everywhere: nothing rings, no button works, and no service worker renews", async () => {
    const ana = await stack.createUser("Ana");
    const device = await service.newDevice();
    await save(stack, ana, device);
    await write(ana, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { sent: 1 });
    await write(ana, "água", localTime(ZONE, -1));
    await stack.sql("select public.queue_notifications()");
    await ana.client.auth.signOut({ scope: "global" });
    assert.deepEqual(await call(stack, "notifications/renewals", renewalOf(device, await service.newDevice())), {
      renewed: 0,
    });
    const pressed = await call(stack, "notifications/actions", { token: device.received[0]!.token, action: "done" });
    assert.equal(pressed.error?.code, "notification_not_found");
    const [claimed] = await stack.sql("select public.claim_notifications() -> 'notifications' as notifications");
    assert.deepEqual(claimed!.notifications, [], "what was queued before");
    assert.deepEqual(await ring(), {});
    assert.equal(device.received.length, 1);
    const left = "select id from public.push_subscriptions where user_id = $1";
    assert.deepEqual(await stack.sql(left, [ana.userId]), []);
  });

  await t.step("another session of the same person goes on, also once it is prolonged", async () => {
    const ana = await stack.createUser("Ana");
    const second = stack.anonymous();
    const { data } = await second.auth.signInWithPassword({ email: ana.email, password: ana.password });
    const [mine, lost] = [await service.newDevice(), await service.newDevice()];
    await save(stack, ana, mine);
    await save(stack, { ...ana, client: second }, lost);
    assert.ok(data.session);
    await second.auth.signOut({ scope: "local" });
    await ana.client.auth.refreshSession();
    await write(ana, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { sent: 1 });
    assert.deepEqual([mine.received.length, lost.received.length], [1, 0]);
  });

  await t.step("signed in again, the same browser is saved again, and rings", async () => {
    const ana = await stack.createUser("Ana");
    const device = await service.newDevice();
    await save(stack, ana, device);
    await ana.client.auth.signOut({ scope: "global" });
    await ana.client.auth.signInWithPassword({ email: ana.email, password: ana.password });
    await save(stack, ana, device);
    await write(ana, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { sent: 1 });
  });

  await t.step("only who knows the secret of a browser takes it over from somebody else", async () => {
    const [ana, eve] = [await stack.createUser("Ana"), await stack.createUser("Eve")];
    const [tablet, other] = [await service.newDevice(), await service.newDevice()];
    await save(stack, ana, tablet);
    const { error } = await eve.client.rpc("save_push_subscription", { ...keysOf(other), endpoint: tablet.endpoint });
    assert.deepEqual([error?.code, error?.hint], ["PT409", "browser_taken"]);
    assert.equal((await devicesOf(ana)).length, 1);
    await save(stack, eve, tablet);
    assert.deepEqual([(await devicesOf(ana)).length, (await devicesOf(eve)).length], [0, 1]);
  });

  await stack.close();
  await service.close();
});

const keysOf = ({ endpoint, p256dh, auth }: Device) => ({ endpoint, p256dh, auth });

const renewalOf = (old: Device, next: Device) => ({ oldEndpoint: old.endpoint, oldAuth: old.auth, ...keysOf(next) });

async function devicesOf({ client }: TestUser): Promise<unknown[]> {
  return (await client.rpc("list_push_subscriptions")).data.devices;
}

/** Saves a device, as there for five minutes. */
async function save(stack: Stack, { client }: TestUser, device: Device) {
  const { error } = await client.rpc("save_push_subscription", keysOf(device));
  assert.equal(error, null);
  await stack.sql(
    "update public.push_subscriptions set created_at = now() - interval '5 minutes' where endpoint = $1",
    [device.endpoint],
  );
}

type Answer = Record<string, unknown> & { error?: { code: string } };

/** A request to a function, as a browser without a session sends it. */
async function call(stack: Stack, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${stack.url}/functions/v1/${path}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return await response.json();
}
