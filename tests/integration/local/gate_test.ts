import assert from "node:assert/strict";
import { createGate } from "../../../local/gate.ts";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";

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

Deno.test("startStack() answers every one of many concurrent requests with its own caller's identity", async () => {
  const stack = await startStack({ migrations: localProject.migrations });
  try {
    const people = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia"), stack.createUser("Caio")]);
    const asked = Array.from({ length: 60 }).flatMap(() => people);
    const answers = await Promise.all([
      ...asked.map(async ({ client, userId }) => ({ expected: userId, answer: await client.rpc("who_am_i") })),
      ...asked.map(async () => ({ expected: null, answer: await stack.anonymous().rpc("who_am_i") })),
      ...asked.map(async () => ({ expected: null, answer: { data: (await superuserIdentity(stack.sql))[0] } })),
    ]);
    const wrong = answers.filter(({ expected, answer }) => (answer.data?.id ?? null) !== expected);
    assert.equal(wrong.length, 0);
  } finally {
    await stack.close();
  }
});

function superuserIdentity(sql: (query: string) => Promise<Record<string, unknown>[]>) {
  return sql("select auth.uid() as id");
}
