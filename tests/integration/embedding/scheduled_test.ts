import assert from "node:assert/strict";
import { startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { consolidate } from "../consolidation/consolidation.ts";
import { call } from "../../support/rpc.ts";
import { vector } from "./vector.ts";

async function remember(stack: Stack, user: TestUser, count: number): Promise<void> {
  await stack.sql(
    `insert into public.knowledge_items (user_id, type, area, title, content, filed_at)
     select $1, 'fact', 'leisure', 'Livro ' || i, 'Leu o livro número ' || i, now() from generate_series(1, $2::int) i`,
    [user.userId, count],
  );
}

async function models(stack: Stack): Promise<Record<string, number>> {
  const rows = await stack.sql<{ model: string; items: number }>(
    `select coalesce(embedding_model, 'none') as model, count(*)::int as items
     from public.knowledge_items where deleted_at is null group by 1`,
  );
  return Object.fromEntries(rows.map(({ model, items }) => [model, items]));
}

Deno.test("the scheduled run", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const run = async () => {
    await consolidate(stack);
    await stack.settled();
    await stack.sql("update private.embedding_lease set locked_until = null");
  };
  fake.embedBy((text) => vector(text.length, 1));

  await t.step("embeds what is missing of everybody, a hundred at a time", async () => {
    await remember(stack, ana, 120);
    await remember(stack, bia, 30);
    await call(bia.client, "delete_knowledge", {
      item_id: (await stack.sql<{ id: string }>(
        "select id from public.knowledge_items where user_id = $1 and title = 'Livro 30'",
        [
          bia.userId,
        ],
      ))[0]!.id,
    });
    const before = stack.counts.rest;
    await run();
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 149 });
    assert.equal(fake.embedded.length, 149);
    // One for the queue, one for reminders; two batches, claimed and stored; one that finds nothing.
    assert.equal(stack.counts.rest - before, 2 + 2 * 2 + 1);
  });

  await t.step("asks for nothing when nothing is missing", async () => {
    fake.embedded.length = 0;
    await run();
    assert.deepEqual(fake.embedded, []);
  });

  await t.step("embeds anew what another model embedded", async () => {
    await stack.sql(
      `update public.knowledge_items set embedding_model = case when user_id = $1 then 'a-model' else 'z-model' end
       where title in ('Livro 7', 'Livro 8') and deleted_at is null`,
      [ana.userId],
    );
    await run();
    assert.equal(fake.embedded.length, 4);
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 149 });
  });

  await t.step("goes on with the others when one item is refused, and tries that one again", async () => {
    await remember(stack, ana, 5);
    fake.embedBy((text) => text.includes("número 3") ? 400 : vector(1));
    await run();
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 153, none: 1 });
    fake.embedBy(() => vector(1));
    await run();
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 154 });
  });

  await t.step("leaves everything for the next time when it may not embed, and consolidates all the same", async () => {
    await remember(stack, bia, 2);
    fake.embedBy(() => 403);
    fake.embedded.length = 0;
    await run();
    assert.equal(fake.embedded.length, 1, "one batch, given up at its first item");
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 154, none: 2 });
  });

  await t.step("gives up soon when everything is refused, as with a wrong key", async () => {
    await remember(stack, ana, 100);
    fake.embedBy(() => 400);
    fake.embedded.length = 0;
    await run();
    assert.ok(fake.embedded.length <= 12, `${fake.embedded.length} requests`);
    assert.deepEqual(await models(stack), { "gemini-embedding-001": 154, none: 102 });
  });

  await stack.close();
  await fake.close();
});
