import assert from "node:assert/strict";
import { createNotificationsApp } from "../../../shared/notifications/create-notifications-app.ts";
import { type Device, type PushService, startPushService } from "../../support/push-service.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { fillConversation } from "../../support/long-conversation.ts";
import { leaveTime } from "../../support/next-minute.ts";
import { instantOf, localTime, write } from "../reminders/reminder.ts";

const ZONE = "America/Sao_Paulo";

Deno.test("what is due rings once on each device, and its buttons work without a session", async (t) => {
  const service = startPushService();
  const stack = await startStack({ functions: { notifications: createNotificationsApp(service) } });
  const ring = ringer(stack);

  await t.step("a reminder: once on each device of its person, and on nobody else's", async () => {
    const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
    const [phone, tablet, other] = [
      await join(stack, service, ana),
      await join(stack, service, ana),
      await join(stack, service, bia),
    ];
    await write(ana, "remédio da vó", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { sent: 2 });
    assert.deepEqual(await ring(), {}, "and not again");
    assert.deepEqual([phone.received.length, tablet.received.length, other.received.length], [1, 1, 0]);
    const [{ title, body, url }] = phone.received as [Device["received"][0]];
    assert.deepEqual([title, body, url], ["Lembrete", "Você tem um lembrete.", "/hoje"], "nothing private at first");
  });

  await t.step("with its text, for those who want that", async () => {
    const { user, device } = await withDevice(stack, service, { lock_screen_text: true });
    await write(user, "remédio da vó", localTime(ZONE, -1));
    await ring();
    assert.equal(device.received[0]?.body, "remédio da vó");
  });

  await t.step("the button done, pressed twice and on two devices", async () => {
    const { user, device } = await withDevice(stack, service);
    const tablet = await join(stack, service, user);
    const id = await write(user, "remédio", localTime(ZONE, -1), { recurrence: "FREQ=DAILY" });
    await ring();
    const { token } = device.received[0]!;
    assert.deepEqual(await press(stack, token, "done"), { status: "ran", action: "done" });
    assert.deepEqual(await press(stack, token, "done"), { status: "already", action: "done" });
    assert.deepEqual(await press(stack, token, "snooze"), { status: "already", action: "done" });
    assert.deepEqual(await press(stack, tablet.received[0]!.token, "done"), { status: "settled" });
    const [row] = await remindersOf(stack, user);
    assert.deepEqual([row!.id, row!.came_due_at, row!.done_at], [id, null, null], "the next day stays");
  });

  await t.step("the button snooze: it rings again an hour later", async () => {
    const { user, device } = await withDevice(stack, service);
    await write(user, "remédio", localTime(ZONE, -1));
    await ring();
    assert.deepEqual(await press(stack, device.received[0]!.token, "snooze"), { status: "ran", action: "snooze" });
    const [row] = await remindersOf(stack, user);
    const minutes = (new Date(String(row!.due_at)).getTime() - Date.now()) / 60_000;
    assert.ok(minutes > 58 && minutes <= 60, `${minutes} minutes`);
    assert.deepEqual(await ring(), {});
    await queue(stack, new Date(Date.now() + 61 * 60_000).toISOString());
    await stack.sql("update private.notifications set next_attempt_at = now()");
    await send(stack);
    assert.equal(device.received.length, 2);
    assert.equal(device.received[0]!.tag, device.received[1]!.tag, "the second replaces the first");
    assert.deepEqual(await press(stack, device.received[0]!.token, "done"), { status: "already", action: "snooze" });
    assert.deepEqual(await press(stack, device.received[1]!.token, "done"), { status: "ran", action: "done" });
  });

  await t.step("secrets: unknown, old and of another kind of action", async () => {
    const { user, device } = await withDevice(stack, service);
    await write(user, "remédio", localTime(ZONE, -1));
    await ring();
    const { token } = device.received[0]!;
    const [id] = token.split(".");
    for (const wrong of ["x", `${id}.${"0".repeat(48)}`, id!, `${id}.`]) {
      assert.equal((await press(stack, wrong, "done")).error?.code, "notification_not_found", wrong);
    }
    assert.equal((await press(stack, token, "delete")).error?.code, "invalid_request");
    await stack.sql("update private.notifications set created_at = now() - interval '4 days' where id = $1", [id]);
    assert.equal((await press(stack, token, "done")).error?.code, "notification_not_found");
    const [row] = await stack.sql("select token_digests::text as digests from private.notifications where id = $1", [
      id,
    ]);
    assert.ok(!String(row!.digests).includes(token.split(".")[1]!), "stored as a digest");
  });

  await t.step("what is done before it is sent does not ring", async () => {
    const { user, device } = await withDevice(stack, service);
    const id = await write(user, "remédio", localTime(ZONE, -1));
    await queue(stack);
    await user.client.rpc("complete_reminder", { reminder_id: id });
    assert.deepEqual(await send(stack), {});
    assert.equal(device.received.length, 0);
  });

  await t.step("a device does not ring for what came due before it was there", async () => {
    const user = await stack.createUser("Ana");
    await write(user, "remédio", localTime(ZONE, -30));
    const device = await join(stack, service, user);
    await ring();
    assert.equal(device.received.length, 0);
  });

  await t.step("429 and 500: again later, and at last given up; meanwhile not at all", async () => {
    const { user, device } = await withDevice(stack, service);
    device.answers.push({ status: 429, headers: { "retry-after": "600" } }, { status: 500 });
    await write(user, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { waiting: 1 });
    assert.deepEqual(await ring(), {});
    const [wait] = await stack.sql<{ seconds: number }>(
      "select extract(epoch from next_attempt_at - now())::int as seconds from private.notifications where status = 'waiting'",
    );
    assert.ok(wait!.seconds > 590 && wait!.seconds <= 600);
    await passWait(stack);
    assert.deepEqual(await send(stack), { waiting: 1 });
    await passWait(stack);
    assert.deepEqual(await send(stack), { sent: 1 });
    assert.equal(device.received.length, 1);
    // Nobody answers eight times.
    device.answers.push(...Array.from({ length: 8 }, () => ({ status: 503 })));
    await write(user, "água", localTime(ZONE, -1));
    await ring();
    for (let i = 0; i < 9; i++) {
      await passWait(stack);
      await send(stack);
    }
    assert.equal(device.asked, 3 + 8);
  });

  await t.step("much of one person rings bit by bit, all of it, and nobody else waits behind it", async () => {
    const [{ user: busy, device: hers }, { user: calm, device: his }] = [
      await withDevice(stack, service),
      await withDevice(stack, service),
    ];
    const starts_at = localTime(ZONE, -2);
    const { error } = await busy.client.from("reminders").insert(
      Array.from({ length: 45 }, (_, n) => ({ text: `r${n}`, starts_at })),
    );
    assert.equal(error, null);
    await write(calm, "remédio", localTime(ZONE, -1));
    await queue(stack);
    const waiting = async ({ userId }: TestUser) =>
      (await stack.sql("select from private.notifications where user_id = $1 and status = 'waiting'", [userId])).length;
    assert.deepEqual([await waiting(busy), await waiting(calm)], [20, 1]);
    const [claimed] = await stack.sql<{ claimed: { notifications: { id: string }[] } }>(
      "select public.claim_notifications(2) as claimed",
    );
    const owners = await stack.sql<{ user_id: string }>(
      "select user_id from private.notifications where id = any ($1::uuid[])",
      [claimed!.claimed.notifications.map(({ id }) => id)],
    );
    assert.deepEqual(owners.map(({ user_id }) => user_id).sort(), [busy.userId, calm.userId].sort());
    // The worker that claimed these two is gone.
    await stack.sql("update private.notifications set locked_until = now() where locked_until is not null");
    for (let minute = 0; minute < 3; minute++) await ring();
    assert.deepEqual([hers.received.length, his.received.length], [45, 1]);
    assert.deepEqual(await ring(), {}, "and none of it again");
  });

  await t.step("410: the device is removed", async () => {
    const { user, device } = await withDevice(stack, service);
    device.answers.push({ status: 410 });
    await write(user, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ring(), { gone: 1 });
    assert.deepEqual((await user.client.from("push_subscriptions").select("id")).data, []);
  });

  await t.step("two workers at once send nothing twice", async () => {
    const { user, device } = await withDevice(stack, service);
    for (let i = 0; i < 5; i++) await write(user, `remédio ${i}`, localTime(ZONE, -1));
    await queue(stack);
    await Promise.all([send(stack), send(stack), send(stack)]);
    assert.equal(device.received.length, 5);
  });

  await t.step("a test rings at once, in quiet hours too", async () => {
    const { user, device } = await withDevice(stack, service, { quiet_from: "00:00", quiet_until: "23:59:59" });
    const { data } = await user.client.rpc("list_push_subscriptions");
    const test = (id: string, by = user) =>
      call(stack, "notifications/tests", { subscriptionId: id }, { authorization: `Bearer ${by.token}` });
    const own = data.devices[0].id;
    // The tests are counted by the minute.
    await leaveTime(stack, 10);
    assert.deepEqual(await test(own), { status: "sent" });
    assert.equal(device.received[0]?.body, "Os avisos funcionam neste aparelho.");
    assert.equal((await test(own, await stack.createUser("Bia"))).error?.code, "device_not_found");
    for (let i = 0; i < 4; i++) await test(own);
    assert.equal((await test(own)).error?.code, "rate_limited");
  });

  await t.step("only the scheduler sends", async () => {
    assert.equal((await call(stack, "notifications", {})).error?.code, "unauthenticated");
  });

  await stack.close();
  await service.close();
});

