import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { uncountedTables } from "../../support/uncounted-tables.ts";

const expense = { amount: 5, category: "food", description: "pão" };

async function keepAtMost(stack: Stack, rows: Record<string, number>): Promise<void> {
  await stack.sql("update private.settings set value = value || $1::text::jsonb where key = 'most_rows'", [
    JSON.stringify(rows),
  ]);
}

/** Rows that are there, and what the counters say. */
async function counted(stack: Stack, table: string, { userId }: TestUser): Promise<[number, number]> {
  const [row] = await stack.sql<{ there: number; counted: number }>(
    `select (select count(*)::int from public.${table} where user_id = $1) as there,
       (select coalesce(sum(rows), 0)::int from private.row_counts where user_id = $1 and table_name = '${table}') as counted`,
    [userId],
  );
  return [row!.there, row!.counted];
}

Deno.test("every table that users write to counts its rows", async () => {
  const stack = await startStack();
  const open = await uncountedTables(stack);
  const toWrite = open.flatMap(({ table }) =>
    [
      ["inserted", "insert", "new table as changed"],
      ["deleted", "delete", "old table as changed"],
      ["updated", "update", "old table as was new table as changed"],
    ].map(([name, act, rows]) =>
      `create trigger ${table}_count_${name} after ${act} on public.${table} referencing ${rows} ` +
      "for each statement execute function private.count_rows();"
    )
  );
  assert.deepEqual(open, [], `write into supabase/schemas/limits.sql:\n${toWrite.join("\n")}`);
  await stack.close();
});

Deno.test("one person keeps only so many rows of a table", async (t) => {
  const stack = await startStack();
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);

  await t.step("over REST: 409 too_many_rows, and nothing of that request is written", async () => {
    await keepAtMost(stack, { expenses: 3 });
    assert.equal((await ana.client.from("expenses").insert([expense, expense])).error, null);
    const { error, status } = await ana.client.from("expenses").insert([expense, expense]);
    assert.deepEqual([status, error?.code, error?.hint], [409, "PT409", "too_many_rows"]);
    assert.equal(error?.message, "Você chegou ao máximo que eu guardo deste tipo: 3 registros.");
    assert.deepEqual(JSON.parse(error?.details ?? ""), { table: "expenses", most: 3 });
    assert.deepEqual(await counted(stack, "expenses", ana), [2, 2]);
    assert.equal((await bia.client.from("expenses").insert([expense, expense])).error, null, "others have their own");
  });

  await t.step("what is deleted makes room", async () => {
    await ana.client.from("expenses").delete().eq("user_id", ana.userId);
    assert.deepEqual(await counted(stack, "expenses", ana), [0, 0]);
    assert.equal((await ana.client.from("expenses").insert([expense, expense, expense])).error, null);
  });

  await t.step("a tool says so in the conversation, and writes nothing", async () => {
    const conversation = new Conversation(stack, ana);
    await conversation.say("gastei 50 no mercado");
    const yes = await conversation.say("sim");
    assert.match(yes.text, /máximo/);
    assert.deepEqual(await counted(stack, "expenses", ana), [3, 3]);
  });

  await t.step("an import keeps what there is room for, and names the rest", async () => {
    const data = { expenses: [1, 2, 3].map((n) => ({ ...expense, id: crypto.randomUUID(), amount: n })) };
    const response = await fetch(`${stack.url}/functions/v1/import`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${bia.token}`,
        apikey: stack.publishableKey,
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ format: "life-assistant", version: 1, data }),
    });
    const report = await response.json();
    assert.equal(response.status, 200, JSON.stringify(report));
    assert.deepEqual([report.created.expenses, report.rejected], [1, 2]);
    assert.deepEqual(await counted(stack, "expenses", bia), [3, 3]);
  });

  await t.step("a recurring bill is continued as far as there is room", async () => {
    await keepAtMost(stack, { bills: 2 });
    const bill = { name: "Luz", amount: 10, due_day: 5, recurring: true, month: "2026-01-01" };
    assert.equal((await ana.client.from("bills").insert(bill)).error, null);
    assert.equal((await ana.client.rpc("get_pending_bills")).error, null);
    assert.deepEqual(await counted(stack, "bills", ana), [2, 2]);
  });

  await t.step("a message is refused before it is kept, while there is room for its answer", async () => {
    const caio = await stack.createUser("Caio");
    const conversation = new Conversation(stack, caio);
    await keepAtMost(stack, { messages: 301 });
    assert.equal((await conversation.say("oi")).status, 200);
    const refused = await conversation.say("oi de novo");
    assert.deepEqual([refused.status, refused.error?.code], [409, "too_many_rows"]);
    assert.deepEqual(await counted(stack, "messages", caio), [2, 2]);
    await caio.client.from("conversations").delete().eq("user_id", caio.userId);
    assert.deepEqual(await counted(stack, "messages", caio), [0, 0]);
    assert.equal((await conversation.say("oi")).status, 200);
  });

  await t.step("requests at once are all counted", async () => {
    const davi = await stack.createUser("Davi");
    const entry = { metric: "weight", value: 80, entry_date: "2026-11-01" };
    await Promise.all(
      Array.from(
        { length: 30 },
        (_, n) => davi.client.from("tracking_entries").insert(Array.from({ length: n % 3 + 1 }, () => entry)),
      ),
    );
    assert.deepEqual(await counted(stack, "tracking_entries", davi), [60, 60]);
    await stack.sql("delete from auth.users where id = $1", [davi.userId]);
    assert.deepEqual(await counted(stack, "tracking_entries", davi), [0, 0]);
  });

  await stack.close();
});

Deno.test("one person keeps only so many bytes, whatever they are rows of", async (t) => {
  const stack = await startStack();
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);
  const kept = async ({ client }: TestUser) => {
    const { data } = await client.rpc("read_usage");
    return data.bytes as { used: number; most: number };
  };
  await stack.sql("update private.settings set value = '20000' where key = 'most_bytes'");
  const note = { type: "note", title: "Ideia", content: "x".repeat(4_000) };
  const before = (await kept(ana)).used;

  await t.step("what is kept is told", async () => {
    await ana.client.from("library_items").insert([note, note]);
    const { used, most } = await kept(ana);
    assert.equal(most, 20_000);
    assert.ok(used - before > 8_000 && used - before < 12_000, `${used - before}`);
  });

  await t.step("over it: 409 with a sentence, and nothing is written", async () => {
    const { error, status } = await ana.client.from("library_items").insert(Array(4).fill(note));
    assert.deepEqual([status, error?.hint], [409, "too_many_rows"]);
    assert.match(error!.message, /^Você chegou ao máximo que eu guardo ao todo: 0 MB\. Apague/);
    assert.deepEqual(await counted(stack, "library_items", ana), [2, 2]);
    assert.equal((await bia.client.from("library_items").insert([note])).error, null, "others have their own");
  });

  await t.step("a row that grows counts too, and one that shrinks or goes makes room", async () => {
    const grow = (content: string) => ana.client.from("library_items").update({ content }).eq("user_id", ana.userId);
    assert.equal((await grow("y".repeat(9_900))).status, 409);
    assert.equal((await grow("y")).error, null);
    assert.equal((await ana.client.from("library_items").insert([note])).error, null);
    await stack.sql("delete from public.library_items where user_id = $1", [ana.userId]);
    assert.equal((await kept(ana)).used, before);
  });
  await stack.close();
});
