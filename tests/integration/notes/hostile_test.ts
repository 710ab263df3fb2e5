import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "../../support/rpc.ts";
import { daysAfter, insert, library, write, writeDue } from "./notes.ts";

Deno.test("nobody holds up the schedule of automatic notes", async (t) => {
  const stack = await startStack();
  const run = (most?: number) => writeDue(stack, most);
  const atNoon = (name: string) => stack.createUser(name, whereItIs(12));
  const weekIsDue = (userId: string) =>
    stack.sql("update private.note_schedule set last_week = last_week - 7 where user_id = $1", [userId]);

  await t.step("a note's period is bounded", async () => {
    const { client } = await stack.createUser("Ana");
    for (const day of ["4712-01-01 BC", "-infinity", "infinity", "1970-01-01", "2101-01-01"]) {
      const { error } = await client.from("library_items").insert({
        type: "note",
        title: "Consulta",
        content: "x",
        kind: "medical_appointment",
        origin: "automatic",
        period_from: day,
        period_to: day,
        generated_at: "2026-01-01",
      });
      assert.ok(error, day);
    }
  });

  await t.step("a note for an appointment looks two years back at most", async () => {
    const { client } = await atNoon("Bia");
    const today = await todayOf(client);
    await write(client, "medical_appointment", daysAfter(today, -2000));
    const { note } = await write(client, "medical_appointment", today);
    assert.equal(note.period_from, daysAfter(today, -730));
    assert.doesNotMatch(note.content, /desde a consulta anterior/);
  });

  await t.step("who runs into the timeout waits, and the others' notes are written", async () => {
    const [bad, good] = [await atNoon("Bad"), await atNoon("Good")];
    const today = await todayOf(bad.client);
    for (const { client, userId } of [bad, good]) {
      await insert(client, "tracking_entries", [{ metric: "weight", value: 70, entry_date: daysAfter(today, -7) }]);
      await weekIsDue(userId);
    }
    await stack.sql("update private.note_schedule set last_attempt_at = now() where user_id = $1", [good.userId]);
    await stack.sql(`create function private.slow() returns trigger language plpgsql set search_path = '' as $$
      begin
        if new.user_id = '${bad.userId}' then raise exception using errcode = 'query_canceled'; end if;
        return new;
      end $$`);
    await stack.sql(
      "create trigger slow before insert on public.library_items for each row execute function private.slow()",
    );
    assert.equal(await run(), 1);
    assert.deepEqual(
      await stack.sql(
        "select tries, next_attempt_at > now() as later, last_attempt_at is not null as tried from private.note_schedule where user_id = $1",
        [bad.userId],
      ),
      [{ tries: 1, later: true, tried: true }],
    );
    assert.equal((await library(good.client)).length, 1);
    await stack.sql("update private.note_schedule set next_attempt_at = null where user_id = $1", [bad.userId]);
    await stack.sql("drop trigger slow on public.library_items");
    assert.equal(await run(), 1);
  });

  await t.step("who waited longest comes first", async () => {
    const [early, late] = [await atNoon("Early"), await atNoon("Late")];
    for (const { userId } of [early, late]) await weekIsDue(userId);
    await stack.sql("update private.note_schedule set last_attempt_at = now() - interval '1 day' where user_id = $1", [
      late.userId,
    ]);
    await stack.sql("update private.note_schedule set last_attempt_at = now() - interval '2 days' where user_id = $1", [
      early.userId,
    ]);
    assert.equal(await run(1), 1);
    const due = await stack.sql("select user_id from private.due_notes(clock_timestamp())");
    assert.deepEqual(due, [{ user_id: late.userId }]);
    assert.equal(await run(), 1);
  });

  await t.step("an old note beside one of the user's own is not due for ever", async () => {
    const { client, userId } = await atNoon("Eva");
    const today = await todayOf(client);
    const { note } = await write(client, "medical_appointment", today);
    await client.from("library_items").update({ content: "Minha." }).eq("id", note.id);
    await write(client, "medical_appointment", today);
    await stack.sql(
      "update public.library_items set generated_at = now() - interval '2 days' where user_id = $1 and origin = 'automatic'",
      [userId],
    );
    assert.equal((await library(client)).length, 2);
    assert.equal(await run(), 0);
  });

  await stack.close();
});
