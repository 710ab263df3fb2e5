import assert from "node:assert/strict";
import { createNotificationsApp } from "../../../shared/notifications/create-notifications-app.ts";
import { startPushService } from "../../support/push-service.ts";
import { startStack } from "../../support/stack.ts";
import { localTime } from "../reminders/reminder.ts";

const OTHERS = 30;

Deno.test("a push service that does not answer holds up nobody but its own person", async () => {
  const service = startPushService();
  const othersDone = Promise.withResolvers<void>();
  let [arrived, timedOut, inFlight, mostInFlight] = [0, 0, 0, 0];
  /** Answers once all others have got theirs, or ends by the time limit. */
  const beSilent = async ({ signal }: RequestInit) => {
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    const limit = Promise.withResolvers<never>();
    signal!.addEventListener("abort", () => limit.reject(signal!.reason));
    try {
      await Promise.race([othersDone.promise, limit.promise]);
      return new Response(null, { status: 404 });
    } catch (cause) {
      timedOut++;
      throw cause;
    } finally {
      inFlight--;
    }
  };
  const fetch = async (address: string, init: RequestInit) => {
    if (address.includes("/silent")) return await beSilent(init);
    const response = await service.network.fetch(address, init);
    if (++arrived === OTHERS) othersDone.resolve();
    return response;
  };
  const stack = await startStack({
    functions: { notifications: createNotificationsApp({ network: { ...service.network, fetch } }) },
  });
  const devices = await Promise.all(Array.from({ length: OTHERS }, () => service.newDevice()));
  const join = async (userId: string, endpoint: string, device = devices[0]!) => {
    await stack.sql(
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
       values ($1, $2, $3, $4, now() - interval '5 minutes')`,
      [userId, endpoint, device.p256dh, device.auth],
    );
  };
  const write = (userId: string, count: number) =>
    stack.sql(
      "insert into public.reminders (user_id, text, starts_at) select $1, 'remédio', $2 from generate_series(1, $3::int)",
      [userId, localTime("America/Sao_Paulo", -1), count],
    );
  const { userId: eve } = await stack.createUser("Eve");
  for (const name of ["silent1", "silent2"]) await join(eve, `https://push.example.net/${name}`);
  await write(eve, 20);
  for (const device of devices) {
    const [row] = await stack.sql<{ id: string }>(
      "insert into auth.users (id, email) values (gen_random_uuid(), gen_random_uuid() || '@example.com') returning id",
    );
    await join(row!.id, device.endpoint, device);
    await write(row!.id, 1);
  }
  const response = await globalThis.fetch(`${stack.url}/functions/v1/notifications`, {
    method: "POST",
    headers: { apikey: stack.secretKey },
  });
  assert.deepEqual(await response.json(), { sent: OTHERS, gone: 2 });
  assert.deepEqual(devices.map(({ received }) => received.length), devices.map(() => 1));
  assert.deepEqual({ timedOut, mostInFlight }, { timedOut: 0, mostInFlight: 1 });
  await stack.close();
  await service.close();
});
