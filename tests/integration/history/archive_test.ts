import assert from "node:assert/strict";
import { compactConversation } from "../../../shared/history/compact.ts";
import { Conversation } from "../../support/chat.ts";
import { fillConversation, type FilledConversation, summariesOf } from "../../support/long-conversation.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

interface Found {
  messages: { conversationId: string; role: string; text: string }[];
}

Deno.test("old messages are archived", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const filled = await fillConversation(stack, ana, 60, { 1: "A senha do portão é café 100%", 7: "gosto de figo" });
  await stack.sql("update public.messages set created_at = now() - interval '366 days' where seq <= $1", [
    filled.last - 2,
  ]);
  const compact = ({ id, last }: FilledConversation) =>
    compactConversation(ana.client, { conversationId: id, before: last - 9 }, () => Promise.resolve(null));
  const archive = async () => {
    const [row] = await stack.sql<{ moved: number }>("select private.archive_messages() as moved");
    return row!.moved;
  };
  const exported = async () => {
    const page = await call<{ parts: { section: string; rows: { content: string }[] }[] }>(
      ana.client,
      "export_page",
      {
        what: "conversations",
      },
    );
    return page.parts.find(({ section }) => section === "messages")!.rows;
  };
  const search = async (query: string, more = {}) =>
    (await call<Found>(ana.client, "search_messages", { query, ...more })).messages.map(({ text }) => text);
  const paged = async () => {
    const page = { conversation: filled.id, page_size: 100 };
    return (await call<{ messages: { id: string }[] }>(ana.client, "conversation_messages", page)).messages;
  };
  /** As if a night had learned from them. */
  const learned = async (where: string, parameters: unknown[] = []) => {
    const [run] = await stack.sql<{ id: string }>(
      `insert into public.memory_consolidations (user_id, status, attempt, started_at) values ($1, 'completed', 1, now()) returning id`,
      [ana.userId],
    );
    await stack.sql(`update public.messages set consolidation_id = '${run!.id}' where ${where}`, parameters);
  };
  const inPages = await paged();
  assert.equal(inPages.length, 60);
  const inExport = await exported();
  assert.equal(inExport.length, 60);

  await t.step("not before the summaries tell of them, and what is to be learned from not before it was", async () => {
    assert.equal(await archive(), 0);
    await compact(filled);
    assert.equal(await archive(), 20, "what the assistant said, but for the last twenty messages");
    await learned("content <> 'gosto de figo'");
  });

  await t.step("but for what a belief rests on", async () => {
    await learned("true");
    await stack.sql(
      `insert into public.knowledge_items (user_id, type, area, title, content, source, source_ref)
       select user_id, 'preference', 'health', 'Figo', 'Gosta de figo', 'conversation', id
       from public.messages where content = 'gosto de figo'`,
    );
    assert.equal(await archive(), 19);
    assert.equal(await archive(), 0, "once");
    const { data } = await ana.client.from("messages").select("content").order("seq").limit(1);
    assert.deepEqual(data, [{ content: "gosto de figo" }]);
  });

  await t.step("and are counted where they are", async () => {
    const counts = await stack.sql(
      `select table_name, sum(rows)::int as rows from private.row_counts
       where user_id = $1 and table_name like 'message%' group by 1 order by 1`,
      [ana.userId],
    );
    assert.deepEqual(counts, [{ table_name: "message_archive", rows: 39 }, { table_name: "messages", rows: 21 }]);
  });

  await t.step("and the summaries stay, and the conversation goes on as before", async () => {
    const before = await summariesOf(stack, filled.id);
    assert.deepEqual([before.version, before.entries.length], [1, 10]);
    const conversation = new Conversation(stack, ana, filled.id);
    assert.equal((await conversation.say("oi, tudo bem?")).metadata.outcome, "completed");
    await stack.sql(
      "delete from public.turns where id = (select turn_id from public.messages order by seq desc limit 1)",
    );
    const { version: _, ...after } = await summariesOf(stack, filled.id);
    assert.deepEqual({ ...after, version: before.version }, before);
  });

  await t.step("and are exported as if they had stayed", async () => {
    assert.deepEqual(await exported(), inExport);
  });

  await t.step("and are shown by the conversation's pages, and known when they are sent again", async () => {
    assert.deepEqual(await paged(), inPages);
    const again = { conversation: filled.id, client_message_id: "m1", message: "A senha do portão é café 100%" };
    assert.equal((await call(ana.client, "open_turn", again)).status, "replay");
    const other = await refusal(ana.client, "open_turn", { ...again, message: "outra coisa" });
    assert.equal(other.hint, "message_id_reused");
  });

  await t.step("and are found, by every word, without accents, and only by whose they are", async () => {
    assert.deepEqual(await search("portao SENHA"), ["A senha do portão é café 100%"]);
    assert.deepEqual(await search("senha figo"), []);
    assert.deepEqual(await search("100%"), ["A senha do portão é café 100%"]);
    assert.deepEqual(await search("0_%"), []);
    const numbers = Array.from({ length: 60 }, (_, at) => 60 - at);
    assert.deepEqual(
      await search("mensagem 5"),
      numbers.filter((n) => `${n}`.includes("5")).map((n) => `mensagem ${n}`),
    );
    assert.deepEqual(await search("mensagem", { limit: 2 }), ["mensagem 60", "mensagem 59"]);
    assert.deepEqual((await call<Found>(bia.client, "search_messages", { query: "senha" })).messages, []);
  });

  await t.step("in one conversation, by the name its client gave it", async () => {
    const other = await fillConversation(stack, ana, 2, { 1: "a senha do cofre" });
    assert.deepEqual(await search("senha"), ["a senha do cofre", "A senha do portão é café 100%"]);
    assert.deepEqual(await search("senha", { conversation: other.id }), ["a senha do cofre"]);
    const parts = [{ type: "text", text: "escrita por um cliente" }];
    await ana.client.from("messages").insert({ conversation_id: other.id, role: "assistant", parts });
    assert.deepEqual(await search("cliente"), ["escrita por um cliente"], "without its words beside its parts");
    const foreign = await refusal(bia.client, "search_messages", { query: "senha", conversation: other.id });
    assert.deepEqual([foreign.status, foreign.hint], [404, "conversation_not_found"]);
    for (const args of [{ query: " " }, { query: "x ".repeat(31) }, { query: "a", limit: 51 }]) {
      assert.equal((await refusal(ana.client, "search_messages", args)).status, 400);
    }
  });

  await t.step(
    "and one that its owner deletes leaves the summaries, which are made anew from all that is left",
    async () => {
      const { error } = await ana.client.from("message_archive").delete().eq("content", "mensagem 3");
      assert.equal(error, null);
      assert.equal((await summariesOf(stack, filled.id)).summary, null, "the text may tell of it");
      await compact(filled);
      const { entries, summary } = await summariesOf(stack, filled.id);
      assert.deepEqual([entries.length, entries[0]!.gist], [10, "mensagem 41"]);
      assert.match(summary!, /mensagem 5$/m);
      assert.doesNotMatch(summary!, /mensagem 3$/m);
      await bia.client.from("message_archive").delete().neq("content", "");
      assert.equal((await exported()).length, 62);
    },
  );

  await t.step("and come back for a belief that rests on them, when an old export is imported again", async () => {
    const { data: old } = await ana.client.from("message_archive").select("id").eq("content", "mensagem 5").single();
    const row = { type: "fact", area: "health", title: "Cinco", content: "Contou até cinco", source: "conversation" };
    const digest = "c".repeat(64);
    const [signed] = await stack.sql<{ signature: string }>(
      "select public.sign_export($1) ->> 'signature' as signature",
      [
        digest,
      ],
    );
    await call(ana.client, "begin_import", { digest, signature: signed!.signature });
    const { report } = await call<{ report: { created: object; rejections: object[] } }>(ana.client, "import_slice", {
      digest,
      number: 0,
      slices: 1,
      section: "knowledge_items",
      items: [{ index: 0, row: { ...row, id: crypto.randomUUID(), source_ref: old!.id, confidence: 0.9 } }],
    });
    assert.deepEqual([report.created, report.rejections], [{ knowledge_items: 1 }, []]);
    const { data: back } = await ana.client.from("messages").select("content").eq("id", old!.id);
    assert.deepEqual(back, [{ content: "mensagem 5" }]);
    assert.equal((await exported()).length, 62, "and are nowhere twice");
    assert.equal((await summariesOf(stack, filled.id)).entries.length, 10);
  });

  await t.step("and are replaced with what came after a message that is edited, itself archived or not", async () => {
    for (const [replaces, left] of [["m7", 6], ["m3", 2]] as const) {
      const edited = await fillConversation(stack, ana, 60, { 7: "gosto de uva" });
      await stack.sql(
        "update public.messages set created_at = now() - interval '366 days' where conversation_id = $1",
        [edited.id],
      );
      await learned("conversation_id = $1", [edited.id]);
      await stack.sql(
        `insert into public.knowledge_items (user_id, type, area, title, content, source, source_ref)
         select user_id, 'preference', 'health', 'Uva', 'Gosta de uva', 'conversation', id
         from public.messages where content = 'gosto de uva' and conversation_id = $1`,
        [edited.id],
      );
      await compact(edited);
      assert.equal(await archive(), 39);
      const edit = { conversation: edited.id, client_message_id: "new", message: "gosto de caju", replaces };
      assert.equal((await call(ana.client, "open_turn", edit)).status, "opened");
      const { messages } = await call<{ messages: { id: string }[] }>(ana.client, "conversation_messages", {
        conversation: edited.id,
        page_size: 100,
      });
      assert.deepEqual([messages.length, messages.at(-1)!.id], [left + 1, "new"]);
      const found = await search("mensagem", { conversation: edited.id });
      assert.equal(found.length, left);
      await ana.client.from("conversations").delete().eq("id", edited.id);
    }
  });

  await t.step("and stand at the end when they are sent again, because their turn had failed", async () => {
    const failed = await fillConversation(stack, ana, 60);
    await stack.sql(
      "update public.messages set created_at = now() - interval '366 days' where conversation_id = $1",
      [failed.id],
    );
    await learned("conversation_id = $1", [failed.id]);
    await compact(failed);
    assert.equal(await archive(), 40);
    await stack.sql(
      `update public.turns set status = 'failed'
       where id = (select turn_id from public.message_archive where conversation_id = $1 and client_message_id = 'm5')`,
      [failed.id],
    );
    const again = { conversation: failed.id, client_message_id: "m5", message: "mensagem 5" };
    const { status, context } = await call<{ status: string; context: { window: { parts: object[] }[] } }>(
      ana.client,
      "open_turn",
      again,
    );
    assert.equal(status, "opened");
    assert.deepEqual(context.window.at(-1)!.parts, [{ type: "text", text: "mensagem 5" }]);
    await ana.client.from("conversations").delete().eq("id", failed.id);
  });

  await t.step("and a message with the id of an archived one, or its client's, keeps nobody's back", async () => {
    const [archived] = await stack.sql<{ id: string }>(
      "select id, client_message_id from public.message_archive where conversation_id = $1 and role = 'user' limit 1",
      [filled.id],
    );
    const message = { conversation_id: filled.id, role: "user", parts: [{ type: "text", text: "x" }] };
    const { error } = await ana.client.from("messages").insert([
      { ...message, id: archived!.id },
      ...Array.from({ length: 25 }, () => message),
    ]);
    assert.equal(error, null);
    const others = await fillConversation(stack, bia, 40);
    await stack.sql("update public.messages set created_at = now() - interval '366 days', not_to_learn_at = now()");
    await stack.sql("update public.conversations set summarized_to = (select max(seq) from public.messages)");
    assert.ok(await archive() >= 20);
    const counted = await stack.sql(
      "select count(*)::int as archived from public.message_archive where conversation_id = $1",
      [others.id],
    );
    assert.deepEqual(counted, [{ archived: 20 }]);
    assert.equal(await archive(), 0);
    await bia.client.from("conversations").delete().eq("id", others.id);
  });

  await t.step("and go with their conversation", async () => {
    await ana.client.from("conversations").delete().eq("id", filled.id);
    assert.deepEqual(await stack.sql("select id from public.message_archive"), []);
  });

  await stack.close();
});
