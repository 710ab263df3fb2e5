import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { cancelReminder } from "../../../shared/tools/reminders/cancel-reminder.ts";
import { updateReminder } from "../../../shared/tools/reminders/update-reminder.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
}

Deno.test("update_reminder() and cancel_reminder()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Bruno", whereItIs(12));
  const context = { today: "2040-01-01", timezone: "America/Sao_Paulo" };
  await call(client, "create_reminder", { text: "ligar pra Lúcia", at: "2040-01-02T09:00" });
  await call(client, "create_reminder", { text: "remédio", at: "2040-01-03T08:00", recurrence: "FREQ=DAILY" });
  const open = async () => {
    const { data } = await client.from("reminders").select("text, starts_at, recurrence, upcoming").is(
      "deleted_at",
      null,
    )
      .order("text");
    const local = (time: string) => time.slice(0, 16);
    return data!.map((row) => ({ ...row, starts_at: local(row.starts_at), upcoming: row.upcoming.map(local) }));
  };

  await t.step("changes text and time, and undoes both", async () => {
    const before = await open();
    const said = { reminder: "ligar", text: "ligar pra Ana", at: "2040-01-02T10:00" };
    const { args, facts } = await call<Prepared>(client, "prepare_update_reminder", said);
    assert.equal(
      updateReminder.offer!(args, facts, context),
      "Quer que eu mude o lembrete de ligar pra Lúcia para ligar pra Ana: amanhã, segunda, às 10h?",
    );
    const result = await call<JsonObject>(client, "update_reminder", { ...args, tool_call_id: "1" });
    assert.equal(
      updateReminder.answer(result, context),
      "Mudei o lembrete de ligar pra Lúcia para ligar pra Ana: amanhã, segunda, às 10h.",
    );
    assert.deepEqual([(await open())[0]?.text, (await open())[0]?.upcoming], ["ligar pra Ana", [
      "2040-01-02T10:00",
    ]]);
    await takeBack(stack, userId, "1");
    assert.deepEqual(await open(), before);
  });

  await t.step("moves one that comes every day, and undoes it", async () => {
    const result = await call<JsonObject>(client, "update_reminder", {
      reminder: "remedio",
      at: "2040-01-03T07:30",
      tool_call_id: "2",
    });
    assert.match(updateReminder.nameResult!(result, context), /^o lembrete de “remédio”: todo dia, às 7h30$/);
    assert.deepEqual((await open())[1]?.upcoming, ["2040-01-03T07:30"]);
    await takeBack(stack, userId, "2");
    assert.deepEqual([(await open())[1]?.starts_at, (await open())[1]?.recurrence], [
      "2040-01-03T08:00",
      "FREQ=DAILY",
    ]);
  });

  await t.step(
    "a new hour leaves the day, and 'every two hours' goes on from the next time; both are undone",
    async () => {
      const said = { reminder: "ligar", time: "15:00" };
      const { args, facts } = await call<Prepared>(client, "prepare_update_reminder", said);
      assert.deepEqual([args.at, args.time], ["2040-01-02T15:00", undefined]);
      assert.equal(
        updateReminder.offer!(args, facts, context),
        "Quer que eu mude o lembrete de ligar pra Lúcia: amanhã, segunda, às 15h?",
      );
      const before = await open();
      await call(client, "update_reminder", { ...said, tool_call_id: "hour" });
      assert.deepEqual((await open())[0]?.upcoming, ["2040-01-02T15:00"]);
      await takeBack(stack, userId, "hour");
      const rule = { reminder: "remedio", recurrence: "FREQ=HOURLY;INTERVAL=2" };
      const result = await call<JsonObject>(client, "update_reminder", { ...rule, tool_call_id: "rule" });
      assert.equal(updateReminder.answer(result, context), "Mudei o lembrete de “remédio”: a cada 2 horas.");
      assert.deepEqual((await open())[1]?.upcoming, ["2040-01-03T08:00"]);
      await takeBack(stack, userId, "rule");
      assert.deepEqual(
        (await open()).map(({ upcoming: _, ...row }) => row),
        before.map(({ upcoming: _, ...row }) => row),
      );
      assert.equal((await refusal(client, "update_reminder", { ...said, time: "25:00" })).hint, "invalid_time");
    },
  );

  await t.step("refuses what changes nothing, a rule without its first time, and a time that is over", async () => {
    const refused = async (args: JsonObject) =>
      (await refusal(client, "prepare_update_reminder", { reminder: "ligar", ...args })).hint;
    assert.equal(await refused({}), "nothing_to_change");
    assert.equal(await refused({ recurrence: "FREQ=WEEKLY" }), "missing_time");
    assert.equal(await refused({ at: "2020-01-01T09:00" }), "past_time");
  });

  await t.step("takes a reminder away with all its times, and brings it back", async () => {
    const { args, facts } = await call<Prepared>(client, "prepare_cancel_reminder", { reminder: "remedio" });
    assert.equal(
      cancelReminder.offer!(args, facts, context),
      "Quer que eu cancele o lembrete de “remédio” (todo dia, às 8h)?",
    );
    const result = await call<JsonObject>(client, "cancel_reminder", { ...args, tool_call_id: "3" });
    assert.equal(cancelReminder.answer(result, context), "Cancelei o lembrete de “remédio”.");
    assert.deepEqual((await open()).map(({ text }) => text), ["ligar pra Lúcia"]);
    await takeBack(stack, userId, "3");
    assert.equal((await open()).length, 2);
    const { status } = await call<Prepared>(client, "prepare_cancel_reminder", { reminder: "dentista" });
    assert.equal(status, "missing");
  });

  await stack.close();
});
