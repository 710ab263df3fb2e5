import { createClient } from "@supabase/supabase-js";
import { MockLanguageModelV4 } from "ai/test";
import assert from "node:assert/strict";
import { compactConversation } from "../../../shared/history/compact.ts";
import { Conversation } from "../../support/chat.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { fillConversation, type FilledConversation, summariesOf } from "../../support/long-conversation.ts";

Deno.test("a long conversation is compacted", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const byRules = () => Promise.resolve(null);
  const compact = ({ id, last }: FilledConversation, before = last + 1) =>
    compactConversation(ana.client, { conversationId: id, before }, byRules);

  await t.step("after the answer, once enough was said, and in what order it was said", async () => {
    const conversation = new Conversation(stack, ana);
    for (let turn = 1; turn <= 21; turn++) {
      await conversation.say(`oi, mensagem ${turn}`);
      await stack.settled();
    }
    const { entries, summary, summarizedTo } = await summariesOf(stack, conversation.id);
    assert.deepEqual(entries.slice(0, 3).map(({ role, gist }) => [role, gist])[0], ["user", "oi, mensagem 1"]);
    assert.equal(entries.length, 20, "of forty messages, twenty are left in the window");
    assert.deepEqual(entries.map(({ seq }) => seq), entries.map(({ seq }) => seq).toSorted((a, b) => a - b));
    assert.ok(summarizedTo >= entries.at(-1)!.seq);
    assert.equal(summary, null);
  });

  await t.step("in batches: what breaks off goes on, what is done is not done again", async () => {
    const filled = await fillConversation(stack, ana, 1000);
    await compact(filled);
    const { summarizedTo } = await summariesOf(stack, filled.id);
    await compact(filled);
    const { entries, summary, version } = await summariesOf(stack, filled.id);
    assert.deepEqual(
      [summarizedTo, version],
      [filled.last, 3],
      "400 rows a batch, and nothing was left for the second",
    );
    assert.deepEqual([entries.length, entries[0]!.gist], [10, "mensagem 991"]);
    assert.match(summary!, /mensagem/);
  });

  await t.step("once, of two at the same time", async () => {
    const filled = await fillConversation(stack, ana, 60);
    await Promise.all([compact(filled), compact(filled), compact(filled)]);
    const { entries, version } = await summariesOf(stack, filled.id);
    assert.deepEqual([version, entries.length], [1, 10]);
  });

  await t.step(
    "by one at a time: whoever comes while a model is asked does nothing, and a lease that ran out is taken",
    async () => {
      const filled = await fillConversation(stack, ana, 40);
      let asked = 0;
      const slowly = () =>
        compactConversation(ana.client, { conversationId: filled.id, before: filled.last + 1 }, async () => {
          asked++;
          await new Promise((resolve) => setTimeout(resolve, 300));
          return null;
        });
      await Promise.all([slowly(), slowly(), slowly()]);
      assert.deepEqual([asked, (await summariesOf(stack, filled.id)).version], [1, 1]);
      const brokeOff = await fillConversation(stack, ana, 40);
      const claim = { conversation_id: brokeOff.id, before_seq: brokeOff.last + 1 };
      const { messages } = await call<{ messages: unknown[] }>(ana.client, "conversation_to_compact", claim);
      assert.equal(messages.length, 40);
      assert.equal((await ana.client.rpc("conversation_to_compact", claim)).data, null);
      await stack.sql("update private.compactions set locked_until = now() - interval '1 second'");
      await compact(brokeOff);
      assert.equal((await summariesOf(stack, brokeOff.id)).version, 1);
    },
  );

  await t.step("without what nothing is to be kept of, and what was answered to it", async () => {
    const filled = await fillConversation(stack, ana, 24);
    await stack.sql(
      "update public.messages set not_to_learn_at = now() where conversation_id = $1 and content = 'mensagem 3'",
      [filled.id],
    );
    await compact(filled);
    const { entries } = await summariesOf(stack, filled.id);
    assert.deepEqual(entries.slice(0, 4).map(({ gist }) => gist), [
      "mensagem 1",
      "mensagem 2",
      "mensagem 5",
      "mensagem 6",
    ]);
  });

  await t.step("without the answers that quote what was forgotten, unless that was taken back", async () => {
    const cai = await stack.createUser("Cai");
    const add = { type: "fact", area: "relationships", content: "Apostou no tigrinho" };
    for (const takenBack of [false, true]) {
      assert.ifError((await cai.client.rpc("add_knowledge", add)).error);
      const conversation = new Conversation(stack, cai);
      assert.match((await conversation.say("esquece que apostei no tigrinho")).text, /tigrinho.*\?$/);
      assert.match((await conversation.say("sim")).text, /Esqueci isto: “Apostou no tigrinho”/);
      if (takenBack) await conversation.say("desfaz");
      const last = Number(
        (await stack.sql<{ last: string }>(
          "select max(seq) as last from public.messages where conversation_id = $1",
          [conversation.id],
        ))[0]!.last,
      );
      await compactConversation(cai.client, { conversationId: conversation.id!, before: last + 1 }, byRules);
      const { entries } = await summariesOf(stack, conversation.id);
      const told = entries.filter(({ gist }) => gist.includes("tigrinho")).map(({ role }) => role);
      assert.equal(told.includes("assistant"), takenBack, JSON.stringify(entries));
    }
  });

  await t.step("by the extraction model, which is asked only about what goes into the text", async () => {
    const filled = await fillConversation(stack, ana, 40);
    const model = new MockLanguageModelV4({
      doGenerate: {
        content: [{ type: "text", text: '{"summary":"Contou de um a trinta."}' }],
        finishReason: { unified: "stop", raw: "STOP" },
        usage: {
          inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 0, text: 0, reasoning: 0 },
        },
        warnings: [],
      },
    });
    await compactConversation(
      ana.client,
      { conversationId: filled.id, before: filled.last + 1 },
      () => Promise.resolve(model),
    );
    const { entries, summary } = await summariesOf(stack, filled.id);
    assert.deepEqual([summary, entries.length, model.doGenerateCalls.length], ["Contou de um a trinta.", 10, 1]);
    assert.match(JSON.stringify(model.doGenerateCalls[0]!.prompt), /pessoa: mensagem 29.*você: mensagem 30/);
    assert.doesNotMatch(JSON.stringify(model.doGenerateCalls[0]!.prompt), /mensagem 31/);
  });

  await t.step("nobody else's, and never from an older state", async () => {
    const filled = await fillConversation(stack, ana, 40);
    const asked = { conversation_id: filled.id, before_seq: filled.last + 1 };
    const { data: foreign } = await bia.client.rpc("conversation_to_compact", asked);
    assert.equal(foreign, null);
    const written = { conversation_id: filled.id, version: 0, up_to: filled.last, structured_summary: [] };
    assert.deepEqual(await call(bia.client, "compact_conversation", written), { compacted: false });
    assert.deepEqual(await call(ana.client, "compact_conversation", { ...written, version: 7 }), { compacted: false });
    assert.equal((await summariesOf(stack, filled.id)).summarizedTo, 0);
    const nobody = createClient(stack.url, stack.publishableKey);
    assert.equal((await nobody.rpc("conversation_to_compact", asked)).status, 401);
  });

  await t.step("a message that is deleted leaves the summaries, which are made anew from there", async () => {
    const filled = await fillConversation(stack, ana, 24);
    await compact(filled);
    await ana.client.from("messages").delete().eq("conversation_id", filled.id).eq("content", "mensagem 15");
    const { entries, summarizedTo } = await summariesOf(stack, filled.id);
    assert.deepEqual([entries.length, entries.at(-1)!.gist], [14, "mensagem 14"]);
    assert.equal(summarizedTo, filled.last - 10);
    await compact(filled);
    const { entries: anew } = await summariesOf(stack, filled.id);
    assert.deepEqual(anew.map(({ gist }) => gist).slice(13, 15), ["mensagem 14", "mensagem 16"]);
  });

  await t.step("a message that is edited leaves them too, and what came after it", async () => {
    const filled = await fillConversation(stack, ana, 24);
    await compact(filled);
    const edit = { conversation: filled.id, client_message_id: "new", message: "outra coisa", replaces: "m15" };
    const { id: turn } = await call<{ id: string }>(ana.client, "open_turn", edit);
    const { entries } = await summariesOf(stack, filled.id);
    assert.deepEqual([entries.length, entries.at(-1)!.gist], [14, "mensagem 14"]);
    await compact(filled, filled.last + 100);
    assert.equal((await summariesOf(stack, filled.id)).entries.at(-1)!.gist, "outra coisa");
    await stack.sql("delete from public.turns where id = $1", [turn]);
  });

  await t.step("a message that the text may tell of leaves it too", async () => {
    const filled = await fillConversation(stack, ana, 150);
    await compact(filled);
    await ana.client.from("messages").delete().eq("conversation_id", filled.id).eq("content", "mensagem 3");
    assert.deepEqual(await summariesOf(stack, filled.id), { entries: [], summary: null, summarizedTo: 0, version: 2 });
    await compact(filled);
    const { entries, summary } = await summariesOf(stack, filled.id);
    assert.equal(entries.length, 10);
    assert.doesNotMatch(summary!, /mensagem 3$/m);
  });

  await t.step("what is deleted or edited while a summary is being made is not in it", async () => {
    for (
      const remove of [
        (id: string) => ana.client.from("messages").delete().eq("conversation_id", id).eq("content", "mensagem 3"),
        (conversation: string) =>
          call(ana.client, "open_turn", { conversation, client_message_id: "new", message: "outra", replaces: "m3" }),
      ]
    ) {
      const filled = await fillConversation(stack, ana, 24);
      const found = await call(ana.client, "conversation_to_compact", {
        conversation_id: filled.id,
        before_seq: filled.last + 1,
      });
      await remove(filled.id);
      const late = {
        conversation_id: filled.id,
        version: found.version,
        up_to: filled.last,
        structured_summary: [{ seq: filled.last - 21, role: "user", gist: "mensagem 3" }],
      };
      assert.deepEqual(await call(ana.client, "compact_conversation", late), { compacted: false });
      await compact(filled);
      const { entries } = await summariesOf(stack, filled.id);
      assert.deepEqual(entries.slice(0, 3).filter(({ gist }) => gist === "mensagem 3"), []);
      assert.equal(entries[0]!.gist, "mensagem 1");
    }
  });

  await t.step("a message that a client wrote without parts is told like any other", async () => {
    const filled = await fillConversation(stack, ana, 2);
    const { error } = await ana.client.from("messages").insert({
      conversation_id: filled.id,
      role: "user",
      parts: [],
      content: "só palavras",
    });
    assert.equal(error, null);
    await compact(filled, filled.last + 2);
    assert.deepEqual((await summariesOf(stack, filled.id)).entries.map(({ gist }) => gist), [
      "mensagem 1",
      "mensagem 2",
      "só palavras",
    ]);
  });

  await t.step("no summary that its owner makes up keeps a conversation from going on or being deleted", async () => {
    const filled = await fillConversation(stack, ana, 4);
    const entry = { seq: filled.last, role: "user", gist: "x" };
    for (
      const [up_to, structured_summary] of [
        ["9223372036854775807", []],
        [filled.last + 1, [entry]],
        [filled.last, {}],
        [filled.last, 3],
        [filled.last, [null]],
        [filled.last, [{ ...entry, seq: "x" }]],
        [filled.last, [{ ...entry, seq: 1e30 }]],
      ]
    ) {
      await ana.client.rpc("compact_conversation", {
        conversation_id: filled.id,
        version: 0,
        up_to,
        structured_summary,
      });
    }
    assert.equal((await summariesOf(stack, filled.id)).version, 0);
    assert.equal((await new Conversation(stack, ana, filled.id).say("oi")).status, 200);
    await stack.settled();
    const { error } = await ana.client.from("messages").delete().eq("conversation_id", filled.id);
    assert.equal(error, null);
  });

  await t.step("what was said before everything was forgotten enters no summary again", async () => {
    const filled = await fillConversation(stack, bia, 40);
    const asked = { conversation_id: filled.id, before_seq: filled.last + 1 };
    const found = await call(bia.client, "conversation_to_compact", asked);
    await call(bia.client, "forget_everything");
    const late = { conversation_id: filled.id, version: found.version, up_to: filled.last, structured_summary: [] };
    assert.deepEqual(await call(bia.client, "compact_conversation", late), { compacted: false });
    await bia.client.from("messages").delete().eq("conversation_id", filled.id).eq("content", "mensagem 3");
    const { messages, upTo } = await call(bia.client, "conversation_to_compact", asked);
    assert.deepEqual([messages, upTo], [[], null]);
  });

  await stack.close();
});
