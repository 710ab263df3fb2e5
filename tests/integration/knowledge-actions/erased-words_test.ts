import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

const SAID = "tenho alergia a zarpaluno";

Deno.test("what is erased, or forgotten with everything, stays in no call and no offer", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const rpc = async <T>(name: string, args: object) => {
    const { data, error } = await client.rpc(name, args);
    assert.equal(error, null, name);
    return data as T;
  };
  /** The tables that have the word, apart from the messages and the title that is made from them. */
  const places = async () => {
    const tables = await stack.sql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and c.oid not in ('public.messages'::regclass, 'public.conversations'::regclass, 'private.knowledge_words'::regclass)`,
    );
    const found = await Promise.all(tables.map(async ({ name }) => {
      const rows = await stack.sql(`select from ${name} t where t.user_id = $1 and t::text ilike '%zarpaluno%'`, [
        userId,
      ]);
      return rows.length > 0 ? [name] : [];
    }));
    return found.flat().toSorted();
  };
  /** A turn that keeps the allergy, reads it in every way there is, and offers to forget it. */
  const talkOfIt = async (conversation: string) => {
    const opened = await rpc<{ id: string; attempt: number }>("open_turn", {
      conversation,
      client_message_id: "m",
      message: SAID,
    });
    const turn = { turn_id: opened.id, attempt: opened.attempt };
    const run = (tool: string, args: object) =>
      rpc<{ item?: { id: string } }>("run_tool", { ...turn, tool, args, tool_call_id: crypto.randomUUID() });
    const fact = { type: "fact", area: "health", content: "Tem alergia a zarpaluno", quote: SAID, confidence: 1 };
    const { item } = await run("add_knowledge", fact);
    await run("search_knowledge", { query: "zarpaluno" });
    await run("analyze_context", { current_topic: "zarpaluno" });
    await run("list_knowledge", { query: "zarpaluno" });
    await run("knowledge_history", { item_id: item!.id });
    await run("preview_erasure", { item_id: item!.id });
    const args = { item_id: item!.id };
    const prepared = await rpc<{ preparations: { facts: object }[] }>("prepare_calls", {
      calls: [{ tool: "delete_knowledge", args }],
    });
    const offer = {
      id: crypto.randomUUID(),
      toolCallId: crypto.randomUUID(),
      tool: "delete_knowledge",
      args,
      facts: prepared.preparations[0]!.facts,
      offer: "Esqueço que você tem alergia a zarpaluno?",
    };
    await rpc("close_turn", {
      ...turn,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [{ role: "assistant", parts: [{ type: "text", text: "Certo." }] }],
      answer: { message: { id: turn.turn_id, parts: [] }, metadata: {} },
      tray: { opened: [offer], decided: [], shown: [], reminded: [] },
    });
    return item!.id;
  };
  const kept = ["knowledge_items", "pending_actions", "tool_executions"];

  const id = await talkOfIt("a");
  assert.deepEqual(await places(), kept);
  await rpc("erase_knowledge", { item_id: id });
  assert.deepEqual(await places(), [], "erased");

  await talkOfIt("b");
  assert.deepEqual(await places(), kept);
  await rpc("forget_everything", {});
  assert.deepEqual(await places(), [], "forgotten");
  const [offers] = await stack.sql("select count(*)::int as open from public.pending_actions where status = 'open'");
  assert.deepEqual(offers, { open: 0 });
  await stack.close();
});
