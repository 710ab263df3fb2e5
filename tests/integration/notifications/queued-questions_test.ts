import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("of one person's questions, twenty are queued in a run, the oldest first, on each of their devices", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  for (const name of ["a", "b"]) {
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    const saved = await client.rpc("save_push_subscription", { endpoint: `https://push.example.org/${name}`, ...keys });
    assert.equal(saved.error, null);
  }
  await client.from("profiles").update({ ring_questions: true }).eq("user_id", userId);
  await stack.sql("update public.push_subscriptions set created_at = now() - interval '5 hours'");
  await stack.sql(
    `with c as (
       insert into public.conversations (id, user_id, client_id) select gen_random_uuid(), $1, 'q' || n from generate_series(1, 45) n
       returning id, client_id
     ), t as (
       insert into public.turns (user_id, conversation_id, kind, status, lease_until, answer)
       select $1, id, 'message', 'completed', now(), '{}' from c returning id, conversation_id
     )
     insert into public.pending_actions (id, user_id, conversation_id, turn_id, tool_call_id, tool, args, offer, created_at)
     select gen_random_uuid(), $1, t.conversation_id, t.id, 'o', 'save_note', '{}', 'Guardo?',
       now() - interval '61 minutes' - make_interval(mins => substr(c.client_id, 2)::int)
     from t join c on c.id = t.conversation_id`,
    [userId],
  );
  const queued = async () => {
    await stack.sql("select public.queue_notifications()");
    const [row] = await stack.sql<{ rows: number; questions: number; newest: number }>(
      `select count(*)::int as rows, count(distinct n.subject_id)::int as questions,
         min(substr(c.client_id, 2)::int)::int as newest
       from private.notifications n join public.conversations c on c.id = n.subject_id`,
    );
    return row;
  };
  assert.deepEqual(await queued(), { rows: 40, questions: 20, newest: 26 });
  assert.deepEqual(await queued(), { rows: 80, questions: 40, newest: 6 });
  assert.deepEqual(await queued(), { rows: 90, questions: 45, newest: 1 });
  assert.deepEqual(await queued(), { rows: 90, questions: 45, newest: 1 }, "and none of them again");
  await stack.close();
});
