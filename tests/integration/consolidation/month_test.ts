import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";

async function rpc(user: TestUser, name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data, error } = await user.client.rpc(name, args);
  assert.equal(error, null, JSON.stringify(error));
  return data;
}

Deno.test("a month of Lia's life ends in what she would say of herself", async (t) => {
  const stack = await startStack();
  const lia = await stack.createUser("Lia");
  const live = (timezone: string) =>
    stack.sql("update public.profiles set timezone = $2 where user_id = $1", [lia.userId, timezone]);
  const day = async (date: string, ...texts: string[]) => {
    for (const [i, text] of texts.entries()) await say(stack, lia, text, `${date}T${10 + i}:00:00Z`);
    return await consolidateNow(stack, lia);
  };
  const itemOf = async (content: string) => {
    const { data } = await lia.client.from("knowledge_items").select("id").eq("content", content).is(
      "deleted_at",
      null,
    );
    assert.equal(data?.length, 1, content);
    return data![0]!.id as string;
  };
  const memory = async () => (await lia.client.from("user_memories").select("*").single()).data!;

  await t.step("she introduces herself", async () => {
    await day(
      "2026-10-01",
      "oi! me chamo Lia, tenho 29 anos e moro em Recife",
      "trabalho como enfermeira no Hospital Português",
      "tô namorando o Caio faz dois anos",
      "hoje o plantão foi um inferno",
      "minha mãe, a Rosa, mora comigo",
      "sou alérgica a dipirona e não como carne",
    );
    assert.deepEqual(
      (await beliefs(stack, lia)).sort(),
      [
        "Caio, namorado",
        "Chama-se Lia",
        "Está namorando o Caio faz dois anos",
        "Mora em Recife",
        "Não come carne",
        "Rosa, mãe",
        "Rosa: Mora junto",
        "Tem 29 anos",
        "Trabalha como enfermeira no Hospital Português",
        "É alérgica a dipirona",
      ].sort(),
    );
    const { name, age, location, occupation, version } = await memory();
    assert.deepEqual([name, age, location, occupation, version], [
      "Lia",
      29,
      "Recife",
      "Enfermeira no Hospital Português",
      1,
    ]);
  });

  await t.step("days without news, moods, questions and jokes teach nothing", async () => {
    const before = await beliefs(stack, lia);
    await day("2026-10-03", "bom dia", "tô morta de cansaço", "quanto gastei esse mês?", "paguei a luz");
    await day(
      "2026-10-05",
      "acho que sou intolerante a lactose",
      "virei milionária! brincadeira",
      "minha mãe disse que casou de novo",
    );
    assert.deepEqual(await beliefs(stack, lia), before);
    assert.equal((await memory()).version, 3);
  });

  await t.step("goals go to the profile", async () => {
    await day("2026-10-07", "quero correr uma meia maratona", "minha meta é juntar 10 mil reais até dezembro");
    assert.deepEqual((await memory()).current_goals, ["Correr uma meia maratona", "Juntar 10 mil reais até dezembro"]);
  });

  await t.step("she corrects by hand what was understood wrongly", async () => {
    await day("2026-10-08", "minha irmã Bia é dentista");
    await rpc(lia, "correct_knowledge", { item_id: await itemOf("Mora em Recife"), content: "Mora em Olinda" });
    await rpc(lia, "update_user_memory", { changes: { location: "Olinda" } });
  });

  await t.step("a new job and a marriage take the place of the old ones, which stay in history", async () => {
    await day("2026-10-12", "fui contratada pelo SAMU! não trabalho mais no Hospital Português");
    await day("2026-10-17", "a gente casou ontem!! sou casada com o Caio agora");
    const now = await beliefs(stack, lia);
    assert.ok(!now.includes("Trabalha como enfermeira no Hospital Português"), now.join(" | "));
    assert.ok(!now.includes("Está namorando o Caio faz dois anos"), now.join(" | "));
    const { data } = await lia.client.from("knowledge_items").select("content, superseded_by_id, confidence")
      .not("superseded_at", "is", null);
    assert.ok(data!.some(({ content }) => content === "Está namorando o Caio faz dois anos"));
    assert.ok(
      data!.every(({ superseded_by_id, confidence }) => superseded_by_id !== null && Number(confidence) === 0.95),
    );
  });

  await t.step("a goal that is reached leaves the profile", async () => {
    await day("2026-10-20", "CONSEGUI! corri minha meia maratona, consegui correr a meia maratona inteira");
    assert.deepEqual((await memory()).current_goals, ["Juntar 10 mil reais até dezembro"]);
  });

  await t.step(
    "what she corrected by hand is not overwritten by a later remark, but asked, and her answer settles it",
    async () => {
      await live("Europe/Lisbon");
      await say(stack, lia, "agora moro em Lisboa");
      await consolidateNow(stack, lia);
      const { data } = await lia.client.from("knowledge_items").select("id, content").eq("needs_resolution", true)
        .eq("slot", "residence")
        .is("superseded_at", null);
      assert.deepEqual(data!.map(({ content }) => content), ["Mora em Lisboa"]);
      assert.ok((await beliefs(stack, lia)).includes("Mora em Olinda"));
      await rpc(lia, "resolve_knowledge", { item_id: data![0]!.id, resolution: "use_new" });
      assert.ok(!(await beliefs(stack, lia)).includes("Mora em Olinda"));
      assert.equal((await memory()).location, "Olinda", "the field is hers");
    },
  );

  await t.step("what she deleted does not come back from what she had said before", async () => {
    await say(stack, lia, "lembra que eu não como carne", "2026-10-25T10:00:00Z");
    await rpc(lia, "delete_knowledge", { item_id: await itemOf("Não come carne") });
    assert.equal((await consolidateNow(stack, lia)).status, "partial");
    assert.ok(!(await beliefs(stack, lia)).includes("Não come carne"));
  });

  await t.step("in the end memory, history and records agree", async () => {
    const now = await beliefs(stack, lia);
    assert.equal(new Set(now).size, now.length, "nothing twice");
    for (
      const belief of [
        "Mora em Lisboa",
        "É alérgica a dipirona",
        "Tem 29 anos",
        "Bia, irmã",
        "Rosa, mãe",
        "Caio, namorado",
      ]
    ) assert.ok(now.includes(belief), `${belief} in ${now.join(" | ")}`);
    const { data: history } = await lia.client.rpc("knowledge_history", { item_id: await itemOf("Mora em Lisboa") });
    assert.match(JSON.stringify(history), /Olinda/);
    const { data: records } = await lia.client.from("memory_consolidations").select("messages_processed, status");
    const { data: messages } = await lia.client.from("messages").select("consolidation_id");
    assert.equal(records!.reduce((sum, { messages_processed }) => sum + messages_processed, 0), messages!.length);
    assert.ok(messages!.every(({ consolidation_id }) => consolidation_id !== null));
    assert.equal((await memory()).version, records!.length);
  });

  await stack.close();
});
