import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { consolidateNow, say } from "../consolidation/consolidation.ts";
import { call } from "../health/rpc.ts";
import { actionsOf, type Entry } from "./rpc.ts";

Deno.test("the profile follows what the user does with an item", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const { list, correct, remove, restore } = actionsOf(ana.client);
  const profile = async () => (await call(ana.client, "get_user_memory")).memory as JsonObject;
  const item = async (words: string): Promise<Entry> => {
    const found = (await list()).items.find(({ content }) => content.includes(words));
    assert.ok(found, words);
    return found;
  };
  await say(stack, ana, "moro em Curitiba");
  await say(stack, ana, "sou enfermeira");
  await say(stack, ana, "tenho 34 anos");
  await say(stack, ana, "quero correr uma maratona");
  await consolidateNow(stack, ana);
  const { location, age, current_goals } = await profile();
  assert.deepEqual([location, age, current_goals], ["Curitiba", 34, ["Correr uma maratona"]]);

  await t.step("a deleted item leaves it and comes back with the item", async () => {
    const { id } = await item("Curitiba");
    await remove(id);
    assert.equal((await profile()).location, null);
    await restore(id);
    assert.equal((await profile()).location, "Curitiba");
    const goal = await item("maratona");
    await remove(goal.id);
    assert.deepEqual((await profile()).current_goals, []);
    await restore(goal.id);
    assert.deepEqual((await profile()).current_goals, ["Correr uma maratona"]);
  });

  await t.step("a correction corrects it", async () => {
    const { item: right } = await correct((await item("Curitiba")).id, { content: "Mora em Recife" });
    assert.equal((await profile()).location, "Recife");
    await correct((await item("34")).id, { content: "Tem 35 anos" });
    assert.equal((await profile()).age, 35);
    await correct((await item("maratona")).id, { content: "Quer correr uma meia maratona" });
    assert.deepEqual((await profile()).current_goals, ["Correr uma meia maratona"]);
    await correct(right.id, { content: "Está de mudança, ainda sem casa" });
    assert.equal((await profile()).location, null);
  });

  await t.step("what takes an item's place takes its place there too, and 'keep the old' keeps it", async () => {
    const bia = await stack.createUser("Bia");
    const hers = async () => ((await call(bia.client, "get_user_memory")).memory as JsonObject).location;
    await say(stack, bia, "moro em Natal");
    await consolidateNow(stack, bia);
    const mine = actionsOf(bia.client);
    const old = (await mine.list()).items[0]!;
    await mine.validate(old.id);
    const next = await mine.learn("Mora em Olinda", { area: "personal_growth" });
    assert.equal(await hers(), "Natal");
    await call(bia.client, "resolve_knowledge", { item_id: next.id, resolution: "use_new" });
    assert.equal(await hers(), "Olinda");
    await mine.remove(next.id);
    await mine.restore(old.id);
    assert.equal(await hers(), "Natal");
  });

  await t.step("what the user wrote into it, and what other items say, stays", async () => {
    const caio = await stack.createUser("Caio");
    const mine = actionsOf(caio.client);
    const his = async () => (await call(caio.client, "get_user_memory")).memory as JsonObject;
    // Written by hand, though it stood there already.
    await stack.sql("update public.user_memories set location = 'Manaus' where user_id = $1", [caio.userId]);
    await call(caio.client, "update_user_memory", { changes: { location: "Manaus" } });
    const home = await mine.learn("Mora em Manaus", { area: "personal_growth" });
    await mine.remove(home.id);
    assert.equal((await his()).location, "Manaus");
    await say(stack, caio, "tenho 40 anos");
    await say(stack, caio, "quero aprender violão");
    await consolidateNow(stack, caio);
    const books = await mine.learn("Tem 40 livros de culinária", { area: "leisure" });
    const shop = await mine.learn("Abriu uma loja de violão", { area: "career" });
    await mine.remove(books.id);
    await mine.remove(shop.id);
    const { age, current_goals } = await his();
    assert.deepEqual([age, current_goals], [40, ["Aprender violão"]]);
  });

  await t.step("a time zone the user sets is the one their days begin in", async () => {
    const { data: before } = await ana.client.from("profiles").select("timezone").single();
    assert.equal(before!.timezone, "America/Sao_Paulo");
    await call(ana.client, "update_user_memory", { changes: { timezone: "Europe/Lisbon" } });
    const { data: after } = await ana.client.from("profiles").select("timezone").single();
    assert.equal(after!.timezone, "Europe/Lisbon");
  });

  await t.step("a correction to something of another kind answers another question", async () => {
    const { item: other } = await correct((await item("mudança")).id, { content: "Trabalha no Itaú" });
    const { data } = await ana.client.from("knowledge_items").select("slot").eq("id", other.id).single();
    assert.equal(data!.slot, "employment");
  });

  await stack.close();
});
