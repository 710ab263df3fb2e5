import assert from "node:assert/strict";
import type { ConsolidationResult } from "../../shared/memory/consolidate-user.ts";
import { beliefs, say } from "../integration/consolidation/consolidation.ts";
import { startFakeExtractionModel } from "../integration/consolidation/fake-extraction-model.ts";
import { whereItIs } from "../integration/consolidation/zone-at-hour.ts";
import { type FunctionInstance, startInstance } from "../support/function-instance.ts";
import { type Stack, startStack, type TestUser } from "../support/stack.ts";
import { databaseUrl, onServer, postgresTest } from "../support/template.ts";
import type { Moment } from "../support/wire.ts";

const SAID = ["sou alérgica a camarão", "que dia cansativo", "tenho dois gatos"];
const LEARNED = ["Tem dois gatos", "É alérgica a camarão"];

/** As the scheduler calls a worker; null when the worker dies meanwhile. */
async function work(stack: Stack, { url }: FunctionInstance): Promise<ConsolidationResult[] | null> {
  try {
    const response = await fetch(`${url}/functions/v1/consolidate-memory`, {
      method: "POST",
      headers: { apikey: stack.secretKey, "content-type": "application/json" },
      body: "{}",
    });
    const { results } = await response.json();
    return results;
  } catch {
    return null;
  }
}

/** Somebody for whom it is past 3:00 and who has said something. */
async function someone(stack: Stack, name = "Ana", said = SAID): Promise<TestUser> {
  const user = await stack.createUser(name);
  await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [user.userId, whereItIs(12)]);
  for (const text of said) await say(stack, user, text);
  return user;
}

interface State {
  learned: string[];
  records: number;
  processed: number;
  /** Messages that no batch learned from. */
  unread: number;
  /** Messages stamped with a batch that counted another number of them. */
  miscounted: number;
  version: number;
}

async function state(stack: Stack, user: TestUser): Promise<State> {
  const [row] = await stack.sql<Omit<State, "learned">>(
    `select
       (select count(*)::int from public.memory_consolidations c where c.user_id = $1 and c.status <> 'failed') as records,
       (select coalesce(sum(c.messages_processed), 0)::int from public.memory_consolidations c where c.user_id = $1) as processed,
       (select count(*)::int from public.messages m where m.user_id = $1 and m.role = 'user' and m.consolidation_id is null) as unread,
       (select count(*)::int from public.memory_consolidations c where c.user_id = $1 and c.messages_processed <>
         (select count(*) from public.messages m where m.user_id = $1 and m.consolidation_id = c.id)) as miscounted,
       (select m.version from public.user_memories m where m.user_id = $1) as version`,
    [user.userId],
  );
  return { learned: (await beliefs(stack, user)).sort(), ...row! };
}

const untouched: State = { learned: [], records: 0, processed: 0, unread: 3, miscounted: 0, version: 0 };
const once: State = { learned: LEARNED, records: 1, processed: 3, unread: 0, miscounted: 0, version: 1 };

/** What a dead worker held is free when its lease runs out, in 150 seconds at most. */
async function leaseEnds(stack: Stack, { userId }: TestUser): Promise<void> {
  const [lease] = await stack.sql<{ seconds: number | null }>(
    `select extract(epoch from locked_until - clock_timestamp())::float8 as seconds
     from private.consolidation_queue where user_id = $1`,
    [userId],
  );
  if (lease!.seconds === null) return;
  assert.ok(lease!.seconds > 120 && lease!.seconds <= 150, `a lease of 150 s, not ${lease!.seconds}`);
  await stack.sql("update private.consolidation_queue set locked_until = clock_timestamp() where user_id = $1", [
    userId,
  ]);
}

postgresTest("a worker killed at any step of a consolidation loses nothing and leaves nothing twice", async (t) => {
  const stack = await startStack();
  const survivor = await startInstance(stack);

  const steps: [Moment, string, State][] = [
    ["before", "claim_consolidation", untouched],
    ["after", "claim_consolidation", untouched],
    ["before", "read_consolidation", untouched],
    ["after", "read_consolidation", untouched],
    ["before", "apply_consolidation", untouched],
    ["after", "apply_consolidation", once],
  ];
  for (const [moment, rpc, left] of steps) {
    await t.step(`killed ${moment} ${rpc}`, async () => {
      const user = await someone(stack);
      const victim = await startInstance(stack);
      victim.wire.at(moment, rpc, () => victim.kill());
      assert.equal(await work(stack, victim), null, "the scheduler sees its connection break");
      await victim.close();
      assert.deepEqual(await state(stack, user), left);
      await leaseEnds(stack, user);
      const results = await work(stack, survivor);
      assert.equal(results?.length, left === untouched ? 1 : 0);
      assert.deepEqual(await state(stack, user), once);
      assert.deepEqual(await work(stack, survivor), [], "and that was all");
    });
  }

  await t.step("stopped by the database within the transaction", async () => {
    const user = await someone(stack);
    await onServer(await urlOf(stack), async (sql) => {
      // Whoever applies the batch waits for this lock in the middle of it, and is stopped there.
      await sql.begin(async (held) => {
        await held`select 1 from public.user_memories where user_id = ${user.userId} for update`;
        const working = work(stack, survivor);
        await cancelWaiting(stack);
        assert.deepEqual((await working)?.map(({ status }) => status), ["failed"]);
      });
    });
    assert.deepEqual(await state(stack, user), untouched);
    await stack.sql("update private.consolidation_queue set next_attempt_at = null, locked_until = null");
    assert.equal((await work(stack, survivor))?.length, 1);
    assert.deepEqual(await state(stack, user), once);
  });

  await survivor.close();
  await stack.close();
});

