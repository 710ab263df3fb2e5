import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { actionsOf } from "./rpc.ts";

Deno.test("forget_everything()", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");

  const live = async ({ client, userId }: typeof ana) => {
    const { learn } = actionsOf(client);
    const secret = await learn("É alérgica a camarão", { tool_call_id: "secret" });
    const old = await learn("Gosta de camarão", { person: "Rita" });
    await client.from("knowledge_links").insert({ from_id: secret.id, to_id: old.id, relation: "contradicts" });
    await stack.sql(
      "update public.knowledge_items set superseded_by_id = $1, superseded_at = now() where id = $2",
      [secret.id, old.id],
    );
    await call(client, "update_user_memory", { changes: { name: "Ana", current_goals: ["Evitar camarão"] } });
    const conversation = crypto.randomUUID();
    await client.from("conversations").insert({ id: conversation });
    await stack.sql(
      "update public.conversations set structured_summary = $2, long_term_summary = 'Falou de camarão.' where id = $1",
      [conversation, [{ seq: 1, role: "user", gist: "alergia a camarão" }]],
    );
    await client.from("messages").insert({
      conversation_id: conversation,
      role: "user",
      parts: [{ type: "text", text: "sou alérgica a camarão" }],
      content: "sou alérgica a camarão",
    });
    await stack.sql(
      `insert into public.memory_consolidations (user_id, status, attempt, started_at, raw_output, memory_updates, rejections)
       values ($1, 'completed', 1, now(), '{"facts": ["camarão"]}', '["camarão"]', '["camarão"]')`,
      [userId],
    );
    for (
      const tool of [
        "reject_contradiction",
        "prepare_delete_knowledge",
        "prepare_forget_everything",
      ]
    ) {
      await stack.sql(
        `insert into public.tool_executions (user_id, tool_call_id, tool, args, result)
         values ($1, $2, $2, '{"query": "camarão"}', '{"content": "camarão"}')`,
        [userId, tool],
      );
    }
    await client.from("expenses").insert({ amount: 10, category: "food", description: "feira" });
    return { conversation, userId };
  };
  const { conversation } = await live(ana);
  await live(bia);
  const allOf = async (userId: string) => {
    const tables = [
      "knowledge_items",
      "knowledge_links",
      "user_memories",
      "tool_executions",
      "expenses",
      "memory_consolidations",
    ];
    const rows = await Promise.all(
      tables.map((name) => stack.sql(`select * from public.${name} where user_id = $1 order by 1`, [userId])),
    );
    return Object.fromEntries(tables.map((name, i) => [name, rows[i]!]));
  };
  const bias = await allOf(bia.userId);

  await t.step("removes knowledge, memory and summaries; the conversation stays and is not learned from", async () => {
    const { status, counts } = await call(ana.client, "forget_everything", { tool_call_id: "forget" });
    assert.deepEqual([status, counts], [
      "forgotten",
      { knowledge_items: 3, automatic_notes: 0, summaries: 1, messages_not_to_learn: 1 },
    ]);
    const { knowledge_items, knowledge_links, user_memories, tool_executions, expenses, memory_consolidations } =
      await allOf(ana.userId);
    assert.deepEqual([knowledge_items, knowledge_links, expenses!.length], [[], [], 1]);
    const [memory] = user_memories as JsonObject[];
    assert.deepEqual([memory!.name, memory!.current_goals, memory!.edited_fields], [null, [], {}]);
    assert.doesNotMatch(JSON.stringify([tool_executions, memory_consolidations]), /camarão|Rita/);
    const { data: kept } = await ana.client.from("conversations").select("structured_summary, long_term_summary")
      .single();
    assert.deepEqual(kept, { structured_summary: null, long_term_summary: null });
    const { data: messages } = await ana.client.from("messages").select("content, not_to_learn_at");
    assert.equal(messages!.length, 1);
    assert.ok(messages![0]!.not_to_learn_at);
  });

  await t.step("a repeated call answers the same and does not forget what was learned since", async () => {
    await actionsOf(ana.client).learn("Voltou a estudar");
    const again = await call(ana.client, "forget_everything", { tool_call_id: "forget" });
    assert.deepEqual((again.counts as JsonObject).knowledge_items, 3);
    assert.equal((await actionsOf(ana.client).list()).items.length, 1);
  });

  await t.step("later messages are learned from again", async () => {
    await ana.client.from("messages").insert({
      conversation_id: conversation,
      role: "user",
      parts: [{ type: "text", text: "adoro figo" }],
      content: "adoro figo",
    });
    const { data } = await ana.client.from("messages").select("not_to_learn_at").eq("content", "adoro figo").single();
    assert.equal(data!.not_to_learn_at, null);
  });

  await t.step("with nothing to forget it says so", async () => {
    const eva = await stack.createUser("Eva");
    assert.deepEqual((await call(eva.client, "forget_everything")).counts, {
      knowledge_items: 0,
      automatic_notes: 0,
      summaries: 0,
      messages_not_to_learn: 0,
    });
  });

  await t.step("touches nobody else and needs an account", async () => {
    assert.deepEqual(await allOf(bia.userId), bias);
    assert.equal((await refusal(stack.anonymous(), "forget_everything")).code, "42501");
  });

  await stack.close();
});
