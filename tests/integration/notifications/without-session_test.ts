import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { todayOf } from "../finance/calendar.ts";

Deno.test("what a browser does without a session", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const device = (name: string) => ({
    endpoint: `https://push.example.com/${name}`,
    p256dh: `B${"a".repeat(86)}`,
    auth: "a".repeat(22),
  });
  const { id: subscription_id } = await call(client, "save_push_subscription", device("phone"));
  await call(client, "save_push_subscription", device("tablet"));

  await t.step("act_on_subject() pays a bill as its person", async () => {
    const bill = { kind: "bill", name: "Luz", amount: 90, date: (await todayOf(client)).toString() };
    const { item } = await call<{ item: { id: string } }>(client, "create_finance_item", bill);
    const [ringing] = await stack.sql<{ id: string }>(
      `insert into private.notifications (user_id, subscription_id, kind, subject_id, occurred_at, next_attempt_at, token_digests)
       values ($1, $2, 'bill', $3, now(), now(), array[encode(sha256('secret'), 'hex')]) returning id`,
      [userId, subscription_id, item.id],
    );
    const press = { token: `${ringing!.id}.secret`, action: "done" };
    assert.deepEqual(await call(server, "answer_notification", press), { status: "ran", action: "done" });
    const { data } = await client.from("bills").select("status").eq("id", item.id).single().throwOnError();
    assert.equal(data.status, "paid");
  });

  await t.step(
    "renew_push_subscription() refuses what is no push service's address, and another device's",
    async () => {
      const { endpoint: old_endpoint, auth: old_auth } = device("phone");
      const renewals = [
        { ...device("next"), endpoint: "http://push.example.com/next" },
        { ...device("next"), p256dh: "x" },
        { ...device("next"), auth: "x" },
        device("tablet"),
      ];
      for (const renewal of renewals) {
        const { status, hint } = await refusal(server, "renew_push_subscription", {
          old_endpoint,
          old_auth,
          ...renewal,
        });
        assert.deepEqual([status, hint], [400, "invalid_subscription"], JSON.stringify(renewal));
      }
      const { devices } = await call<{ devices: { endpoint: string }[] }>(client, "list_push_subscriptions");
      assert.deepEqual(devices.map(({ endpoint }) => endpoint), [old_endpoint, device("tablet").endpoint]);
    },
  );

  await stack.close();
});