postgresTest("a worker killed while the model reads leaves the messages to the next", async () => {
  const model = startFakeExtractionModel();
  const stack = await startStack();
  const [victim, survivor] = await Promise.all([startInstance(stack, model.env), startInstance(stack, model.env)]);
  const user = await someone(stack);
  const item = (message: number, quote: string, content: string, more: Record<string, unknown>) => ({
    message,
    quote,
    subject: null,
    type: "fact",
    area: "health",
    content,
    slot: null,
    key: null,
    value: null,
    holds: true,
    certainty: "stated",
    replaces: [],
    memory: null,
    ...more,
  });
  const answer = JSON.stringify({
    items: [
      item(1, SAID[0]!, LEARNED[1]!, { slot: "allergy", key: "camarão" }),
      item(3, SAID[2]!, LEARNED[0]!, { area: "relationships", slot: "pet", key: "gatos", value: "dois" }),
    ],
    memory_changes: [],
  });
  model.script(async () => {
    await victim.kill();
    return answer;
  }, answer);
  assert.equal(await work(stack, victim), null);
  assert.deepEqual(await state(stack, user), untouched);
  await leaseEnds(stack, user);
  assert.equal((await work(stack, survivor))?.length, 1);
  assert.deepEqual(await state(stack, user), once);
  const [first, second] = model.requests;
  assert.deepEqual(second!.texts, first!.texts, "exactly the same messages");
  await Promise.all([victim.close(), survivor.close()]);
  await stack.close();
  await model.close();
});

postgresTest("four workers at once, one of them killed, do each user once", async () => {
  const stack = await startStack();
  const workers = await Promise.all([1, 2, 3, 4].map(() => startInstance(stack)));
  const users: TestUser[] = [];
  for (let at = 0; at < 12; at++) users.push(await someone(stack, `pessoa${at}`));
  const [victim, ...others] = workers as [FunctionInstance, ...FunctionInstance[]];
  victim.wire.at("before", "apply_consolidation", () => victim.kill());
  const answers = await Promise.all(workers.map((worker) => work(stack, worker)));
  assert.equal(answers[0], null);
  const done = answers.flatMap((results) => results ?? []).map(({ userId }) => userId);
  assert.equal(new Set(done).size, done.length, "nobody twice");
  assert.equal(done.length, 11, "only whom the dead one held is missing");
  await stack.sql(
    "update private.consolidation_queue set locked_until = clock_timestamp() where locked_until is not null",
  );
  const rest = await Promise.all(others.map((worker) => work(stack, worker)));
  assert.deepEqual(
    [...done, ...rest.flatMap((results) => results ?? []).map(({ userId }) => userId)].sort(),
    users.map(({ userId }) => userId).sort(),
  );
  for (const user of users) assert.deepEqual(await state(stack, user), once);
  await Promise.all(workers.map((worker) => worker.close()));
  await stack.close();
});

postgresTest("messages committed late are neither skipped nor read twice", async (t) => {
  const stack = await startStack();
  const worker = await startInstance(stack);
  const late = "sou canhota";

  await t.step("written before the run and committed after it: the next run reads them", async () => {
    const user = await someone(stack);
    await writing(stack, user, late, async (commit) => {
      assert.deepEqual((await work(stack, worker))?.map(({ messagesProcessed }) => messagesProcessed), [3]);
      await commit();
    });
    await nextNight(stack, user);
    assert.deepEqual((await work(stack, worker))?.map(({ messagesProcessed }) => messagesProcessed), [1]);
    assert.deepEqual(await state(stack, user), afterBoth);
  });

  await t.step("committed while the batch is read: the same run reads them in a batch of their own", async () => {
    const user = await someone(stack);
    await writing(stack, user, late, async (commit) => {
      worker.wire.at("after", "read_consolidation", commit);
      assert.deepEqual((await work(stack, worker))?.map(({ messagesProcessed }) => messagesProcessed), [4]);
    });
    assert.deepEqual(await state(stack, user), afterBoth);
  });

  await worker.close();
  await stack.close();
});

const afterBoth: State = {
  learned: ["Tem dois gatos", "É alérgica a camarão", "É canhota"],
  records: 2,
  processed: 4,
  unread: 0,
  miscounted: 0,
  version: 2,
};

/** A message in a transaction that began before what `meanwhile` does, which says when it ends. */
async function writing(
  stack: Stack,
  { userId }: TestUser,
  text: string,
  meanwhile: (commit: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await onServer(await urlOf(stack), async (sql) => {
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const transaction = sql.begin(async (held) => {
      await held`
        insert into public.messages (user_id, conversation_id, role, parts, content)
        select user_id, id, 'user', ${held.json([{ type: "text", text }])}, ${text}
        from public.conversations where user_id = ${userId}`;
      began.resolve();
      await end.promise;
    });
    await began.promise;
    // What comes after has a higher number, and is there first.
    await meanwhile(async () => {
      end.resolve();
      await transaction;
    });
  });
}

async function nextNight(stack: Stack, { userId }: TestUser): Promise<void> {
  await stack.sql(
    "update private.consolidation_queue set last_run_local_date = last_run_local_date - 1 where user_id = $1",
    [userId],
  );
}

/** Stops the statement that waits for a lock, within 10 seconds. */
async function cancelWaiting(stack: Stack): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const ended = await stack.sql(
      `select pg_cancel_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
    );
    if (ended.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail("nothing waits for the lock");
}

async function urlOf(stack: Stack): Promise<string> {
  const [row] = await stack.sql<{ name: string }>("select current_database() as name");
  return databaseUrl(Deno.env.get("TEST_DATABASE_URL") ?? "", row!.name);
}
