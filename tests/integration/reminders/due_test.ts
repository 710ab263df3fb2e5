import assert from "node:assert/strict";
import { extendReminders } from "../../../shared/reminders/extend-reminders.ts";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";
import { startStack } from "../../support/stack.ts";
import { instantOf, localTime, markDue, minutesMarked, remindersOf, userIn, write } from "./reminder.ts";

Deno.test("a reminder comes due at the right minute, once", async (t) => {
  const stack = await startStack();
  const service = createRpcClient(stack.url, stack.secretKey);
  const step = (name: string, run: () => Promise<void>) =>
    t.step(name, async () => {
      await stack.sql("delete from public.reminders");
      await run();
    });

  await step("told at 23:50 for tomorrow, in two time zones", async () => {
    const [sp, tokyo] = [await userIn(stack, "America/Sao_Paulo"), await userIn(stack, "Asia/Tokyo")];
    // At 23:50 of the 14th, "amanhã às 9" is the 15th where each of them is.
    await write(sp, "ligar", "2027-03-15T09:00");
    await write(tokyo, "ligar", "2027-03-15T09:00");
    assert.equal(await markDue(stack, "2027-03-14T23:50:00-03:00"), 1, "in Tokyo it is the morning of the 15th");
    assert.equal((await remindersOf(tokyo))[0]?.came_due_at, "2027-03-15T00:00:00.000Z");
    assert.deepEqual(await minutesMarked(stack, ["2027-03-15T12:00:00Z"]), ["2027-03-15T12:00:00.000Z"]);
    assert.equal((await remindersOf(sp))[0]?.came_due_at, "2027-03-15T12:00:00.000Z");
  });

  await step(
    "told at 23:50 for tomorrow, over a change of the clocks, in either direction and inside the gap",
    async () => {
      const ana = await userIn(stack, "America/New_York");
      for (
        const [local, instant] of [
          ["2027-03-14T09:00", "2027-03-14T13:00:00.000Z"],
          ["2027-11-07T09:00", "2027-11-07T14:00:00.000Z"],
          // Half past two does not exist on that day: the clocks show half past three.
          ["2028-03-12T02:30", "2028-03-12T07:30:00.000Z"],
        ] as const
      ) {
        await write(ana, `ligar ${local}`, local);
        assert.deepEqual(await minutesMarked(stack, [instant]), [instant], local);
      }
    },
  );

  await step("every day at nine stays at nine over a change of the clocks", async () => {
    const ana = await userIn(stack, "Europe/Lisbon");
    await write(ana, "remédio", "2027-03-26T09:00", { recurrence: "FREQ=DAILY" });
    await extendReminders(service);
    const days = ["2027-03-26", "2027-03-27", "2027-03-28", "2027-03-29"].map((day) =>
      instantOf(`${day}T09:00`, "Europe/Lisbon")
    );
    assert.deepEqual(days.map((day) => day.slice(11, 16)), ["09:00", "09:00", "08:00", "08:00"]);
    assert.deepEqual(await minutesMarked(stack, days), days);
  });

  await step(
    "on the 31st only where there is one, and on the last day of each month where that is asked for",
    async () => {
      const zone = "America/Sao_Paulo";
      const ana = await userIn(stack, zone);
      await write(ana, "aluguel", "2027-01-31T09:00", { recurrence: "FREQ=MONTHLY;BYMONTHDAY=31" });
      await extendReminders(service);
      const days = ["01-31", "02-28", "03-01", "03-31", "04-30", "05-31"].map((day) =>
        instantOf(`2027-${day}T09:00`, zone)
      );
      assert.deepEqual(await minutesMarked(stack, days), [days[0], days[3], days[5]]);
      await stack.sql("delete from public.reminders where user_id = $1", [ana.userId]);
      await write(ana, "aluguel", "2027-01-31T09:00", { recurrence: "FREQ=MONTHLY;BYMONTHDAY=-1" });
      await extendReminders(service);
      assert.deepEqual(await minutesMarked(stack, days), [days[0], days[1], days[3], days[4], days[5]]);
      await stack.sql("delete from public.reminders where user_id = $1", [ana.userId]);
    },
  );

  await step("nine is nine where the person is now, and what has come due does not again", async () => {
    const ana = await userIn(stack, "America/Sao_Paulo");
    const move = (zone: string) => ana.client.from("profiles").update({ timezone: zone }).eq("user_id", ana.userId);
    await write(ana, "ligar", "2027-06-10T09:00");
    await move("America/Los_Angeles");
    assert.equal((await remindersOf(ana))[0]?.due_at, "2027-06-10T16:00:00.000Z");
    assert.deepEqual(await minutesMarked(stack, ["2027-06-10T12:00:00Z", "2027-06-10T16:00:00Z"]), [
      "2027-06-10T16:00:00.000Z",
    ]);
    await move("Pacific/Kiritimati");
    assert.equal(await markDue(stack, "2027-06-12T00:00:00Z"), 0);
    assert.deepEqual((await remindersOf(ana))[0]?.upcoming, []);
  });

  await step("what was missed while nothing ran is told once, as the last of it", async () => {
    const zone = "America/Sao_Paulo";
    const ana = await userIn(stack, zone);
    await write(ana, "remédio", "2027-07-01T09:00", { recurrence: "FREQ=DAILY" });
    await extendReminders(service);
    assert.equal(await markDue(stack, instantOf("2027-07-04T08:00", zone)), 1);
    const [row] = await remindersOf(ana);
    assert.equal(row!.came_due_at, instantOf("2027-07-03T09:00", zone));
    assert.equal(row!.upcoming[0], "2027-07-04T09:00");
    assert.equal(await markDue(stack, instantOf("2027-07-04T08:01", zone)), 0);
  });

  await step("two runs at once mark it once, and nobody else's row keeps it back", async () => {
    for (let time = 0; time < 5; time++) {
      const users = await Promise.all([1, 2, 3].map(() => userIn(stack, "America/Sao_Paulo")));
      for (const user of users) await write(user, "ligar", "2027-08-01T09:00");
      const counts = await Promise.all([1, 2, 3, 4].map(() => markDue(stack, "2027-08-01T12:00:00Z")));
      assert.equal(counts.reduce((sum, count) => sum + count), 3);
    }
  });

  await step("many of one person come due behind everybody's first", async () => {
    const [eve, bia] = [await userIn(stack, "America/Sao_Paulo"), await userIn(stack, "America/Sao_Paulo")];
    await eve.client.from("reminders").insert(
      Array.from({ length: 20 }, () => ({ text: "x", starts_at: "2001-01-01T00:00" })),
    );
    await write(bia, "ligar", "2027-08-02T09:00");
    await stack.sql("select private.mark_due_reminders('2027-08-02T12:00:00Z', 2)");
    assert.equal((await remindersOf(bia))[0]?.came_due_at, "2027-08-02T12:00:00.000Z");
  });

  await step("a zone that Postgres does not know any more keeps nobody's back", async () => {
    const [lost, good] = [await userIn(stack, "America/Sao_Paulo"), await userIn(stack, "America/Sao_Paulo")];
    for (const user of [lost, good]) await write(user, "ligar", "2027-09-01T09:00");
    await stack.sql("alter table public.profiles disable trigger all");
    await stack.sql("update public.profiles set timezone = 'Brazil/Atlantis' where user_id = $1", [lost.userId]);
    await stack.sql("alter table public.profiles enable trigger all");
    assert.equal(await markDue(stack, "2027-09-01T12:00:00Z"), 2);
  });

  await step(
    "nothing that somebody writes by hand keeps others' from coming due or from being read ahead",
    async () => {
      const [odd, good] = [await userIn(stack, "Pacific/Kiritimati"), await userIn(stack, "America/Sao_Paulo")];
      await write(odd, "primeiro", "2000-01-02T00:00");
      await write(odd, "último", "2099-12-30T22:00", {
        recurrence: "FREQ=HOURLY",
        upcoming: [],
        came_due_at: "2020-01-01T00:00:00Z",
        expand_after: "2099-12-30T21:00",
      });
      await write(odd, "demais", "2027-01-01T09:00", { recurrence: "FREQ=DAILY;INTERVAL=999999999;X=Y" });
      // As many as may wait, and one more that has rung and is to be read ahead.
      await write(odd, "de novo", "2027-01-01T09:00", { recurrence: "FREQ=DAILY" });
      await stack.sql("update public.reminders set upcoming = '{}', came_due_at = now() where text = 'de novo'");
      const rows = Array.from({ length: 496 }, (_, n) => ({ text: `lembrete ${n}`, starts_at: "2080-01-01T09:00" }));
      assert.equal((await odd.client.from("reminders").insert(rows)).error, null);
      assert.equal((await odd.client.from("reminders").insert(rows[0]!)).error?.hint, "too_many_reminders");
      await write(good, "remédio", "2027-11-01T09:00", { recurrence: "FREQ=DAILY" });
      await extendReminders(service);
      assert.equal((await remindersOf(good))[0]?.upcoming.length, 129);
      assert.equal(
        (await odd.client.from("profiles").update({ timezone: "Pacific/Pago_Pago" }).eq("user_id", odd.userId)).error,
        null,
      );
      assert.ok(await markDue(stack, "2027-11-01T12:00:00Z") > 0);
      assert.equal((await remindersOf(good))[0]?.came_due_at, "2027-11-01T12:00:00.000Z");
      assert.ok(await markDue(stack, "2099-12-31T23:59:59Z") > 0);
    },
  );

  await step("done, deleted and put off ones do not come due", async () => {
    const zone = "America/Sao_Paulo";
    const ana = await userIn(stack, zone);
    const at = localTime(zone, 60);
    const [done, deleted, later] = [
      await write(ana, "feito", at),
      await write(ana, "apagado", at),
      await write(ana, "depois", at),
    ];
    assert.equal((await ana.client.rpc("complete_reminder", { reminder_id: done })).error, null);
    await ana.client.from("reminders").update({ deleted_at: new Date().toISOString() }).eq("id", deleted);
    assert.equal(
      (await ana.client.rpc("snooze_reminder", { reminder_id: later, at: localTime(zone, 120) })).error,
      null,
    );
    assert.equal(await markDue(stack, instantOf(at, zone)), 0);
    assert.equal(await markDue(stack, instantOf(localTime(zone, 120), zone)), 1);
  });

  await step(
    "moments are read ahead again before they run out, by whoever comes first, and a rule ends where it ends",
    async () => {
      const ana = await userIn(stack, "America/Sao_Paulo");
      await write(ana, "de hora em hora", "2027-10-01T09:00", { recurrence: "FREQ=HOURLY" });
      await write(ana, "três vezes", "2027-10-01T09:00", { recurrence: "FREQ=DAILY;COUNT=3" });
      await write(ana, "nunca", "2027-10-01T09:00", { recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31" });
      // A rule that no reader of ours knows is never expanded: it can take seconds.
      await write(ana, "em chinês", "2027-10-01T09:00", { recurrence: "FREQ=WEEKLY;RSCALE=CHINESE;BYDAY=MO" });
      const own = createRpcClient(stack.url, stack.publishableKey, ana.token);
      await Promise.all([extendReminders(service), extendReminders(own), extendReminders(own)]);
      const moments = async () =>
        Object.fromEntries((await remindersOf(ana)).map(({ text, upcoming }) => [text, upcoming.length]));
      assert.deepEqual(await moments(), { "de hora em hora": 129, "três vezes": 3, "nunca": 1, "em chinês": 1 });
      assert.equal(await markDue(stack, "2027-10-05T23:30:00Z"), 4);
      assert.deepEqual(await moments(), { "de hora em hora": 21, "três vezes": 0, "nunca": 0, "em chinês": 0 });
      await extendReminders(own);
      const [hourly] = await remindersOf(ana);
      assert.equal(hourly!.upcoming.length, 149);
      for (const [index, time] of hourly!.upcoming.entries()) {
        assert.equal(new Date(time).getTime(), new Date(hourly!.upcoming[0]!).getTime() + index * 3_600_000);
      }
      assert.deepEqual(await stack.sql("select private.mark_due_reminders('2030-01-01') as n"), [{ n: 1 }]);
    },
  );

  await step("a reminder that its person fills while moments are computed keeps back nobody else's", async () => {
    const [eve, bia] = [await userIn(stack, "America/Sao_Paulo"), await userIn(stack, "America/Sao_Paulo")];
    const hourly = { text: "x", starts_at: "2030-01-01T09:00", recurrence: "FREQ=HOURLY" };
    for (const { client } of [eve, bia]) assert.equal((await client.from("reminders").insert(hourly)).error, null);
    const { data } = await service.rpc("reminders_to_expand");
    const { reminders } = data as { reminders: object[] };
    const upcoming = Array.from(
      { length: 199 },
      (_, n) => new Date(Date.UTC(2030, 0, 1, 9 + n)).toISOString().slice(0, 16),
    );
    assert.equal((await eve.client.from("reminders").update({ upcoming }).eq("text", "x")).error, null);
    const times = ["2030-02-01T09:00", "2030-02-01T10:00"];
    const extended = await service.rpc("extend_reminders", {
      reminders: reminders.map((one: object) => ({ ...one, times, complete: false })),
    });
    assert.deepEqual([extended.error, extended.data], [null, { extended: 1 }]);
    assert.equal((await remindersOf(bia))[0]?.upcoming.length, 3);
  });

  await stack.close();
});
