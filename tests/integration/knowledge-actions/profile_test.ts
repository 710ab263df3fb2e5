import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { actionsOf } from "./rpc.ts";

/** What somebody tells of themselves, each with its slot. */
function tellerOf({ client }: TestUser) {
  const { learn } = actionsOf(client);
  return {
    lives: (value: string, more: JsonObject = {}) =>
      learn(`Mora em ${value}`, { area: "personal_growth", slot: "residence", value, ...more }),
    wants: (key: string, value = "open") =>
      learn(`Quer ${key}: ${value}`, { area: "leisure", slot: "goal", key, value }),
    is: (slot: string, value: string) => learn(`${slot}: ${value}`, { area: "career", slot, value }),
    profile: async () => (await call(client, "get_user_memory")).memory as JsonObject,
  };
}

Deno.test("the profile follows the items", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const { correct, remove, restore, learn } = actionsOf(ana.client);
  const { lives, wants, is, profile } = tellerOf(ana);

  await t.step("each slot feeds its field", async () => {
    await lives("Curitiba");
    await is("age", "34");
    await is("name", "Aninha");
    await wants("correr uma maratona");
    await learn("É alérgica a camarão", { slot: "allergy", key: "camarão" });
    const { location, age, name, current_goals, edited_fields } = await profile();
    assert.deepEqual([location, age, name, current_goals], ["Curitiba", 34, "Aninha", ["Correr uma maratona"]]);
    assert.deepEqual(edited_fields, {}, "it is no edit of the user's");
  });

  await t.step("who employs says less than the occupation", async () => {
    await is("employer", "Hospital das Clínicas");
    assert.equal((await profile()).occupation, "Hospital das Clínicas");
    const nurse = await is("occupation", "enfermeira");
    assert.equal((await profile()).occupation, "enfermeira");
    await is("employer", "Santa Casa");
    assert.equal((await profile()).occupation, "enfermeira");
    await remove(nurse.id);
    assert.equal((await profile()).occupation, "Santa Casa");
    await restore(nurse.id);
    assert.equal((await profile()).occupation, "enfermeira");
  });

  await t.step("what takes an item's place takes its place there too", async () => {
    await lives("Recife");
    assert.equal((await profile()).location, "Recife");
    await is("age", "35");
    assert.equal((await profile()).age, 35);
  });

  await t.step("what the night put there of it goes with an item that is forgotten", async () => {
    const seen = await learn("Viu uma menina morrer na sala de raio x", { quote: "a menina morreu na sala de raio x" });
    const noted = ["Lidar com a morte de uma menina na sala de raio x", "Dormir pouco"];
    await stack.sql(
      "update public.user_memories set current_challenges = array(select jsonb_array_elements_text($1::jsonb)) where user_id = $2",
      [
        JSON.stringify(noted),
        ana.userId,
      ],
    );
    await remove(seen.id);
    assert.deepEqual((await profile()).current_challenges, ["Dormir pouco"]);
  });

  await t.step("several sentences that were told together leave together", async () => {
    const known = "Mora com a neta Luna; a filha está em Lisboa até julho de 2027; cria a neta só";
    const [row] = await stack.sql<{ left: string }>(
      "select private.changed_text('family_context', $1, 'remove', $2) #>> '{}' as left",
      [known, "Mora com a neta Luna; a filha está em Lisboa até julho de 2027"],
    );
    assert.equal(row?.left, "cria a neta só");
  });

  await t.step("a deleted item leaves it and comes back with the item", async () => {
    const home = await lives("Olinda");
    await remove(home.id);
    assert.equal((await profile()).location, null);
    await restore(home.id);
    assert.equal((await profile()).location, "Olinda");
  });

  await t.step("a goal that is done or dropped leaves it", async () => {
    const violin = await wants("aprender violino");
    assert.deepEqual((await profile()).current_goals, ["Correr uma maratona", "Aprender violino"]);
    await wants("correr uma maratona", "done");
    assert.deepEqual((await profile()).current_goals, ["Aprender violino"]);
    await remove(violin.id);
    assert.deepEqual((await profile()).current_goals, []);
  });

  await t.step("a correction corrects it", async () => {
    const home = await lives("Natal");
    const { item } = await correct(home.id, { content: "Mora em Manaus", slot: "residence", value: "Manaus" });
    assert.equal((await profile()).location, "Manaus");
    const { item: place } = await correct(item.id, { content: "Mora em Olinda" });
    assert.equal((await profile()).location, "Olinda", "in the words around it");
    const { item: words } = await correct(place.id, { content: "Está de mudança, ainda sem casa" });
    assert.equal((await profile()).location, "Olinda", "until the new words are filed");
    const { data: row } = await ana.client.from("knowledge_items").select("slot, value, filed_at").eq("id", words.id)
      .single();
    assert.deepEqual(row, { slot: "residence", value: "Olinda", filed_at: null });
    await remove(words.id);
    assert.equal((await profile()).location, null);
  });

  await t.step("what is no longer so, unsure, of somebody else or no number says nothing there", async () => {
    await lives("Belém", { holds: false, content: "Não mora mais em Belém" });
    await lives("Santos", { confidence: 0.5 });
    await lives("Paraty", { person: "Júlia" });
    assert.equal((await profile()).location, null);
    for (const odd of ["trinta e cinco", "1035", "035 anos"]) {
      await is("age", odd);
      assert.equal((await profile()).age, 35, odd);
    }
  });

  await t.step("a question leaves it as it is until it is answered", async () => {
    const bia = await stack.createUser("Bia");
    const hers = tellerOf(bia);
    const mine = actionsOf(bia.client);
    const old = await hers.lives("Natal");
    await mine.validate(old.id);
    const next = await hers.lives("Olinda");
    assert.equal((await hers.profile()).location, "Natal");
    await call(bia.client, "resolve_knowledge", { item_id: next.id, resolution: "use_new" });
    assert.equal((await hers.profile()).location, "Olinda");
    await mine.remove(next.id);
    await mine.restore(old.id);
    assert.equal((await hers.profile()).location, "Natal");
  });

  await t.step("what the user wrote into it stays", async () => {
    const caio = await stack.createUser("Caio");
    const his = tellerOf(caio);
    await call(caio.client, "update_user_memory", { changes: { location: "Manaus" } });
    const home = await his.lives("Manaus");
    await actionsOf(caio.client).remove(home.id);
    await his.lives("Cuiabá");
    assert.equal((await his.profile()).location, "Manaus");
  });

  await t.step("what extraction put there with an item of no such slot leaves with the item", async () => {
    const dora = await stack.createUser("Dora");
    const entry = (field: string, value: string) => ({
      type: "fact",
      area: "relationships",
      title: value,
      content: value,
      profile_entry: { field, value },
    });
    const rows = [
      entry("family_context", "Casada com Renato"),
      entry("family_context", "Dois filhos"),
      entry("values", "Família"),
    ];
    const { data, error } = await dora.client.from("knowledge_items").insert(rows).select("id");
    assert.ifError(error);
    const hers = tellerOf(dora).profile;
    assert.equal((await hers()).family_context, "Casada com Renato; Dois filhos");
    assert.deepEqual((await hers()).values, ["Família"]);
    await actionsOf(dora.client).remove(data![0]!.id);
    assert.equal((await hers()).family_context, "Dois filhos");
    await actionsOf(dora.client).restore(data![0]!.id);
    assert.equal((await hers()).family_context, "Dois filhos; Casada com Renato");
  });

  await t.step("a time zone the user sets is the one their days begin in", async () => {
    const { data: before } = await ana.client.from("profiles").select("timezone").single();
    assert.equal(before!.timezone, "America/Sao_Paulo");
    await call(ana.client, "update_user_memory", { changes: { timezone: "Europe/Lisbon" } });
    const { data: after } = await ana.client.from("profiles").select("timezone").single();
    assert.equal(after!.timezone, "Europe/Lisbon");
  });

  await stack.close();
});
