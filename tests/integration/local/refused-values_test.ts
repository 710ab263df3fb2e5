import assert from "node:assert/strict";
import { callRpc } from "../../../shared/database/call-rpc.ts";
import { DatabaseFailure, DomainError } from "../../../shared/database/domain-error.ts";
import { createRpcClient, type RpcName } from "../../../shared/database/rpc-client.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("callRpc() tells what a caller can cause from what is broken", async (t) => {
  const stack = await startStack();
  const { token } = await stack.createUser("Ana");
  const client = createRpcClient(stack.url, stack.publishableKey, token);
  const caught = async (name: RpcName, args: Record<string, unknown>) => {
    try {
      await callRpc(client, name, args);
    } catch (error) {
      return error;
    }
    throw new Error(`${name} did not refuse`);
  };

  await t.step(
    "a value of the wrong kind or out of range is 400 in words for people",
    async () => {
      const refused: [RpcName, Record<string, unknown>][] = [
        ["get_trends", { days: "many" }],
        ["get_trends", { days: 1e12 }],
        ["validate_knowledge", { item_id: "nobody" }],
        ["create_expense", { amount: 1, category: "food", description: "pão", date: "2026-02-31" }],
      ];
      for (const [name, args] of refused) {
        const error = await caught(name, args);
        assert.ok(error instanceof DomainError, `${name} ${JSON.stringify(args)}: ${error}`);
        assert.deepEqual([error.status, error.code], [400, "invalid_arguments"]);
        assert.equal(error.message, "Algum valor não serve para isso.");
      }
    },
  );

  await t.step("anything else stays an error of ours", async () => {
    await stack.sql(`create function public.boom() returns trigger language plpgsql as $$
      begin raise exception 'boom'; end $$`);
    await stack.sql("create trigger boom before insert on public.expenses for each row execute function public.boom()");
    const error = await caught("create_expense", { amount: 1, category: "food", description: "pão" });
    assert.ok(!(error instanceof DomainError));
    assert.ok(error instanceof DatabaseFailure);
    assert.equal(error.reason, "internal");
  });

  await stack.close();
});
