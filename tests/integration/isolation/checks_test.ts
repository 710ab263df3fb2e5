import assert from "node:assert/strict";
import { idleChecks } from "../../support/broken-rows.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("a check refuses the row that breaks it, whoever writes it", async () => {
  const stack = await startStack({ seed: true });
  assert.deepEqual(await idleChecks(stack), []);
  await stack.close();
});
