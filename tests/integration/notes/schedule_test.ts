import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "../../support/rpc.ts";
import { daysAfter, insert, library, mondayOf, write, writeDue } from "./notes.ts";

Deno.test("the schedule writes automatic notes", async (t) => {
  const stack = await startStack();
  const run = () => writeDue(stack);

  await t.step("on Monday and on the first of the month at 6:00 where the user is, and not before", async () => {
    const { userId } = await stack.createUser("Ana");
    for (const zone of ["America/Sao_Paulo", "Asia/Tokyo", "Pacific/Auckland", "America/Los_Angeles"]) {
      await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [userId, zone]);
      // As if they had signed up there: it may be Monday already.
      await stack.sql(
        `update private.note_schedule set last_week = date_trunc('week', now() at time zone $2),
           last_month = date_trunc('month', now() at time zone $2) where user_id = $1`,
        [userId, zone],
      );
      for (const unit of ["week", "month"]) {
        const due = async (time: string) =>
          (await stack.sql<{ kind: string }>(
            `select d.kind from private.due_notes(
               (date_trunc($2, now() at time zone $3) + ('1 ' || $2)::interval + $4::interval) at time zone $3, $1) d
             where d.kind = $2 || 'ly_report'`,
            [userId, unit, zone, time],
          )).length;
        assert.deepEqual(
          [await due("05:59:59"), await due("06:00"), await due("3 days 20:00")],
          [0, 1, 1],
          `${zone} ${unit}`,
        );
      }
    }
    await stack.sql("delete from private.note_schedule where user_id = $1", [userId]);
  });

  const ana = await beforeReports(stack, "Ana");
  const lastMonday = daysAfter(mondayOf(await todayOf(ana.client)), -7);

  await t.step("about the week and the month before, once", async () => {
    assert.equal(await run(), 2);
    const written = await library(ana.client);
    assert.deepEqual(written.map(({ kind }) => kind).toSorted(), ["monthly_report", "weekly_report"]);
    const week = written.find(({ kind }) => kind === "weekly_report")!;
    assert.deepEqual([week.period_from, week.period_to], [lastMonday, daysAfter(lastMonday, 6)]);
    assert.match(week.content, /R\$ 42,00/);
    assert.equal(await run(), 0);
    assert.equal((await library(ana.client)).length, 2);
  });

  await t.step("what the user deletes stays deleted, and comes back when asked for", async () => {
    const [note] = (await library(ana.client)).filter(({ kind }) => kind === "weekly_report");
    await ana.client.from("library_items").update({ deleted_at: new Date().toISOString() }).eq("id", note!.id);
    await rewind(stack, ana);
    assert.equal(await run(), 2);
    const [still] = (await library(ana.client)).filter(({ kind }) => kind === "weekly_report");
    assert.ok(still!.deleted_at);
    const { status, note: back } = await write(ana.client, "weekly_report", lastMonday);
    assert.deepEqual([status, back.id], ["created", note!.id]);
    assert.equal((await library(ana.client)).find(({ id }) => id === note!.id)!.deleted_at, null);
  });

  await t.step(
    "what the user rewrites is theirs and is left alone; asked for, a new one stands beside it",
    async () => {
      const [note] = (await library(ana.client)).filter(({ kind }) => kind === "weekly_report");
      await ana.client.from("library_items").update({ content: "Foi uma semana boa." }).eq("id", note!.id);
      await rewind(stack, ana);
      await run();
      const kept = (await library(ana.client)).filter(({ kind }) => kind === "weekly_report");
      assert.deepEqual(kept.map(({ origin, content }) => [origin, content]), [["user", "Foi uma semana boa."]]);
      const { status, note: beside } = await write(ana.client, "weekly_report", lastMonday);
      assert.equal(status, "created");
      assert.notEqual(beside.id, note!.id);
    },
  );

  await t.step("not for who neither said nor recorded anything, whatever bills go on", async () => {
    const leo = await stack.createUser("Leo");
    await insert(leo.client, "bills", [{ name: "Luz", amount: 90, due_day: 5, recurring: true }]);
    await rewind(stack, leo);
    assert.equal(await run(), 2);
    assert.deepEqual(await library(leo.client), []);
    assert.equal(await run(), 0);
  });

  await t.step("never twice for one week, whichever way the user travels", async () => {
    for (const zone of ["Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
      await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [ana.userId, zone]);
      await run();
    }
    const weeks = (await library(ana.client)).filter(({ kind, origin }) =>
      kind === "weekly_report" && origin === "automatic"
    );
    assert.equal(new Set(weeks.map(({ period_to }) => period_to)).size, weeks.length);
  });

  await t.step("a note for an appointment is brought up to date on its morning", async () => {
    const eva = await stack.createUser("Eva");
    const at = (hour: number) =>
      stack.sql("update public.profiles set timezone = $2 where user_id = $1", [eva.userId, whereItIs(hour)]);
    await at(12);
    const today = await todayOf(eva.client);
    // On a Monday and on the first of a month reports would be due as well.
    await stack.sql(
      "update private.note_schedule set last_week = current_date + 7, last_month = current_date + 31 where user_id = $1",
      [eva.userId],
    );
    await write(eva.client, "medical_appointment", today);
    await stack.sql("update public.library_items set generated_at = now() - interval '1 day' where user_id = $1", [
      eva.userId,
    ]);
    await insert(eva.client, "tracking_entries", [{ metric: "weight", value: 70, entry_date: today }]);
    await at(4);
    await stack.sql("update public.library_items set period_to = (now() at time zone $2)::date where user_id = $1", [
      eva.userId,
      whereItIs(4),
    ]);
    assert.equal(await run(), 0);
    await at(8);
    await stack.sql("update public.library_items set period_to = (now() at time zone $2)::date where user_id = $1", [
      eva.userId,
      whereItIs(8),
    ]);
    assert.equal(await run(), 1);
    const [note] = await library(eva.client);
    assert.match(note!.content, /\| Peso \| 70 kg/);
    assert.equal(await run(), 0);
  });

  await t.step("who fails is tried again later and keeps nobody else from theirs", async () => {
    const [bad, good] = [await beforeReports(stack, "Bad"), await beforeReports(stack, "Good")];
    await stack.sql(`alter table public.library_items add constraint broken check (user_id <> '${bad.userId}')`);
    assert.equal(await run(), 2);
    assert.equal((await library(good.client)).length, 2);
    assert.deepEqual(
      await stack.sql("select tries, next_attempt_at > now() as later from private.note_schedule where user_id = $1", [
        bad.userId,
      ]),
      [
        { tries: 1, later: true },
      ],
    );
    await stack.sql("alter table public.library_items drop constraint broken");
    assert.equal(await run(), 0);
    await stack.sql("update private.note_schedule set next_attempt_at = now() where user_id = $1", [bad.userId]);
    assert.equal(await run(), 2);
    assert.equal((await library(bad.client)).length, 2);
  });

  await t.step(
    "who has a zone that Postgres does not know any more keeps nobody from theirs, and gets theirs too",
    async () => {
      const [lost, good] = [await beforeReports(stack, "Lost"), await beforeReports(stack, "Found")];
      await stack.sql("alter table public.profiles disable trigger profiles_check");
      await stack.sql("update public.profiles set timezone = 'Brazil/Atlantis' where user_id = $1", [lost.userId]);
      await stack.sql("alter table public.profiles enable trigger profiles_check");
      await run();
      assert.equal((await library(good.client)).length, 2);
      const { data } = await lost.client.from("profiles").select("timezone").single();
      assert.equal(data!.timezone, "America/Sao_Paulo");
    },
  );

  await t.step("whatever fails for one, the failure is kept and the others' notes are", async () => {
    const users = [
      await beforeReports(stack, "First"),
      await beforeReports(stack, "Second"),
      await beforeReports(stack, "Third"),
    ];
    await stack.sql(`create function public.broken() returns trigger language plpgsql as $$ begin
      if new.user_id = '${users[1]!.userId}' then perform 1 / 0; end if; return new; end $$`);
    await stack.sql(
      "create trigger broken before insert on public.library_items for each row execute function public.broken()",
    );
    assert.equal(await run(), 4);
    const kept = await stack.sql(
      "select last_error from private.note_schedule where user_id = any ($1) order by last_error",
      [
        users.map(({ userId }) => userId),
      ],
    );
    assert.deepEqual(kept.map(({ last_error }) => last_error), ["22012", null, null]);
    await stack.sql("drop function public.broken cascade");
    await stack.sql("update private.note_schedule set next_attempt_at = now() where last_error is not null");
    assert.equal(await run(), 2);
    assert.deepEqual(await stack.sql("select from private.note_schedule where last_error is not null"), []);
  });

  await t.step("four runs at once write each note once", async () => {
    const users = await Promise.all(["A", "B", "C", "D", "E"].map((name) => beforeReports(stack, name)));
    const counts = await Promise.all([run(), run(), run(), run()]);
    assert.equal(counts.reduce((sum, count) => sum + count), 10);
    for (const { client } of users) assert.equal((await library(client)).length, 2);
  });

  await stack.close();
});

