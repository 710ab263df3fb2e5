import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { asService } from "../consolidation/consolidation.ts";
import { call, refusal } from "../../support/rpc.ts";
import { vectorText } from "./vector.ts";

interface Missing {
  status?: string;
  items: { id: string; text: string; digest: string }[];
}

Deno.test("stored embeddings", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const model = "gemini-embedding-001";
  const add = async (content: string, more = {}, user = ana) => {
    const args = { type: "fact", content, area: "health", ...more };
    return (await call(user.client, "add_knowledge", args) as { item: { id: string } }).item.id;
  };
  const missing = async (user = ana) => (await call(user.client, "missing_embeddings") as unknown as Missing).items;
  const store = async (items: Missing["items"], embedding = vectorText(1), user = ana) =>
    (await call(user.client, "store_embeddings", {
      model,
      embeddings: items.map(({ id, digest }) => ({ id, digest, embedding })),
    })).stored;
  const row = async (id: string) =>
    (await stack.sql(
      "select embedding is not null as embedded, embedding_model, updated_at from public.knowledge_items where id = $1",
      [id],
    ))[0]!;

  const camarao = await add("É alérgica a camarão");
  const leite = await add("Não toma leite");

  await t.step("missing_embeddings() gives the caller's own items, the newest first", async () => {
    await add("Segredo da Bia", {}, bia);
    assert.deepEqual((await missing()).map(({ text }) => text), ["Não toma leite", "É alérgica a camarão"]);
    assert.deepEqual((await missing(bia)).map(({ text }) => text), ["Segredo da Bia"]);
  });

  await t.step("store_embeddings() changes nothing else of an item", async () => {
    const before = await row(camarao);
    assert.equal(await store(await missing()), 2);
    assert.deepEqual(await row(camarao), { ...before, embedded: true, embedding_model: model });
    assert.deepEqual(await missing(), []);
  });

  await t.step("store_embeddings() reaches nobody else's items", async () => {
    assert.equal(await store(await missing(bia)), 0);
    assert.equal((await missing(bia)).length, 1);
  });

  await t.step("store_embeddings() leaves out what was changed or deleted meanwhile", async () => {
    const id = await add("Corre três vezes por semana");
    const items = await missing();
    await ana.client.from("knowledge_items").update({ content: "Corre todo dia" }).eq("id", id);
    assert.equal(await store(items), 0);
    assert.equal(await store(await missing()), 1);
  });

  await t.step("store_embeddings() refuses vectors of other lengths, in numbers and in norm", async () => {
    const [item] = [{ id: camarao, digest: "0".repeat(32) }];
    for (const embedding of [vectorText(2), vectorText(0), "[1]", vectorText(1, 1), `[1${",0".repeat(800)}]`]) {
      const { status, hint } = await refusal(ana.client, "store_embeddings", {
        model,
        embeddings: [{ ...item, embedding }],
      });
      assert.deepEqual([status, hint], [400, "invalid_embedding"], embedding.slice(0, 20));
    }
    const { error } = await ana.client.from("knowledge_items").update({ embedding: vectorText(2) }).eq("id", camarao);
    assert.ok(error, "not even by hand");
  });

  await t.step(
    "an item that says something else loses its embedding, one that is filed elsewhere keeps it",
    async () => {
      await ana.client.from("knowledge_items").update({ area: "leisure", confidence: 0.5 }).eq("id", leite);
      assert.equal((await row(leite)).embedded, true);
      await ana.client.from("knowledge_items").update({ content: "Não toma leite de vaca" }).eq("id", leite);
      assert.deepEqual([(await row(leite)).embedded, (await row(leite)).embedding_model], [false, null]);
      assert.deepEqual((await missing()).map(({ text }) => text), ["Não toma leite de vaca"]);
    },
  );

  await t.step("a correction is an item of its own, without an embedding yet", async () => {
    await call(ana.client, "correct_knowledge", { item_id: camarao, content: "É alérgica a lagosta" });
    assert.ok((await missing()).some(({ text }) => text === "É alérgica a lagosta"));
    assert.ok((await missing()).every(({ text }) => text !== "É alérgica a camarão"));
  });

  await t.step("what is said of somebody is embedded anew when they are called something else", async () => {
    await call(ana.client, "update_person", { name: "Júlia", relationship: "irmã" });
    const fact = await add("Detesta coentro", { person: "Júlia", area: "relationships" });
    await store(await missing());
    const { updated_at } = await row(fact);
    await ana.client.from("knowledge_items").update({ title: "Juliana" }).eq("title", "Júlia");
    assert.deepEqual((await missing()).map(({ text }) => text).sort(), [
      "Juliana (irmã)\nJúlia, irmã",
      "Juliana (irmã):\nDetesta coentro",
    ]);
    assert.deepEqual((await row(fact)).updated_at, updated_at);
  });

  await t.step("claim_embeddings() is for the service role, one holder at a time", async () => {
    const holder = crypto.randomUUID();
    const claim = async (more = {}) =>
      (await asService<Missing>(stack, "claim_embeddings", { model, holder, ...more })).body;
    assert.equal((await refusal(ana.client, "claim_embeddings", { model, holder })).status, 403);
    const claimed = await claim({ max_items: 2 });
    assert.deepEqual([claimed.status, claimed.items.length], ["claimed", 2]);
    const other = crypto.randomUUID();
    assert.deepEqual(await claim({ holder: other }), { status: "busy", items: [] });
    await stack.sql("update private.embedding_lease set locked_until = now()");
    assert.equal((await claim({ holder: other })).status, "claimed", "whoever died held it for a minute");
    assert.equal((await claim()).status, "busy");
  });

  await stack.close();
});
