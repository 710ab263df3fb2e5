import assert from "node:assert/strict";
import { grantedOtherwise } from "../../support/function-grants.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("each function is for those it is named for", async (t) => {
  const stack = await startStack();

  await t.step("people execute no function of the server, and in schema private only those of grants.sql", async () => {
    assert.deepEqual(await grantedOtherwise(stack), []);
  });

  await t.step("a person who calls one of the server's is refused", async () => {
    const { client, userId } = await stack.createUser("Ana");
    const refused = await refusal(client, "read_as", { user_id: userId, calls: [] });
    assert.deepEqual([refused.status, refused.code], [403, "42501"]);
  });
  await stack.close();
});
