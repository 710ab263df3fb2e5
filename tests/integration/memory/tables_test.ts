import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";

const good = { type: "fact", area: "health", title: "Canhota", content: "É canhota" };

Deno.test("the memory tables hold only what they should", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const insert = async (row: JsonObject) => {
    const { data, error } = await client.from("knowledge_items").insert({ ...good, ...row }).select("id");
    return error === null ? data![0]!.id as string : null;
  };
  const accepts = async (row: JsonObject) => assert.ok(await insert(row), JSON.stringify(row).slice(0, 80));
  const refuses = async (row: JsonObject) => assert.equal(await insert(row), null, JSON.stringify(row).slice(0, 80));

  await t.step("signing up makes the user memory, once", async () => {
    const { data } = await client.from("user_memories").select("*");
    assert.equal(data!.length, 1);
    assert.deepEqual([data![0]!.user_id, data![0]!.version, data![0]!.current_goals], [userId, 0, []]);
    assert.notEqual((await client.from("user_memories").insert({ user_id: userId })).error, null);
    assert.notEqual((await client.from("user_memories").delete().eq("user_id", userId)).error, null);
  });

  await t.step("the user edits the user memory, but not its version", async () => {
    const update = (change: JsonObject) => client.from("user_memories").update(change).eq("user_id", userId).select();
    const { data } = await update({
      name: "Ana",
      age: 34,
      current_goals: ["Correr 10 km"],
      timezone: "America/Belem",
      values: ["família"],
    });
    assert.deepEqual([data![0]!.age, data![0]!.current_goals, data![0]!.values], [34, ["Correr 10 km"], ["família"]]);
    assert.equal((await update({ version: 9 })).error?.code, "42501");
    assert.equal((await update({ last_consolidated_at: "2026-01-01" })).error?.code, "42501");
    for (
      const wrong of [
        { age: 131 },
        { name: "" },
        { current_goals: [" "] },
        { current_goals: Array.from({ length: 21 }, (_, i) => `meta ${i}`) },
        { top_of_mind: ["x".repeat(301)] },
        { timezone: "Mars/Base" },
      ]
    ) assert.notEqual((await update(wrong)).error, null, JSON.stringify(wrong).slice(0, 60));
  });

  await t.step("items: enums, lengths and ranges", async () => {
    await accepts({});
    await refuses({ type: "note" });
    await refuses({ area: "love" });
    await refuses({ sub_area: "job" });
    await accepts({ sub_area: "sleep" });
    await refuses({ title: " " });
    await refuses({ title: "x".repeat(201) });
    await refuses({ content: " \n" });
    await refuses({ content: "x".repeat(4001) });
    await refuses({ confidence: 1.01 });
    await refuses({ confidence: -0.01 });
    await refuses({ source: "gossip" });
    await refuses({ slot: "Marital Status" });
    await accepts({ slot: "marital_status" });
    await accepts({ slot: "marital_status", value: "casada", quote: "casei", holds: false });
    await accepts({ slot: "allergy", slot_key: "camarão" });
    await refuses({ slot: "allergy" });
    await refuses({ slot: "residence", slot_key: "casa" });
    await refuses({ slot_key: "camarão" });
    await refuses({ value: "casada" });
    await refuses({ slot: "goal", slot_key: "correr", value: "quase" });
    await refuses({ slot: "allergy", slot_key: "x".repeat(121) });
    await refuses({ slot: "residence", value: "x".repeat(201) });
    await refuses({ quote: " " });
    await refuses({ holds: null });
    await refuses({ tags: [""] });
    await refuses({ tags: ["x".repeat(61)] });
  });

  await t.step("items: people and their metadata", async () => {
    const person = { type: "person", title: "Júlia", content: "Júlia" };
    await accepts({
      ...person,
      person_metadata: { relationship: "irmã", birthday: "--02-29", preferences: ["flores"], nickname: "Ju" },
    });
    await refuses({ person_metadata: { relationship: "irmã" } });
    for (
      const person_metadata of [
        [],
        "irmã",
        { relationship: 3 },
        { relationship: "" },
        { birthday: "12/03" },
        { birthday: "--02-30" },
        { birthday: "1899-01-01" },
        { preferences: "flores" },
        { preferences: [" "] },
        { preferences: Array.from({ length: 51 }, (_, i) => `p${i}`) },
      ]
    ) await refuses({ ...person, person_metadata });
  });

  await t.step("items: superseded by another, embedded by a model, about somebody known", async () => {
    const [older, newer, person] = [await insert({}), await insert({}), await insert({ type: "person" })];
    const superseded_at = new Date().toISOString();
    await refuses({ superseded_by_id: newer });
    await accepts({ superseded_at, superseded_by_id: newer });
    const self = await client.from("knowledge_items").update({ superseded_by_id: older, superseded_at }).eq(
      "id",
      older,
    );
    assert.notEqual(self.error, null);
    await accepts({ subject: person });
    await refuses({ subject: crypto.randomUUID() });
    await refuses({ subject: "Júlia" });
    await refuses({ embedding_model: "gemini-embedding-001" });
    await refuses({ source_ref: crypto.randomUUID() });
  });

  await t.step("links: between two items, once, with a known relation", async () => {
    const [a, b] = [await insert({}), await insert({})];
    const link = async (row: JsonObject) => (await client.from("knowledge_links").insert(row)).error === null;
    assert.ok(await link({ from_id: a, to_id: b }));
    assert.equal(await link({ from_id: a, to_id: b }), false);
    assert.ok(await link({ from_id: a, to_id: b, relation: "evidence" }));
    assert.equal(await link({ from_id: a, to_id: a }), false);
    assert.equal(await link({ from_id: b, to_id: a, relation: "hates" }), false);
    assert.equal(await link({ from_id: a, to_id: crypto.randomUUID() }), false);
  });

  await t.step("users delete softly", async () => {
    const id = await insert({});
    assert.equal((await client.from("knowledge_items").delete().eq("id", id)).error?.code, "42501");
    assert.equal((await client.from("knowledge_items").update({ deleted_at: "now" }).eq("id", id)).error, null);
  });

  await t.step("a forgotten message leaves its items without a source", async () => {
    const conversation_id = crypto.randomUUID();
    await client.from("conversations").insert({ id: conversation_id });
    const { data } = await client.from("messages").insert({
      conversation_id,
      role: "user",
      parts: [{ type: "text", text: "oi" }],
    }).select("id")
      .single();
    const id = await insert({ source_ref: data!.id });
    assert.equal((await client.from("messages").delete().eq("id", data!.id)).error, null);
    const { data: item } = await client.from("knowledge_items").select("source_ref").eq("id", id).single();
    assert.equal(item!.source_ref, null);
  });

  await t.step("an account takes all of it along", async () => {
    await stack.sql("delete from auth.users where id = $1", [userId]);
    for (const table of ["user_memories", "knowledge_items", "knowledge_links"]) {
      assert.deepEqual(await stack.sql(`select 1 from public.${table} where user_id = $1`, [userId]), [], table);
    }
  });

  await stack.close();
});
