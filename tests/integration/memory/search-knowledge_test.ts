import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { vectorText } from "../embedding/vector.ts";
import { call, refusal } from "../../support/rpc.ts";

type Items = { content: string; score: number; about?: string }[];

Deno.test("search_knowledge()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const search = (args: JsonObject) => call(client, "search_knowledge", args);
  const contents = async (query: string, more: JsonObject = {}) =>
    ((await search({ query, ...more })).items as Items).map((item) => item.content);

  await t.step("knows nothing of a new user", async () => {
    assert.deepEqual(await call(client, "search_knowledge"), { query: "", items: [], areas: [] });
    assert.deepEqual(await contents("qualquer coisa"), []);
  });

  const add = (content: string, area: string, more: JsonObject = {}) =>
    call(client, "add_knowledge", { type: "fact", content, area, tool_call_id: crypto.randomUUID(), ...more });
  await add("É alérgica a camarão", "health", { slot: "allergy", key: "camarão" });
  await add("Trabalha como designer na Conta Azul", "career", { slot: "employer", value: "Conta Azul" });
  await add("Quer fazer uma viagem ao Peru", "leisure", { confidence: 0.7 });
  await add("Tem duas dívidas no cartão", "finance");
  await add("Medita às terças", "spirituality", { type: "preference", confidence: 0.5 });
  await call(client, "update_person", { name: "Júlia", relationship: "irmã", birthday: "--03-12", tool_call_id: "j" });
  await add("Detesta coentro", "relationships", { person: "Júlia" });
  await call(client, "add_knowledge", { type: "fact", content: "Nasceu em Belém", area: "personal_growth" });

  await t.step("each result carries what tells it apart", async () => {
    const { items } = await call(client, "search_knowledge", { query: "camarão" }) as { items: JsonObject[] };
    const { id, created_at, score, ...item } = items[0]!;
    assert.deepEqual(item, {
      type: "fact",
      area: "health",
      title: "É alérgica a camarão",
      content: "É alérgica a camarão",
      subject: "self",
      confidence: 0.9,
      source: "conversation",
      validated: false,
      is_current: true,
    });
    assert.match(String(id), /^[0-9a-f-]{36}$/);
    assert.match(String(created_at), /^\d{4}-\d\d-\d\dT/);
    // First in both rankings: 2 / (60 + 1).
    assert.equal(score, 0.032787);
  });

  await t.step("an empty query lists what matters most, one of stop words alone finds nothing", async () => {
    const all = await contents("", { limit: 10 });
    assert.equal(all.length, 8);
    assert.equal(all[0], "Nasceu em Belém");
    assert.equal(all.at(-1), "Medita às terças");
    assert.deepEqual(await contents(" \u200b", { limit: 10 }), all);
    for (const query of ["e o que é que eu tenho?", "qual meu", "onde/quando, eu", "?", "❤️"]) {
      assert.deepEqual(await contents(query, { limit: 10 }), [], query);
    }
  });

  await t.step("questions find by their words, inflected or without accents, and by what asks for a slot", async () => {
    for (
      const [question, expected] of [
        ["minha alergia", "É alérgica a camarão"],
        ["o que eu não posso comer", "É alérgica a camarão"],
        ["posso pedir camaroes?", "É alérgica a camarão"],
        ["onde eu trabalho mesmo?", "Trabalha como designer na Conta Azul"],
        ["qual é o meu emprego", "Trabalha como designer na Conta Azul"],
        ["queria viajar, lembra?", "Quer fazer uma viagem ao Peru"],
        ["minhas divida", "Tem duas dívidas no cartão"],
        ["viagens", "Quer fazer uma viagem ao Peru"],
        ["onde eu nasci", "Nasceu em Belém"],
      ] as const
    ) assert.equal((await contents(question))[0], expected, question);
  });

  await t.step("a person is found by name, typo or relationship, with what is said of them", async () => {
    for (const question of ["quem é a Júlia?", "julia", "Julha", "Jlúia", "minha irmã", "aniversário da minha irmã"]) {
      const found = await contents(question);
      assert.equal(found[0], "Júlia, irmã", question);
    }
    // Who somebody is says less of what they detest than what they detest does.
    assert.deepEqual(await contents("o que a Julha detesta"), ["Detesta coentro"]);
    const { items } = await call(client, "search_knowledge", { query: "coentro" }) as { items: Items };
    assert.equal(items[0]?.about, "Júlia");
  });

  await t.step("alternatives: an item has to fit enough of the ideas, each in any of its words", async () => {
    const told = [
      "A gata Pipoca come ração de salmão",
      "A gata Pipoca dorme no sofá",
      "A Lourdes, a esposa, faleceu em 2015",
      "Tem plano de saúde da Unimed",
      "Toma losartana de manhã",
      "Dorme de manhã quando trabalha à noite",
    ];
    for (const content of told) await add(content, "leisure");
    const pipoca = told.slice(0, 2);
    for (
      const [query, expected] of [
        ["morte/faleceu/morreu, esposa/mulher/Lourdes", [told[2]]],
        ["morte / Faleceu , ESPOSA / mulher", [told[2]]],
        // Inflected, written otherwise, misspelt.
        ["falecer/falecimento, esposas/mulher", [told[2]]],
        ["comida/raçao/racões, pipoca/gato", [told[0]]],
        ["convênio/plano de saúde, Unimed", [told[3]]],
        ["comida/raçaõ, Pipocca/gato", [told[0]]],
        ["losartanna/remédio", [told[4]]],
        ["convênio/plano de vida", []],
        // What nobody has told is not known, and a name or a common word alone does not tell it.
        ["veterinário/vet/clínica, Pipoca", []],
        ["veterinário/vet, clínica, Pipoca/gata", []],
        ["remédio/comprimido, noite/manhã", []],
        ["morte/faleceu, marido", []],
        ["placa/renavam", []],
        // One idea is all that is asked.
        ["Pipoca/gata", pipoca],
        ["gato/Pipoca", pipoca],
        // Most of three ideas.
        ["Pipoca/gata, sofá/cama, dorme/dormir", [told[1]]],
        // A rare word says more than a common one that the item lacks.
        ["losartana/pressão, dorme/Pipoca/manhã/saúde", [told[4]]],
        ["irmã/Júlia, detesta/odeia/não gosta", ["Detesta coentro"]],
        ["camarão/marisco, 18/11/2026", []],
      ] as const
    ) assert.deepEqual((await contents(query)).sort(), [...expected].sort(), query);
    // Plain words have to be helped: what has one of them may be what is meant.
    assert.deepEqual((await contents("veterinário Pipoca")).sort(), [...pipoca].sort());
    assert.deepEqual(await contents("18/11/2026"), []);
    await client.from("knowledge_items").update({ deleted_at: "now" }).in("content", told);
  });

  await t.step("a slip that was once written down is a slip all the same", async () => {
    const { item } = await add("Gosta de lazanha", "leisure") as { item: { id: string } };
    await call(client, "correct_knowledge", { item_id: item.id, content: "Gosta de lasanha" });
    assert.deepEqual(await contents("lazanha"), ["Gosta de lasanha"]);
    await client.from("knowledge_items").update({ deleted_at: "now" }).like("content", "%lasanha");
  });

  await t.step("words that look alike are not taken for each other", async () => {
    assert.deepEqual(await contents("energia"), []);
    assert.deepEqual(await contents("cartada"), []);
    assert.deepEqual(await contents("Túlia"), []);
    assert.deepEqual(await contents("camarada"), []);
    await add("Comprou o carro em 2019", "finance");
    assert.deepEqual(await contents("o que houve em 2018"), []);
    await client.from("knowledge_items").update({ deleted_at: "now" }).eq("content", "Comprou o carro em 2019");
  });

  await t.step("type, area and limit narrow it", async () => {
    assert.deepEqual(await contents("", { type: "preference" }), ["Medita às terças"]);
    assert.deepEqual(await contents("", { area: "finance" }), ["Tem duas dívidas no cartão"]);
    assert.deepEqual(await contents("alergia", { area: "finance" }), []);
    assert.equal((await contents("", { area: "health", limit: 1 })).length, 1);
  });

  await t.step("deleted and superseded items are not found", async () => {
    const { data } = await client.from("knowledge_items").select("id, content").in("content", [
      "Tem duas dívidas no cartão",
      "Quer fazer uma viagem ao Peru",
    ]).order("content");
    const [trip, debts] = data!;
    const now = new Date().toISOString();
    await client.from("knowledge_items").update({ deleted_at: now }).eq("id", debts!.id);
    await client.from("knowledge_items").update({ superseded_at: now, superseded_by_id: debts!.id }).eq("id", trip!.id);
    assert.deepEqual(await contents("dívidas"), []);
    assert.deepEqual(await contents("viagem Peru"), []);
  });

  await t.step("superseded and deleted items are found when asked for, and say what they are", async () => {
    const found = async (status: string, query = "") => {
      const { items } = await call(client, "search_knowledge", { query, status }) as { items: JsonObject[] };
      return items.map(({ content, is_current }) => [content, is_current]);
    };
    assert.deepEqual(await found("superseded"), [["Quer fazer uma viagem ao Peru", false]]);
    assert.deepEqual(await found("deleted", "dívidas"), [["Tem duas dívidas no cartão", false]]);
    assert.deepEqual(await found("all", "viagem Peru"), [["Quer fazer uma viagem ao Peru", false]]);
    assert.deepEqual(await found("all", "camarão"), [["É alérgica a camarão", true]]);
    assert.deepEqual(await found("superseded", "camarão"), []);
  });

  await t.step("confidence and dates narrow it; days are the user's own", async () => {
    assert.deepEqual(await contents("medita", { min_confidence: 0.6 }), []);
    assert.deepEqual(await contents("medita", { min_confidence: 0.5 }), ["Medita às terças"]);
    // Still the 9th in São Paulo.
    await stack.sql(
      "update public.knowledge_items set created_at = '2026-03-10T01:30:00Z' where content = 'Nasceu em Belém'",
    );
    for (
      const [from_date, to_date, there] of [
        ["2026-03-09", "2026-03-09", true],
        [undefined, "2026-03-09", true],
        ["2026-03-10", undefined, false],
        [undefined, "2026-03-08", false],
      ] as const
    ) {
      const range = { ...(from_date && { from_date }), ...(to_date && { to_date }) };
      assert.equal((await contents("Belém", range)).length, there ? 1 : 0, JSON.stringify(range));
    }
  });

  await t.step("a question's embedding finds what is near it, beside what has its words", async () => {
    const store = (content: string, embedding: string, embedding_model = "m") =>
      client.from("knowledge_items").update({ embedding, embedding_model }).eq("content", content);
    await store("É alérgica a camarão", vectorText(1));
    await store("Medita às terças", vectorText(0.8, 0.6));
    await store("Detesta coentro", vectorText(0, 1));
    const near = { query_embedding: vectorText(1), embedding_model: "m" };
    assert.deepEqual(await contents("frutos do mar", near), ["É alérgica a camarão", "Medita às terças"]);
    assert.deepEqual(await contents("frutos do mar"), []);
    // First by words, trigrams and meaning: 3 / (60 + 1).
    const { items } = await call(client, "search_knowledge", { query: "camarão", ...near }) as { items: Items };
    assert.deepEqual(items.map(({ content, score }) => [content, score]), [
      ["É alérgica a camarão", 0.04918],
      ["Medita às terças", 0.016129],
    ]);
    // Two first places outweigh one.
    assert.deepEqual(await contents("coentro", near), ["Detesta coentro", "É alérgica a camarão", "Medita às terças"]);
    assert.deepEqual(await contents("frutos do mar", { ...near, embedding_model: "another" }), []);
    assert.deepEqual(await contents("frutos do mar", { ...near, area: "spirituality" }), ["Medita às terças"]);
    assert.deepEqual(await contents("o que eu tenho?", near), ["É alérgica a camarão", "Medita às terças"]);
  });

  await t.step("refuses vectors of other lengths, in numbers and in norm", async () => {
    for (const query_embedding of ["[1]", vectorText(2), vectorText(0)]) {
      const { status, hint } = await refusal(client, "search_knowledge", { query: "x", query_embedding });
      assert.deepEqual([status, hint], [400, "invalid_embedding"]);
    }
  });

  await t.step("refuses unknown types and areas, odd limits and novels", async () => {
    const hint = async (args: JsonObject) => (await refusal(client, "search_knowledge", args)).hint;
    assert.equal(await hint({ query: "x", type: "note" }), "invalid_type");
    assert.equal(await hint({ query: "x", area: "love" }), "invalid_area");
    for (const limit of [0, 11]) assert.equal(await hint({ query: "x", limit }), "invalid_limit");
    assert.equal(await hint({ query: "x".repeat(1001) }), "query_too_long");
    assert.equal(await hint({ query: "x", status: "gone" }), "invalid_status");
    assert.equal(await hint({ query: "x", min_confidence: 2 }), "invalid_confidence");
    assert.equal(await hint({ query: "x", from_date: "2026-02-02", to_date: "2026-02-01" }), "invalid_dates");
  });

  await t.step("odd queries do no harm", async () => {
    for (const query of ["' or 1=1 --", "a & b | !c:*", "%%%___", "❤️", "\\", "()", "   ", "1234,56"]) {
      assert.ok(Array.isArray(await contents(query)), query);
    }
  });

  await t.step("reads the user's own rows through the index", async () => {
    await stack.sql(
      `insert into public.knowledge_items (user_id, type, area, title, content)
       select $1, 'fact', 'leisure', 'Nota ' || i, 'Nota qualquer ' || i from generate_series(1, 2000) i`,
      [(await stack.createUser("Outra")).userId],
    );
    await stack.sql("analyze public.knowledge_items");
    const plan = await stack.sql<{ "QUERY PLAN": string }>(
      `explain select id from public.knowledge_items where user_id = '${userId}' and deleted_at is null and superseded_at is null`,
    );
    assert.match(plan.map((line) => line["QUERY PLAN"]).join("\n"), /Index Cond: \(user_id = /);
  });

  await stack.close();
});
