import fc from "fast-check";
import assert from "node:assert/strict";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createHabit } from "../../../shared/tools/health/create-habit.ts";
import { getHabits } from "../../../shared/tools/health/get-habits.ts";
import { recordHabit } from "../../../shared/tools/health/record-habit.ts";
import { updateHabit } from "../../../shared/tools/health/update-habit.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

interface HabitDay {
  date: string;
  due: boolean;
  completion_id?: string;
}

Deno.test("a habit of some times a week", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const context = { today, timezone: "America/Sao_Paulo" };
  const daysSinceMonday = (CalendarDay.parse(today)!.weekday + 6) % 7;
  /** A day of the week that lies so many weeks back; 0 is its Monday. */
  const day = (weeksBack: number, ofWeek: number) => daysBefore(today, daysSinceMonday + 7 * weeksBack - ofWeek);

  const create = async (name: string, times_a_week: number) =>
    String((await call<{ habit: JsonObject }>(client, "create_habit", { name, times_a_week })).habit.id);
  const tick = async (habit_id: string, ...dates: string[]) => {
    const rows = dates.map((completion_date) => ({ habit_id, completion_date }));
    assert.equal((await client.from("habit_completions").insert(rows)).error, null);
  };
  const told = async (habit_id: string) => {
    const { habits } = await call<{ habits: JsonObject[] }>(client, "get_habits");
    return habits.find(({ id }) => id === habit_id)!;
  };
  const listed = (habit_id: string, from_date?: string) =>
    call<{ days: HabitDay[]; streak: JsonObject | null }>(client, "get_habit_days", { habit_id, from_date });
  const dueDays = async (habit_id: string) =>
    (await listed(habit_id)).days.filter(({ due }) => due).map(({ date }) => date);

  await t.step(
    "prepare_create_habit() and create_habit() take times_a_week as weekly, and refuse other counts",
    async () => {
      const prepared = await call<{ args: JsonObject }>(client, "prepare_create_habit", {
        name: "Inglês",
        frequency: "weekly",
        times_a_week: 3,
        days: [1],
      });
      assert.deepEqual(prepared.args, { name: "Inglês", frequency: "weekly", times_a_week: 3 });
      assert.equal(
        createHabit.offer!(prepared.args, {}, context),
        "Quer que eu crie o hábito “Inglês”, 3 vezes por semana?",
      );
      const created = await call<{ habit: JsonObject }>(client, "create_habit", { name: "Inglês", times_a_week: 3 });
      assert.deepEqual({ ...created.habit, id: 0 }, { id: 0, name: "Inglês", frequency: "weekly", times_a_week: 3 });
      assert.match(createHabit.answer(created, context), /^Criei o hábito “Inglês”, 3 vezes por semana\./);
      for (const rpc of ["create_habit", "prepare_create_habit"]) {
        const refuse = (args: JsonObject) => refusal(client, rpc, { name: "Academia", ...args });
        const missing = await refuse({ frequency: "weekly" });
        assert.deepEqual([missing.hint, missing.message], ["times_a_week_missing", "Quantas vezes por semana?"]);
        for (const times_a_week of [0, 8, -1]) {
          assert.equal((await refuse({ times_a_week })).hint, "times_a_week_out_of_range");
          assert.equal((await refuse({ frequency: "daily", times_a_week })).hint, "times_a_week_out_of_range");
        }
      }
    },
  );

  await t.step("record_habit() of an earlier week says nothing of this one", async () => {
    await create("Capoeira", 3);
    const ticked = await call<JsonObject>(client, "record_habit", { habit_name: "Capoeira", date: day(1, 4) });
    assert.equal(ticked.done_this_week, undefined);
    assert.doesNotMatch(recordHabit.answer!(ticked, context)!, /nesta semana/);
  });

  await t.step("habits has times_a_week exactly where the frequency is weekly", async () => {
    const rows: [JsonObject, string][] = [
      [{ frequency: "weekly" }, "habits_times_a_week_are_weekly"],
      [{ frequency: "daily", times_a_week: 3 }, "habits_times_a_week_are_weekly"],
      [{ frequency: "weekly", times_a_week: 8 }, "habits_times_a_week_check"],
      [{ frequency: "weekly", times_a_week: 3, days: [1] }, "habits_days_are_custom"],
    ];
    for (const [row, constraint] of rows) {
      const { error } = await client.from("habits").insert({ name: "Errado", ...row });
      assert.ok(error?.message.includes(constraint), `${JSON.stringify(row)}: ${error?.message}`);
    }
  });

  await t.step("record_habit() and get_habits() say how many days of this week are done", async () => {
    const { id } = (await call<{ habits: JsonObject[] }>(client, "get_habits")).habits[0]!;
    const list = async () => getHabits.answer({ habits: [await told(String(id))] }, context);
    assert.equal(await list(), "Seus hábitos:\n- Inglês (3 vezes por semana): 0 de 3 nesta semana, pendente hoje");
    await tick(String(id), day(1, 0), day(1, 1));
    const ticked = await call<JsonObject>(client, "record_habit", { habit_name: "ingles", tool_call_id: "tick" });
    assert.equal(ticked.done_this_week, 1);
    assert.equal(recordHabit.answer(ticked, context), "Marquei “Inglês” hoje. 1 de 3 nesta semana.");
    assert.match(await list(), /: 1 de 3 nesta semana, feito hoje/);
    await takeBack(stack, userId, "tick");
    assert.match(await list(), /: 0 de 3 nesta semana, pendente hoje/);
  });

  await t.step("today is pending until as many days of this week are done, then off", async () => {
    // What was done in the days of this week before today; on a Monday that is none.
    for (let done = 1; done <= daysSinceMonday; done++) {
      const id = await create(`Semana ${done}`, 3);
      await tick(id, ...Array.from({ length: done }, (_, ofWeek) => day(0, ofWeek)));
      const habit = await told(id);
      assert.deepEqual([habit.today, habit.done_this_week], [done < 3 ? "pending" : "off", done]);
    }
    const once = await create("Feira", 1);
    await tick(once, today);
    assert.equal((await told(once)).today, "done");
    const { error } = await client.from("habits").update({ active: false }).like("name", "Semana%");
    assert.equal(error, null);
  });

  await t.step("a week done on any days keeps the streak; what is missed of a week is missed at its end", async () => {
    const id = await create("Academia", 2);
    // Four weeks back is the first one; three weeks back it was done twice; two weeks back once; last week three times.
    await tick(id, day(4, 2), day(3, 1), day(3, 6), day(2, 3), day(1, 0), day(1, 1), day(1, 4));
    const before = (await dueDays(id)).filter((date) => date < day(0, 0));
    assert.deepEqual(before, [day(4, 2), day(3, 1), day(3, 6), day(2, 3), day(2, 6), day(1, 0), day(1, 1), day(1, 4)]);
    const { streak, best_streak, last_30_days } = await told(id);
    // Nothing of this week is done: on a Sunday, Saturday was missed.
    const missedNow = Math.max(0, daysSinceMonday - 5);
    assert.deepEqual([streak, best_streak], [missedNow > 0 ? 0 : 3, 4]);
    assert.equal((last_30_days as JsonObject).done, before.filter((date) => date > daysBefore(today, 30)).length - 1);
    assert.deepEqual((await listed(id)).streak, missedNow > 0 ? null : { length: 3, from: day(1, 0), to: day(1, 4) });
  });

  await t.step("the week in which it was first done misses nothing, and neither does one never done", async () => {
    const id = await create("Violão", 5);
    assert.deepEqual([(await told(id)).today, (await told(id)).streak], ["pending", 0]);
    assert.deepEqual(await dueDays(id), []);
    await tick(id, day(1, 6));
    assert.deepEqual((await dueDays(id)).filter((date) => date < day(0, 0)), [day(1, 6)]);
  });

  await t.step("get_habit_days() lists every day, so that each can be ticked", async () => {
    const id = await create("Nadar", 2);
    const { days } = await listed(id, day(1, 0));
    assert.deepEqual(days.map(({ date }) => date), Array.from({ length: 8 + daysSinceMonday }, (_, n) => day(1, n)));
    assert.ok(days.every(({ due }) => !due));
  });

  await t.step("update_habit() changes to some times a week and back, and undoing restores both", async () => {
    await call(client, "create_habit", { name: "Yoga", frequency: "custom", days: [1, 3] });
    const yoga = async () =>
      (await client.from("habits").select("frequency, days, times_a_week").eq("name", "Yoga").single()).data;
    const said = { habit_name: "yoga", times_a_week: 4 };
    const prepared = await call<{ args: JsonObject; facts: JsonObject }>(client, "prepare_update_habit", said);
    assert.equal(
      updateHabit.offer!(prepared.args, prepared.facts, context),
      "Quer que eu mude o hábito “Yoga”: 4 vezes por semana?",
    );
    const weekly = { frequency: "weekly", days: [], times_a_week: 4 };
    const changed = await call(client, "update_habit", { ...prepared.args, tool_call_id: "to" });
    assert.equal(updateHabit.answer(changed, context), "Mudei: o hábito “Yoga” fica 4 vezes por semana.");
    assert.deepEqual(await yoga(), weekly);
    await call(client, "update_habit", { habit_name: "Yoga", frequency: "daily", tool_call_id: "from" });
    assert.deepEqual(await yoga(), { frequency: "daily", days: [], times_a_week: null });
    await takeBack(stack, userId, "from");
    assert.deepEqual(await yoga(), weekly);
    await takeBack(stack, userId, "to");
    assert.deepEqual(await yoga(), { frequency: "custom", days: [1, 3], times_a_week: null });
    const refuse = async (args: JsonObject) =>
      (await refusal(client, "update_habit", { habit_name: "Yoga", ...args })).hint;
    assert.equal(await refuse({ frequency: "weekly" }), "times_a_week_missing");
    assert.equal(await refuse({ times_a_week: 9 }), "times_a_week_out_of_range");
    assert.equal(await refuse({ days: [] }), "days_missing");
    await call(client, "update_habit", { habit_name: "Yoga", times_a_week: 4, days: [] });
    assert.deepEqual(await yoga(), weekly);
  });

  await t.step("undoing create_habit() gives an inactive habit its times a week back", async () => {
    await call(client, "create_habit", { name: "Remo", times_a_week: 2 });
    await call(client, "delete_habit", { habit_name: "Remo" });
    await call(client, "create_habit", { name: "Remo", frequency: "daily", tool_call_id: "again" });
    await takeBack(stack, userId, "again");
    const { data } = await client.from("habits").select("active, frequency, times_a_week").eq("name", "Remo").single();
    assert.deepEqual(data, { active: false, frequency: "weekly", times_a_week: 2 });
  });

  await t.step("a note tells of a week what was done of what was due", async () => {
    const { client } = await stack.createUser("Bruno", whereItIs(12));
    const create = async (name: string, times_a_week: number, ...dates: string[]) => {
      const { data } = await client.from("habits").insert({ name, frequency: "weekly", times_a_week }).select("id")
        .single();
      await client.from("habits").update({ created_at: `${day(4, 0)}T12:00:00Z` }).eq("id", data!.id);
      const rows = dates.map((completion_date) => ({ habit_id: data!.id, completion_date }));
      if (rows.length > 0) assert.equal((await client.from("habit_completions").insert(rows)).error, null);
    };
    await create("Academia", 1, day(3, 0), day(1, 0), day(1, 5));
    await create("Inglês", 3, day(3, 0), day(1, 5));
    await create("Remo", 2);
    await create("Violão", 4, day(1, 2));
    const { data, error } = await client.functions.invoke("templates/weekly_report/render", {
      body: { date: day(1, 3), save: true },
    });
    assert.equal(error, null);
    const habits = String(data.note.content).split("## Hábitos\n\n")[1]!.split("\n\n")[0];
    assert.equal(
      habits,
      "- **Academia:** 2 de 2 vezes\n- **Inglês:** 1 de 3 vezes\n- **Remo:** 0 de 2 vezes\n- **Violão:** 1 de 1 vez",
    );
  });

  await t.step("get_trend_days() has 0 for each day on which a weekly habit was not done", async () => {
    const id = await create("Correr", 3);
    await tick(id, day(1, 0));
    const { series } = await call<{ series: { days: { value: number }[] }[] }>(client, "get_trend_days", {
      habits: ["Correr"],
    });
    assert.deepEqual(series[0]!.days.map(({ value }) => value), [1, ...Array(6 + daysSinceMonday).fill(0)]);
  });

  await t.step(
    "each finished week after the first has as many due days as times a week, or as it was done",
    async () => {
      const weeks = 6;
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 7 }),
          fc.uniqueArray(fc.integer({ min: 0, max: weeks * 7 - 1 }), { minLength: 1, maxLength: weeks * 7 }),
          async (times, done) => {
            const { data } = await client.from("habits").insert({
              name: `Sorteado ${crypto.randomUUID()}`,
              frequency: "weekly",
              times_a_week: times,
            }).select("id").single();
            await tick(data!.id, ...done.map((index) => day(weeks, index)));
            const { days } = await listed(data!.id);
            const first = Math.floor(Math.min(...done) / 7);
            for (let week = first; week < weeks; week++) {
              const ofWeek = days.filter(({ date }) => date >= day(weeks - week, 0) && date <= day(weeks - week, 6));
              const doneDays = ofWeek.filter(({ completion_id }) => completion_id !== undefined);
              assert.ok(doneDays.every(({ due }) => due));
              const due = ofWeek.filter(({ due }) => due).length;
              assert.equal(due, week === first ? doneDays.length : Math.max(times, doneDays.length));
            }
            await client.from("habits").delete().eq("id", data!.id);
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  await stack.close();
});
