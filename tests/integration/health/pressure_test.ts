import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { getTrackingHistory } from "../../../shared/tools/health/get-tracking-history.ts";
import { recordMetric } from "../../../shared/tools/health/record-metric.ts";
import { updateMetric } from "../../../shared/tools/health/update-metric.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "../finance/calendar.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
}

Deno.test("a blood pressure, and measures of somebody else", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Bruno", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const record = (args: JsonObject) =>
    call<{ entry: JsonObject; days_recorded: number }>(client, "record_metric", args);

  await t.step("is two figures, in tens as people say them", async () => {
    const told = { metric: "blood_pressure", value: 150, value2: 90, person: "Vó Nair" };
    const { args, facts } = await call<Prepared>(client, "prepare_record_metric", told);
    assert.deepEqual(args, {
      metric: "blood_pressure",
      value: 15,
      value2: 9,
      person: "Vó Nair",
      date: today.toString(),
    });
    assert.equal(
      recordMetric.offer!(args, facts, context),
      "Quer que eu registre pressão de 15 por 9 (Vó Nair) hoje?",
    );
    const result = await record(args);
    assert.equal(recordMetric.answer(result as JsonObject, context), "Registrei pressão de 15 por 9 (Vó Nair) hoje.");
    assert.equal(recordMetric.nameResult!(result as JsonObject, context), "pressão de 15 por 9 (Vó Nair), hoje");
    await record({ metric: "blood_pressure", value: 13.6, value2: 11, person: "vó nair" });
    await record({ metric: "blood_pressure", value: 12, value2: 8 });
  });

  await t.step("has a mean of both, and whose it is does not mix", async () => {
    const hers = await call<JsonObject>(client, "get_tracking_history", {
      metric: "blood_pressure",
      person: "Vo Nair",
    });
    assert.deepEqual([hers.count, hers.mean, hers.mean2, hers.person], [2, 14.3, 10, "Vó Nair"]);
    assert.equal(
      getTrackingHistory.answer(hers, context),
      "Você tem 2 registros de pressão (Vó Nair) nos últimos 30 dias.\nMédia de 14,3 por 10.\n- hoje: 13,6 por 11\n- hoje: 15 por 9",
    );
    const own = await call<JsonObject>(client, "get_tracking_history", { metric: "blood_pressure" });
    assert.deepEqual([own.count, own.mean, own.mean2], [1, 12, 8]);
    assert.equal(
      getTrackingHistory.answer(await call<JsonObject>(client, "get_tracking_history"), context),
      "O que você registrou nos últimos 30 dias:\n- Pressão: 12 por 8 (hoje), média 12 por 8\n" +
        "- Pressão (Vó Nair): 13,6 por 11 (hoje), média 14,3 por 10",
    );
  });

  await t.step("does not add to the user's own day", async () => {
    await record({ metric: "sleep", value: 14 });
    assert.equal((await record({ metric: "sleep", value: 14, person: "Vó Nair" })).days_recorded, 1);
    const { metrics } = await call<{ metrics: JsonObject[] }>(client, "get_tracking_history", { person: "vó nair" });
    assert.deepEqual(metrics.map(({ metric }) => metric).toSorted(), ["blood_pressure", "sleep"]);
    const { trends } = await call<{ trends: { name: string; n: number }[] }>(client, "get_trends", {
      metrics: ["blood_pressure"],
    });
    assert.equal(trends[0]?.n, 1);
  });

  await t.step("is corrected in either figure", async () => {
    const { entry } = await record({ metric: "blood_pressure", value: 14, value2: 9 });
    const { args, facts } = await call<Prepared>(client, "prepare_update_metric", { entry_id: entry.id, value2: 85 });
    assert.equal(
      updateMetric.offer!(args, facts, context),
      "Quer que eu mude sua pressão de 14 por 9 (hoje) para 14 por 8,5?",
    );
    const { entry: changed } = await call<{ entry: JsonObject }>(client, "update_metric", args);
    assert.deepEqual([changed.value, changed.value2], [14, 8.5]);
  });

  await t.step("is refused with one figure, upside down, or of another metric", async () => {
    const refused = async (args: JsonObject) => (await refusal(client, "record_metric", args)).hint;
    assert.equal(await refused({ metric: "blood_pressure", value: 12 }), "value2_missing");
    assert.equal(await refused({ metric: "blood_pressure", value: 8, value2: 12 }), "value_out_of_range");
    assert.equal(await refused({ metric: "weight", value: 80, value2: 12 }), "value2_unknown");
    const row = { metric: "blood_pressure", value: 12, entry_date: today.toString() };
    assert.notEqual((await client.from("tracking_entries").insert(row)).error, null);
  });

  await t.step("takes the distance of a run in km", async () => {
    const run = await record({ metric: "distance", value: 5200, unit: "m" });
    assert.equal(recordMetric.answer(run as JsonObject, context), "Registrei 5,2 km de distância hoje.");
  });

  await t.step("praises no custom measure for its constancy", async () => {
    for (const back of [3, 2, 1, 0]) {
      await record({
        metric: "custom",
        custom_name: "cigarros",
        value: 13,
        date: today.plusDays(-back).toString(),
      });
    }
    const { entry } = await record({ metric: "custom", custom_name: "cigarros", value: 1 });
    assert.equal(recordMetric.answer({ entry, days_recorded: 4 }, context), "Registrei 1 em “cigarros” hoje.");
  });

  await stack.close();
});
