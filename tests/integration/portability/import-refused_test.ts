import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";
import { callFunction, exported, fact, importFile } from "./files.ts";

type Row = Record<string, unknown>;

Deno.test("POST /import of what does not fit", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const newcomer = async () => {
    const user = await stack.createUser("Nova");
    return { ...user, ...actionsOf(user.client), take: (data: unknown) => importFile(stack, user.token, { data }) };
  };

  await t.step("bad rows are rejected one by one with the reason, the others stay", async () => {
    const { take, list } = await newcomer();
    const tomorrow = new Date(Date.now() + 36e5 * 24).toISOString();
    const bad: [Row | unknown, string, string?][] = [
      [fact("type", { type: "note" }), "invalid_value", "knowledge_items_type_check"],
      [fact("area", { area: "love" }), "invalid_value", "knowledge_items_area_check"],
      [fact("high", { confidence: 1.5 }), "invalid_value", "knowledge_items_confidence_check"],
      [fact("text", { confidence: "alta" }), "invalid_value"],
      [fact("empty", { content: " " }), "invalid_value", "knowledge_items_content_check"],
      [fact("long", { content: "x".repeat(10_000) }), "content_too_long"],
      [fact("later", { created_at: tomorrow }), "future_date"],
      [fact("stated", { stated_at: tomorrow }), "future_date"],
      [fact("date", { created_at: "ontem" }), "invalid_value"],
      [fact("none", { content: null }), "missing_value", "title"],
      [fact("tags", { tags: "um" }), "invalid_value"],
      [fact("nobody", { subject: "ninguém" }), "broken_link", "knowledge_items_user_id_subject_id_fkey"],
      [fact("fact", { subject: "good" }), "broken_link", "subject"],
      [fact("x", { superseded_by_id: "y", superseded_at: "2026-01-01" }), "link_cycle", "superseded_by_id"],
      [fact("y", { superseded_by_id: "x", superseded_at: "2026-01-01" }), "link_cycle", "superseded_by_id"],
      [fact("half", { superseded_by_id: "good" }), "broken_link", "superseded_by_id"],
      [fact("nul", { content: "a\u0000b" }), "invalid_text"],
      [fact("lone", { tags: ["\ud800"] }), "invalid_text"],
      ["um fato", "not_an_object"],
      [null, "not_an_object"],
      [[fact("in a list")], "not_an_object"],
    ];
    const report = await take({
      knowledge_items: [
        fact("good"),
        ...bad.map(([row]) => row),
        fact("better", { content: "Fato bom" }),
        fact("good"),
      ],
      habits: [{ id: "h", name: "Ler", frequency: "daily" }, { id: "i", name: "Ler", frequency: "sometimes" }],
      habit_completions: [{ id: "d", habit_id: "h", completion_date: "2999-01-01" }, {
        id: "e",
        habit_id: "zzz",
        completion_date: "2026-01-01",
      }],
      user_memories: [{ age: 300, name: "Rita" }],
      turns: [{ id: "t" }],
      secrets: { a: 1 },
    });
    const expected = new Map(bad.map(([, reason, problem], i) => [i + 1, [reason, problem]]));
    expected.set(bad.length + 2, ["already_exists", "id"]);
    const ofKnowledge = report.rejections.filter(({ section }) => section === "knowledge_items");
    assert.deepEqual(
      new Map(
        ofKnowledge.map(({ index, reason, problem }) => [index, [reason, problem]]).sort(([a], [b]) =>
          Number(a) - Number(b)
        ) as [number, (string | undefined)[]][],
      ),
      expected,
    );
    const others = report.rejections.filter(({ section }) => section !== "knowledge_items");
    assert.deepEqual(others.map(({ section, index, reason, problem }) => [section, index, reason, problem]).sort(), [
      ["habit_completions", 0, "future_date", undefined],
      ["habit_completions", 1, "broken_link", "habit_completions_user_id_habit_id_fkey"],
      ["habits", 1, "invalid_value", "habits_frequency_check"],
      ["secrets", undefined, "invalid_section", undefined],
      ["turns", undefined, "unknown_section", undefined],
      ["user_memories", 0, "invalid_value", "age"],
    ]);
    assert.equal(report.rejected, report.rejections.length);
    for (const { message } of report.rejections) assert.match(message, /^[A-ZÉ].+\.$/);
    assert.deepEqual((await list()).items.map(({ content }) => content).sort(), ["Fato bom", "Fato good"]);
    assert.equal(report.created.user_memories, 1);
  });

  await t.step("a file naming somebody else's rows reaches none of them", async () => {
    const { learn, history } = actionsOf(ana.client);
    const theirs = await learn("Tem um segredo", { person: "Zeca" });
    const conversation = crypto.randomUUID();
    await ana.client.from("conversations").insert({ id: conversation, title: "Minha" });
    const before = JSON.stringify(
      [await history(theirs.id), await exported(stack, ana.token)].map((x) => "data" in x ? x.data : x),
    );
    const { take, client, list, userId } = await newcomer();
    const report = await take({
      conversations: [{ id: conversation, type: "general", user_id: ana.userId }],
      messages: [{
        id: "m",
        conversation_id: conversation,
        role: "user",
        parts: [{ type: "text", text: "oi" }],
        user_id: ana.userId,
      }],
      knowledge_items: [
        fact(theirs.id, { user_id: ana.userId }),
        fact("about", { subject: theirs.subject }),
        fact("old", { superseded_by_id: theirs.id, superseded_at: "2026-01-01" }),
      ],
    });
    assert.deepEqual(report.rejections.map(({ index, reason }) => [index, reason]), [[1, "broken_link"]]);
    for (const table of ["conversations", "messages", "knowledge_items"]) {
      const { data } = await client.from(table).select("user_id");
      assert.ok(data!.length > 0 && data!.every(({ user_id }) => user_id === userId), table);
    }
    assert.notEqual((await list()).items[0]!.id, theirs.id);
    assert.equal(
      JSON.stringify([await history(theirs.id), await exported(stack, ana.token)].map((x) => "data" in x ? x.data : x)),
      before,
    );
  });

  await t.step("of thousands of bad rows each is rejected, and the good ones between them stay", async () => {
    const { take, client } = await newcomer();
    const report = await take({
      habits: [
        { id: "first", name: "Ler", frequency: "daily" },
        ...Array.from({ length: 2000 }, (_, n) => ({ id: `bad ${n}`, name: "Ler mais", frequency: "never" })),
        { id: "last", name: "Correr", frequency: "daily" },
      ],
      knowledge_items: [fact("a")],
    });
    assert.deepEqual([report.created.habits, report.created.knowledge_items, report.rejected], [2, 1, 2000]);
    assert.deepEqual([report.rejections.length, new Set(report.rejections.map(({ reason }) => reason))], [
      1000,
      new Set(["invalid_value"]),
    ]);
    const { data } = await client.from("habits").select("name").order("name");
    assert.deepEqual(data, [{ name: "Correr" }, { name: "Ler" }]);
  });

  await t.step("what there is no room for is rejected, and the rest of the file is not", async () => {
    const { take } = await newcomer();
    await stack.sql(`update private.settings set value = value || '{"investments": 170}' where key = 'most_rows'`);
    const investments = Array.from({ length: 400 }, (_, n) => ({ name: `CDB ${n}`, amount: 10 }));
    const report = await take({ investments, knowledge_items: [fact("a")] });
    assert.deepEqual([report.created, report.rejected], [{ investments: 170, knowledge_items: 1 }, 230]);
    assert.deepEqual([...new Set(report.rejections.map(({ reason }) => reason))], ["too_many_rows"]);
    assert.deepEqual(report.rejections.map(({ index }) => index), Array.from({ length: 230 }, (_, n) => n + 170));
  });

  await t.step("refuses what is no such file", async () => {
    const { token } = await newcomer();
    for (
      const [body, path] of [
        ["", ""],
        ["<html>", ""],
        ["[]", ""],
        ["null", ""],
        ["{}", "data"],
        ['{"data": []}', "data"],
        ['{"format": "other", "data": {}}', "format"],
        ['{"version": 2, "data": {}}', "version"],
        [`{"data": {"knowledge_items": [${"[".repeat(50_000)}${"]".repeat(50_000)}]}}`, ""],
        [`{"data": {"knowledge_items": [${"{},".repeat(100_000)}{}]}}`, "data"],
        ['{"data": {"a\\u0000b": []}}', "data"],
      ] as const
    ) {
      const { http, error } = await importFile(stack, token, body);
      assert.deepEqual(
        [http, error?.code, error?.details?.[0]?.path],
        [400, "invalid_request", path],
        body.slice(0, 60),
      );
    }
    assert.deepEqual((await importFile(stack, token, { data: {} })).created, {});
  });

  await t.step("takes 20 MB, not more, and from nobody without an account", async () => {
    const { token } = await newcomer();
    const big = `{"data":{"none":["${"x".repeat(20 * 1024 * 1024)}"]}}`;
    const { http, error } = await importFile(stack, token, big);
    assert.deepEqual([http, error?.code], [400, "invalid_request"]);
    assert.match(error!.details![0]!.message, /20 MB/);
    for (const other of [null, stack.publishableKey, "x.y.z"]) {
      assert.deepEqual([(await importFile(stack, other, "{}")).error?.code], ["unauthenticated"]);
    }
    const get = await callFunction(stack, "import", token);
    assert.deepEqual([get.status, (await get.json()).error.code], [405, "method_not_allowed"]);
  });

  await t.step("what is kept of an import that is never finished is counted, and has an end", async () => {
    const { client, userId } = await newcomer();
    const item = { type: "fact", area: "health", title: "Café", content: "Gosta de café", source: "user_input" };
    assert.equal((await client.from("knowledge_items").insert({ ...item, confidence: 0.9 })).error, null);
    const digest = "c".repeat(64);
    assert.equal((await client.rpc("begin_import", { digest })).error, null);
    const send = (number: number, slices: number, more: object) =>
      client.rpc("import_slice", { digest, number, slices, ...more });
    const items = Array.from(
      { length: 100 },
      (_, index) => ({ index, row: { ...item, id: `x${index}`, subject: "self" } }),
    );
    const known = { section: "knowledge_items", items, compare: true };
    assert.equal((await send(0, 3_001, known)).error?.hint, "invalid_document");
    assert.equal((await send(0, 3_000, known)).error, null);
    const expense = { amount: 1, category: "food", description: "Pão", spent_on: "2026-01-01" };
    const expenses = Array.from({ length: 50 }, (_, index) => ({ index, row: { ...expense, id: `e${index}` } }));
    assert.equal((await send(1, 3_000, { section: "expenses", items: expenses })).error, null);
    assert.equal((await client.from("expenses").delete().eq("description", "Pão")).error, null);
    const counted = await stack.sql(
      "select table_name, sum(rows)::int as rows from private.row_counts where user_id = $1 and table_name ~ '^import' group by 1 order by 1",
      [userId],
    );
    assert.deepEqual(counted, [{ table_name: "import_matches", rows: 100 }, {
      table_name: "import_origins",
      rows: 50,
    }]);
    await stack.sql(
      "update private.settings set value = value::jsonb || '{\"import_matches\": 150}' where key = 'most_rows'",
    );
    const others = items.map(({ index, row }) => ({ index, row: { ...row, id: `y${index}` } }));
    assert.equal((await send(2, 3_000, { ...known, items: others })).error?.hint, "too_many_rows");
    const [uses] = await stack.sql(
      "select in_day from private.rate_limits where user_id = $1 and what = 'import_slices'",
      [
        userId,
      ],
    );
    assert.deepEqual(uses, { in_day: 2 });
  });

  await t.step("a place in the file that is no number is refused, and nothing of it is kept", async () => {
    const { client } = await newcomer();
    const digest = "b".repeat(64);
    assert.equal((await client.rpc("begin_import", { digest })).error, null);
    for (const index of ["x".repeat(1000), { a: 1 }, 1.5, -1, null]) {
      const items = [{ index, row: { id: "1", amount: "x" } }];
      const slice = { digest, number: 0, slices: 2, section: "expenses", items };
      assert.equal((await client.rpc("import_slice", slice)).error?.hint, "invalid_document");
    }
  });

  await stack.close();
});
