import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { accuracy, ask, OWN_SET, readSet } from "./search-set.ts";

Deno.test("search_knowledge() finds what answers, little else, and nothing where nothing does", async () => {
  const stack = await startStack();
  const { hit, precision, silent } = accuracy(await ask(stack, await readSet(OWN_SET), "query"));
  await stack.close();
  assert.ok(hit >= 0.7, `found for ${hit}`);
  assert.ok(precision >= 0.6, `precision ${precision}`);
  assert.ok(silent >= 0.8, `empty for ${silent} of what nothing answers`);
});
