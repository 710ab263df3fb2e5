import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../health/rpc.ts";
import { memoryOf, undo } from "./memory.ts";

Deno.test("add_knowledge() settles contradictions", async (t) => {
  const stack = await startStack();
  const someone = async () => {
    const user = await stack.createUser("Ana");
    return { user, ...memoryOf(user) };
  };

  await t.step("replace kinds: the later statement supersedes, the loser keeps its confidence and stays", async () => {
    const { say, rows, current } = await someone();
    const old = await say("Mora em Curitiba", { confidence: 0.95 });
    const { status, item, superseded } = await say("Se mudou para Recife", { confidence: 0.8 });
    assert.equal(status, "created");
    assert.deepEqual(superseded?.map((loser) => loser.id), [old.item.id]);
    const [loser, winner] = await rows();
    assert.deepEqual([loser!.superseded_by_id, Number(loser!.confidence), loser!.slot], [item.id, 0.95, "residence"]);
    assert.ok(loser!.superseded_at);
    assert.equal(winner!.needs_resolution, false);
    assert.deepEqual(await current(), ["Se mudou para Recife"]);
  });

  await t.step("a complement, a detail and a plan leave everything standing", async () => {
    const { say, current } = await someone();
    const told = [
      "Mora em Salvador",
      "Mora na Pituba, perto da praia",
      "Mora com o marido",
      "Quer se mudar para Lisboa",
      "Trabalha no Itaú",
      "É gerente de contas",
      "Está pensando em pedir demissão",
    ];
    for (const content of told) assert.equal((await say(content)).superseded, undefined, content);
    assert.deepEqual(await current(), told);
  });

  await t.step("the same slot and value refresh the item instead of a second one", async () => {
    const { say, rows } = await someone();
    const first = await say("Mora em Natal", { confidence: 0.7 });
    const again = await say("Está morando em Natal", { confidence: 0.95 });
    assert.deepEqual([again.status, again.item.id, again.item.content, again.item.confidence], [
      "updated",
      first.item.id,
      "Mora em Natal",
      0.95,
    ]);
    const richer = await say("Mora em Natal desde a infância");
    assert.deepEqual([richer.status, richer.item.content], ["updated", "Mora em Natal desde a infância"]);
    assert.equal((await rows()).length, 1);
  });

  await t.step("weight: the newest counts, the others stay in history", async () => {
    const { say, current, rows } = await someone();
    for (const content of ["Pesa 82 kg", "Pesou 80,5 kg", "Está com 79 kg"]) await say(content, { area: "health" });
    assert.deepEqual(await current(), ["Está com 79 kg"]);
    assert.equal((await rows()).length, 3);
    await say("Quer chegar aos 75 kg", { area: "health" });
    assert.equal((await current()).length, 2);
  });

  await t.step("goals: reached or given up ends one, another stands beside it", async () => {
    const { say, current } = await someone();
    await say("Quer correr uma maratona");
    await say("Quer aprender francês");
    await say("Quer juntar 10 mil reais");
    assert.equal((await say("Juntou 3 mil reais")).superseded, undefined);
    assert.equal((await say("Correu a maratona do Rio")).superseded?.length, 1);
    assert.equal((await say("Desistiu do francês")).superseded?.length, 1);
    assert.deepEqual((await current()).filter((content) => content.startsWith("Quer")), ["Quer juntar 10 mil reais"]);
  });

  await t.step("only items of the same subject compete", async () => {
    const { say, current } = await someone();
    await say("Mora em Belém");
    await say("Mora em Manaus", { person: "Júlia" });
    await say("A irmã mora em Fortaleza");
    await say("Se mudou para Natal", { person: "Júlia" });
    assert.deepEqual(await current(), ["Mora em Belém", "A irmã mora em Fortaleza", "Se mudou para Natal"]);
  });

  await t.step("somebody named in the text is the same as the person of that name", async () => {
    const { say, current } = await someone();
    await say("Mora em Manaus", { person: "Júlia" });
    await say("A Júlia se mudou para Natal");
    assert.deepEqual(await current(), ["A Júlia se mudou para Natal"]);
  });

  await t.step("what ends names what it ends", async () => {
    const { say, current } = await someone();
    for (const content of ["Faz academia três vezes por semana", "Faz aula de violão", "Gosta de café"]) {
      await say(content);
    }
    await say("Largou a academia");
    await say("Não gosta de café com açúcar");
    assert.deepEqual(await current(), [
      "Faz aula de violão",
      "Gosta de café",
      "Largou a academia",
      "Não gosta de café com açúcar",
    ]);
  });

  await t.step("a validated item is never overwritten: the user is asked", async () => {
    const { say, enter, rows, user } = await someone();
    const mine = await enter("Mora em Curitiba");
    const { superseded, question } = await say("Mora em São Paulo");
    assert.equal(superseded, undefined);
    assert.equal(
      question?.question,
      "Você mencionou antes que mora em Curitiba, mas agora disse que mora em São Paulo. Mudou algo?",
    );
    assert.equal(question?.other.id, mine.item.id);
    assert.deepEqual((await rows()).map((row) => [row.needs_resolution, row.superseded_at]), [[false, null], [
      true,
      null,
    ]]);
    const { data } = await user.client.from("knowledge_links").select("from_id, to_id, relation");
    assert.deepEqual(data, [{ from_id: question!.item.id, to_id: mine.item.id, relation: "contradicts" }]);
    assert.equal((await say("Está morando em São Paulo")).status, "updated");
  });

  await t.step("below 0.7 nothing is acted on", async () => {
    const { say, current } = await someone();
    await say("Trabalha na Vale");
    const { superseded, question } = await say("Foi demitida", { confidence: 0.6 });
    assert.deepEqual([superseded, question], [undefined, undefined]);
    assert.equal((await current()).length, 2);
  });

  await t.step("what was said earlier does not replace what was said later", async () => {
    const { say, user, rows } = await someone();
    const later = await say("Mora em Maceió");
    const [settled] = await stack.sql<{ superseded_by: string }>(
      `with item as (
        select i.* from jsonb_populate_record(null::public.knowledge_items, to_jsonb(
          (select k from public.knowledge_items k where k.id = $1)) || jsonb_build_object(
          'id', gen_random_uuid(), 'content', 'Mora em Aracaju', 'stated_at', now() - interval '2 days')) i)
      select (s).id as superseded_by from (select private.settle_knowledge(item) as s from item) x`,
      [later.item.id],
    );
    assert.ok(settled);
    const old = (await rows()).find((row) => row.content === "Mora em Aracaju");
    assert.equal(old?.superseded_by_id, later.item.id);
    assert.ok(user);
  });

  await t.step("a claim that stands beside the contradicted one is not lost: the user is asked", async () => {
    const { say, current } = await someone();
    await say("É casada com o Rodrigo e trabalha na Petrobras");
    const { superseded, question } = await say("Se divorciou");
    assert.equal(superseded, undefined);
    assert.match(question!.question, /mas agora disse que se divorciou\. Mudou algo\?$/);
    assert.equal((await current()).length, 2);
  });

  await t.step("what had ended already is no question about what came after", async () => {
    const { say, current, rows } = await someone();
    await say("Trabalha no Hospital Português");
    await say("Foi contratada pelo SAMU");
    const { question } = await say("Não trabalha mais no Hospital Português");
    assert.equal(question, undefined);
    assert.deepEqual(await current(), ["Foi contratada pelo SAMU", "Não trabalha mais no Hospital Português"]);
    assert.ok((await rows()).every((row) => !row.needs_resolution));
    const doubt = await say("Não trabalha mais na Vale");
    assert.equal(doubt.question?.other.content, "Foi contratada pelo SAMU");
  });

  await t.step("what is superseded takes the questions about it along", async () => {
    const { say, current, rows, user } = await someone();
    await say("Fuma");
    assert.ok((await say("Fumava")).question);
    await say("Parou de fumar", { tool_call_id: "stopped" });
    assert.deepEqual(await current(), ["Fumava", "Parou de fumar"]);
    assert.ok((await rows()).every((row) => !row.needs_resolution));
    await undo(user, "stopped");
    assert.deepEqual((await rows()).map((row) => row.needs_resolution), [false, true]);
  });

  await t.step("similar items of the area are named as candidates for a judgement", async () => {
    const { say } = await someone();
    await say("Acha a reunião de segunda um desperdício de tempo", { area: "career" });
    const { candidates } = await say("Acha a reunião de segunda muito útil", { area: "career" });
    assert.deepEqual(candidates?.map((item) => item.content), ["Acha a reunião de segunda um desperdício de tempo"]);
  });

  await t.step("taking it back restores what was superseded", async () => {
    const { say, current, user } = await someone();
    await say("Mora em Santos");
    await say("Se mudou para Campinas", { tool_call_id: "moved" });
    await undo(user, "moved");
    assert.deepEqual(await current(), ["Mora em Santos"]);
    await say("Mora em Santos há anos", { tool_call_id: "reworded" });
    await undo(user, "reworded");
    assert.deepEqual(await current(), ["Mora em Santos"]);
  });

  await t.step("update_person's notes settle like any fact of that person", async () => {
    const { user, current } = await someone();
    await call(user.client, "update_person", { name: "Bia", note: "Mora em Palmas", tool_call_id: "p1" });
    await call(user.client, "update_person", { name: "Bia", note: "Se mudou para Goiânia", tool_call_id: "p2" });
    assert.deepEqual(await current(), ["Se mudou para Goiânia"]);
    await undo(user, "p2");
    assert.deepEqual(await current(), ["Mora em Palmas"]);
  });

  await stack.close();
});
