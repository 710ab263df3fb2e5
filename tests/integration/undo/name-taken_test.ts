import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("undo_calls() refuses to bring an account back whose name another one has since", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const account = { kind: "account", name: "Itaú", amount: 100 };
  await call(client, "create_finance_item", account);
  await call(client, "delete_finance_item", { kind: "account", name: "Itaú", tool_call_id: "gone" });
  await call(client, "create_finance_item", { ...account, tool_call_id: "new" });
  const undo = { tool_call_ids: ["gone"] };
  const { status, hint, detail } = await refusal(client, "undo_calls", undo);
  assert.deepEqual([status, hint, detail.changes], [409, "changed_since", []]);
  await call(client, "undo_calls", { tool_call_ids: ["new"] });
  await call(client, "undo_calls", undo);
  const { data } = await client.from("accounts").select("name").is("deleted_at", null).throwOnError();
  assert.deepEqual(data, [{ name: "Itaú" }], "the refused one was not marked as undone");
  await stack.close();
});
