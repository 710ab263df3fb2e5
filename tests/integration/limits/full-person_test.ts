import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { compactConversation } from "../../../shared/history/compact.ts";
import { extendReminders } from "../../../shared/reminders/extend-reminders.ts";
import { Conversation } from "../../support/chat.ts";
import { fillConversation } from "../../support/long-conversation.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

const VECTOR = `[1${",0".repeat(767)}]`;

Deno.test("what the service itself writes for people is counted and never refused: a full person holds up nobody", async (t) => {
  const stack = await startStack();
  const service = createClient(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  // Bills ring from nine in the morning on.
  const noon = whereItIs(12);
  const [ana, bia] = [await stack.createUser("Ana", noon), await stack.createUser("Bia", noon)];
  const both = [ana, bia];
  const insert = async ({ client }: TestUser, table: string, row: object) =>
    assert.equal((await client.from(table).insert(row)).error, null);
  const bytesOf = async ({ client }: TestUser) => (await call(client, "read_usage")).bytes as { used: number };
  /** Asks SQL that returns one row with `n` about each of the two. */
  const ofBoth = async (sql: string) =>
    await Promise.all(both.map(async ({ userId }) => (await stack.sql<{ n: number }>(sql, [userId]))[0]!.n));

  for (const person of both) {
    await insert(person, "reminders", { text: "remédio", starts_at: "2027-01-01T09:00", recurrence: "FREQ=DAILY" });
    await insert(person, "library_items", { type: "note", title: "Bolo", content: "farinha e ovos" });
    await insert(person, "bills", { name: "Luz", amount: 10, due_day: 5, recurring: true, month: "2026-08-01" });
    await call(person.client, "save_push_subscription", {
      endpoint: `https://push.example.com/${person.userId}`,
      p256dh: `B${"a".repeat(86)}`,
      auth: "a".repeat(22),
    });
    const filled = await fillConversation(stack, person, 60);
    await compactConversation(
      person.client,
      { conversationId: filled.id, before: filled.last - 9 },
      () => Promise.resolve(null),
    );
    await new Conversation(stack, person).say("oi, tudo bem?");
  }
  await stack.sql(
    "update public.messages set created_at = now() - interval '366 days', not_to_learn_at = now() where content <> 'oi, tudo bem?'",
  );
  await stack.settled();
  // Full, of bytes and of rows.
  await stack.sql(
    `insert into private.row_counts (user_id, table_name, rows, bytes)
     select $1, t, 1000000, 1000000000 from unnest(array['reminders', 'library_items', 'knowledge_items', 'bills']) t`,
    [ana.userId],
  );

  await t.step("her own session is refused, that of an assistant for her too, and others' is not", async () => {
    const note = { type: "note", title: "Outra", content: "x" };
    assert.equal((await ana.client.from("library_items").insert(note)).error?.hint, "too_many_rows");
    assert.equal((await bia.client.from("library_items").insert(note)).error, null);
    const id = crypto.randomUUID();
    const offered = await refusal(service, "offer_for_assistant", {
      user_id: ana.userId,
      assistant: "outra",
      title: "Pedidos",
      messages: [],
      answer: { message: { id, parts: [] }, metadata: {} },
      proposal: { tool: "create_expense", args: {} },
    });
    assert.equal(offered.hint, "too_many_rows");
  });

  const before = (await bytesOf(ana)).used;

  await t.step("moments of recurring reminders", async () => {
    await extendReminders(service as never);
    const moments = await ofBoth("select cardinality(upcoming) as n from public.reminders where user_id = $1");
    assert.ok(moments.every((n) => n >= 128), `${moments}`);
    assert.ok((await bytesOf(ana)).used > before + 1_000, "counted");
  });

  await t.step("due reminders, and bills of the day on a device", async () => {
    await stack.sql("select private.mark_due_reminders('2027-01-02 15:00Z')");
    assert.deepEqual(
      await ofBoth("select count(*)::int as n from public.reminders where user_id = $1 and came_due_at is not null"),
      [1, 1],
    );
    await call(service, "queue_notifications");
    const bills = await ofBoth("select count(*)::int as n from public.bills where user_id = $1");
    assert.ok(bills[1]! > 1, `${bills}`);
  });

  await t.step("vectors", async () => {
    const { items } = await call(service, "claim_embeddings", { model: "model-m", holder: crypto.randomUUID() });
    const embeddings = (items as { id: string; digest: string }[])
      .map(({ id, digest }) => ({ id, digest, embedding: VECTOR }));
    await call(service, "store_embeddings", { model: "model-m", embeddings });
    assert.deepEqual(
      await ofBoth("select count(*)::int as n from public.library_items where user_id = $1 and embedding is null"),
      [0, 0],
    );
  });

  await t.step("the archive", async () => {
    await stack.sql("select private.archive_messages()");
    const archived = await ofBoth("select count(*)::int as n from public.message_archive where user_id = $1");
    assert.ok(archived.every((n) => n > 0), `${archived}`);
  });

  await t.step("the night's learning, but for items beyond the most rows", async () => {
    for (const [{ userId }, facts] of [[ana, 0], [bia, 1]] as const) {
      const { attempt } = await call(service, "claim_consolidation", { user_ids: [userId], force: true });
      const lease = { user_id: userId, attempt };
      const { messages } = await call(service, "read_consolidation", lease) as { messages: { id: string }[] };
      assert.equal(messages.length, 1);
      const applied = await call(service, "apply_consolidation", {
        ...lease,
        messages: messages.map(({ id }) => id),
        items: [{
          type: "preference",
          area: "leisure",
          content: "Gosta de samba",
          quote: "tudo bem",
          certainty: "stated",
          message_id: messages[0]!.id,
        }],
      });
      assert.deepEqual([applied.messagesProcessed, applied.factsCreated, applied.remaining], [1, facts, false]);
    }
  });

  await t.step("what is deleted for good", async () => {
    await stack.sql("update public.library_items set deleted_at = now() - interval '31 days'");
    await stack.sql("select private.purge_deleted()");
    assert.deepEqual(await ofBoth("select count(*)::int as n from public.library_items where user_id = $1"), [0, 0]);
    await stack.sql("update public.profiles set keep_messages_months = 3");
    for (let hour = 0; hour < 24; hour += 3) {
      await stack.sql(`select private.apply_retention(date_trunc('day', now()) + interval '${hour} hours')`);
    }
    assert.deepEqual(await ofBoth("select count(*)::int as n from public.message_archive where user_id = $1"), [0, 0]);
  });
  await stack.close();
});
