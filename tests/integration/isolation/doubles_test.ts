import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("an insert does not tell whether somebody else has such a row", async () => {
  const stack = await startStack();
  const [ana, eva] = [await stack.createUser("Ana"), await stack.createUser("Eva")];
  const habit = await ana.client.from("habits").insert({ name: "Remédio", frequency: "daily" }).select("id").single();
  const complete = ({ client }: typeof ana, completion_date: string) =>
    client.from("habit_completions").insert({ habit_id: habit.data!.id, completion_date });
  const [done, notDone] = ["2026-11-20", "2026-11-21"];
  assert.equal((await complete(ana, done)).error, null);
  const [first, second] = [await complete(eva, done), await complete(eva, notDone)];
  assert.equal(first.error!.code, "23503");
  assert.deepEqual([second.status, second.error!.code], [first.status, first.error!.code]);
  assert.equal((await complete(ana, done)).error!.code, "23505", "her own double is refused");
  await stack.close();
});

Deno.test("private.lock_until_commit() takes the locks of its own key alone", async () => {
  const stack = await startStack();
  const keyOf = async (key: string) => {
    const [row] = await stack.sql<{ held: string }>(
      `with locked as materialized (select private.lock_until_commit($1))
       select (classid::bigint << 32 | objid::bigint)::text as held from locked, pg_locks
       where locktype = 'advisory' and pid = pg_backend_pid()`,
      [key],
    );
    return row!.held;
  };
  const [user, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const held = await keyOf(`${user}:knowledge`);
  assert.equal(await keyOf(`${user}:knowledge`), held);
  assert.notEqual(await keyOf(`${other}:knowledge`), held);
  // Its hash can be computed, and no text found for it: half of an MD5.
  const [{ half }] = await stack.sql<{ half: string }>(
    "select (('x' || left(md5($1), 16))::bit(64)::bigint)::text as half",
    [`${user}:knowledge`],
  ) as [{ half: string }];
  assert.equal(BigInt.asUintN(64, BigInt(held)), BigInt.asUintN(64, BigInt(half)));
  await stack.close();
});
