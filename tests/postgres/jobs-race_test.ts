import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const RUNS = 40;

/** What a job failed with while somebody goes on changing what it works on. */
async function failuresOf(stack: Stack, job: string, workers: (() => Promise<unknown>)[]): Promise<string[]> {
  const failures: string[] = [];
  let isOver = false;
  const busy = workers.map(async (work) => {
    while (!isOver) await work();
  });
  for (let run = 0; run < RUNS; run++) {
    await stack.sql(`select ${job}`).catch(({ code, message }) => failures.push(`${code} ${message}`));
  }
  isOver = true;
  await Promise.all(busy);
  return failures;
}

async function saveDevice({ client, userId }: TestUser, device: number): Promise<void> {
  const { error } = await client.rpc("save_push_subscription", {
    endpoint: `https://push.example.org/${userId}/${device}`,
    p256dh: `B${"A".repeat(86)}`,
    auth: "A".repeat(22),
    device: "d",
  });
  assert.equal(error, null);
}

/** A conversation of old messages that a summary covers. */
async function oldConversation({ client }: TestUser): Promise<string> {
  const { data } = await client.from("conversations").insert({ title: "t" }).select("id").single();
  const row = { conversation_id: data!.id, role: "assistant", created_at: "2020-01-01T10:00:00Z" };
  const rows = Array.from({ length: 40 }, (_, n) => ({ ...row, parts: [{ type: "text", text: `x${n}` }] }));
  const { data: written } = await client.from("messages").insert(rows).select("seq");
  const up_to = Math.max(...written!.map(({ seq }) => seq));
  const structured_summary = [{ seq: up_to, role: "user", gist: "x" }];
  await client.rpc("compact_conversation", { conversation_id: data!.id, version: 0, up_to, structured_summary });
  return data!.id;
}

postgresTest("the jobs that work for everybody go on, whatever one person deletes or changes meanwhile", async (t) => {
  const stack = await startStack();
  const [ana, eva] = [await stack.createUser("Ana"), await stack.createUser("Eva")];

  await t.step("notifications, while devices come and go", async () => {
    const due = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        text: `r${n}`,
        starts_at: "2026-11-29T10:00:00",
        upcoming: [],
        came_due_at: new Date().toISOString(),
      }));
    await saveDevice(ana, 0);
    for (const [{ client }, count] of [[ana, 1], [eva, 300]] as const) {
      assert.equal((await client.from("reminders").insert(due(count))).error, null);
    }
    const workers = [0, 1, 2, 3].map((device) => async () => {
      await saveDevice(eva, device);
      await eva.client.from("push_subscriptions").delete().like("endpoint", `%/${device}`);
    });
    assert.deepEqual(await failuresOf(stack, "public.queue_notifications()", workers), []);
    const rung = await stack.sql("select from private.notifications where user_id = $1", [ana.userId]);
    assert.equal(rung.length, 1);
  });

  await t.step("the archive, while conversations are deleted", async () => {
    const kept = await oldConversation(ana);
    const workers = [0, 1, 2, 3].map(() => async () => {
      await eva.client.from("conversations").delete().eq("id", await oldConversation(eva));
    });
    assert.deepEqual(await failuresOf(stack, "private.archive_messages()", workers), []);
    const moved = await stack.sql("select from public.message_archive where conversation_id = $1", [kept]);
    assert.ok(moved.length > 0);
    const left = await stack.sql("select from private.all_messages where user_id = $1", [eva.userId]);
    assert.deepEqual(left, [], "what was deleted does not come back");
  });

  await t.step("the purge, while deleted rows are changed", async () => {
    const row = { amount: 1, category: "food", description: "x", spent_on: "2026-01-01" };
    const deleted = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...row,
        deleted_at: new Date(Date.UTC(2026, 6, 1 + n % 60)).toISOString(),
      }));
    const change = async () =>
      await eva.client.from("expenses").update({ description: crypto.randomUUID() }).not("deleted_at", "is", null);
    const fill = async () => await eva.client.from("expenses").insert(deleted(1_000));
    await fill();
    assert.equal((await ana.client.from("expenses").insert(deleted(3))).error, null);
    assert.deepEqual(await failuresOf(stack, "private.purge_deleted()", [change, change, change, change, fill]), []);
    const left = await stack.sql("select from public.expenses where user_id = $1", [ana.userId]);
    assert.deepEqual(left, []);
  });
  await stack.close();
});
