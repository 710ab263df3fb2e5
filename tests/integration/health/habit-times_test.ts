import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { getHabits } from "../../../shared/tools/health/get-habits.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("a habit with times of day", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const { client, userId, ...ana } = await stack.createUser("Ana", whereItIs(12));
  const chat = new Conversation(stack, { client, userId, ...ana });
  const today = await todayOf(client);
  const yesterday = daysBefore(today, 1);
  const calls = (name: string, args: JsonObject) => gemini({ functionCall: { name, args } });
  const state = async () => {
    const { habits } = await call<{ habits: JsonObject[] }>(client, "get_habits");
    const { today, times, open_times, streak } = habits[0]!;
    return { today, times, open_times, streak };
  };

  await t.step("is offered with its times, and created by a yes", async () => {
    const args = { name: "Losartana", frequency: "daily", times: ["20:00", "08:00"] };
    fake.script(calls("create_habit", args));
    const offered = await chat.say("tomo losartana às 8 e às 20");
    assert.equal(offered.text, "Quer que eu crie o hábito “Losartana”, todo dia, às 8h e às 20h?");
    await chat.say("sim");
    assert.deepEqual(await state(), {
      today: "pending",
      times: ["08:00", "20:00"],
      open_times: ["08:00", "20:00"],
      streak: 0,
    });
  });

  await t.step("a tick names its time: the nearest to now, or the one that was said", async () => {
    fake.script(calls("record_habit", { habit_name: "losartana" }));
    const offered = await chat.say("tomei a losartana");
    assert.equal(offered.text, "Quer que eu marque “Losartana” (8h) como feito hoje?");
    const done = await chat.say("sim");
    assert.equal(done.text, "Marquei “Losartana” (8h) hoje. Falta 20h.");
    assert.deepEqual((await state()).open_times, ["20:00"]);
    assert.equal(
      getHabits.answer(await call(client, "get_habits"), { today, timezone: "America/Sao_Paulo" }),
      "Seus hábitos:\n- Losartana (todo dia, às 8h e às 20h): hoje ainda falta 20h",
    );
    const order = "marca a losartana das 8h30";
    fake.script(
      calls("record_habit", { habit_name: "losartana", time: "08:30", order }),
      gemini({ text: "Essa já estava." }),
    );
    await chat.say(order);
    assert.match(JSON.stringify(fake.requests.at(-1)), /“Losartana” \(8h\) já estava marcado hoje/);
    assert.deepEqual((await state()).open_times, ["20:00"]);
  });

  await t.step("an order runs at once, the day is done with its last time, and 'desfaz' opens it again", async () => {
    fake.script(
      calls("record_habit", { habit_name: "losartana", order: "marca a losartana" }),
      gemini({ text: "Feito." }),
    );
    const done = await chat.say("marca a losartana");
    assert.match(done.metadata.written![0]!.what, /“Losartana” \(20h\), hoje/);
    assert.deepEqual(await state(), { today: "done", times: ["08:00", "20:00"], open_times: [], streak: 1 });
    await chat.say("desfaz");
    assert.deepEqual(await state(), { today: "pending", times: ["08:00", "20:00"], open_times: ["20:00"], streak: 0 });
  });

  await t.step("counts a past day only when all its times are done", async () => {
    const record = (args: JsonObject) => call<JsonObject>(client, "record_habit", { habit_name: "Losartana", ...args });
    const first = await record({ date: yesterday });
    assert.deepEqual([first.time, first.open_times, first.streak], ["08:00", ["20:00"], 0]);
    const second = await record({ date: yesterday, time: "21:15" });
    assert.deepEqual([second.time, second.open_times, second.streak], ["20:00", [], 1]);
    assert.equal((await record({ date: yesterday })).already_done, true);
    const { data } = await client.from("habits").select("id").single();
    const days = await call<{ days: JsonObject[] }>(client, "get_habit_days", { habit_id: data!.id });
    assert.deepEqual(days.days.map(({ date, open_times }) => [date, open_times]), [
      [yesterday, []],
      [today, ["20:00"]],
    ]);
    await call(client, "unrecord_habit", { habit_id: data!.id, date: yesterday, time: "20:00", tool_call_id: "un" });
    assert.equal((await state()).streak, 0);
    await call(client, "undo_calls", { tool_call_ids: ["un"] });
    assert.equal((await state()).streak, 1);
  });

  await t.step("a whole day that was ticked without a time counts too", async () => {
    const { data } = await client.from("habits").select("id").single();
    await client.from("habit_completions").insert({ habit_id: data!.id, completion_date: daysBefore(today, 2) });
    assert.equal((await state()).streak, 2);
  });

  await t.step("changes its times, and gets them back", async () => {
    const change = { habit_name: "Losartana", times: ["07:00"], tool_call_id: "times" };
    await call(client, "update_habit", change);
    assert.deepEqual((await state()).times, ["07:00"]);
    await call(client, "undo_calls", { tool_call_ids: ["times"] });
    assert.deepEqual((await state()).times, ["08:00", "20:00"]);
    await call(client, "update_habit", { habit_name: "Losartana", times: [] });
    assert.deepEqual((await state()).times, undefined);
  });

  await t.step("refuses what is no time, in the table too", async () => {
    const create = (times: string[]) => refusal(client, "create_habit", { name: "Vitamina", times });
    assert.equal((await create(["25:00"])).hint, "invalid_time");
    assert.equal((await create(["8"])).hint, "invalid_time");
    assert.equal((await refusal(client, "record_habit", { habit_name: "Losartana", time: "x" })).hint, "invalid_time");
    for (const times of [["20:00", "08:00"], ["08:00", "08:00"], ["8h"]]) {
      const { error } = await client.from("habits").insert({ name: "Vitamina", times });
      assert.notEqual(error, null, times.join());
    }
  });

  await stack.close();
  await fake.close();
});
