import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { type Stack, startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";

Deno.test("claim_embeddings() takes turns: whoever has much to embed holds nobody up", async (t) => {
  const stack = await startStack();
  const service = createClient(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const holder = crypto.randomUUID();
  /** Whose items a claim gives out, as the name each item is about. */
  const claim = async (more = {}) => {
    const { items } = await call(service, "claim_embeddings", { model: "model-m", holder, ...more });
    return (items as { text: string }[]).map(({ text }) => /da (\w+)$/.exec(text)?.[1] ?? "");
  };

  await remember(stack, "Ana", 1000);
  await remember(stack, "Bia", 10);

  await t.step("what is missing is shared, and what the others leave goes to whoever has more", async () => {
    assert.deepEqual(count(await claim()), { Ana: 90, Bia: 10 });
    assert.deepEqual(count(await claim({ max_items: 8 })), { Ana: 4, Bia: 4 });
  });

  await t.step("one alone gets everything", async () => {
    await embed(stack, "Bia", "model-m");
    assert.deepEqual(count(await claim()), { Ana: 100 });
  });

  await t.step("with many of them everybody's turn comes", async () => {
    const names = Array.from({ length: 45 }, (_, n) => `Pessoa${n}`);
    for (const name of names) await remember(stack, name, 30);
    const served = new Set<string>();
    for (let round = 0; round < 4; round++) for (const name of await claim()) served.add(name);
    assert.deepEqual([...served].sort(), ["Ana", ...names].sort());
  });

  await t.step("another model's vectors come after what has none, and in turns too", async () => {
    await stack.sql("update public.knowledge_items set embedding = $1, embedding_model = 'model-m'", [VECTOR]);
    await embed(stack, "Ana", "model-a", 500);
    await embed(stack, "Ana", "model-z", 500);
    await embed(stack, "Pessoa3", "model-z");
    await remember(stack, "Eva", 5);
    assert.deepEqual(count(await claim()), { Eva: 5, Ana: 65, Pessoa3: 30 });
    await embed(stack, "Eva", "model-m");
    await embed(stack, "Pessoa3", "model-m");
    assert.deepEqual(count(await claim()), { Ana: 100 });
    await embed(stack, "Ana", "model-m");
    assert.deepEqual(await claim(), []);
  });

  await t.step("no more than a hundred, and no less than one", async () => {
    await remember(stack, "Lia", 200);
    for (const max_items of [1_000_000, null]) assert.equal((await claim({ max_items })).length, 100);
    for (const max_items of [0, -5]) assert.equal((await claim({ max_items })).length, 1);
  });

  await t.step("what is in the library waits in the same line, without a vector and with another model's", async () => {
    const { userId } = await stack.createUser("Rita");
    await stack.sql(
      `insert into public.library_items (user_id, type, title, content)
       select $1, 'note', 'Livro', i || ' é uma nota da Rita' from generate_series(1, 5) i`,
      [userId],
    );
    assert.deepEqual(count(await claim()), { Lia: 95, Rita: 5 });
    await embed(stack, "Lia", "model-m");
    assert.deepEqual(count(await claim()), { Rita: 5 });
    for (const model of ["model-a", "model-z"]) {
      await stack.sql("update public.library_items set embedding = $1, embedding_model = $2", [VECTOR, model]);
      assert.deepEqual(count(await claim()), { Rita: 5 });
    }
    await stack.sql("update public.library_items set embedding_model = 'model-m'");
    assert.deepEqual(await claim(), []);
  });

  await stack.close();
});

const VECTOR = `[1${",0".repeat(767)}]`;

async function remember(stack: Stack, name: string, items: number): Promise<void> {
  const { userId } = await stack.createUser(name);
  await stack.sql(
    `insert into public.knowledge_items (user_id, type, area, title, content)
     select $1, 'fact', 'leisure', 'Livro', i || ' é um livro da ' || $3 from generate_series(1, $2::int) i`,
    [userId, items, name],
  );
}

/** As if a model had embedded the items of somebody, or only some of those that another model embedded. */
async function embed(stack: Stack, name: string, model: string, most = 10_000): Promise<void> {
  await stack.sql(
    `update public.knowledge_items set embedding = $2, embedding_model = $3 where id in (
       select id from public.knowledge_items where content like '% da ' || $1 and embedding_model is distinct from 'model-a' limit $4)`,
    [name, VECTOR, model, most],
  );
  if (model === "model-m") {
    await stack.sql(
      "update public.knowledge_items set embedding_model = 'model-m' where content like '% da ' || $1",
      [name],
    );
  }
}

function count(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
