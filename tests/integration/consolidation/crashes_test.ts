import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, consolidate, consolidateNow, say } from "./consolidation.ts";
import { consolidationReading, tells } from "./scripted-reader.ts";
import { whereItIs } from "./zone-at-hour.ts";

interface Batch {
  messages: { id: string; text: string; sentAt: string }[];
}

async function claim(stack: Stack, { userId }: TestUser): Promise<number> {
  const { body } = await asService<{ attempt: number }>(stack, "claim_consolidation", {
    user_ids: [userId],
    force: true,
  });
  return body.attempt;
}

/** What a worker does between its two calls, by hand. */
function learned(batch: Batch, content: string) {
  return {
    messages: batch.messages.map(({ id }) => id),
    items: [{ message_id: batch.messages[0]!.id, type: "fact", area: "health", content, confidence: 0.95 }],
  };
}

/** A killed worker never calls again: only its lease is left, and runs out. */
async function expire(stack: Stack, { userId }: TestUser): Promise<void> {
  await stack.sql(
    "update private.consolidation_queue set locked_until = now() - interval '1 second' where user_id = $1",
    [userId],
  );
}

async function state(stack: Stack, { userId }: TestUser): Promise<unknown> {
  return await stack.sql(
    `select (select count(*)::int from public.knowledge_items where user_id = $1) as items,
       (select count(*)::int from public.memory_consolidations where user_id = $1) as records,
       (select count(*)::int from public.messages where user_id = $1 and consolidation_id is not null) as stamped,
       (select version from public.user_memories where user_id = $1) as version`,
    [userId],
  );
}

const untouched = [{ items: 0, records: 0, stamped: 0, version: 0 }];
const once = [{ items: 1, records: 1, stamped: 1, version: 1 }];

