import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

/** What the server stores when another assistant asks for a write. */
function offerTo(user_id: string) {
  return {
    user_id,
    assistant: "mcp:x",
    title: "Pedidos",
    messages: [{ role: "assistant", parts: [{ type: "text", text: "Quer que eu guarde essa nota?" }] }],
    answer: { message: { id: crypto.randomUUID(), role: "assistant", parts: [] }, metadata: {} },
    proposal: {
      id: crypto.randomUUID(),
      toolCallId: crypto.randomUUID(),
      tool: "save_note",
      args: { content: crypto.randomUUID() },
      offer: "Quer que eu guarde essa nota?",
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  };
}

Deno.test("offer_for_assistant() stores no offer", async (t) => {
  const stack = await startStack();
  const service = createClient(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const offers = async () =>
    (await stack.sql<{ n: number }>("select count(*)::int as n from public.pending_actions"))[0]!.n;
  const ana = await stack.createUser("Ana");
  await call(service, "offer_for_assistant", offerTo(ana.userId));
  assert.equal(await offers(), 1);

  await t.step("to a person for whose next turn there is no room, though the offer itself would fit", async () => {
    await stack.sql(
      `update private.settings set value = value || '{"messages": 300}' where key = 'most_rows'`,
    );
    const { status, hint, detail } = await refusal(service, "offer_for_assistant", offerTo(ana.userId));
    assert.deepEqual([status, hint, detail], [409, "too_many_rows", { table: "messages", most: 300 }]);
    assert.equal(await offers(), 1);
    await stack.sql(
      `update private.settings set value = value || '{"messages": 301}' where key = 'most_rows'`,
    );
    await call(service, "offer_for_assistant", offerTo(ana.userId));
    assert.equal(await offers(), 2);
  });

  await t.step("to a person whose account is gone", async () => {
    await call(ana.client, "delete_account", { account_id: ana.userId });
    const { status, hint } = await refusal(service, "offer_for_assistant", offerTo(ana.userId));
    assert.deepEqual([status, hint, await offers()], [401, "unauthenticated", 0]);
  });

  await stack.close();
});
