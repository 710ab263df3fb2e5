import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { beliefs, consolidate, consolidateNow, say } from "./consolidation.ts";

Deno.test("a consolidation learns what a user said, once, and records it", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const first = await say(stack, ana, "oi! moro em Curitiba com minha irmã Júlia", "2026-11-01T12:00:00Z");
  await say(stack, ana, "que dia cansativo", "2026-11-01T13:00:00Z");
  const result = await consolidateNow(stack, ana);
  console.log(result, await beliefs(stack, ana));
  console.log(await stack.sql("select * from public.memory_consolidations"), await stack.sql("select * from public.user_memories"));
  assert.equal(first.length, 36);
  console.log(await consolidateNow(stack, ana), await consolidate(stack));
  await stack.close();
});
