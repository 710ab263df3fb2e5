import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";
import { embedMissing } from "../../../shared/memory/embed-items.ts";
import { unitVector } from "../../../shared/model/embedder.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack } from "../../support/stack.ts";
import { asService } from "../consolidation/consolidation.ts";
import { ask } from "../library/library.ts";
import { vector, vectorText } from "./vector.ts";
import { write } from "../notes/notes.ts";

const meanings: [RegExp, number[]][] = [
  [/Mel|cachorr|animal/, vector(5, 1)],
  [/[Mm]ousse|doce/, vector(0, 0, 7)],
];

/** What is about the same is near; everything else points its own way. */
function meaning(text: string): number[] {
  return meanings.find(([words]) => words.test(text))?.[1] ?? vector(0, 0, 0, text.length, 1);
}

const model = "gemini-embedding-001";
const use = (name: string, args: object) => gemini({ functionCall: { name, args }, thoughtSignature: "c2lnbmVk" });

async function models(stack: Stack): Promise<Record<string, string | null>> {
  const rows = await stack.sql<{ title: string; embedding_model: string | null }>(
    "select title, embedding_model from public.library_items",
  );
  return Object.fromEntries(rows.map(({ title, embedding_model }) => [title, embedding_model]));
}

Deno.test("the library with an embedding model", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(meaning);
  const stack = await startStack({ env: fake.env });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const chat = (user = ana) => new Conversation(stack, user);
  /** What a search that the model asks for finds. */
  const found = async (query: string, user = ana): Promise<string[]> => {
    fake.script(use("search_items", { query }), gemini({ text: "Pronto." }));
    const answer = await chat(user).say(`o que eu salvei tem a ver com ${query}, por onde eu começo?`);
    const [part] = answer.message.parts.filter(({ type }) => type === "tool-search_items");
    return (part?.output as { items: { title: string }[] }).items.map(({ title }) => title);
  };
  /** What the scheduled run embeds: the texts. */
  const scheduledRun = async (): Promise<string[]> => {
    const given: string[] = [];
    await embedMissing(createRpcClient(stack.url, stack.secretKey), {
      model,
      embedQuestion: () => Promise.reject(new Error("not asked")),
      embedItems: (texts) => Promise.resolve(texts.map((text) => (given.push(text), unitVector(meaning(text))))),
    }, Date.now() + 10_000);
    return given;
  };

  await t.step("what a turn saves is embedded after it: two round trips more", async () => {
    const before = stack.counts.rest;
    const saved = await chat().say("anota: Levar a Mel ao veterinário");
    await stack.settled();
    assert.equal(saved.metadata.modelCalls, 0);
    assert.equal(stack.counts.rest - before, 3 + 2);
    assert.deepEqual(fake.embedded, [{
      model,
      text: "Levar a Mel ao veterinário",
      taskType: "RETRIEVAL_DOCUMENT",
      outputDimensionality: 768,
    }]);
    assert.deepEqual(await models(stack), { "Levar a Mel ao veterinário": model });
  });

  await t.step("search_items finds by meaning what shares no word with the question", async () => {
    await ask(ana.client, "save_note", { content: "Receita de mousse" });
    await scheduledRun();
    assert.deepEqual(await found("cachorros"), ["Levar a Mel ao veterinário"]);
    assert.deepEqual(await found("doces"), ["Receita de mousse"]);
  });

  await t.step("neither the stored call nor the model has the vector", async () => {
    const stored = await stack.sql<{ args: unknown }>(
      "select args from public.tool_executions where tool = 'search_items' order by created_at",
    );
    assert.deepEqual(stored.map(({ args }) => args), [{ query: "cachorros" }, { query: "doces" }]);
    assert.doesNotMatch(JSON.stringify(fake.requests), /embedding/);
  });

  await t.step("a command searches by words at once, and by meaning only where no word fits", async () => {
    fake.embedded.length = 0;
    const byWords = await chat().say("procura mousse nas minhas notas");
    assert.match(byWords.text, /Receita de mousse/);
    assert.deepEqual(fake.embedded, []);
    const byMeaning = await chat().say("procura cachorro nas minhas notas");
    assert.match(byMeaning.text, /Levar a Mel/);
    assert.deepEqual([byWords.metadata.modelCalls, byMeaning.metadata.modelCalls], [0, 0]);
    assert.deepEqual(fake.embedded.map(({ text, taskType }) => [text, taskType]), [["cachorro", "RETRIEVAL_QUERY"]]);
  });

  await t.step(
    "words count twice, meaning comes after them, and another model's vectors are not compared",
    async () => {
      const titles = async (args: Record<string, unknown>) =>
        (await call<{ items: { title: string }[] }>(ana.client, "search_items", args)).items.map(({ title }) => title);
      const near = { query_embedding: vectorText(...vector(0.98058, 0.19612)), embedding_model: model };
      assert.deepEqual(await titles({ query: "mousse", ...near }), [
        "Receita de mousse",
        "Levar a Mel ao veterinário",
      ]);
      assert.deepEqual(await titles({ query: "zebra", ...near }), ["Levar a Mel ao veterinário"]);
      assert.deepEqual(await titles({ query: "zebra", ...near, type: "link" }), []);
      assert.deepEqual(await titles({ query: "zebra", ...near, embedding_model: "another" }), []);
      assert.deepEqual(await titles({ query: "zebra" }), []);
      for (const query_embedding of ["[1]", vectorText(2), vectorText(0)]) {
        const { status, hint } = await refusal(ana.client, "search_items", { query: "x", query_embedding });
        assert.deepEqual([status, hint], [400, "invalid_embedding"]);
      }
    },
  );

  await t.step("nobody finds, embeds or overwrites somebody else's items", async () => {
    assert.deepEqual(await found("cachorros", bia), []);
    const { items } = await call<{ items: object[] }>(bia.client, "missing_embeddings");
    assert.deepEqual(items, []);
    const [item] = await stack.sql<{ id: string; digest: string }>(
      "select id, md5(private.embedding_text(i)) as digest from public.library_items i where title like 'Levar%'",
    );
    const store = { model: "theirs", embeddings: [{ ...item, embedding: vectorText(1) }] };
    assert.deepEqual(await call(bia.client, "store_embeddings", store), { stored: 0 });
    assert.equal((await models(stack))["Levar a Mel ao veterinário"], model);
  });

  await t.step("searches by words when the embedding model is down", async () => {
    for (const reply of [() => 503, () => [1, 2, 3]]) {
      fake.embedBy(reply);
      assert.deepEqual(await found("mousse"), ["Receita de mousse"]);
      assert.deepEqual(await found("cachorros"), []);
      assert.match((await chat().say("procura cachorro nas minhas notas")).text, /Não achei nenhuma nota/);
    }
    fake.embedBy(meaning);
  });

  await t.step("what is called something else is embedded anew, what only moves is not", async () => {
    const item = ana.client.from("library_items");
    const change = async (title: string, more: object) =>
      assert.equal((await item.update(more).eq("title", title)).error, null);
    await change("Receita de mousse", { created_at: "2026-01-01T12:00:00Z" });
    assert.equal((await models(stack))["Receita de mousse"], model);
    await change("Receita de mousse", { title: "Levar o cachorro para passear" });
    assert.equal((await models(stack))["Levar o cachorro para passear"], null);
    assert.deepEqual(await scheduledRun(), ["Levar o cachorro para passear\nReceita de mousse"]);
    assert.deepEqual((await found("um animal")).sort(), [
      "Levar a Mel ao veterinário",
      "Levar o cachorro para passear",
    ]);
  });

  await t.step("what is deleted is neither found nor embedded, what is restored is found", async () => {
    const { item } = await ask(ana.client, "save_note", { content: "Mousse de limão" });
    await scheduledRun();
    assert.deepEqual(await found("doces"), ["Mousse de limão"]);
    await ask(ana.client, "delete_item", { item_id: item.id });
    assert.deepEqual(await found("doces"), []);
    await stack.sql("update public.library_items set embedding = null, embedding_model = null where id = $1", [
      item.id,
    ]);
    assert.deepEqual(await scheduledRun(), []);
    await ask(ana.client, "restore_item", { item_id: item.id });
    assert.deepEqual(await scheduledRun(), ["Mousse de limão"]);
    assert.deepEqual(await found("doces"), ["Mousse de limão"]);
  });

  await t.step(
    "automatic notes are embedded too, anew when they are written anew, and leave with what they quote",
    async () => {
      fake.script(
        use("create_automatic_note", { kind: "monthly_report", quote: "faz meu relatório do mês" }),
        gemini({ text: "Feito." }),
      );
      await chat().say("faz meu relatório do mês");
      await stack.settled();
      const note = async () =>
        (await stack.sql<{ embedding_model: string | null }>(
          "select embedding_model from public.library_items where origin = 'automatic'",
        )).map(({ embedding_model }) => embedding_model);
      assert.deepEqual(await note(), [model]);
      await write(ana.client, "monthly_report");
      assert.deepEqual(await note(), [model], "it says the same");
      await call(ana.client, "create_expense", { amount: 30, category: "food", description: "feira" });
      await write(ana.client, "monthly_report");
      assert.deepEqual(await note(), [null]);
      await call(ana.client, "forget_everything");
      assert.deepEqual(await note(), []);
    },
  );

  await t.step("one queue hands out memory and library, and takes both back", async () => {
    await call(bia.client, "add_knowledge", { type: "fact", content: "Não toma leite", area: "health" });
    await ask(bia.client, "save_link", { url: "https://exemplo.com.br/leite", title: "Leites vegetais" });
    const { items } = await call<{ items: { id: string; text: string; digest: string }[] }>(
      bia.client,
      "missing_embeddings",
    );
    assert.deepEqual(items.map(({ text }) => text), ["Leites vegetais", "Não toma leite"]);
    const claim = { model, holder: crypto.randomUUID() };
    const { body } = await asService<{ items: typeof items }>(stack, "claim_embeddings", claim);
    assert.deepEqual(body.items.map(({ text }) => text).sort(), ["Leites vegetais", "Não toma leite"]);
    const embeddings = body.items.map(({ id, digest }) => ({ id, digest, embedding: vectorText(1) }));
    assert.deepEqual(await call(bia.client, "store_embeddings", { model, embeddings }), { stored: 2 });
    assert.deepEqual((await asService<{ items: object[] }>(stack, "claim_embeddings", claim)).body.items, []);
    const { data } = await bia.client.from("library_items").select("created_at, updated_at").single();
    assert.equal(data?.updated_at, data?.created_at, "a vector is no edit");
  });

  await stack.close();
  await fake.close();
});

Deno.test("what is saved without a key is found by words alone", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  await new Conversation(stack, ana).say("anota: Levar a Mel ao veterinário");
  await stack.settled();
  assert.deepEqual(await models(stack), { "Levar a Mel ao veterinário": null });
  const search = async (words: string) =>
    (await new Conversation(stack, ana).say(`procura ${words} nas minhas notas`)).text;
  assert.match(await search("veterinário"), /Levar a Mel/);
  assert.match(await search("cachorro"), /Não achei nenhuma nota/);
  await stack.close();
});
