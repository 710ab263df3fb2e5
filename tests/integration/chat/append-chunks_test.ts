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

  await stack.close();
});
