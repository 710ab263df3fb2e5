import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { JsonObject, Preparation, ToolContext } from "../../../shared/tools/definition.ts";

import { health } from "../../../shared/skills/health.ts";
import { toolsOfSkill } from "../../support/skill-tools.ts";
import { startStack } from "../../support/stack.ts";
import { call, daysBefore, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

/** A write as a turn does it: checked, offered, then run after the yes. */
async function write(client: SupabaseClient, name: string, args: JsonObject, context: ToolContext) {
  const tool = toolsOfSkill(health).find((one) => one.name === name)!;
  const completed = await tool.normalizeArguments?.(tool.inputSchema.parse(args), { now: new Date().toISOString() });
  const final = completed && "args" in completed ? completed.args : args;
  const prepared = await call(client, `prepare_${tool.name}`, tool.inputSchema.parse(final)) as Preparation;
  if (prepared.status === "missing") return { missing: tool.prepare!.missing(args, prepared.facts, context) };
  assert.equal(prepared.status, "ready");
  if (prepared.status !== "ready") return {};
  const offer = tool.offer!(prepared.args, prepared.facts, context);
  const result = await call(client, name, tool.inputSchema.parse(prepared.args));
  return { offer, answer: tool.answer(result, context), result };
}

async function read(client: SupabaseClient, name: string, args: JsonObject, context: ToolContext): Promise<string> {
  const tool = toolsOfSkill(health).find((one) => one.name === name)!;
  return tool.answer(await call(client, name, tool.inputSchema.parse(args)), context);
}

Deno.test("health tools over their functions", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const context = { today: await todayOf(client), timezone: "America/Sao_Paulo" };
  const yesterday = daysBefore(context.today, 1);

  await t.step("answer a user who has nothing yet", async () => {
    assert.match(
      await read(client, "get_tracking_history", { metric: "weight" }, context),
      /Ainda não há registros de peso/,
    );
    assert.match(await read(client, "get_tracking_history", {}, context), /Ainda não há medidas registradas/);
    assert.match(await read(client, "get_habits", {}, context), /ainda não tem hábitos/);
    assert.match(await read(client, "get_trends", {}, context), /Ainda não há registros/);
    const { missing } = await write(client, "record_habit", { habit_name: "meditar" }, context);
    assert.match(missing ?? "", /ainda não tem hábitos cadastrados.*“meditar”/);
  });

  await t.step("record_metric offers and answers in the user's units", async () => {
    const weight = await write(client, "record_metric", { metric: "weight", value: 81.4 }, context);
    assert.equal(weight.offer, "Quer que eu registre seu peso de 81,4 kg hoje?");
    assert.equal(weight.answer, "Registrei seu peso de 81,4 kg hoje.");
    const water = await write(client, "record_metric", { metric: "water", value: 2, unit: "litros" }, context);
    assert.equal(water.offer, "Quer que eu registre 2 litros de água hoje?");
    const sleep = await write(client, "record_metric", { metric: "sleep", value: 450, unit: "min" }, context);
    assert.equal(sleep.offer, "Quer que eu registre 7h30 de sono hoje?");
    const more = await write(client, "record_metric", { metric: "water", value: 500 }, context);
    assert.equal(more.answer, "Registrei 500 ml de água hoje. Somando tudo desse dia, dá 2,5 litros.");
    const mood = await write(client, "record_metric", { metric: "mood", value: 7, date: yesterday }, context);
    assert.equal(mood.offer, "Quer que eu registre seu humor em 7 de 10 ontem?");
  });

  await t.step("update_metric and delete_metric name the entry", async () => {
    const { result } = await write(client, "record_metric", { metric: "exercise", value: 30 }, context);
    const { id } = result?.entry as JsonObject;
    const changed = await write(
      client,
      "update_metric",
      { entry_id: id, value: 1.5, unit: "h", date: yesterday },
      context,
    );
    assert.equal(changed.offer, "Quer que eu mude 30 minutos de exercício (hoje) para 1h30 e para ontem?");
    assert.match(changed.answer ?? "", /1h30 de exercício ontem/);
    const deleted = await write(client, "delete_metric", { entry_id: id }, context);
    assert.equal(deleted.offer, "Quer que eu apague 1h30 de exercício (ontem) do seu histórico?");
    const again = await write(client, "delete_metric", { entry_id: id }, context);
    assert.match(again.missing ?? "", /Não encontrei esse registro/);
  });

  await t.step("create_habit and record_habit go on from there", async () => {
    const created = await write(client, "create_habit", { name: "Meditar", frequency: "daily" }, context);
    assert.equal(created.offer, "Quer que eu crie o hábito “Meditar”, todo dia?");
    assert.match(created.answer ?? "", /Criei o hábito “Meditar”/);
    for (const days of [2, 1]) {
      await write(client, "record_habit", { habit_name: "meditei", date: daysBefore(context.today, days) }, context);
    }
    const done = await write(client, "record_habit", { habit_name: "meditei" }, context);
    assert.equal(done.offer, "Quer que eu marque “Meditar” como feito hoje?");
    assert.match(done.answer ?? "", /3 dias seguidos.*melhor sequência/);
    const again = await write(client, "record_habit", { habit_name: "meditar" }, context);
    assert.match(again.missing ?? "", /“Meditar” já estava marcado hoje/);
    const unknown = await write(client, "record_habit", { habit_name: "tocar violão" }, context);
    assert.match(unknown.missing ?? "", /Não encontrei “tocar violão”.*Meditar/);
  });

  await t.step("the reads answer from what is there", async () => {
    const water = await read(client, "get_tracking_history", { metric: "water", days: 7 }, context);
    assert.match(water, /2 registros de água nos últimos 7 dias/);
    assert.match(water, /hoje: 2,5 litros/);
    const all = await read(client, "get_tracking_history", {}, context);
    assert.match(all, /- Peso: 81,4 kg \(hoje\)/);
    assert.match(all, /- Sono: 7h30 \(hoje\), média 7h30 por dia/);
    assert.match(await read(client, "get_habits", {}, context), /- Meditar \(todo dia\): feito hoje, 3 dias seguidos/);
    assert.match(
      await read(client, "get_trends", { metrics: ["sleep", "mood"] }, context),
      /dados suficientes.*7 dias/,
    );
  });

  await t.step("get_trends tells what it saw", async () => {
    const rows = Array.from({ length: 10 }, (_, day) => [
      { metric: "sleep", value: 6 + day / 5, entry_date: daysBefore(context.today, 20 - day) },
      { metric: "energy", value: 2 + day / 2, entry_date: daysBefore(context.today, 20 - day) },
    ]).flat();
    assert.equal((await client.from("tracking_entries").insert(rows)).error, null);
    const answer = await read(client, "get_trends", { metrics: ["sleep", "energy"] }, context);
    assert.match(answer, /Sono: \+\d+ minutos por semana|Sono: \+1h\d\d por semana/);
    assert.match(answer, /Entre energia e sono há uma relação forte: sobem e descem juntos \(r = 1, 10 dias\)/);
    assert.match(answer, /não quer dizer que um causa o outro/);
  });

  await stack.close();
});
