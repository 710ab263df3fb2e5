import assert from "node:assert/strict";
import { isBlank } from "../../../shared/language/fold.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack } from "../../support/stack.ts";

// Users write their own tables over REST, so every column has its bounds in the table itself. Which columns there are is
// read from the catalog: a column added tomorrow fails here until it is bounded, or named below with the reason.

/** Kept in bounds by a trigger: tests/integration/turn/size_test.ts. */
const byTrigger = [
  "knowledge_items.slot",
  "messages.name",
  "messages.parts",
  "messages.tool_call_id",
  "messages.tool_calls",
];

/** Texts that may have nothing to see in them. */
const mayBeBlank = [
  // The beginning of a first message that begins with empty lines.
  "conversations.title",
  // Refused by its foreign key: there is no slot of that name.
  "knowledge_items.slot",
  // Nobody is shown the names that clients and models give what is theirs.
  "conversations.client_id",
  "messages.client_message_id",
  "messages.name",
  "messages.tool_call_id",
  // What follows from the parts: nothing, for a call of a tool.
  "messages.content",
  // Refused by a trigger, as no zone of that name exists.
  "profiles.timezone",
];

interface Column {
  table: string;
  column: string;
  type: string;
}

/** What a signed-in user may insert or update, without what Postgres computes. */
async function writable(stack: Stack, types: string): Promise<Column[]> {
  return await stack.sql<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and format_type(a.atttypid, null) ~ $1
       and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
     order by 1, 2`,
    [`^(${types})$`],
  );
}

/** The checks of each table's columns, by `table.column`. */
async function checksOf(stack: Stack): Promise<Map<string, string[]>> {
  const rows = await stack.sql<{ name: string; checks: string[] }>(
    `select format('%s.%s', c.relname, a.attname) as name, array_agg(pg_get_expr(k.conbin, k.conrelid)) as checks
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'c' and k.connamespace = 'public'::regnamespace group by 1`,
  );
  return new Map(rows.map(({ name, checks }) => [name, checks]));
}

/** Whether one of the checks refuses each of the values, whatever the other columns hold. */
async function refuses(
  stack: Stack,
  checks: string[],
  { table, column }: Omit<Column, "type">,
  values: unknown[],
): Promise<boolean> {
  // Where a row may be the deployment's, this one is a person's.
  const rows = values.map((value) => ({ user_id: crypto.randomUUID(), [column]: value }));
  try {
    const [answer] = await stack.sql<{ refused: boolean }>(
      `select bool_and(${checks.map((check) => `(${check}) is false`).join(" or ")}) as refused
       from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb) as t`,
      [JSON.stringify(rows)],
    );
    return answer!.refused;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "22003")) throw error;
    // A value is out of range while it is being checked, which refuses that one.
    if (values.length === 1) return true;
    for (const value of values) {
      if (!await refuses(stack, checks, { table, column }, [value])) return false;
    }
    return true;
  }
}

/** The columns, as `table.column`, that take one of the values. */
async function taking(stack: Stack, columns: Column[], values: unknown[]): Promise<string[]> {
  const open: string[] = [];
  const checks = await checksOf(stack);
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    const own = checks.get(name);
    if (!own || !await refuses(stack, own, column, values)) open.push(name);
  }
  return open.sort();
}

Deno.test("what users write over REST is bounded by the tables", async (t) => {
  const stack = await startStack();

  await t.step("no date is infinite or from another age", async () => {
    const columns = await writable(stack, "date|timestamp[^[]*");
    assert.ok(columns.length > 40);
    const odd = ["infinity", "-infinity", "4712-01-01 BC", "1700-01-01", "2300-01-01", "9999-12-31"];
    assert.deepEqual(await taking(stack, columns, odd), []);
  });

  await t.step("no number is infinite or none", async () => {
    const fractions = await writable(stack, "numeric.*|real|double precision");
    assert.ok(fractions.length > 6);
    assert.deepEqual(await taking(stack, fractions, ["NaN"]), []);
    const whole = await writable(stack, "smallint|integer|bigint");
    assert.ok(whole.length > 5);
    // A debt's current instalment is bounded by its instalments: both are needed to see it.
    const highest = whole.filter(({ column }) => column !== "current_installment");
    assert.deepEqual(await taking(stack, highest, [2_147_483_647, -2_147_483_648]), []);
  });

  await t.step("no text is longer than what it is for", async () => {
    const columns = await writable(stack, "text");
    assert.ok(columns.length > 50);
    const open = await taking(stack, columns, ["x".repeat(900_000)]);
    assert.deepEqual(open.filter((column) => !byTrigger.includes(column)), []);
  });

  await t.step("no list is longer than what it is for", async () => {
    const columns = await writable(stack, ".*\\[\\]");
    assert.ok(columns.length > 6);
    const texts = columns.filter(({ type }) => type === "text[]");
    assert.deepEqual(await taking(stack, texts, [Array(1000).fill("x"), ["x".repeat(10_000)], ["\u200b"], [null]]), []);
    const others = columns.filter((column) => !texts.includes(column));
    const times = others.filter(({ type }) => type.startsWith("timestamp"));
    assert.deepEqual(await taking(stack, times, [Array(1000).fill("2030-01-01"), ["infinity"], [null]]), []);
    const numbers = others.filter((column) => !times.includes(column));
    assert.deepEqual(await taking(stack, numbers, [Array(1000).fill(1)]), []);
  });

  await t.step("no json is larger than what it is for", async () => {
    const columns = await writable(stack, "jsonb|json");
    assert.ok(columns.length > 4);
    const large = [{ x: "x".repeat(900_000) }, [{ x: "x".repeat(900_000) }], { x: Array(100_000).fill({}) }];
    const open = await taking(stack, columns, large);
    assert.deepEqual(open.filter((column) => !byTrigger.includes(column)), []);
  });

  await t.step("no text is there without anything to see in it", async () => {
    const columns = await writable(stack, "text");
    const blank = [
      "",
      " \t\r\n",
      "\u00a0",
      "\u200b\u200d\ufeff",
      "\u2800",
      "\u3164",
      "\u115f\u1160\uffa0",
      "\u00ad\u034f\u061c\u180e",
      "\u0001\u001f\u007f\u0085",
      "\ufe0f",
      "\u{e0020}\u{e007f}",
      "\u202e\u2066",
    ];
    assert.deepEqual(await taking(stack, columns, blank), mayBeBlank.toSorted());
  });

  await t.step("what is blank is the same in Postgres as for who reads requests", async () => {
    const codes = [...Array(0x10000).keys(), ...Array(0x1000).keys().map((n) => 0xe0000 + n), 0x1f389]
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff));
    const [row] = await stack.sql<{ blank: number[] }>(
      "select array_agg(c order by c) filter (where private.is_blank(chr(c))) as blank from unnest($1::int[]) as c",
      [codes],
    );
    assert.deepEqual(row!.blank, codes.filter((code) => isBlank(String.fromCodePoint(code))));
  });

  await t.step("over REST these are 400", async () => {
    const { client } = await stack.createUser("Ana");
    const item = { type: "fact", area: "health", title: "Água", content: "Bebe água" };
    for (
      const [table, row] of [
        ["knowledge_items", { ...item, content: "\u200b\u2060" }],
        ["knowledge_items", { ...item, stated_at: "infinity" }],
        ["knowledge_items", { ...item, created_at: "-infinity" }],
        ["tracking_entries", { metric: "weight", value: 80, entry_date: "2026-01-01", created_at: "9999-12-31" }],
        ["library_items", { type: "note", title: "\u3164", content: "x" }],
        ["habits", { name: "\u2800" }],
      ] as const
    ) {
      const { status, error } = await client.from(table).insert(row);
      assert.deepEqual([status, error?.code], [400, "23514"], `${table} ${JSON.stringify(row).slice(0, 200)}`);
    }
    const names = ["Água", "👩‍👩‍👧", "ação", "数", "🇧🇷", "1", "…"];
    for (const name of names) assert.equal((await client.from("habits").insert({ name })).error, null, name);
  });

  await t.step("a note with nothing to see in it is none, and a name is compared by its beginning", async () => {
    const { client } = await stack.createUser("Bia");
    await call(client, "create_habit", { name: "Ler" });
    await call(client, "record_habit", { habit_name: "Ler", note: "\u200b" });
    await call(client, "record_metric", { metric: "weight", value: 80, note: " \u2800 " });
    for (const table of ["habit_completions", "tracking_entries"]) {
      assert.deepEqual((await client.from(table).select("note")).data, [{ note: null }]);
    }
    assert.equal(
      (await refusal(client, "update_person", { name: "Dora", aliases: ["\u200b"] })).hint,
      "content_too_long",
    );
    const [row] = await stack.sql<{ length: number }>(
      "select char_length(private.finance_name(repeat('luz ', 100000))) as length",
    );
    assert.ok(row!.length <= 200);
  });

  await stack.close();
});
