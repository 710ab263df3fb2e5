import assert from "node:assert/strict";
import { idleTriggers } from "../../support/idle-triggers.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("a trigger does what it is for at the change that it is for", async () => {
  const stack = await startStack({ seed: true });
  assert.deepEqual(await idleTriggers(stack), []);
  await stack.close();
});
