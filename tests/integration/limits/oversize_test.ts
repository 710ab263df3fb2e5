import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

/** The least row of each table that a user may write, but for what points to another row. */
const rows: Record<string, Record<string, unknown>> = {
  bills: { name: "Luz", amount: 10, due_day: 5 },
  budgets: { category: "food", amount: 10 },
  conversations: {},
  debts: { name: "Carro", installment_amount: 10 },
  expenses: { description: "pão", amount: 10, category: "food" },
  habits: { name: "Ler" },
  incomes: { name: "Salário", expected_amount: 10 },
  investments: { name: "Tesouro", amount: 10, type: "other" },
  knowledge_items: { type: "fact", area: "health", title: "Água", content: "Bebe água" },
  library_items: { type: "note", title: "Ideia", content: "x" },
  messages: { role: "assistant", parts: [{ type: "text", text: "oi" }] },
  tracking_entries: { metric: "weight", value: 80, entry_date: "2026-01-01" },
};

/** Words that differ, as many as make 900 KB: nothing of it can be compressed or left out of an index. */
const words = Array.from({ length: 90_000 }, (_, n) => (n * 2654435761 % 4294967296).toString(36).padStart(8, "x"))
  .join(" ");

/** Values as they stand in the body of a request, by the types of the columns that could hold them. */
const large: [types: RegExp, Record<string, string>][] = [
  [/text$/, { "900 KB of words": JSON.stringify(words) }],
  [/\[\]$|json/, { "a list of 900 KB": JSON.stringify(words.split(" ")) }],
  [/json/, { "an object of 900 KB": JSON.stringify({ x: words }) }],
];

/** For all columns. */
const odd: Record<string, string> = {
  "20,000 lists in each other": `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  "a number of 400 digits": "9".repeat(400),
  "a number that is none": '"NaN"',
  "a day out of time": '"294277-01-01"',
  "NUL": '"a\\u0000b"',
  "half a character": '"a\\ud800b"',
};

interface Column {
  table: string;
  column: string;
  type: string;
  insert: boolean;
}

Deno.test("whatever users write over REST is taken or refused, and nothing breaks", async (t) => {
  const stack = await startStack();
  const { client, token, userId } = await stack.createUser("Ana");
  const columns = await stack.sql<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
       has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as insert
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
     order by 1, 2`,
  );
  const conversation = crypto.randomUUID();
  const [habit, from, to] = Array.from({ length: 3 }, () => crypto.randomUUID());
  await client.from("conversations").insert({ id: conversation });
  await client.from("habits").insert({ id: habit, name: "Correr" });
  await client.from("knowledge_items").insert(
    [from, to].map((id) => ({ ...rows.knowledge_items, id, content: `Bebe ${id}` })),
  );
  rows.messages!.conversation_id = conversation;
  rows.habit_completions = { habit_id: habit, completion_date: "2026-01-01" };
  rows.knowledge_links = { source_id: from, target_id: to };

  const send = async (method: string, path: string, body: string) => {
    const response = await fetch(`${stack.url}/rest/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, apikey: stack.publishableKey, "Content-Type": "application/json" },
      body,
    });
    return { status: response.status, text: (await response.text()).slice(0, 200) };
  };

  // What memory holds has a test of its own.
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== "knowledge_items");
  for (const table of tables) {
    await t.step(table, async () => {
      const broken: string[] = [];
      for (const { column, type, insert } of columns.filter((one) => one.table === table)) {
        const values = Object.assign({}, ...large.map(([types, some]) => types.test(type) ? some : {}), odd);
        for (const [name, value] of Object.entries<string>(values)) {
          const row = Object.entries({ ...rows[table], [column]: null }).map(([key, given]) =>
            `${JSON.stringify(key)}:${key === column ? value : JSON.stringify(given)}`
          );
          const { status, text } = insert && rows[table]
            ? await send("POST", table, `{${row.join(",")}}`)
            : await send("PATCH", `${table}?user_id=eq.${userId}`, `{${JSON.stringify(column)}:${value}}`);
          if (status >= 500) broken.push(`${column}, ${name}: ${status} ${text}`);
        }
      }
      assert.deepEqual(broken, []);
    });
  }
  await stack.close();
});
