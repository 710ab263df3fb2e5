import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { createExportApp } from "../../../shared/portability/create-export-app.ts";
import { listeningModel } from "../../support/listening-model.ts";
import { startStack } from "../../support/stack.ts";
import { exported } from "../portability/files.ts";
import { beliefs, consolidate } from "./consolidation.ts";
import { daysOf } from "./days.ts";
import { inWords } from "./comparable-json.ts";
import MONTH from "./month.json" with { type: "json" };
import { MONTH_SCRIPT } from "./month-script.ts";
import { scriptedReader } from "./scripted-reader.ts";

Deno.test("walks a month: memory, history and export are what 40 messages and their nights make of them", async (t) => {
  // What is learned is learned at night: a model that kept things at once would leave the nights nothing to do.
  const stack = await startStack({
    functions: {
      chat: createChatApp({ chooseModel: listeningModel }),
      "consolidate-memory": createConsolidationApp({ chooseModel: () => scriptedReader(MONTH_SCRIPT) }),
      export: createExportApp(),
    },
  });
  const lia = await stack.createUser("Lia");
  const days = daysOf(stack, lia);
  let said = 0;
  let last = "";
  const say = async (...texts: string[]) => {
    for (const text of texts) last = (await days.say(text)).text;
    said += texts.length;
  };
  const memory = async () => (await lia.client.from("user_memories").select("*").single()).data!;
  const rpc = async <T>(name: string, args: Record<string, unknown>): Promise<T> => {
    const { data, error } = await lia.client.rpc(name, args);
    assert.equal(error, null, JSON.stringify(error));
    return data;
  };
  const itemOf = async (content: string) => {
    const { data } = await lia.client.from("knowledge_items").select("id").eq("content", content).is(
      "deleted_at",
      null,
    );
    assert.equal(data?.length, 1, content);
    return data![0]!.id as string;
  };
  const believes = async (...contents: string[]) => {
    const now = await beliefs(stack, lia);
    for (const content of contents) assert.ok(now.includes(content), `${content} in ${now.join(" | ")}`);
  };
  const doubts = async (...contents: string[]) => {
    const now = await beliefs(stack, lia);
    for (const content of contents) assert.ok(!now.includes(content), `${content} in ${now.join(" | ")}`);
  };

  await t.step("she introduces herself, and at 3:00 of her clock, not before, it is learned", async () => {
    await say(
      "oii, me chamo Lia, tenho 29 anos e moro em Recife",
      "trabalho como enfermeira no Hospital Português",
      "tô namorando o Caio faz 2 anos",
      "minha mãe, a Rosa, mora comigo",
      "sou alérgica a dipirona e não como carne",
      "hj o plantão foi um inferno kkk",
    );
    assert.deepEqual(await days.night(2), []);
    await days.stay(3);
    assert.deepEqual((await consolidate(stack)).map(({ messagesProcessed }) => messagesProcessed), [6]);
    assert.deepEqual(await consolidate(stack), [], "once a day");
    await believes("Caio, namorado", "Rosa, mãe", "É alérgica a dipirona");
  });

  await t.step("money, moods, jokes, guesses and hearsay teach nothing; goals go to the profile", async () => {
    const before = await beliefs(stack, lia);
    await say("bom diaa", "gastei 38 reais na farmácia", "sim", "quanto gastei esse mês?");
    assert.equal((await days.night())[0]?.factsCreated, 0);
    assert.deepEqual(await beliefs(stack, lia), before);
    await say("quero correr uma meia maratona", "minha meta é juntar 10 mil reais até dezembro", "amo forró");
    await days.night();
    assert.deepEqual((await memory()).current_goals, ["Correr uma meia maratona", "Juntar 10 mil reais"]);
    await days.pass(4);
    await say(
      "minha irmã Bia é dentista",
      "acho que sou intolerante a lactose",
      "virei milionária! brincadeira kkk",
      "minha mãe disse que vai casar de novo",
      "torço pro Náutico",
    );
    await days.night();
    await doubts("Rosa: Vai casar de novo", "Casou de novo");
  });

  await t.step("she corrects by hand what is wrong; a new job takes the place of the old one", async () => {
    const team = { slot: "likes", key: "time de futebol", value: "Sport" };
    await rpc("correct_knowledge", { item_id: await itemOf("Torce pro Náutico"), content: "Torce pro Sport", ...team });
    await say(
      "fui contratada pelo SAMU!! não trabalho mais no Hospital Português",
      "anota aí que meu plantão agora é de 24h",
    );
    await days.night();
    await doubts("Trabalha no Hospital Português");
  });

  await t.step("a marriage and a move, then east for the honeymoon and west again", async () => {
    await days.pass(5);
    await say("a gente casou ontem!! sou casada com o Caio agora", "nos mudamos pra Olinda");
    assert.equal((await days.night(5)).length, 1);
    await believes("Caio, marido", "Mora em Olinda");
    await doubts("Namora o Caio há 2 anos", "Mora em Recife");
    await say("que frio aqui em Lisboa kkk", "tô morta de cansada");
    await days.stay(3);
    assert.deepEqual(await consolidate(stack), [], "3:00 again, on the same date");
    assert.equal((await days.night()).length, 1);
  });

  await t.step("a goal that is reached leaves the profile", async () => {
    await days.pass(4);
    await say("consegui correr a meia maratona inteira, 21 km!!", "pesei 63 kg hoje", "sim");
    await days.night();
    assert.deepEqual((await memory()).current_goals, ["Juntar 10 mil reais"]);
  });

  await t.step("what she corrected by hand stays when she says otherwise; she is asked, and settles it", async () => {
    await say("na verdade eu torço pro Náutico");
    await days.night();
    await believes("Torce pro Sport");
    assert.equal((await memory()).version, 9);
    await say("oi");
    assert.match(last, /Você mencionou antes “Torce pro Sport”, mas agora disse “Torce pro Náutico”\. Mudou algo\?$/);
    await say("continua o Sport");
    assert.match(last, /Mantive na memória: “Torce pro Sport/);
    await days.night();
    assert.ok((await beliefs(stack, lia)).every((belief) => !belief.includes("Náutico")));
  });

  await t.step("what she deletes is not learned again from what she had said before", async () => {
    await days.pass(2);
    await say("já te falei, não como carne de jeito nenhum");
    await rpc("delete_knowledge", { item_id: await itemOf("Não come carne") });
    assert.equal((await days.night())[0]?.status, "partial");
    assert.ok((await beliefs(stack, lia)).every((belief) => !belief.includes("carne")));
  });

  await t.step("the later of two shifts counts", async () => {
    await say("trabalho à noite no SAMU", "adotei um cachorro");
    await days.night();
    await say("agora trabalho de dia", "que semana");
    await days.night();
    await say("tudo bem");
    await days.night();
    await believes("Trabalha de dia");
    await doubts("Trabalha à noite");
  });

  await t.step("the last days", async () => {
    await say("tô lendo um livro ótimo", "o que vc sabe sobre mim?", "comecei a fazer terapia", "boa noite");
    await days.night();
    assert.equal(said, 40);
    assert.deepEqual(await days.night(), [], "nothing new, no record");
  });

  const { data: items } = await lia.client.from("knowledge_items").select("id, content");
  const { data: messages } = await lia.client.from("messages").select("id, content").eq("role", "user");
  const names = new Map([
    [lia.userId, "Lia"],
    ...[...items!, ...messages!].map(({ id, content }): [string, string] => [id, content]),
  ]);
  const words = (value: unknown) => inWords(value, names, days.dayOf);

  await t.step("in the end: the profile", async () => {
    assert.deepEqual(words(await rpc("get_user_memory", {})), MONTH.profile);
  });

  await t.step("in the end: what is believed, in words", async () => {
    assert.deepEqual((await beliefs(stack, lia)).sort(), MONTH.beliefs.toSorted());
  });

  await t.step("in the end: the history of what changed", async () => {
    const histories: Record<string, unknown> = {};
    for (const content of Object.keys(MONTH.histories)) {
      histories[content] = words(await rpc("knowledge_history", { item_id: await itemOf(content) }));
    }
    assert.deepEqual(histories, MONTH.histories);
  });

  await t.step("in the end: the record of each night", async () => {
    const { data } = await lia.client.from("memory_consolidations")
      .select("consolidated_to, status, messages_processed, facts_created, facts_updated, memory_updates, rejections")
      .order("created_at");
    assert.deepEqual(words(data), MONTH.nights);
    const { data: stamped } = await lia.client.from("messages").select("consolidation_id, role");
    assert.ok(stamped!.every(({ role, consolidation_id }) => (role === "user") === (consolidation_id !== null)));
  });

  await t.step("in the end: the export", async () => {
    const { what, data } = await exported(stack, lia.token, "memory");
    const times = data.knowledge_items!.map(({ created_at }) => String(created_at));
    assert.deepEqual(times, times.toSorted(), "chronological");
    // What is of one instant may stand in any order.
    const byContent = (one: Record<string, unknown>, other: Record<string, unknown>) =>
      String(one.content) < String(other.content) ? -1 : 1;
    const sorted = { ...data, knowledge_items: data.knowledge_items!.toSorted(byContent) };
    assert.deepEqual(words({ what, data: sorted }), MONTH.exported);
  });

  await stack.close();
});
