import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { analyzeContext } from "../../../shared/tools/memory/analyze-context.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { describePattern, pairOf, type Pattern, patternFigures } from "../../../shared/writing/pattern.ts";
import { call, daysBefore, todayOf } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { type DayRecords, live, type LivedDay } from "./days-of-life.ts";

interface Analysis extends JsonObject {
  facts: { content: string }[];
  observed?: (Pattern & { area: string })[];
  contradictions: { item: { content: string }; record?: JsonObject }[];
  connections: JsonObject[];
  caution?: string;
}

async function analyze({ client }: TestUser, current_topic: string, related_areas: string[] = []): Promise<Analysis> {
  return await call(client, "analyze_context", { current_topic, related_areas }) as Analysis;
}

/** What was observed between two areas of life, or within one, in words. */
function told({ observed = [] }: Analysis, between: boolean): string[] {
  return observed.filter(({ other_area }) => (other_area !== undefined) === between)
    .map((pattern) => `${describePattern(pattern)} (${patternFigures(pattern)})`);
}

/** Sleeps badly every third night or so, is low after it, and spends more at the weekend. */
function troubled(day: LivedDay): DayRecords {
  const short = day.chance("night") < 0.35;
  return {
    sleep: short ? 5 + day.chance("hours") * 0.8 : 7 + day.chance("hours"),
    mood: Math.round((short ? 4 : 7) + day.chance("mood") * 2),
    spent: Math.round((day.weekday % 6 === 0 ? 120 : 30) + day.chance("money") * 60),
  };
}

