import assert from "node:assert/strict";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { CONSOLIDATION_LIMITS } from "../../../shared/memory/consolidate-user.ts";
import { startStack } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";
import { answered as fact, startFakeExtractionModel } from "./fake-extraction-model.ts";

Deno.test("consolidation with a language model", async (t) => {
  const model = startFakeExtractionModel();
  const stack = await startStack({
    env: model.env,
    functions: {
      "consolidate-memory": createConsolidationApp({ limits: { ...CONSOLIDATION_LIMITS, retrySeconds: () => 0.01 } }),
    },
  });
  const answer = (items: unknown[], memory_changes: unknown[] = []) => JSON.stringify({ items, memory_changes });
  const rejectionsOf = async (userId: string) =>
    (await stack.sql<{ reason: string }>(
      `select r.value ->> 'reason' as reason from public.memory_consolidations c, jsonb_array_elements(c.rejections) r
       where c.user_id = $1`,
      [userId],
    )).map(({ reason }) => reason.split(":")[0]);

  await t.step("keeps facts, inferences with their quote, people and changes of the profile", async () => {
    const ana = await stack.createUser("Ana");
    const text = "não como carne faz dois anos, e minha irmã Júlia também não. Ando ansiosa com a entrega";
    const id = await say(stack, ana, text);
    model.script(answer([
      fact("Não come carne há dois anos", "não como carne faz dois anos", {
        slot: "diet",
        value: "sem carne",
        memory: { field: "values", op: "add", value: "Cuidar dos bichos" },
      }),
      fact("É irmã", "minha irmã Júlia", {
        type: "person",
        area: "relationships",
        subject: "Júlia",
        slot: "relationship",
        key: "Júlia",
        value: "irmã",
      }),
      fact("Não come carne", "minha irmã Júlia também não", { subject: "Júlia", slot: "diet", value: "sem carne" }),
      fact("Fica ansiosa perto de entregas", "Ando ansiosa com a entrega", {
        type: "insight",
        area: "mental_health",
        certainty: "inferred",
      }),
    ], [{ message: 1, field: "top_of_mind", op: "add", value: "A entrega" }]));
    assert.deepEqual(await consolidateNow(stack, ana), {
      userId: ana.userId,
      status: "completed",
      messagesProcessed: 1,
      factsCreated: 3,
      factsUpdated: 0,
      inferencesCreated: 1,
    });
    assert.deepEqual(
      (await beliefs(stack, ana)).sort(),
      [
        "Fica ansiosa perto de entregas",
        "Júlia, irmã",
        "Júlia: Não come carne",
        "Não come carne há dois anos",
      ].sort(),
    );
    const [insight] = await stack.sql<Record<string, unknown>>(
      "select source, confidence::float, inference_evidence from public.knowledge_items where user_id = $1 and type = 'insight'",
      [ana.userId],
    );
    assert.deepEqual(insight, {
      source: "ai_inference",
      confidence: 0.7,
      inference_evidence: "Ando ansiosa com a entrega",
    });
    const [diet] = await stack.sql<Record<string, unknown>>(
      `select slot, slot_key, value, holds, quote, source_ref, filed_at is not null as filed, confidence::float
       from public.knowledge_items where user_id = $1 and content = 'Não come carne há dois anos'`,
      [ana.userId],
    );
    assert.deepEqual(diet, {
      slot: "diet",
      slot_key: null,
      value: "sem carne",
      holds: true,
      quote: "não como carne faz dois anos, e minha irmã Júlia também não.",
      source_ref: id,
      filed: true,
      confidence: 0.95,
    });
    const { data } = await ana.client.from("user_memories").select("top_of_mind, values").single();
    assert.deepEqual(data, { top_of_mind: ["A entrega"], values: ["Cuidar dos bichos"] });
    assert.equal(model.requests[0]!.model, "gemini-3.5-flash-lite");
  });

  await t.step("rejects what is wrong item by item, with the reason, and keeps the rest", async () => {
    const bia = await stack.createUser("Bia");
    await say(stack, bia, "tomo losartana todo dia");
    await say(stack, bia, "uns vivem mais de 100 anos");
    const taken = "tomo losartana todo dia";
    model.script(answer([
      fact("Toma losartana todo dia", taken),
      fact("Toma losartana todo dia", taken, { type: "note" }),
      fact("Toma losartana todo dia", taken, { area: "love" }),
      fact("Toma losartana todo dia", taken, { certainty: "perhaps" }),
      fact("", taken),
      fact("x".repeat(10_000), taken),
      fact("Mora em Paris", taken),
      fact("Toma losartana de 50 mg", taken),
      fact("Mora em Paris", "moro em Paris"),
      fact("Toma losartana", ""),
      fact("Toma losartana todo dia", taken, { message: 2 }),
      fact("Toma losartana todo dia", taken, { message: 7 }),
      fact("Mora longe", taken, { subject: "Renata" }),
      fact("Nasceu", taken, { slot: "birthday", value: "2999-01-01" }),
      fact("Toma \u0000 losartana", taken),
      "nonsense",
      null,
    ]));
    const { status, factsCreated } = await consolidateNow(stack, bia);
    assert.deepEqual([status, factsCreated], ["partial", 1]);
    assert.deepEqual(await beliefs(stack, bia), ["Toma losartana todo dia"]);
    const reasons = await rejectionsOf(bia.userId);
    assert.equal(reasons.length, 16);
    for (const reason of ["invalid_item", "not_in_message", "unknown_message", "future_date"]) {
      assert.ok(reasons.includes(reason), `${reason} among ${reasons}`);
    }
  });

  await t.step("keeps an item whose slot cannot be, for the filing of the next night", async () => {
    const iris = await stack.createUser("Íris");
    await say(stack, iris, "tenho alergia, moro longe, corro muito");
    model.script(answer([
      fact("Tem alergia", "tenho alergia", { slot: "allergy" }),
      fact("Mora longe", "moro longe", { slot: "residence", key: "casa", value: "longe" }),
      fact("Corre muito", "corro muito", { slot: "sport", key: "corrida" }),
    ]));
    assert.equal((await consolidateNow(stack, iris)).factsCreated, 3);
    const rows = await stack.sql(
      `select content, slot, slot_key, filed_at is not null as filed from public.knowledge_items where user_id = $1 order by content`,
      [iris.userId],
    );
    assert.deepEqual(rows, [
      { content: "Corre muito", slot: null, slot_key: null, filed: false },
      { content: "Mora longe", slot: "residence", slot_key: null, filed: true },
      { content: "Tem alergia", slot: null, slot_key: null, filed: false },
    ]);
  });

  await t.step("what replaces a known item names it by its number; validated ones stay", async () => {
    const joana = await stack.createUser("Joana");
    const know = { type: "fact", area: "leisure" };
    await joana.client.rpc("add_knowledge", { ...know, content: "Detesta o mar", tool_call_id: crypto.randomUUID() });
    await joana.client.rpc("add_knowledge", { ...know, content: "Prefere montanha", slot: "likes", key: "montanha" });
    await say(stack, joana, "fiz as pazes com o mar");
    model.script(([asked]) => {
      const numberOf = (content: string) => Number(new RegExp(`\\[(\\d+)\\] ${content}`).exec(asked!)![1]);
      const replaces = [numberOf("Detesta o mar"), numberOf("Prefere montanha"), 99];
      return answer([fact("Fez as pazes com o mar", "fiz as pazes com o mar", { area: "leisure", replaces })]);
    });
    assert.equal((await consolidateNow(stack, joana)).factsCreated, 1);
    assert.deepEqual((await beliefs(stack, joana)).sort(), ["Fez as pazes com o mar", "Prefere montanha"]);
  });

  await t.step("shows the assistant's question beside a short answer, and learns nothing from it", async () => {
    const kika = await stack.createUser("Kika");
    await say(stack, kika, "oi");
    const { data: [conversation] } = await kika.client.from("conversations").select("id") as { data: { id: string }[] };
    await stack.sql(
      `insert into public.messages (user_id, conversation_id, role, parts, content)
       values ($1, $2, 'assistant', '[]', 'Oi, Kika! Em que cidade você mora? É São Paulo?')`,
      [kika.userId, conversation!.id],
    );
    await say(stack, kika, "não, Niterói");
    model.script(answer([
      fact("Mora em Niterói", "não, Niterói", { message: 2, slot: "residence", value: "Niterói" }),
      fact("Mora em São Paulo", "É São Paulo?", { message: 2, slot: "residence", value: "São Paulo" }),
    ]));
    await consolidateNow(stack, kika);
    assert.deepEqual([await beliefs(stack, kika), await rejectionsOf(kika.userId)], [["Mora em Niterói"], [
      "not_in_message",
    ]]);
    assert.match(
      model.requests.at(-1)!.texts[0]!,
      /\[2\] \d{4}-\d\d-\d\d \d\d:\d\d\n\(pergunta: É São Paulo\?\)\nnão, Niterói/,
    );
  });

  await t.step("does not show the question of an answer to what is not to be kept", async () => {
    const lia = await stack.createUser("Lia");
    await say(stack, lia, "fica entre nós: a Ivone está se separando");
    const { data: [conversation] } = await lia.client.from("conversations").select("id") as { data: { id: string }[] };
    await stack.sql("update public.messages set not_to_learn_at = now() where user_id = $1", [lia.userId]);
    await stack.sql(
      `insert into public.messages (user_id, conversation_id, role, parts, content)
       values ($1, $2, 'assistant', '[]', 'Do que a Ivone precisa agora?')`,
      [lia.userId, conversation!.id],
    );
    await say(stack, lia, "companhia. e eu moro em Niterói");
    model.script(answer([fact("Mora em Niterói", "eu moro em Niterói", { slot: "residence", value: "Niterói" })]));
    await consolidateNow(stack, lia);
    assert.deepEqual(await beliefs(stack, lia), ["Mora em Niterói"]);
    assert.doesNotMatch(model.requests.at(-1)!.texts[0]!, /Ivone/);
  });

  await t.step("never takes memory for news: what only the profile says is not in the message", async () => {
    const caio = await stack.createUser("Caio");
    await caio.client.rpc("add_knowledge", { type: "fact", content: "Mora em Olinda", area: "relationships" });
    await caio.client.rpc("update_user_memory", { changes: { occupation: "Veterinário" } });
    await say(stack, caio, "que dia lindo");
    model.script(answer([fact("Mora em Olinda", "moro em Olinda"), fact("Trabalha como veterinário", "Veterinário")]));
    assert.equal((await consolidateNow(stack, caio)).factsCreated, 0);
    assert.deepEqual(await rejectionsOf(caio.userId), ["not_in_message", "not_in_message"]);
    const asked = model.requests.at(-1)!.texts[0]!;
    assert.match(asked, /<ja_sei>[^<]*Mora em Olinda/);
    assert.match(asked, /<mensagens>[^<]*que dia lindo/);
  });

  await t.step("asks once more when the answer is no JSON, with what was wrong", async () => {
    const dora = await stack.createUser("Dora");
    await say(stack, dora, "sou celíaca");
    const before = model.requests.length;
    model.script("Claro! Aqui está: {", (texts) => {
      assert.equal(texts.length, 3);
      assert.match(texts[2]!, /não serve/);
      return answer([fact("É celíaca", "sou celíaca")]);
    });
    assert.equal((await consolidateNow(stack, dora)).status, "completed");
    assert.equal(model.requests.length - before, 2);
  });

  await t.step("tries three times with a pause, then keeps the messages and says why", async () => {
    const eva = await stack.createUser("Eva");
    await say(stack, eva, "sou asmática");
    const before = model.requests.length;
    model.script(503);
    assert.equal((await consolidateNow(stack, eva)).status, "failed");
    assert.equal(model.requests.length - before, 4, "three times, and once with something harmless");
    const { data } = await eva.client.from("memory_consolidations").select("status, messages_processed, error_message");
    assert.deepEqual(data!.map(({ status, messages_processed }) => [status, messages_processed]), [["failed", 0]]);
    assert.ok(data![0]!.error_message);
    model.script(500, "[]", "null", answer([fact("É asmática", "sou asmática")]));
    assert.equal((await consolidateNow(stack, eva)).status, "completed");
    assert.deepEqual(await beliefs(stack, eva), ["É asmática"]);
  });

  await stack.close();
  await model.close();
});
