import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("what is counted is refused when nothing is left of it", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  await call(client, "create_finance_item", { kind: "account", name: "Banco", amount: 100 });
  const { data: account } = await client.from("accounts").select("id").single();
  const { data: device } = await client.rpc("save_push_subscription", {
    endpoint: "https://push.example.com/ana",
    p256dh: `B${"a".repeat(86)}`,
    auth: "a".repeat(22),
  });
  await stack.sql("update private.settings set value = '0' where key ~ '_per_(minute|turn)$'");

  const calls: [name: string, args: JsonObject][] = [
    ["search_messages", { query: "mercado" }],
    ["search_items", { query: "mercado" }],
    ["search_knowledge", { query: "mercado" }],
    ["search_tool_knowledge", { query: "mercado" }],
    ["conversation_messages", { conversation: "nenhuma" }],
    ["read_for_template", { calls: [] }],
    ["save_own_pack", { pack: { name: "x", tools: [] } }],
    ["change_own_pack", { name: "x", enabled: false }],
    ["import_statement", { account_id: account!.id, lines: [] }],
    ["test_push_subscription", { subscription_id: device.id }],
    ["prepare_calls", { calls: [{ tool: "create_expense", args: {} }] }],
    ["export_page", {}],
    ["begin_import", { digest: "0".repeat(64) }],
    ["preview_import", { digest: "0".repeat(64), slices: [] }],
    ["count_request", {}],
  ];
  for (const [name, args] of calls) {
    await t.step(name, async () => {
      const refused = await refusal(client, name, args);
      assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"], refused.message);
    });
  }
  await stack.close();
});
