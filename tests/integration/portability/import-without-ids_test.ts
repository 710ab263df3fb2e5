import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { importFile } from "./files.ts";

Deno.test("rows without an id that come again, in another order or beside others, are not stored twice", async () => {
  const stack = await startStack();
  const { token, userId } = await stack.createUser("Ana");
  const day = "2026-01-05";
  const coffee = { description: "café", amount: 5, category: "food", spent_on: day };
  const bread = { description: "pão", amount: 8, category: "food", spent_on: day };
  const taxi = { description: "táxi", amount: 30, category: "transport", spent_on: day };
  const send = async (expenses: unknown[]) => {
    const { created, skipped, rejections } = await importFile(stack, token, { data: { expenses } });
    return { created: created?.expenses ?? 0, skipped: skipped?.expenses ?? 0, rejections };
  };
  assert.deepEqual(await send([coffee, bread, coffee]), { created: 3, skipped: 0, rejections: [] });
  assert.deepEqual(await send([bread, coffee, coffee]), { created: 0, skipped: 3, rejections: [] });
  assert.deepEqual(await send([taxi, coffee, bread]), { created: 1, skipped: 2, rejections: [] });
  const rows = await stack.sql("select from public.expenses where user_id = $1", [userId]);
  assert.equal(rows.length, 4);
  await stack.close();
});
