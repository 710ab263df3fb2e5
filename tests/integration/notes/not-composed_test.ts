import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("create_automatic_note() refuses a note that no template has composed", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const parts: JsonObject[] = [{}, { title: "Semana" }, { content: "Nada." }];
  for (const part of parts) {
    const { status, hint } = await refusal(client, "create_automatic_note", { kind: "weekly_report", ...part });
    assert.deepEqual([status, hint], [400, "not_composed"], JSON.stringify(part));
  }
  await stack.close();
});