Deno.test("analyze_context() and the user's records", async (t) => {
  const stack = await startStack();

  await t.step("tells ties between areas and patterns, with figures and n", async () => {
    const ana = await stack.createUser("Ana", whereItIs(12));
    await live(ana.client, await todayOf(ana.client), 90, troubled);
    const sleep = await analyze(ana, "meu sono e meu humor", ["health", "mental_health"]);
    const tie = sleep.observed?.find(({ other_area }) => other_area !== undefined);
    assert.deepEqual([tie?.area, tie?.other_area, tie && pairOf(tie)], ["mental_health", "health", ["Sono", "humor"]]);
    assert.match(
      told(sleep, true)[0]!,
      /^Em dias com menos de 6 h de sono, o humor costuma ser mais baixo \(média de \d,?\d? em \d\d dias assim e de \d,?\d? nos outros \d\d\)$/,
    );
    assert.equal(sleep.caution, "coincidence_not_cause");
    assert.ok(sleep.observed!.every(({ outcome }) => outcome !== "spending"), "money is not what was asked about");
    const money = await analyze(ana, "gastos do mês", ["finance"]);
    assert.match(
      told(money, false).join("\n"),
      /^Nos fins de semana, os gastos costumam ser maiores \(média de R\$ 1\d\d,\d\d em 2\d dias assim/m,
    );
    assert.equal(told(await analyze(ana, "o que você nota da minha vida?"), true).length, 1);
    await call(ana.client, "add_knowledge", { type: "fact", content: "Toca violão", area: "leisure" });
    assert.equal(told(await analyze(ana, "o que você nota da minha vida?"), true).length, 1);
    assert.equal((await analyze(ana, "tocar violão")).observed, undefined);
    assert.match(analyzeContext.answer(money, { today: "2026-01-01", timezone: "UTC" }), /coincidências/);
  });

  await t.step("says nothing of a few days, of chance, or of one big expense", async () => {
    const few = await stack.createUser("Bia", whereItIs(12));
    await live(few.client, await todayOf(few.client), 20, troubled);
    const random = await stack.createUser("Caio", whereItIs(12));
    await live(random.client, await todayOf(random.client), 120, (day) => ({
      sleep: 5 + day.chance("sleep") * 3,
      mood: 3 + Math.round(day.chance("mood") * 6),
      spent: day.back === 30 ? 40_000 : 20 + day.chance("money") * 80,
    }));
    for (const user of [few, random]) {
      const { observed, connections, caution } = await analyze(user, "sono, humor e gastos", [
        "health",
        "finance",
        "mental_health",
      ]);
      assert.deepEqual([observed, connections, caution], [undefined, [], undefined]);
    }
  });

  await t.step("is not fooled by two things that change together over months", async () => {
    const dora = await stack.createUser("Dora", whereItIs(12));
    await live(dora.client, await todayOf(dora.client), 160, (day) => ({
      sleep: (day.back > 80 ? 5.5 : 6.6) + day.chance("sleep") * 1.2 - 0.6,
      mood: Math.round((day.back > 80 ? 5 : 8) + day.chance("mood") * 2 - 1),
    }));
    assert.equal((await analyze(dora, "sono", ["health"])).observed, undefined);
  });

  await t.step("knows habits, and quotes their names", async () => {
    const eva = await stack.createUser("Eva", whereItIs(12));
    const today = await todayOf(eva.client);
    const { data: habit } = await eva.client.from("habits").insert({ name: "Ler e escrever" }).select("id").single();
    const done = (day: LivedDay) => day.chance("habit") < 0.5;
    const days: string[] = [];
    await live(eva.client, today, 80, (day) => {
      if (done(day)) days.push(day.date);
      return { mood: Math.round((done(day) ? 8 : 5) + day.chance("mood")) };
    });
    const rows = days.map((completion_date) => ({ habit_id: habit!.id, completion_date }));
    assert.ifError((await eva.client.from("habit_completions").insert(rows)).error);
    const habits = await analyze(eva, "meus hábitos", ["health"]);
    assert.deepEqual(habits.observed?.map(pairOf), [["Ler e escrever", "humor"]]);
    assert.match(told(habits, true)[0]!, /^Em dias com o hábito “Ler e escrever” feito, o humor costuma ser mais alto/);
  });

  await t.step("sets beliefs against later records", async () => {
    const gil = await stack.createUser("Gil", whereItIs(12));
    const today = await todayOf(gil.client);
    const add = (content: string, area: string, slot: string, value: string) =>
      call(gil.client, "add_knowledge", { type: "fact", content, area, slot, value });
    await add("Pesa 80 kg", "health", "weight", "80");
    await add("Ganha 5 mil por mês", "finance", "income", "5000");
    await stack.sql("update public.knowledge_items set stated_at = $2 where user_id = $1", [
      gil.userId,
      `${daysBefore(today, 40)}T12:00:00Z`,
    ]);
    const weigh = (value: number, back: number) =>
      gil.client.from("tracking_entries").insert({ metric: "weight", value, entry_date: daysBefore(today, back) });
    await weigh(70, 60);
    await weigh(81, 10);
    assert.deepEqual((await analyze(gil, "meu peso", ["health"])).contradictions, []);
    await weigh(88.5, 2);
    const analysis = await analyze(gil, "meu peso", ["health"]);
    assert.deepEqual(analysis.contradictions.map(({ item, record }) => [item.content, record]), [[
      "Pesa 80 kg",
      { slot: "weight", value: 88.5, day: daysBefore(today, 2) },
    ]]);
    assert.match(
      analyzeContext.answer(analysis, { today, timezone: "America/Sao_Paulo" }),
      /pesa 80 kg.*o último peso registrado foi 88,5 kg/is,
    );
  });

  await t.step("is short whatever memory holds", async () => {
    const iris = await stack.createUser("Iris", whereItIs(12));
    await live(iris.client, await todayOf(iris.client), 90, troubled);
    const areas = ["health", "finance", "career", "relationships", "mental_health"];
    const rows = Array.from({ length: 60 }, (_, i) => ({
      type: i % 4 === 0 ? "insight" : "fact",
      area: areas[i % 5],
      title: `Sono ${i} ${"muito ".repeat(30)}`.slice(0, 200),
      content: `Sono ${i} ${"longo ".repeat(660)}`.trim(),
      needs_resolution: i % 7 === 0,
    }));
    assert.ifError((await iris.client.from("knowledge_items").insert(rows)).error);
    await iris.client.from("user_memories").update({ learned_patterns: Array(50).fill("Padrão ".repeat(40)) })
      .eq("user_id", iris.userId);
    const analysis = await analyze(iris, "sono", areas);
    assert.ok(analysis.facts.length > 5);
    assert.ok(estimateTokens(JSON.stringify(analysis)) < 3000, String(estimateTokens(JSON.stringify(analysis))));
  });

  await stack.close();
});
