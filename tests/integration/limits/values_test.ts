import assert from "node:assert/strict";
import { untoldLimits } from "../../support/limit-values.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("a new database has the limits that docs/limits.md tells", async () => {
  const stack = await startStack({ limited: true });
  assert.deepEqual(await untoldLimits(stack), []);
  await stack.close();
});
