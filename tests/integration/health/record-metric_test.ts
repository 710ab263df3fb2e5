import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, refusal, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("record_metric()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const stored = async (id: unknown) => {
    const { data } = await client.from("tracking_entries")
      .select("metric, value, unit, custom_name, entry_date, note, user_id").eq("id", id).single();
    return data!;
  };
  const entryOf = (result: Record<string, unknown>) => result.entry as Record<string, unknown>;

  await t.step("stores a weight today, in kg", async () => {
    const entry = entryOf(await call(client, "record_metric", { metric: "weight", value: 81.4 }));
    assert.deepEqual({ ...entry, id: null }, { id: null, metric: "weight", value: 81.4, unit: "kg", date: today });
    assert.deepEqual(await stored(entry.id), {
      metric: "weight",
      value: 81.4,
      unit: "kg",
      custom_name: null,
      entry_date: today,
      note: null,
      user_id: userId,
    });
  });

  const conversions: [string, number, string | undefined, number, string | undefined][] = [
    ["weight", 81400, "g", 81.4, "kg"],
    ["weight", 81.4, "KG", 81.4, "kg"],
    ["weight", 100, "lb", 45.3592, "kg"],
    ["water", 2, "l", 2000, "ml"],
    ["water", 1.5, "L", 1500, "ml"],
    ["water", 300, undefined, 300, "ml"],
    ["sleep", 450, "min", 7.5, "h"],
    ["sleep", 7.5, "h", 7.5, "h"],
    ["exercise", 1.5, "h", 90, "min"],
    ["exercise", 45, " min ", 45, "min"],
    ["mood", 7, undefined, 7, undefined],
    ["energy", 8, "/10", 8, undefined],
  ];
  for (const [metric, value, unit, expected, canonical] of conversions) {
    await t.step(`stores ${metric} ${value} ${unit ?? "without unit"} as ${expected} ${canonical ?? ""}`, async () => {
      const entry = entryOf(await call(client, "record_metric", { metric, value, unit }));
      assert.equal(entry.value, expected);
      assert.equal(entry.unit, canonical);
    });
  }

  await t.step("accepts both ends of each range and nothing beyond", async () => {
    const ranges: Record<string, [number, number, number, number]> = {
      weight: [0, 500, -0.1, 500.1],
      water: [0, 10000, -1, 10001],
      sleep: [0, 24, -0.1, 24.1],
      exercise: [0, 1440, -1, 1441],
      mood: [1, 10, 0.9, 10.1],
      energy: [1, 10, 0, 11],
    };
    for (const [metric, [lowest, highest, below, above]] of Object.entries(ranges)) {
      await call(client, "record_metric", { metric, value: lowest, date: "2020-01-01" });
      await call(client, "record_metric", { metric, value: highest, date: "2020-01-01" });
      for (const value of [below, above, "NaN"]) {
        const refused = await refusal(client, "record_metric", { metric, value });
        assert.deepEqual([refused.status, refused.code, refused.hint], [400, "PT400", "value_out_of_range"]);
        assert.deepEqual([refused.detail.minimum, refused.detail.maximum], [lowest, highest]);
      }
    }
  });

  await t.step("judges the range after conversion", async () => {
    assert.equal(
      (await refusal(client, "record_metric", { metric: "water", value: 11, unit: "l" })).hint,
      "value_out_of_range",
    );
    assert.equal(
      (await refusal(client, "record_metric", { metric: "sleep", value: 25, unit: "h" })).hint,
      "value_out_of_range",
    );
  });

  await t.step("refuses a unit of another kind and an unknown metric", async () => {
    for (
      const [metric, unit] of [["exercise", "km"], ["weight", "l"], ["water", "kg"], ["mood", "%"], ["water", "copos"]]
    ) {
      const refused = await refusal(client, "record_metric", { metric, value: 5, unit });
      assert.deepEqual([refused.code, refused.hint, refused.detail.unit], ["PT400", "unknown_unit", unit]);
    }
    const refused = await refusal(client, "record_metric", { metric: "steps", value: 5 });
    assert.deepEqual([refused.code, refused.hint], ["PT400", "unknown_metric"]);
  });

  await t.step("refuses a future date, in the table too", async () => {
    const tomorrow = daysBefore(today, -1);
    const refused = await refusal(client, "record_metric", { metric: "weight", value: 80, date: tomorrow });
    assert.deepEqual([refused.code, refused.hint], ["PT400", "future_date"]);
    const { error } = await client.from("tracking_entries").insert({
      metric: "weight",
      value: 80,
      entry_date: tomorrow,
    });
    assert.deepEqual([error?.code, error?.hint], ["PT400", "future_date"]);
  });

  await t.step("takes the day from the user's own time zone", async () => {
    // 25 hours apart: where it is today in the east, it is tomorrow at the earliest in the west.
    const east = await stack.createUser("Leste");
    const west = await stack.createUser("Oeste");
    await east.client.from("profiles").update({ timezone: "Pacific/Kiritimati" }).eq("user_id", east.userId);
    await west.client.from("profiles").update({ timezone: "Pacific/Pago_Pago" }).eq("user_id", west.userId);
    const date = entryOf(await call(east.client, "record_metric", { metric: "mood", value: 8 })).date as string;
    assert.equal((await refusal(west.client, "record_metric", { metric: "mood", value: 8, date })).hint, "future_date");
    const row = { metric: "mood", value: 8, entry_date: date };
    assert.equal((await east.client.from("tracking_entries").insert(row)).error, null);
    assert.equal((await west.client.from("tracking_entries").insert(row)).error?.hint, "future_date");
  });

  await t.step("writes once for a repeated tool_call_id", async () => {
    const args = { metric: "energy", value: 6, date: daysBefore(today, 40), tool_call_id: "call-1" };
    const first = await call(client, "record_metric", args);
    const [second, third] = await Promise.all([
      call(client, "record_metric", args),
      call(client, "record_metric", args),
    ]);
    assert.deepEqual(second, first);
    assert.deepEqual(third, first);
    const { count } = await client.from("tracking_entries").select("*", { count: "exact", head: true })
      .eq("metric", "energy").eq("entry_date", daysBefore(today, 40));
    assert.equal(count, 1);
  });

  await t.step("names custom metrics as the user first did", async () => {
    const args = { metric: "custom", value: 98, unit: "mg/dL", note: " em jejum " };
    const first = entryOf(await call(client, "record_metric", { ...args, custom_name: "Glicemia" }));
    const second = entryOf(await call(client, "record_metric", { ...args, custom_name: "  glicémia " }));
    assert.deepEqual([first.custom_name, first.unit, first.note], ["Glicemia", "mg/dL", "em jejum"]);
    assert.equal(second.custom_name, "Glicemia");
    assert.equal((await refusal(client, "record_metric", { metric: "custom", value: 1 })).hint, "custom_name_missing");
  });

  await t.step("keeps the unit of a custom metric, converts what is certain and asks about the rest", async () => {
    const record = async (args: JsonObject) => {
      const { value, unit } = entryOf(await call(client, "record_metric", { metric: "custom", ...args }));
      return [value, unit];
    };
    const glucose = { custom_name: "glicemia" };
    assert.deepEqual(await record({ ...glucose, value: 104 }), [104, "mg/dL"]);
    assert.deepEqual(await record({ ...glucose, value: 99, unit: "MG/DL", person: "vó" }), [99, "mg/dL"]);
    const { args } = await call<{ args: JsonObject }>(client, "prepare_record_metric", {
      metric: "custom",
      custom_name: "GLICEMIA",
      value: 90,
    });
    assert.equal(args.unit, "mg/dL");
    for (const name of ["prepare_record_metric", "record_metric"]) {
      const told = { metric: "custom", ...glucose, value: 5.5, unit: "mmol/l" };
      const { code, hint, message, detail } = await refusal(client, name, told);
      assert.deepEqual([code, hint, detail], ["PT400", "other_unit", { unit: "mmol/l", known_unit: "mg/dL" }]);
      assert.equal(message, "“glicemia” está em mg/dL, e não sei quanto é isso em mmol/l. Quanto dá em mg/dL?");
    }
    const waist = { custom_name: "cintura" };
    assert.deepEqual(await record({ ...waist, value: 88 }), [88, undefined]);
    assert.deepEqual(await record({ ...waist, value: 87, unit: "cm" }), [87, "cm"]);
    assert.deepEqual(await record({ ...waist, value: 0.86, unit: "m" }), [86, "cm"]);
    assert.deepEqual(await record({ custom_name: "violão", value: 90, unit: "min" }), [90, "min"]);
    assert.deepEqual(await record({ custom_name: "violão", value: 1.5, unit: "h" }), [90, "min"]);
  });

  await t.step("tells the day's total and on how many days it was recorded", async () => {
    const { client } = await stack.createUser("Bia", whereItIs(12));
    await call(client, "record_metric", { metric: "water", value: 500, date: daysBefore(today, 1) });
    await call(client, "record_metric", { metric: "water", value: 500 });
    const result = await call(client, "record_metric", { metric: "water", value: 1, unit: "l" });
    assert.deepEqual([result.day_total, result.days_recorded], [1500, 2]);
    const weight = await call(client, "record_metric", { metric: "weight", value: 70 });
    assert.equal("day_total" in weight, false);
  });

  await t.step("prepare_record_metric() converts, fills in the day, refuses alike and writes nothing", async () => {
    const { client } = await stack.createUser("Caio", whereItIs(12));
    assert.deepEqual(await call(client, "prepare_record_metric", { metric: "water", value: 2, unit: "l" }), {
      status: "ready",
      args: { metric: "water", value: 2000, unit: "ml", date: today },
      facts: {},
    });
    assert.equal(
      (await refusal(client, "prepare_record_metric", { metric: "mood", value: 12 })).hint,
      "value_out_of_range",
    );
    const { data } = await client.from("tracking_entries").select("id");
    assert.deepEqual(data, []);
  });

  await t.step("leaves no row behind that breaks a rule, whoever writes it", async () => {
    const rows: JsonObject[] = [
      { metric: "weight", value: 501, entry_date: today },
      { metric: "weight", value: "NaN", entry_date: today },
      { metric: "water", value: -1, entry_date: today },
      { metric: "mood", value: 0, entry_date: today },
      { metric: "steps", value: 5, entry_date: today },
      { metric: "custom", value: 5, entry_date: today },
      { metric: "weight", value: 5, entry_date: today, custom_name: "x" },
      { metric: "weight", value: 5, entry_date: today, custom_unit: "g" },
      { metric: "weight", value: 5, entry_date: "1800-01-01" },
      { metric: "weight", value: 5, entry_date: today, note: "x".repeat(4001) },
    ];
    for (const row of rows) {
      const { error } = await client.from("tracking_entries").insert(row);
      assert.notEqual(error, null, JSON.stringify(row));
    }
  });

  await t.step("the hours of a day", async (t) => {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const other = (await stack.createUser("Bia", whereItIs(12))).client;
    const today = await todayOf(client);
    const yesterday = daysBefore(today, 1);
    const record = (args: Record<string, unknown>) => call(client, "record_metric", args);
    await record({ metric: "sleep", value: 16 });

    await t.step("record_metric() refuses sleep beyond 24 hours, before and at the writing", async () => {
      for (const name of ["prepare_record_metric", "record_metric"]) {
        const { code, hint, detail } = await refusal(client, name, { metric: "sleep", value: 9 });
        assert.deepEqual([code, hint, detail.recorded], ["PT422", "day_is_full", 16]);
      }
      await call(other, "record_metric", { metric: "sleep", value: 9 });
      await record({ metric: "sleep", value: 9, date: yesterday });
      await record({ metric: "sleep", value: 8 });
    });

    await t.step("prepare_record_metric() tells what the day already holds", async () => {
      const { facts } = await call(client, "prepare_record_metric", { metric: "sleep", value: 1, date: yesterday });
      assert.deepEqual(facts, { recorded_before: 9 });
      const weight = await call(client, "prepare_record_metric", { metric: "weight", value: 80 });
      assert.deepEqual(weight.facts, {});
    });

    await t.step("update_metric() counts the changed entry once and looks at its new day", async () => {
      const { entry } = await record({ metric: "exercise", value: 1400, date: yesterday }) as { entry: { id: string } };
      await record({ metric: "exercise", value: 100 });
      await call(client, "update_metric", { entry_id: entry.id, value: 1440 });
      assert.equal((await refusal(client, "update_metric", { entry_id: entry.id, date: today })).hint, "day_is_full");
    });

    await t.step("water of a day has no such bound", async () => {
      await record({ metric: "water", value: 9000 });
      await record({ metric: "water", value: 2000 });
    });
  });

  await stack.close();
});
