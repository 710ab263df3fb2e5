import assert from "node:assert/strict";
import type { RpcClient } from "../../../shared/database/rpc-client.ts";
import { followTurn } from "../../../shared/turn/follow-turn.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";

const turn = { id: crypto.randomUUID(), attempt: 1, earlier: [] };

/** A database in which a turn runs and says nothing, except in the rounds that are named. */
function silentTurn(spoken: number[] = []) {
  const readAt: number[] = [];
  const rpc = () => ({
    abortSignal: () => {
      readAt.push(performance.now());
      const chunks = spoken.includes(readAt.length) ? [{ type: "text-delta", id: "t", delta: "a" }] : [];
      return Promise.resolve({ data: { status: "running", chunks, seq: readAt.length }, error: null, status: 200 });
    },
  });
  return { client: { rpc } as unknown as RpcClient, readAt };
}

Deno.test("followTurn() waits longer the longer nothing comes, and as before once something does", async () => {
  const { client, readAt } = silentTurn([7]);
  const limits = { ...TURN_LIMITS, storeChunksMs: 20, turnMs: 2_000 };
  const rounds = followTurn(client, turn, limits);
  for (let round = 0; round < 9; round++) await rounds.next();
  await rounds.return(undefined);
  const waits = readAt.slice(1).map((at, place) => at - readAt[place]!);
  assert.ok(waits[5]! > 4 * limits.storeChunksMs, `${waits}`);
  assert.ok(waits[6]! < waits[5]! / 2, `${waits}`);
});

Deno.test("followTurn() ends with an error some time after the longest time of a turn, however long its lease is renewed", async () => {
  const { client, readAt } = silentTurn();
  const began = performance.now();
  const all = await Array.fromAsync(followTurn(client, turn, { storeChunksMs: 20, turnMs: 400 }));
  assert.ok(performance.now() - began < 5_000);
  assert.deepEqual(all.at(-1)!.map(({ type }) => type), ["error"]);
  assert.ok(readAt.length < 12, `${readAt.length} reads in 500 ms`);
});

Deno.test("followTurn() tells what the message said before once, however often its person stored a start", async () => {
  const earlier = [{
    message: { id: "m0", role: "assistant", parts: [{ type: "text", text: "antes" }] },
    metadata: {},
  }];
  const chunks = Array<object>(1_000).fill({ type: "start", messageId: "m0" });
  const read = [{ status: "running", chunks, seq: 1 }, { status: "lost" }];
  const rpc = () => ({ abortSignal: () => Promise.resolve({ data: read.shift(), error: null, status: 200 }) });
  const client = { rpc } as unknown as RpcClient;
  const continued = { ...turn, earlier } as unknown as Parameters<typeof followTurn>[1];
  const [first] = await Array.fromAsync(followTurn(client, continued, { storeChunksMs: 1, turnMs: 1_000 }));
  const texts = first!.filter(({ type }) => type === "text-delta");
  assert.deepEqual([first!.length, texts.length], [1_000 + 4, 1]);
});
