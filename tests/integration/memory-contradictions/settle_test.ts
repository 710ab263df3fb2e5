import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { memoryOf, undo } from "./memory.ts";

Deno.test("add_knowledge() settles contradictions", async (t) => {
  const stack = await startStack();
  const someone = async () => {
    const user = await stack.createUser("Ana");
    return { user, ...memoryOf(user) };
  };
  const home = (value: string, more: JsonObject = {}) => ({ slot: "residence", value, ...more });

  await t.step("the later statement supersedes, the loser keeps its confidence and stays", async () => {
    const { say, rows, current } = await someone();
    const old = await say("Mora em Curitiba", home("Curitiba", { confidence: 0.95 }));
    const { status, item, ended } = await say("Se mudou para Recife", home("Recife", { confidence: 0.85 }));
    assert.equal(status, "created");
    assert.deepEqual(ended?.map((loser) => loser.id), [old.item.id]);
    const [loser, winner] = await rows();
    assert.deepEqual([loser!.superseded_by_id, loser!.confidence, loser!.slot], [item.id, 0.95, "residence"]);
    assert.ok(loser!.superseded_at);
    assert.equal(winner!.needs_resolution, false);
    assert.deepEqual(await current(), ["Se mudou para Recife"]);
  });

  await t.step("the same said again refreshes the item, in the new words when they tell more", async () => {
    const { say, rows } = await someone();
    const first = await say("Mora em Natal", home("Natal", { confidence: 0.7 }));
    const again = await say("Mora em Natal!", home("natal", { confidence: 0.95 }));
    assert.deepEqual([again.status, again.item.id, again.item.content, again.item.confidence], [
      "updated",
      first.item.id,
      "Mora em Natal",
      0.95,
    ]);
    const richer = await say("Mora em Natal desde a infância", home("Natal"));
    assert.deepEqual([richer.status, richer.item.content], ["updated", "Mora em Natal desde a infância"]);
    const poorer = await say("Mora em Natal", home("Natal"));
    assert.deepEqual([poorer.status, poorer.item.content], ["updated", "Mora em Natal desde a infância"]);
    assert.equal((await rows()).length, 1);
  });

  await t.step("the same words with a slot file the item that had none", async () => {
    const { say, rows } = await someone();
    await say("Mora em Recife", home("Recife"));
    const { item } = await say("Mora em Natal");
    assert.equal((await say("Mora em Natal", home("Natal"))).item.id, item.id);
    const [recife, natal] = await rows();
    assert.deepEqual([natal!.slot, recife!.superseded_by_id], ["residence", natal!.id]);
  });

  await t.step("a validated item is never overwritten: the user is asked", async () => {
    const { say, enter, rows, user } = await someone();
    const mine = await enter("Mora em Curitiba", home("Curitiba"));
    const { ended, question } = await say("Mora em São Paulo", home("São Paulo"));
    assert.equal(ended, undefined);
    assert.equal(question?.item.content, "Mora em São Paulo");
    assert.equal(question?.other.id, mine.item.id);
    assert.deepEqual((await rows()).map((row) => [row.needs_resolution, row.superseded_at]), [[false, null], [
      true,
      null,
    ]]);
    const { data } = await user.client.from("knowledge_links").select("from_id, to_id, relation");
    assert.deepEqual(data, [{ from_id: question!.item.id, to_id: mine.item.id, relation: "contradicts" }]);
    assert.equal((await say("Está morando em São Paulo", home("São Paulo"))).status, "updated");
  });

  await t.step("what was only concluded never replaces what was said: the user is asked", async () => {
    const { say, rows } = await someone();
    const { item } = await say("Mora em Natal", home("Natal"));
    await stack.sql(
      `select private.settle_knowledge(i) from jsonb_populate_record(null::public.knowledge_items, to_jsonb(
        (select k from public.knowledge_items k where k.id = $1)) || jsonb_build_object('id', gen_random_uuid(), 'source', 'ai_inference',
        'confidence', 0.7, 'content', 'Parece morar em Olinda', 'value', 'Olinda', 'stated_at', now())) i`,
      [item.id],
    );
    assert.deepEqual((await rows()).map((row) => [row.superseded_at, row.needs_resolution]), [[null, false], [
      null,
      true,
    ]]);
  });

  await t.step("below 0.7 nothing is acted on", async () => {
    const { say, current } = await someone();
    await say("Trabalha na Vale", { slot: "employer", value: "Vale" });
    const { ended, question } = await say("Trabalha no SAMU", {
      slot: "employer",
      value: "SAMU",
      confidence: 0.6,
    });
    assert.deepEqual([ended, question], [undefined, undefined]);
    assert.equal((await current()).length, 2);
  });

  await t.step("what was said earlier does not replace what was said later", async () => {
    const { say, user, rows } = await someone();
    const later = await say("Mora em Maceió", home("Maceió"));
    const [settled] = await stack.sql<{ superseded_by: string }>(
      `with item as (
        select i.* from jsonb_populate_record(null::public.knowledge_items, to_jsonb(
          (select k from public.knowledge_items k where k.id = $1)) || jsonb_build_object(
          'id', gen_random_uuid(), 'content', 'Mora em Aracaju', 'value', 'Aracaju', 'stated_at', now() - interval '2 days')) i)
      select (s).id as superseded_by from (select private.settle_knowledge(item) as s from item) x`,
      [later.item.id],
    );
    assert.ok(settled);
    const old = (await rows()).find((row) => row.content === "Mora em Aracaju");
    assert.equal(old?.superseded_by_id, later.item.id);
    assert.ok(user);
  });

  await t.step("what is superseded takes the questions about it along, and undoing asks again", async () => {
    const { say, enter, current, rows, user } = await someone();
    await enter("Mora em Natal", home("Natal"));
    assert.ok((await say("Mora em Recife", home("Recife"))).question);
    await say("Mora em Olinda", home("Olinda", { tool_call_id: "moved" }));
    assert.deepEqual(await current(), ["Mora em Natal", "Mora em Olinda"]);
    const waiting = async () => (await rows()).filter((row) => row.needs_resolution).map(({ content }) => content);
    assert.deepEqual(await waiting(), ["Mora em Olinda"]);
    await undo(user, "moved");
    assert.deepEqual(await waiting(), ["Mora em Recife"]);
  });

  await t.step("taking it back restores what was superseded and what was said", async () => {
    const { say, current, rows, user } = await someone();
    await say("Mora em Santos", home("Santos"));
    await say("Se mudou para Campinas", home("Campinas", { tool_call_id: "moved" }));
    await undo(user, "moved");
    assert.deepEqual(await current(), ["Mora em Santos"]);
    await say("Mora em Santos há anos", home("Santos", { tool_call_id: "reworded" }));
    await undo(user, "reworded");
    assert.deepEqual(await current(), ["Mora em Santos"]);
    assert.equal((await rows())[0]!.slot, "residence");
  });

  await t.step("the same words about something else are another item", async () => {
    const { say, current, rows } = await someone();
    const words = "Camarão nunca mais";
    const first = await say(words, { slot: "likes", key: "camarão", holds: false });
    const other = await say(words, { slot: "allergy", key: "camarão" });
    assert.deepEqual([other.status, other.item.id === first.item.id], ["created", false]);
    const turned = await say(words, { slot: "likes", key: "camarão" });
    assert.deepEqual(turned.ended?.map(({ id }) => id), [first.item.id]);
    assert.equal((await current()).length, 2);
    const dose = await say("Toma o remédio", { slot: "medication", key: "losartana", value: "50 mg" });
    const more = await say("Toma o remédio", { slot: "medication", key: "losartana", value: "100 mg" });
    assert.deepEqual(more.ended?.map(({ id }) => id), [dose.item.id]);
    await say("Toma o remédio", { slot: "medication", key: "losartana" });
    assert.equal((await rows()).length, 5);
  });

  await t.step("words that differ in a sign or a picture are two items", async () => {
    const { say, current } = await someone();
    const told = [
      "Quer aprender C",
      "Quer aprender C++",
      "Quer aprender C#",
      "Ri com 🐶",
      "Ri com 🐱",
      "Deve -5",
      "Deve +5",
    ];
    for (const one of told) assert.equal((await say(one)).status, "created", one);
    assert.equal((await say("ri com 🐱!")).status, "updated");
    assert.deepEqual(await current(), told);
  });

  await t.step("a value that differs in its sign is another value", async () => {
    const { say } = await someone();
    for (const [slot, known, next] of [["blood_type", "A+", "A-"], ["income", "+5", "-5"]]) {
      const { item } = await say(`Era ${known}`, { slot, value: known });
      const { ended } = await say(`Agora ${next}`, { slot, value: next });
      assert.deepEqual(ended?.map(({ id }) => id), [item.id]);
    }
  });

  await t.step("of two that the user typed the later counts, and nothing is asked", async () => {
    const { enter, say, current, rows } = await someone();
    await enter("Mora em Natal", home("Natal"));
    const { ended, question } = await enter("Mora em Recife", home("Recife"));
    assert.deepEqual([ended?.map(({ content }) => content), question], [["Mora em Natal"], undefined]);
    assert.ok((await say("Mora em Olinda", home("Olinda"))).question);
    assert.deepEqual(await current(), ["Mora em Recife", "Mora em Olinda"]);
    assert.equal((await rows()).filter((row) => row.needs_resolution).length, 1);
  });

  await t.step("of many typed at once one is current, and those that lost say to what", async () => {
    const { enter, rows } = await someone();
    const cities = Array.from({ length: 20 }, (_, at) => `Cidade ${at}`);
    const added = await Promise.all(cities.map((city) => enter(`Mora em ${city}`, home(city))));
    const now = await rows();
    assert.equal(now.filter((row) => row.superseded_at === null).length, 1);
    assert.deepEqual(now.filter((row) => row.needs_resolution), []);
    const replaced = new Set(added.flatMap(({ ended = [] }) => ended.map(({ id }) => id)));
    const lost = added.filter(({ item }) => now.some(({ id, superseded_at }) => id === item.id && superseded_at));
    for (const { item, superseded_by } of lost) assert.ok(superseded_by || replaced.has(item.id), item.content);
  });

  await t.step("settle_knowledge() names what counts more than a late statement", async () => {
    const { say } = await someone();
    const known = await say("Mora em Maceió", home("Maceió"));
    const [late] = await stack.sql<{ winner: string; superseded: string[] }>(
      `select (private.settle_knowledge(jsonb_populate_record(k, jsonb_build_object('id', gen_random_uuid(), 'content', 'Mora em Aracaju',
        'value', 'Aracaju', 'stated_at', now() - interval '2 days')))).*
      from public.knowledge_items k where k.id = $1`,
      [known.item.id],
    );
    assert.deepEqual([late!.winner, late!.superseded], [known.item.id, []]);
  });

  await t.step("taking back says only what the write has changed", async () => {
    const { say, user } = await someone();
    await say("Mora em Santos", home("Santos"));
    await say("Mora em Santos", home("Santos", { tool_call_id: "again" }));
    const { data } = await user.client.from("tool_executions").select("undo").eq("tool_call_id", "again").single();
    assert.deepEqual((data!.undo as { set: JsonObject }[]).map(({ set }) => Object.keys(set).sort()), [
      ["filed_at", "stated_at"],
    ]);
  });

  await t.step("words edited by hand are about nothing until somebody says so", async () => {
    const { enter, user } = await someone();
    const { item } = await enter("Mora em Santos", home("Santos"));
    const change = async (set: JsonObject) => {
      const { data, error } = await user.client.from("knowledge_items").update(set).eq("id", item.id)
        .select("slot, value, holds, filed_at").single();
      assert.ifError(error);
      return data!;
    };
    assert.equal((await change({ content: "mora em santos." })).slot, "residence");
    const { filed_at: _, ...said } = await change({ content: "Mora em Campinas", value: "Campinas" });
    assert.deepEqual(said, { slot: "residence", value: "Campinas", holds: true });
    const again = await change({ content: "Mora mesmo em Campinas", slot: "residence" });
    assert.deepEqual(again, { ...said, filed_at: null }, "said along, it is settled by the next scheduled run");
    assert.deepEqual(await change({ content: "Mora em Campinas", value: "Campinas" }), again);
    assert.deepEqual(await change({ content: "Mora longe" }), { slot: null, value: null, holds: true, filed_at: null });
    await change({ content: "Tipo A+", slot: "blood_type", value: "A+" });
    assert.equal((await change({ content: "Tipo A-" })).slot, null);
  });

  await stack.close();
});
