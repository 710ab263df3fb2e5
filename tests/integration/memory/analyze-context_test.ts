import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

interface Analysis {
  facts: { content: string; type: string; about?: string; on?: string; told_on?: string }[];
  patterns: string[];
  contradictions: { item: { content: string }; against?: { content: string } }[];
  connections: { areas: string[]; items: string[]; reason: string; person?: string }[];
}

Deno.test("analyze_context()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const analyze = async (current_topic: string, related_areas: string[] = [], more: JsonObject = {}) =>
    await call(client, "analyze_context", { current_topic, related_areas, ...more }) as unknown as Analysis;
  const add = async (content: string, area: string, more: JsonObject = {}) =>
    (await call(client, "add_knowledge", { type: "fact", content, area, tool_call_id: crypto.randomUUID(), ...more }))
      .item as { id: string };

  await t.step("has nothing to say to a new user", async () => {
    assert.deepEqual(await analyze("mudança de carreira", ["career"]), {
      topic: "mudança de carreira",
      facts: [],
      patterns: [],
      contradictions: [],
      connections: [],
    });
  });

  const job = await add("Trabalha de madrugada no hospital", "career");
  const sleep = await add("Dorme mal depois do plantão", "health");
  await add("Paga o financiamento do apartamento", "finance");
  await add("Dorme pior em semana de plantão", "health", { type: "insight" });
  await stack.sql("update public.user_memories set learned_patterns = '{Come mais doce quando dorme pouco}'");

  await t.step("finds facts by topic, and what matters in the areas named", async () => {
    const byTopic = await analyze("plantão de madrugada");
    assert.deepEqual(byTopic.facts.map((fact) => fact.content).sort(), [
      "Dorme mal depois do plantão",
      "Trabalha de madrugada no hospital",
    ]);
    const byArea = await analyze("pensando na vida", ["finance"]);
    assert.deepEqual(byArea.facts.map((fact) => fact.content), ["Paga o financiamento do apartamento"]);
  });

  await t.step("tells patterns apart from facts", async () => {
    const { facts, patterns } = await analyze("sono", ["health"]);
    assert.deepEqual([...patterns].sort(), ["Come mais doce quando dorme pouco", "Dorme pior em semana de plantão"]);
    assert.ok(facts.every((fact) => fact.type !== "insight"));
  });

  await t.step("suggests ties between areas that hold something on both sides", async () => {
    const { connections } = await analyze("meu trabalho no hospital", ["health"]);
    assert.deepEqual(connections.map(({ areas, items }) => ({ areas, items })), [{
      areas: ["career", "health"],
      items: ["Trabalha de madrugada no hospital", "Dorme mal depois do plantão"],
    }]);
  });

  await t.step("names what the user linked, and people two areas share", async () => {
    await client.from("knowledge_links").insert({ from_id: sleep.id, to_id: job.id });
    const { connections: linked } = await analyze("plantão de madrugada");
    assert.equal(linked[0]?.reason, "linked");
    await add("Empresta dinheiro para os irmãos", "finance", { person: "Renato" });
    await add("Está triste com a separação", "mental_health", { person: "Renato" });
    const { connections: shared } = await analyze("empresta dinheiro");
    assert.ok(
      shared.some(({ reason, person }) => reason === "same_person" && person === "Renato"),
      JSON.stringify(shared),
    );
  });

  await t.step("brings up what waits to be settled, with what it speaks against", async () => {
    await add("Mora em Natal", "personal_growth", { tool_call_id: null, slot: "residence", value: "Natal" });
    await add("Mora em João Pessoa", "personal_growth", { slot: "residence", value: "João Pessoa" });
    const { contradictions } = await analyze("onde eu moro");
    assert.deepEqual(contradictions.map(({ item, against }) => [item.content, against?.content]), [[
      "Mora em João Pessoa",
      "Mora em Natal",
    ]]);
    assert.deepEqual((await analyze("onde eu moro", [], { look_for_contradictions: false })).contradictions, []);
  });

  await t.step("keeps to what is asked: no trivia of an area, no doubts and no ties of another", async () => {
    await add("Gosta de abacaxi", "finance", { slot: "likes", key: "abacaxi" });
    await add("Calça 38", "health", { slot: "clothing_size", value: "38" });
    const asked = await analyze("pensando na vida", ["finance"]);
    assert.ok(!asked.facts.some(({ content }) => /abacaxi|38/.test(content)), JSON.stringify(asked.facts));
    assert.deepEqual(asked.contradictions, [], "where she lives is no question of money");
    for (const { areas } of asked.connections) assert.ok(areas.includes("finance"), JSON.stringify(areas));
    const named = await analyze("abacaxi");
    assert.deepEqual(named.facts.map(({ content }) => content), ["Gosta de abacaxi"], "what is named is told");
    const two = await analyze("reforma do telhado", ["health"]);
    assert.ok(!two.facts.some(({ content }) => /financiamento|irmãos/.test(content)));
  });

  await t.step("tells of whom a fact is, and of which day", async () => {
    await add("Tem consulta no cardiologista", "health", {
      person: "Renato",
      slot: "plan",
      key: "consulta no cardiologista",
      value: "2040-02-10",
    });
    const { facts } = await analyze("consulta do Renato no cardiologista", ["health"]);
    const visit = facts.find(({ content }) => content === "Tem consulta no cardiologista");
    assert.deepEqual([visit?.about, visit?.on], ["Renato", "2040-02-10"]);
    assert.match(visit?.told_on ?? "", /^\d{4}-\d{2}-\d{2}$/);
  });

  await t.step("refuses no topic, a novel and unknown areas", async () => {
    const hint = async (args: JsonObject) => (await refusal(client, "analyze_context", args)).hint;
    assert.equal(await hint({ current_topic: "  ", related_areas: [] }), "invalid_topic");
    assert.equal(await hint({ current_topic: "x".repeat(1001), related_areas: [] }), "invalid_topic");
    assert.equal(await hint({ current_topic: "x", related_areas: ["love"] }), "invalid_area");
  });

  await stack.close();
});
