import assert from "node:assert/strict";
import { callRpc } from "../../../shared/database/call-rpc.ts";
import { DatabaseFailure } from "../../../shared/database/domain-error.ts";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";

/** What becomes of a call whose first answers are deadlocks, and how often it is made. */
async function callWithDeadlocks(deadlocks: number): Promise<{ result: unknown; calls: number }> {
  const real = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = () =>
    Promise.resolve(
      ++calls > deadlocks
        ? Response.json({ ok: true })
        : Response.json({ code: "40P01", message: "deadlock detected", details: null, hint: null }, { status: 500 }),
    );
  try {
    const result = await callRpc(createRpcClient("https://project.test", "sb_secret_1"), "list_knowledge", {})
      .catch((error: unknown) => error);
    return { result, calls };
  } finally {
    globalThis.fetch = real;
  }
}

Deno.test("callRpc() makes a call again that ended in a deadlock: nothing of it was kept", async () => {
  assert.deepEqual(await callWithDeadlocks(2), { result: { ok: true }, calls: 3 });
});

Deno.test("callRpc() gives up after three deadlocks", async () => {
  const { result, calls } = await callWithDeadlocks(9);
  assert.ok(result instanceof DatabaseFailure);
  assert.equal(result.reason, "unavailable");
  assert.equal(calls, 3);
});
