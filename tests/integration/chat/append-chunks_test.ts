import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("append_chunks() takes what a turn can stream and no more", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const { data: turn } = await client.rpc("open_turn", {
    conversation: crypto.randomUUID(),
    client_message_id: "m1",
    message: "oi",
  });
  const append = async (seq: number, chunks: unknown, attempt = 1) => {
    const { data, error } = await client.rpc("append_chunks", { turn_id: turn.id, attempt, seq, chunks });
    return error?.hint ?? error?.code ?? data;
  };
  const read = async () => (await client.rpc("read_chunks", { turn_id: turn.id, attempt: 1 })).data.chunks;
  const words = (delta: string) => [{ type: "text-delta", id: "text-1", delta }];

  await t.step("a batch that is sent again is stored once", async () => {
    assert.deepEqual(await append(1, words("um")), { stop: false });
    assert.deepEqual(await append(1, words("um")), { stop: false });
    assert.deepEqual(await append(2, words("dois")), { stop: false });
    assert.deepEqual(await read(), [...words("um"), ...words("dois")]);
  });

  await t.step("another attempt, or none, writes nothing", async () => {
    assert.equal(await append(3, words("três"), 2), "stale_turn");
    assert.equal((await read()).length, 2);
  });

  await t.step("no list, nor more than a turn can stream", async () => {
    assert.equal(await append(3, { type: "start" }), "23514");
    assert.equal(await append(2001, words("x")), "23514");
    const big = words("x".repeat(900_000));
    for (let seq = 3; seq < 8; seq++) assert.deepEqual(await append(seq, big), { stop: false });
    assert.equal(await append(8, big), "too_many_chunks");
    assert.deepEqual(await append(0, []), { stop: false }, "it still keeps its lease and hears of a stop");
  });

  await t.step("a batch renews the lease that is nearly over", async () => {
    const left = async () => {
      const [row] = await stack.sql<{ seconds: number }>(
        "select extract(epoch from lease_until - clock_timestamp())::float as seconds from public.turns where id = $1",
        [turn.id],
      );
      return row!.seconds;
    };
    await stack.sql("update public.turns set lease_until = clock_timestamp() + interval '8 seconds' where id = $1", [
      turn.id,
    ]);
    assert.deepEqual(await append(0, []), { stop: false });
    assert.ok(await left() > 20, String(await left()));
  });

  await t.step(
    "an attempt holds its turn for ten minutes at most, whoever renews its lease; the next one begins anew",
    async () => {
      const open = { conversation: "longa", client_message_id: "m1", message: "oi" };
      const { data: long } = await client.rpc("open_turn", open);
      const hold = async (attempt: number) => {
        const held = { turn_id: long.id, attempt };
        const { error: appended } = await client.rpc("append_chunks", { ...held, seq: 1, chunks: [] });
        const { error: run } = await client.rpc("run_tool", {
          ...held,
          tool: "get_habits",
          args: {},
          tool_call_id: crypto.randomUUID(),
        });
        return [appended?.hint, run?.hint];
      };
      const began = (ago: string) =>
        stack.sql(
          "update public.turns set attempt_began_at = now() - $2::interval, lease_until = now() where id = $1",
          [
            long.id,
            ago,
          ],
        );
      await began("9 minutes");
      assert.deepEqual(await hold(1), [undefined, undefined]);
      await began("10 minutes");
      assert.deepEqual(await hold(1), ["stale_turn", "stale_turn"]);
      const { data: again } = await client.rpc("open_turn", open);
      assert.deepEqual([again.id, again.attempt], [long.id, 2]);
      assert.deepEqual(await hold(2), [undefined, undefined]);
    },
  );

  await stack.close();
});
