import assert from "node:assert/strict";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

interface Range {
  length: number;
  from: string;
  to: string;
}

interface HabitDays {
  streak: Range | null;
  best_streak: Range | null;
  days: { date: string; due: boolean; completion_id?: string }[];
}

Deno.test("get_habits() and get_habit_days()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const weekday = (daysAgo: number) => CalendarDay.parse(daysBefore(today, daysAgo))!.weekday;

  /** The habit as get_habits tells it, done on the given days before today. */
  async function habit(name: string, frequency: JsonObject, done: number[]): Promise<JsonObject> {
    const { habit } = await call(client, "create_habit", { name, ...frequency });
    const habit_id = (habit as JsonObject).id;
    const rows = done.map((days) => ({ habit_id, completion_date: daysBefore(today, days) }));
    if (rows.length > 0) assert.equal((await client.from("habit_completions").insert(rows)).error, null);
    const { habits } = await call(client, "get_habits") as { habits: JsonObject[] };
    const told = habits.find(({ id }) => id === habit_id)!;
    await checkDays(told);
    return told;
  }

  /** get_habit_days lists exactly the days that the figures count. */
  async function checkDays({ id, streak, best_streak, last_30_days }: JsonObject) {
    const listed = await call(client, "get_habit_days", { habit_id: id }) as unknown as HabitDays;
    const inRange = (range: Range | null) =>
      listed.days.filter(({ due, completion_id, date }) =>
        range && due && completion_id && date >= range.from && date <= range.to
      ).length;
    assert.deepEqual([listed.streak?.length ?? 0, inRange(listed.streak)], [streak, streak]);
    assert.deepEqual([listed.best_streak?.length ?? 0, inRange(listed.best_streak)], [best_streak, best_streak]);
    const month = listed.days.filter(({ date, due }) => due && date > daysBefore(today, 30));
    const done = month.filter(({ completion_id }) => completion_id);
    const over = month.filter(({ date, completion_id }) => completion_id || date < today);
    assert.deepEqual({ done: done.length, due: over.length }, last_30_days);
  }

  await t.step("counts consecutive days and keeps the best run", async () => {
    const { streak, best_streak, today, last_30_days } = await habit("Ler", {}, [0, 1, 2, 5, 6, 7, 8]);
    assert.deepEqual([streak, best_streak, today], [3, 4, "done"]);
    assert.deepEqual(last_30_days, { done: 7, due: 9 });
  });

  await t.step("a habit pending today keeps its streak", async () => {
    const { streak, today, last_30_days } = await habit("Meditar", {}, [1, 2, 3]);
    assert.deepEqual([streak, today], [3, "pending"]);
    assert.deepEqual(last_30_days, { done: 3, due: 3 });
  });

  await t.step("a day missed before today breaks it", async () => {
    const { streak, best_streak, today } = await habit("Correr", {}, [2, 3]);
    assert.deepEqual([streak, best_streak, today], [0, 2, "pending"]);
  });

  await t.step("days off do not break a streak", async () => {
    // Due on two days of the week: yesterday's and that of three days ago, so five of seven days are off.
    const days = [weekday(1), weekday(3)];
    const { streak, today } = await habit("Nadar", { frequency: "custom", days }, [1, 3, 8, 10, 15]);
    assert.deepEqual([streak, today], [5, "off"]);
  });

  await t.step("a due day missed breaks it although the days off around it do not", async () => {
    const days = [weekday(1), weekday(3)];
    const { streak, best_streak } = await habit("Pedalar", { frequency: "custom", days }, [1, 8, 10]);
    assert.deepEqual([streak, best_streak], [1, 2]);
  });

  await t.step("done on a day off is done today and adds nothing to the streak", async () => {
    const { streak, today } = await habit("Remar", { frequency: "custom", days: [weekday(1)] }, [0, 1, 8]);
    assert.deepEqual([streak, today], [2, "done"]);
  });

  await t.step("weekdays and weekends leave out each other's days", async () => {
    const back = Array.from({ length: 21 }, (_, days) => days);
    const working = back.filter((days) => weekday(days) >= 1 && weekday(days) <= 5);
    const resting = back.filter((days) => weekday(days) === 0 || weekday(days) === 6);
    const weekdays = await habit("Planejar o dia", { frequency: "weekdays" }, working);
    const weekends = await habit("Feira", { frequency: "weekends" }, resting);
    assert.deepEqual([weekdays.streak, weekends.streak], [working.length, resting.length]);
    assert.equal(weekdays.today, working.includes(0) ? "done" : "off");
    assert.equal(weekends.today, resting.includes(0) ? "done" : "off");
  });

  await t.step("a habit never done has no streak", async () => {
    const { streak, best_streak, today, last_30_days } = await habit("Dormir cedo", {}, []);
    assert.deepEqual([streak, best_streak, today, last_30_days], [0, 0, "pending", { done: 0, due: 0 }]);
  });

  await t.step("leaves out what is not asked for, deleted completions and inactive habits", async () => {
    const { habits } = await call(client, "get_habits", { include_streaks: false, include_today: false }) as {
      habits: JsonObject[];
    };
    assert.deepEqual(Object.keys(habits[0]!).sort(), ["frequency", "id", "name"]);
    const reading = habits.find(({ name }) => name === "Ler")!;
    await client.from("habit_completions").update({ deleted_at: new Date().toISOString() })
      .eq("habit_id", reading.id).eq("completion_date", today);
    await client.from("habits").update({ active: false }).eq("name", "Correr");
    const after = (await call(client, "get_habits")).habits as JsonObject[];
    assert.deepEqual(after.find(({ id }) => id === reading.id)?.streak, 2);
    assert.equal(after.some(({ name }) => name === "Correr"), false);
  });

  await t.step("what reads habits costs the same whatever was stored", async (t) => {
    const { client, userId } = await stack.createUser("Ana", whereItIs(12));

    await t.step("a habit begins on a day that can be", async () => {
      for (const created_at of ["4712-01-01 BC", "-infinity", "infinity", "1999-12-31T00:00Z", "2100-01-02T00:00Z"]) {
        const { error } = await client.from("habits").insert({ name: "Ler", created_at });
        assert.ok(error, created_at);
      }
    });

    await t.step("streaks are those of the last three years", async () => {
      const { habit } = await call(client, "create_habit", { name: "Ler" }) as { habit: JsonObject };
      await stack.sql(
        `insert into public.habit_completions (user_id, habit_id, completion_date)
         select $1, $2, d::date from generate_series(date '1900-01-01', date '1901-01-01', interval '1 day') d`,
        [userId, habit.id],
      );
      const read = async () => ((await call(client, "get_habits")).habits as JsonObject[])[0]!;
      assert.equal((await read()).best_streak, 0);
      await stack.sql(
        `insert into public.habit_completions (user_id, habit_id, completion_date)
         select $1, $2, $3::date - n from generate_series(0, 1200) n`,
        [userId, habit.id, today],
      );
      assert.deepEqual([(await read()).streak, (await read()).best_streak], [1096, 1096]);
    });

    await t.step("200 habits are read", async () => {
      await stack.sql(
        "insert into public.habits (user_id, name) select $1, 'Hábito ' || n from generate_series(1, 210) n",
        [userId],
      );
      assert.equal(((await call(client, "get_habits")).habits as JsonObject[]).length, 200);
    });
  });

  await stack.close();
});
