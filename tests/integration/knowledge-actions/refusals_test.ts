import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

Deno.test("what a client gets wrong is refused with a code, and nothing is written", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  await call(client, "add_knowledge", {
    type: "person",
    content: "Júlia, irmã",
    title: "Júlia",
    area: "relationships",
  });
  const known = async () => (await client.from("knowledge_items").select("id")).data!.length;
  const before = await known();
  const hint = async (name: string, args: Record<string, unknown>) => {
    const { status, hint } = await refusal(client, name, args);
    return [status, hint];
  };

  await t.step("content that nobody can see", async () => {
    for (const content of ["\u00a0\u2003", " \u200b\ufeff ", "\u3000"]) {
      const args = { type: "fact", content, area: "health" };
      assert.deepEqual(await hint("add_knowledge", args), [400, "empty_content"], JSON.stringify(content));
    }
  });

  await t.step("call ids that are none", async () => {
    const args = { type: "fact", content: "Gosta de caju", area: "leisure" };
    for (const tool_call_id of ["", "x".repeat(201)]) {
      assert.deepEqual(await hint("add_knowledge", { ...args, tool_call_id }), [400, "invalid_tool_call_id"]);
    }
  });

  await t.step("days beyond the calendar", async () => {
    for (const filters of [{ to_date: "5874897-12-31" }, { from_date: "infinity" }, { from_date: "0044-03-15 BC" }]) {
      for (const name of ["list_knowledge", "search_knowledge"]) {
        assert.deepEqual(await hint(name, filters), [400, "invalid_dates"], name + JSON.stringify(filters));
      }
    }
  });

  await t.step("forgetting without saying what", async () => {
    for (const args of [{}, { item_id: null }, { query: " " }, { query: "?!" }]) {
      const { status } = await call(client, "prepare_delete_knowledge", args);
      assert.equal(status, "missing", JSON.stringify(args));
    }
  });

  assert.equal(await known(), before);
  await stack.close();
});