Deno.test("quiet hours, bills on their day and questions", async (t) => {
  const service = startPushService();
  const stack = await startStack({ functions: { notifications: createNotificationsApp(service) } });

  await t.step("what falls into quiet hours rings at their end", async () => {
    const cases: [from: string, until: string, at: string, end: string][] = [
      ["22:00", "07:00", "2030-05-10T21:59", "2030-05-10T21:59"],
      ["22:00", "07:00", "2030-05-10T22:00", "2030-05-11T07:00"],
      ["22:00", "07:00", "2030-05-10T03:00", "2030-05-10T07:00"],
      ["22:00", "07:00", "2030-05-10T07:00", "2030-05-10T07:00"],
      ["13:00", "14:00", "2030-05-10T13:30", "2030-05-10T14:00"],
      ["13:00", "14:00", "2030-05-10T14:00", "2030-05-10T14:00"],
    ];
    for (const [from, until, at, end] of cases) {
      const [row] = await stack.sql<{ at: Date }>(
        "select private.after_quiet_hours($1::timestamptz, $2::time, $3::time, $4::text) as at",
        [instantOf(at, ZONE), from, until, ZONE],
      );
      assert.equal(new Date(row!.at).toISOString(), instantOf(end, ZONE), `${from}-${until} ${at}`);
    }
    const { user, device } = await withDevice(stack, service, {
      quiet_from: localTime(ZONE, -60).slice(11),
      quiet_until: localTime(ZONE, 60).slice(11),
    });
    await write(user, "remédio", localTime(ZONE, -1));
    assert.deepEqual(await ringer(stack)(), {});
    await user.client.from("profiles").update({ quiet_from: null, quiet_until: null }).eq("user_id", user.userId);
    assert.deepEqual(await send(stack), { sent: 1 });
    assert.equal(device.received.length, 1);
  });

  await t.step("a bill rings from 9:00 of its day on, once, and its button pays it", async () => {
    const { user, device } = await withDevice(stack, service, { lock_screen_text: true });
    const day = localTime(ZONE).slice(0, 10);
    const nextMonth = Temporal.PlainDate.from(day).add({ months: 1 });
    const { error } = await user.client.from("bills").insert({
      name: "Luz",
      amount: 120.5,
      month: `${day.slice(0, 7)}-01`,
      due_day: Number(day.slice(8)),
      recurring: true,
    });
    assert.equal(error, null);
    await stack.sql("update public.push_subscriptions set created_at = now() - interval '2 days'");
    const bills = async () =>
      (await stack.sql<{ n: number }>(
        "select count(*)::int as n from private.notifications where kind = 'bill' and user_id = $1",
        [user.userId],
      ))[0]!.n;
    await queue(stack, instantOf(`${day}T08:59`, ZONE));
    assert.equal(await bills(), 0);
    await queue(stack, instantOf(`${day}T09:00`, ZONE));
    await queue(stack, instantOf(`${day}T09:01`, ZONE));
    assert.equal(await bills(), 1);
    // The next month is nobody's row yet.
    if (nextMonth.day === Number(day.slice(8))) {
      await queue(stack, instantOf(`${nextMonth}T09:00`, ZONE));
      assert.equal(await bills(), 2);
    }
    await stack.sql("update private.notifications set next_attempt_at = now() where user_id = $1", [user.userId]);
    await send(stack);
    const { token, body } = device.received.find(({ title }) => title === "Conta de hoje")!;
    assert.match(body, /^Luz, de R\$\s120,50, vence hoje\.$/);
    assert.equal((await press(stack, token, "snooze")).error?.code, "invalid_action");
    assert.deepEqual(await press(stack, token, "done"), { status: "ran", action: "done" });
    const { data } = await user.client.from("bills").select("name").eq("status", "paid");
    assert.deepEqual(data, [{ name: "Luz" }]);
  });

  await t.step("a conversation in which a proposal waits, for those who want that, an hour later, once", async () => {
    const { user, device } = await withDevice(stack, service);
    const { id } = await fillConversation(stack, user, 2);
    await stack.sql(
      `insert into public.pending_actions
         (id, user_id, conversation_id, turn_id, tool_call_id, tool, args, offer, created_at)
       select gen_random_uuid(), $1, $2, t.id, n::text, 'create_expense', '{}', 'Registro?', now() - interval '61 minutes'
       from (select id from public.turns where conversation_id = $2 limit 1) t, generate_series(1, 2) n`,
      [user.userId, id],
    );
    await stack.sql("update public.push_subscriptions set created_at = now() - interval '2 hours'");
    await queue(stack);
    assert.deepEqual(await send(stack), {}, "nobody asked for it");
    await user.client.from("profiles").update({ ring_questions: true }).eq("user_id", user.userId);
    await queue(stack);
    await queue(stack);
    assert.deepEqual(await send(stack), { sent: 1 });
    const [{ body, url, actions } = assert.fail("it arrives")] = device.received;
    assert.deepEqual([body, url, actions], ["A assistente espera a sua resposta.", `/conversa/${id}`, []]);
  });

  await t.step("of a long proposal, only the beginning goes through the queue, which others share", async () => {
    const { user } = await withDevice(stack, service, { ring_questions: true });
    const { id } = await fillConversation(stack, user, 2);
    await stack.sql(
      `insert into public.pending_actions
         (id, user_id, conversation_id, turn_id, tool_call_id, tool, args, offer, created_at)
       select gen_random_uuid(), $1, $2, t.id, '1', 'save_note', '{}', repeat('é ', 10000), now() - interval '61 minutes'
       from (select id from public.turns where conversation_id = $2 limit 1) t`,
      [user.userId, id],
    );
    await stack.sql("update public.push_subscriptions set created_at = now() - interval '2 hours'");
    await queue(stack);
    const [claimed] = await stack.sql("select public.claim_notifications() as result");
    const { notifications } = claimed!.result as { notifications: { subject: { offer: string } }[] };
    assert.deepEqual(notifications.map(({ subject }) => subject.offer.length), [500]);
  });

  await stack.close();
  await service.close();
});

