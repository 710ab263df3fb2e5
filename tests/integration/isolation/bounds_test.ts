import assert from "node:assert/strict";
import { isBlank } from "../../../shared/language/fold.ts";
import { taking, writable } from "../../support/column-bounds.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

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
