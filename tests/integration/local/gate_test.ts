import assert from "node:assert/strict";
import { createGate } from "../../../local/database.ts";

Deno.test("createGate() runs work one at a time, in order, and goes on after a failure", async () => {
  const gate = createGate();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    if (name === "b") throw new Error("b");
    return name;
  };
  const results = await Promise.allSettled([gate(work("a")), gate(work("b")), gate(work("c"))]);
  assert.deepEqual(log, ["a in", "a out", "b in", "b out", "c in", "c out"]);
  assert.deepEqual(results.map((result) => result.status), ["fulfilled", "rejected", "fulfilled"]);
});
