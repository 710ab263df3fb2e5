import assert from "node:assert/strict";
import type { JsonObject, Preparation } from "../../../shared/tools/definition.ts";
import { deleteHabit } from "../../../shared/tools/health/delete-habit.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("habits", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const habit = async (args: JsonObject) => (await call(client, "create_habit", args)).habit as JsonObject;
  const completions = async (name: string) => {
    const { data } = await client.from("habit_completions").select("completion_date, habits!inner(name)")
      .eq("habits.name", name).order("completion_date");
    return data?.map((row) => row.completion_date);
  };

  await t.step("prepare_record_habit() and record_habit() say so when there is no habit at all", async () => {
    assert.deepEqual(await call(client, "prepare_record_habit", { habit_name: "correr" }), {
      status: "missing",
      facts: { existing: [] },
    });
    assert.equal((await refusal(client, "record_habit", { habit_name: "correr" })).code, "PT404");
  });

  await t.step("create_habit() tidies the name and the days", async () => {
    assert.deepEqual(
      { ...await habit({ name: "  Ir à   academia ", frequency: "custom", days: [5, 1, 3, 3] }), id: 0 },
      {
        id: 0,
        name: "Ir à academia",
        frequency: "custom",
        days: [1, 3, 5],
      },
    );
    assert.equal((await habit({ name: "Meditar" })).frequency, "daily");
    await habit({ name: "Beber água", frequency: "weekdays" });
    await habit({ name: "Yoga manhã", frequency: "weekends", days: [] });
    await habit({ name: "Yoga noite", frequency: "weekends" });
  });

  await t.step("create_habit() refuses an existing name however it is written, and odd frequencies", async () => {
    const refused = await refusal(client, "create_habit", { name: "MEDITAR" });
    assert.deepEqual([refused.status, refused.code, refused.hint], [409, "PT409", "habit_exists"]);
    assert.equal((await refusal(client, "prepare_create_habit", { name: "beber agua" })).hint, "habit_exists");
    const refuse = async (args: JsonObject) => (await refusal(client, "create_habit", { name: "Ler", ...args })).hint;
    assert.equal(await refuse({ frequency: "monthly" }), "unknown_frequency");
    assert.equal(await refuse({ frequency: "custom" }), "days_missing");
    assert.equal(await refuse({ frequency: "custom", days: [7] }), "days_out_of_range");
    assert.equal(await refuse({ name: "   " }), "name_out_of_range");
    assert.equal(await refuse({ name: "x".repeat(201) }), "name_out_of_range");
  });

  await t.step("create_habit() writes once for a repeated tool_call_id, even at the same time", async () => {
    const args = { name: "Alongar", tool_call_id: "habit-1" };
    const [first, second] = await Promise.all([call(client, "create_habit", args), call(client, "create_habit", args)]);
    assert.deepEqual(second, first);
  });

  await t.step("create_habit() takes up an inactive habit again with its history", async () => {
    const { id } = await habit({ name: "Correr" });
    await call(client, "record_habit", { habit_name: "Correr" });
    await client.from("habits").update({ active: false }).eq("id", id);
    assert.equal((await call(client, "prepare_record_habit", { habit_name: "Correr" })).status, "missing");
    const again = await call(client, "create_habit", { name: "correr", frequency: "weekends" });
    assert.equal(again.reactivated, true);
    assert.equal((again.habit as JsonObject).id, id);
    assert.equal((await completions("correr"))?.length, 1);
  });

  await t.step("prepare_record_habit() finds the closest existing habit", async () => {
    const meant: Record<string, string> = {
      "meditei": "Meditar",
      "meditacao": "Meditar",
      "fui na academia": "Ir à academia",
      "academya": "Ir à academia",
      "agua": "Beber água",
      "yoga noite": "Yoga noite",
    };
    for (const [habit_name, name] of Object.entries(meant)) {
      const prepared = await call(client, "prepare_record_habit", { habit_name });
      assert.deepEqual(prepared.args, { habit_name: name, date: today }, habit_name);
      assert.equal((prepared.facts as JsonObject).name, name);
    }
  });

  await t.step("prepare_record_habit() lets the user choose between two that fit", async () => {
    const prepared = await call(client, "prepare_record_habit", { habit_name: "yoga", note: "em casa" });
    assert.equal(prepared.status, "choose");
    const { data: habits } = await client.from("habits").select("id, name");
    assert.deepEqual(
      prepared.choices,
      ["Yoga manhã", "Yoga noite"].map((name) => ({
        label: name,
        args: { habit_name: name, date: today, note: "em casa" },
        facts: { name, days: [], row: { table: "habits", id: habits?.find((habit) => habit.name === name)?.id } },
      })),
    );
    assert.equal((await refusal(client, "record_habit", { habit_name: "yoga" })).hint, "habit_ambiguous");
  });

  await t.step("an unknown habit is not created, and the existing ones are listed", async () => {
    const prepared = await call(client, "prepare_record_habit", { habit_name: "tocar violão" });
    assert.equal(prepared.status, "missing");
    const existing = ["Alongar", "Beber água", "Ir à academia", "Meditar", "Yoga manhã", "Yoga noite", "correr"];
    assert.deepEqual(new Set((prepared.facts as JsonObject).existing as string[]), new Set(existing));
    const refused = await refusal(client, "record_habit", { habit_name: "tocar violão" });
    assert.deepEqual([refused.status, refused.code, refused.hint], [404, "PT404", "habit_not_found"]);
    const { data } = await client.from("habits").select("id").eq("name", "tocar violão");
    assert.deepEqual(data, []);
  });

  await t.step("record_habit() marks a day once and says when it was done already", async () => {
    const first = await call(client, "record_habit", { habit_name: "meditei", tool_call_id: "done-1" });
    assert.deepEqual([first.already_done, first.date, first.today, first.streak], [false, today, "done", 1]);
    assert.deepEqual(await call(client, "record_habit", { habit_name: "meditei", tool_call_id: "done-1" }), first);
    const again = await call(client, "record_habit", { habit_name: "Meditar", tool_call_id: "done-2" });
    assert.equal(again.already_done, true);
    assert.deepEqual(await completions("Meditar"), [today]);
    assert.deepEqual(await call(client, "prepare_record_habit", { habit_name: "meditei" }), {
      status: "missing",
      facts: { already_done: true, habit_name: "Meditar", date: today },
    });
  });

  await t.step("record_habit() takes past days and no future one, in the table neither", async () => {
    const yesterday = daysBefore(today, 1);
    const result = await call(client, "record_habit", { habit_name: "Meditar", date: yesterday });
    assert.equal(result.streak, 2);
    const tomorrow = daysBefore(today, -1);
    const args = { habit_name: "Meditar", date: tomorrow };
    assert.equal((await refusal(client, "record_habit", args)).hint, "future_date");
    assert.equal((await refusal(client, "prepare_record_habit", args)).hint, "future_date");
    const { error } = await client.from("habit_completions")
      .insert({ habit_id: (result.habit as JsonObject).id, completion_date: tomorrow });
    assert.equal(error?.hint, "future_date");
  });

  await t.step("a completion taken back can be recorded anew", async () => {
    const { habit } = await call(client, "record_habit", { habit_name: "Alongar" });
    const id = (habit as JsonObject).id;
    await client.from("habit_completions").update({ deleted_at: new Date().toISOString() }).eq("habit_id", id);
    assert.equal((await call(client, "record_habit", { habit_name: "Alongar" })).already_done, false);
  });

  await t.step("leaves no row behind that breaks a rule, whoever writes it", async () => {
    const habits: JsonObject[] = [
      { name: "meditar" },
      { name: " x" },
      { name: "" },
      { name: "x", frequency: "monthly" },
      { name: "x", frequency: "custom" },
      { name: "x", frequency: "custom", days: [7] },
      { name: "x", frequency: "daily", days: [1] },
    ];
    for (const row of habits) {
      assert.notEqual((await client.from("habits").insert(row)).error, null, JSON.stringify(row));
    }
    const { data } = await client.from("habits").select("id").eq("name", "Meditar").single();
    const twice = { habit_id: data?.id, completion_date: today };
    assert.notEqual((await client.from("habit_completions").insert(twice)).error, null);
  });

  await t.step("delete_habit()", async (t) => {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const other = (await stack.createUser("Bia", whereItIs(12))).client;
    const context = { today: await todayOf(client), timezone: "America/Sao_Paulo" };
    for (const name of ["Ler", "Meditar", "Meditar à noite"]) {
      await call(client, "create_habit", { name, frequency: "daily" });
    }
    await call(client, "record_habit", { habit_name: "Ler" });

    await t.step("gives up the habit a name means and keeps its days", async () => {
      const prepared = await call(client, "prepare_delete_habit", { habit_name: "ler" }) as Preparation;
      assert.equal(prepared.status, "ready");
      if (prepared.status !== "ready") return;
      assert.match(
        deleteHabit.offer!(prepared.args, prepared.facts, context),
        /^Quer que eu tire “Ler” dos seus hábitos/,
      );
      const result = await call(client, "delete_habit", prepared.args);
      assert.equal(deleteHabit.answer(result, context), "Tirei “Ler” dos seus hábitos.");
      assert.equal((await client.from("habit_completions").select("id")).data?.length, 1);
      await call(client, "create_habit", { name: "Ler", frequency: "daily" });
    });

    await t.step("says which habits there are when none fits, and refuses somebody else's", async () => {
      const prepared = await call(client, "prepare_delete_habit", { habit_name: "nadar" }) as Preparation;
      assert.equal(prepared.status, "missing");
      if (prepared.status !== "missing") return;
      assert.match(
        deleteHabit.prepare!.missing({ habit_name: "nadar" }, prepared.facts, context),
        /são: Ler, Meditar e/,
      );
      assert.equal((await refusal(other, "delete_habit", { habit_name: "Ler" })).hint, "habit_not_found");
      assert.equal(
        deleteHabit.prepare!.missing({ habit_name: "x" }, { existing: [] }, context),
        "Você não tem nenhum hábito cadastrado.",
      );
    });
  });

  await stack.close();
});
