import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

/** Functions with a list of texts, each with a list that is short and has one text that is not. */
const LISTS: [name: string, args: (text: string) => JsonObject][] = [
  ["prepare_calls", (text) => ({ calls: [], replaces: [text] })],
  ["undo_calls", (text) => ({ tool_call_ids: [text] })],
  ["create_habit", (text) => ({ name: "Ler", times: [text] })],
];

Deno.test("private.expect_few() refuses a list of few texts that are too long", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  for (const [name, args] of LISTS) {
    const { status, hint } = await refusal(client, name, args("x".repeat(600_000)));
    assert.deepEqual([name, status, hint], [name, 400, "content_too_long"]);
  }
  await stack.close();
});
