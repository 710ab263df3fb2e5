import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";
import { exported, fact, importFile } from "./files.ts";

type Row = Record<string, unknown>;

Deno.test("POST /import", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const newcomer = async () => {
    const user = await stack.createUser("Nova");
    return { ...user, ...actionsOf(user.client), take: (data: unknown) => importFile(stack, user.token, { data }) };
  };

  await t.step("a file of unknown origin: what it says of source and validation counts for nothing", async () => {
    const { take, list, client } = await newcomer();
    const report = await take({
      knowledge_items: [
        fact("a", {
          source: "conversation",
          validated_by_user: true,
          confidence: 1,
          slot: "residence",
          needs_resolution: true,
        }),
        fact("b", { confidence: 0.5, source_ref: "m", inference_evidence: "x" }),
      ],
      conversations: [{
        id: "c",
        type: "general",
        structured_summary: [{ gist: "ordens" }],
        long_term_summary: "ordens",
      }],
      messages: [
        { id: "m", conversation_id: "c", role: "user", parts: [{ type: "text", text: "oi" }], content: "outra coisa" },
        {
          id: "n",
          conversation_id: "c",
          role: "assistant",
          parts: [
            { type: "text", text: "olá" },
            { type: "tool-call", toolCallId: "t", toolName: "create_expense", input: {} },
          ],
        },
        {
          id: "o",
          conversation_id: "c",
          role: "tool",
          parts: [{ type: "tool-result", toolCallId: "t", toolName: "create_expense" }],
        },
      ],
    });
    assert.deepEqual([
      report.own,
      report.created,
      report.rejections.map(({ section, index, reason, problem }) => [section, index, reason, problem]),
    ], [
      false,
      { conversations: 1, messages: 2, knowledge_items: 2 },
      [["messages", 2, "unknown_origin", undefined]],
    ]);
    const items = (await list()).items.map((
      { content, source, validated, confidence },
    ) => [content, source, validated, confidence]);
    assert.deepEqual(items.sort(), [["Fato a", "user_input", false, 0.9], ["Fato b", "user_input", false, 0.5]]);
    const { data: messages } = await client.from("messages").select("content, parts, tool_calls").order("seq");
    assert.deepEqual(messages!.map(({ content, parts, tool_calls }) => [content, parts.length, tool_calls]), [
      ["oi", 1, null],
      ["olá", 1, null],
    ]);
    const { data: conversation } = await client.from("conversations").select("structured_summary, long_term_summary")
      .single();
    assert.deepEqual(conversation, { structured_summary: null, long_term_summary: null });
  });

  await t.step("quiet hours are taken as far as they are hours; what a lock screen shows is not", async () => {
    const hours = async (row: Record<string, unknown>) => {
      const { take, client } = await newcomer();
      await take({ profiles: [row] });
      return (await client.from("profiles").select("quiet_from, quiet_until, lock_screen_text, ring_questions")
        .single())
        .data;
    };
    const none = { quiet_from: null, quiet_until: null, lock_screen_text: false, ring_questions: false };
    const night = { quiet_from: "22:00:00", quiet_until: "07:00:00" };
    assert.deepEqual(await hours({ ...night, lock_screen_text: true, ring_questions: true }), {
      ...night,
      lock_screen_text: false,
      ring_questions: true,
    });
    assert.deepEqual(await hours({ quiet_from: "22:00", quiet_until: "soon", ring_questions: "x" }), none);
    assert.deepEqual(await hours({ quiet_from: "22:00", quiet_until: "22:00" }), none);
  });

  await t.step(
    "no file switches a standing yes on or enables an own pack, whoever signed it, and that is said",
    async () => {
      const stranger = await stack.createUser("Zé");
      const pack = { name: "feira", version: "1.0.0", content: { description: "Feira" } };
      const rows: [string, Row][] = [
        ["standing_yes", { kind: "expenses", is_on: true }],
        ["standing_yes", { kind: "habits", is_on: false }],
        ["tool_packs", { ...pack, enabled: true }],
      ];
      for (const [table, row] of rows) assert.equal((await stranger.client.from(table).insert(row)).error, null);
      const signed = await exported(stack, stranger.token);
      const { data } = signed;
      for (const [file, own] of [[signed, true], [{ data }, false]] as const) {
        const { token, client } = await newcomer();
        const report = await importFile(stack, token, file);
        assert.deepEqual([report.own, report.created.standing_yes, report.created.tool_packs], [own, 2, 1]);
        assert.equal(report.notes.length, 2, `${report.notes}`);
        assert.match(report.notes.join(" "), /sem perguntar entra desligado.*Pacotes entram desligados/s);
        assert.deepEqual((await client.from("standing_yes").select("kind").eq("is_on", true)).data, []);
        const { data: packs } = await client.from("tool_packs").select("name, enabled").eq("name", "feira");
        assert.deepEqual(packs, [{ name: "feira", enabled: false }]);
      }
      const again = await importFile(stack, stranger.token, signed);
      assert.deepEqual(again.notes, [], "what is there stays as it is");
      const { data: kept } = await stranger.client.from("standing_yes").select("kind").eq("is_on", true);
      assert.deepEqual(kept, [{ kind: "expenses" }]);
    },
  );

  await t.step(
    "a conversation is still called what its client called it, unless the account calls another one that",
    async () => {
      const { take, client } = await newcomer();
      await client.from("conversations").insert({ client_id: "taken", title: "Minha" });
      const id = crypto.randomUUID();
      const report = await take({
        conversations: [
          { id, client_id: id, title: "Pelo uuid" },
          { id: "b", client_id: "férias", title: "Férias" },
          { id: "c", client_id: "taken", title: "Outra" },
          { id: "d", title: "Sem nome" },
        ],
      });
      assert.deepEqual([report.created, report.rejections], [{ conversations: 4 }, []]);
      const { data } = await client.from("conversations").select("id, client_id, title");
      const names = Object.fromEntries(data!.map(({ title, client_id }) => [title, client_id]));
      assert.deepEqual([names.Minha, names["Pelo uuid"], names["Férias"]], ["taken", id, "férias"]);
      assert.equal(new Set(Object.values(names)).size, 5);
      assert.ok(data!.every((row) => row.id !== id));
    },
  );

  await t.step("a changed export is a file of unknown origin; a reformatted one is not", async () => {
    await actionsOf(ana.client).learn("É canhota");
    const file = await exported(stack, ana.token, "memory");
    assert.equal((await importFile(stack, ana.token, JSON.stringify(file, null, 4))).own, true);
    const two = await newcomer();
    file.data.knowledge_items![0]!.content = "É destra";
    assert.equal((await importFile(stack, two.token, file)).own, false);
    const [item] = (await two.list()).items;
    assert.deepEqual([item!.content, item!.source, item!.confidence], ["É destra", "user_input", 0.9]);
  });

  await t.step("the same content again, in whatever layout, is answered from the first time", async () => {
    const { token, take, list, remove } = await newcomer();
    const data = { knowledge_items: [fact("a"), fact("b", { area: "love" })] };
    const first = await take(data);
    await remove((await list()).items[0]!.id);
    const again = await importFile(stack, token, JSON.stringify({ data }, null, 2));
    assert.deepEqual(again, { ...first, status: "repeated" });
    assert.deepEqual((await list()).items, []);
  });

  await t.step("twice at once is once", async () => {
    const { take, list } = await newcomer();
    const data = { knowledge_items: [fact("a"), fact("b")] };
    const reports = await Promise.all([take(data), take(data), take(data)]);
    assert.deepEqual(reports.map(({ status }) => status).sort(), ["imported", "repeated", "repeated"]);
    assert.equal((await list()).items.length, 2);
  });

  await t.step("into an account that knows some of it: the same facts and people are not there twice", async () => {
    const { client, token, learn, list } = await newcomer();
    const known = await learn("É vegetariana");
    const { subject: person } = await learn("Mora em Recife", { person: "Júlia" });
    await call(client, "update_user_memory", { changes: { name: "Nova", current_goals: ["Descansar"] } });
    const report = await importFile(stack, token, {
      data: {
        user_memories: [{ name: "Antiga", location: "Natal", current_goals: ["Correr"] }],
        knowledge_items: [
          fact("p", { type: "person", area: "relationships", title: "Julia", content: "Julia" }),
          fact("v", { content: "é vegetariana!" }),
          fact("j", { content: "Toca flauta", subject: "p" }),
        ],
        knowledge_links: [{ id: "l", from_id: "v", to_id: "j", relation: "related" }],
      },
    });
    assert.deepEqual([report.created.knowledge_items, report.skipped.knowledge_items, report.rejections], [1, 2, []]);
    const [flute] = (await list({ query: "flauta" })).items;
    assert.deepEqual([flute!.about, flute!.subject], ["Júlia", person]);
    const { data: link } = await client.from("knowledge_links").select("from_id, to_id").single();
    assert.deepEqual(link, { from_id: known.id, to_id: flute!.id });
    const { memory } = await call(client, "get_user_memory") as { memory: Row };
    assert.deepEqual([memory.name, memory.location, memory.current_goals], ["Nova", "Natal", ["Descansar"]]);
    assert.deepEqual(Object.keys(memory.edited_fields as Row).sort(), ["current_goals", "name"]);
  });

  await t.step("three thousand bills that name no series are three thousand bills", async () => {
    const { take, client } = await newcomer();
    const bill = { amount: 10, month: "2026-11-01", due_day: 5 };
    const bills = Array.from({ length: 3000 }, (_, n) => ({ id: `b${n}`, name: `Conta ${n}`, ...bill }));
    const { created, rejected } = await take({ bills });
    assert.deepEqual([created, rejected], [{ bills: 3000 }, 0]);
    assert.equal((await client.from("bills").select("id", { count: "exact", head: true })).count, 3000);
  });

  await t.step("others are answered while a long file goes in", async () => {
    const { take } = await newcomer();
    let importing = true;
    const expenses = Array.from({ length: 3000 }, (_, n) => ({ amount: n + 1, category: "food", description: "pão" }));
    const report = take({ expenses }).finally(() => importing = false);
    let answered = 0;
    while (importing) {
      await call(ana.client, "get_user_memory");
      answered++;
    }
    assert.deepEqual((await report).created, { expenses: 3000 });
    assert.ok(answered >= 5, `${answered} answers`);
  });

  await t.step(
    "what broke off in the middle goes on there when the file comes again, and nothing is there twice",
    async () => {
      const { take, list, client } = await newcomer();
      await stack.sql(`create function public.boom() returns trigger language plpgsql as $$ begin
      if new.name = 'Boom' then raise exception 'boom'; end if; return new; end $$`);
      await stack.sql("create trigger boom before insert on public.habits for each row execute function public.boom()");
      const { id: _, ...nameless } = fact("a");
      const expenses = Array.from({ length: 400 }, (_, n) => ({ amount: n + 1, category: "food", description: "pão" }));
      const habits = [{ id: "h", name: "Boom", frequency: "daily" }];
      const data = { expenses, habits, knowledge_items: [nameless, fact("b", { area: "love" })] };
      const failed = await take(data);
      assert.deepEqual([failed.http, failed.error!.code], [500, "internal"]);
      await stack.sql("drop trigger boom on public.habits");
      const { status, created, skipped, rejections } = await take(data);
      assert.deepEqual([status, created, Object.values(skipped), rejections.map(({ index }) => index)], [
        "imported",
        { expenses: 400, habits: 1, knowledge_items: 1 },
        [0, 0, 0],
        [1],
      ]);
      assert.equal((await list()).items.length, 1);
      assert.equal((await client.from("expenses").select("id", { count: "exact", head: true })).count, 400);
      assert.equal((await take(data)).status, "repeated");
    },
  );

  await t.step("a slice out of turn, or of an import that was not begun, is refused", async () => {
    const { client } = await newcomer();
    const digest = "c".repeat(64);
    const slice = (number: number, slices: number, section = "habits") =>
      client.rpc("import_slice", { digest, number, slices, section, items: [] });
    assert.equal((await slice(0, 2)).error?.hint, "import_out_of_step");
    await call(client, "begin_import", { digest });
    for (const [number, slices] of [[1, 2], [-1, 2], [0, 0], [0, -1]] as const) {
      assert.equal((await slice(number, slices)).error?.hint, "import_out_of_step", `${number} of ${slices}`);
    }
    for (const section of ["turns", "secrets", "private.imports"]) {
      assert.equal((await slice(0, 2, section)).error?.hint, "invalid_document");
    }
    assert.deepEqual([(await slice(0, 2)).data.done, (await slice(0, 2)).data.done, (await slice(0, 3)).data.done], [
      1,
      1,
      1,
    ]);
    assert.equal((await slice(1, 2)).error?.hint, "import_out_of_step");
  });

  await stack.close();
});