Deno.test("devices are saved, named by their endpoint, renewed and taken over", async (t) => {
  const service = startPushService();
  const stack = await startStack({ functions: { notifications: createNotificationsApp(service) } });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const device = await join(stack, service, ana);
  const list = async ({ client }: TestUser) => (await client.rpc("list_push_subscriptions")).data.devices;

  await t.step("once for one endpoint", async () => {
    await save(ana, device, "Celular");
    assert.deepEqual((await list(ana)).map((one: Record<string, unknown>) => [one.device, one.endpoint]), [
      ["Celular", device.endpoint],
    ]);
  });

  await t.step("a browser belongs to whoever signed in there last", async () => {
    await save(bia, device, "Celular");
    assert.deepEqual([(await list(ana)).length, (await list(bia)).length], [0, 1]);
  });

  await t.step("a service worker renews what it can prove", async () => {
    const next = await service.newDevice();
    const renewal = { endpoint: next.endpoint, p256dh: next.p256dh, auth: next.auth };
    const old = { oldEndpoint: device.endpoint, oldAuth: device.auth };
    const wrong = { ...renewal, ...old, oldAuth: next.auth };
    assert.deepEqual(await call(stack, "notifications/renewals", wrong), { renewed: 0 });
    assert.deepEqual(await call(stack, "notifications/renewals", { ...renewal, ...old }), { renewed: 1 });
    assert.deepEqual((await list(bia)).map(({ endpoint }: { endpoint: string }) => endpoint), [next.endpoint]);
    await bia.client.rpc("remove_push_subscription", { endpoint: next.endpoint });
    assert.deepEqual(await list(bia), []);
  });

  await t.step("addresses that cannot be a push service's are refused, and so is a 21st device", async () => {
    const good = await service.newDevice();
    for (
      const endpoint of ["http://push.example.org/x", "https://127.0.0.1/x", "https://localhost/x", "javascript:1"]
    ) {
      const { error } = await save(ana, { ...good, endpoint });
      assert.equal(error?.hint, "invalid_subscription", endpoint);
    }
    assert.equal((await save(ana, { ...good, auth: "short" })).error?.hint, "invalid_subscription");
    for (let i = 0; i < 20; i++) assert.equal((await save(ana, await service.newDevice())).error, null);
    assert.equal((await save(ana, good)).error?.hint, "too_many_devices");
  });

  await t.step("the key is public, and without keys nothing is promised", async () => {
    const { publicKey } = await call(stack, "notifications/key");
    assert.match(String(publicKey), /^B[\w-]{86}$/);
    const bare = await startStack({ env: { VAPID_PUBLIC_KEY: undefined } });
    assert.equal((await call(bare, "notifications/key")).error?.code, "not_configured");
    await bare.close();
  });

  await stack.close();
  await service.close();
});