Deno.test("a consolidation that dies", async (t) => {
  const stack = await startStack({
    functions: consolidationReading({
      "sou alérgica a camarão": [tells("É alérgica a camarão", { slot: "allergy", key: "camarão" })],
      "tenho dois gatos": [tells("Tem dois gatos", { area: "relationships" })],
    }),
  });
  const newcomer = async () => {
    const user = await stack.createUser();
    await say(stack, user, "sou alérgica a camarão");
    return user;
  };

  await t.step("after the claim leaves everything as it was, and the next takes the same messages", async () => {
    const ana = await newcomer();
    await claim(stack, ana);
    assert.deepEqual(await state(stack, ana), untouched);
    assert.equal((await consolidateNow(stack, ana)).status, "busy", "as long as the lease lasts");
    await expire(stack, ana);
    assert.equal((await consolidateNow(stack, ana)).messagesProcessed, 1);
    assert.deepEqual(await state(stack, ana), once);
  });

  await t.step("while it reads leaves everything as it was; when it wakes up late it writes nothing", async () => {
    const bia = await newcomer();
    const attempt = await claim(stack, bia);
    const { body: batch } = await asService<Batch>(stack, "read_consolidation", { user_id: bia.userId, attempt });
    await expire(stack, bia);
    assert.equal((await consolidateNow(stack, bia)).messagesProcessed, 1);
    const late = { user_id: bia.userId, attempt, ...learned(batch, "É alérgica a tudo") };
    for (const name of ["read_consolidation", "fail_consolidation", "release_consolidation", "apply_consolidation"]) {
      const args = {
        read_consolidation: { user_id: bia.userId, attempt },
        fail_consolidation: { user_id: bia.userId, attempt, error: "late", retry_seconds: 1 },
        release_consolidation: { user_id: bia.userId, attempt },
        apply_consolidation: late,
      }[name]!;
      const { status, body } = await asService<{ hint: string }>(stack, name, args);
      assert.deepEqual([name, status, body.hint], [name, 409, "stale_consolidation"]);
    }
    assert.deepEqual(await beliefs(stack, bia), ["É alérgica a camarão"]);
    assert.deepEqual(await state(stack, bia), once);
  });

  await t.step("within the transaction takes all of it back", async () => {
    const caio = await newcomer();
    const attempt = await claim(stack, caio);
    const { body: batch } = await asService<Batch>(stack, "read_consolidation", { user_id: caio.userId, attempt });
    await stack.sql("alter table public.user_memories add constraint broken check (version < 1) not valid");
    const { status } = await asService(stack, "apply_consolidation", {
      user_id: caio.userId,
      attempt,
      ...learned(batch, "É alérgica a camarão"),
    });
    assert.ok(status >= 400);
    assert.deepEqual(await state(stack, caio), untouched);
    await stack.sql("alter table public.user_memories drop constraint broken");
    await expire(stack, caio);
    await consolidateNow(stack, caio);
    assert.deepEqual(await state(stack, caio), once);
  });

  await t.step("after the commit has lost nothing, and nothing is done again", async () => {
    const dora = await newcomer();
    const attempt = await claim(stack, dora);
    const { body: batch } = await asService<Batch>(stack, "read_consolidation", { user_id: dora.userId, attempt });
    const args = { user_id: dora.userId, attempt, ...learned(batch, "É alérgica a camarão") };
    assert.equal((await asService(stack, "apply_consolidation", args)).status, 200);
    const { status, body } = await asService<{ hint: string }>(stack, "apply_consolidation", args);
    assert.deepEqual([status, body.hint], [409, "stale_consolidation"], "the answer got lost and it tries again");
    assert.equal((await consolidateNow(stack, dora)).status, "skipped");
    assert.deepEqual(await state(stack, dora), once);
  });

  await t.step("messages that arrive meanwhile belong to the next batch, and none is read twice", async () => {
    const eva = await newcomer();
    const attempt = await claim(stack, eva);
    const { body: batch } = await asService<Batch>(stack, "read_consolidation", { user_id: eva.userId, attempt });
    // Written before, as its clock says, and committed only now.
    await say(stack, eva, "tenho dois gatos", "2026-01-01T00:00:00Z");
    const { body } = await asService<{ remaining: boolean }>(stack, "apply_consolidation", {
      user_id: eva.userId,
      attempt,
      ...learned(batch, "É alérgica a camarão"),
    });
    assert.equal(body.remaining, true);
    await expire(stack, eva);
    assert.equal((await consolidateNow(stack, eva)).messagesProcessed, 1);
    assert.deepEqual((await beliefs(stack, eva)).sort(), ["Tem dois gatos", "É alérgica a camarão"].sort());
  });

  await t.step("what was forgotten meanwhile teaches nothing", async () => {
    const gil = await newcomer();
    const attempt = await claim(stack, gil);
    const { body: batch } = await asService<Batch>(stack, "read_consolidation", { user_id: gil.userId, attempt });
    await gil.client.rpc("forget_everything", {});
    const { body } = await asService<{ status: string }>(stack, "apply_consolidation", {
      user_id: gil.userId,
      attempt,
      ...learned(batch, "É alérgica a camarão"),
    });
    assert.equal(body.status, "skipped");
    assert.deepEqual(await state(stack, gil), untouched);
  });

  await t.step("workers at the same time share the users and do each once", async () => {
    await stack.sql(
      "update private.consolidation_queue set last_run_local_date = null, next_attempt_at = null, tries = 0",
    );
    const users: TestUser[] = [];
    for (let i = 0; i < 6; i++) users.push(await newcomer());
    await stack.sql("update public.profiles set timezone = $1", [whereItIs(12)]);
    const answers = await Promise.all([consolidate(stack), consolidate(stack), consolidate(stack), consolidate(stack)]);
    const done = answers.flat().map(({ userId }) => userId).sort();
    assert.deepEqual(done, users.map(({ userId }) => userId).sort());
    for (const user of users) assert.deepEqual(await state(stack, user), once);
  });

  await stack.close();
});