Deno.test("pg_cron writes automatic notes every minute", async () => {
  const stack = await startStack({ schedule: true });
  const jobs = await stack.sql("select schedule, command from cron.job where jobname = 'write-notes'");
  assert.deepEqual(jobs, [{ schedule: "* * * * *", command: "select private.request_notes()" }]);
  await stack.sql("select cron.unschedule('consolidate-memory')");
  const ana = await beforeReports(stack, "Ana");
  await stack.sql("select cron.schedule('write-notes', '1 second', 'select private.request_notes()')");
  const start = Date.now();
  while ((await library(ana.client)).length === 0 && Date.now() - start < 20_000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stack.sql("select cron.unschedule('write-notes')");
  assert.equal((await library(ana.client)).length, 2);
  await stack.close();
});

/** Somebody at noon for whom last week's and last month's reports are due, and who spent R$ 42,00 in each. */
async function beforeReports(stack: Stack, name: string): Promise<TestUser> {
  const user = await stack.createUser(name);
  await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [user.userId, whereItIs(12)]);
  const today = await todayOf(user.client);
  const lastMonday = daysAfter(mondayOf(today), -7);
  const lastMonth = daysAfter(`${today.slice(0, 7)}-01`, -1);
  await insert(user.client, "expenses", [
    { amount: 42, category: "food", description: "feira", spent_on: lastMonday },
    { amount: 42, category: "food", description: "feira", spent_on: lastMonth },
  ]);
  await rewind(stack, user);
  return user;
}

/** As if the last reports had been written a week and a month earlier. */
async function rewind(stack: Stack, { userId }: TestUser): Promise<void> {
  await stack.sql(
    `update private.note_schedule s set last_week = date_trunc('week', now() at time zone p.timezone - interval '6 hours')::date - 7,
       last_month = (date_trunc('month', now() at time zone p.timezone - interval '6 hours') - interval '1 month')::date
     from public.profiles p where s.user_id = $1 and p.user_id = s.user_id`,
    [userId],
  );
}