/** A new person with one device. */
async function withDevice(stack: Stack, service: PushService, profile: Record<string, unknown> = {}) {
  const user = await stack.createUser("Ana");
  const { error } = await user.client.from("profiles").update({ display_name: "Ana", ...profile }).eq(
    "user_id",
    user.userId,
  );
  if (error) throw error;
  return { user, device: await join(stack, service, user) };
}

/** A device of a person, there for five minutes. */
async function join(stack: Stack, service: PushService, user: TestUser): Promise<Device> {
  const device = await service.newDevice();
  const { error } = await save(user, device);
  if (error) throw error;
  await stack.sql(
    "update public.push_subscriptions set created_at = now() - interval '5 minutes' where endpoint = $1",
    [
      device.endpoint,
    ],
  );
  return device;
}

function save({ client }: TestUser, { endpoint, p256dh, auth }: Device, name?: string) {
  return client.rpc("save_push_subscription", { endpoint, p256dh, auth, device: name });
}

/** Queues what is due, as the job does each minute. */
async function queue(stack: Stack, at = new Date().toISOString()): Promise<void> {
  await stack.sql("select public.queue_notifications($1::timestamptz)", [at]);
}

/** Sends what is queued, as the call of the job does: how many ended in which way. */
function send(stack: Stack) {
  return call(stack, "notifications", {}, { apikey: stack.secretKey });
}

function ringer(stack: Stack) {
  return async () => {
    await queue(stack);
    return await send(stack);
  };
}

function press(stack: Stack, token: string, action: string) {
  return call(stack, "notifications/actions", { token, action });
}

type Answer = Record<string, unknown> & { error?: { code: string } };

/** A request to a function, as a browser without a session sends it. */
async function call(stack: Stack, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${stack.url}/functions/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return await response.json();
}

/** Lets the time pass for which retries wait. */
async function passWait(stack: Stack): Promise<void> {
  await stack.sql("update private.notifications set next_attempt_at = now() where status = 'waiting'");
}

async function remindersOf(stack: Stack, { userId }: TestUser) {
  return await stack.sql("select * from public.reminders where user_id = $1", [userId]);
}
