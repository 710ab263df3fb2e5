import assert from "node:assert/strict";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { contradict, current, itemOf } from "./questions.ts";

const QUESTION = /Você mencionou antes “Mora em Salvador”, mas agora disse “Mora em Recife”\. Mudou algo\?$/;

Deno.test("a question about two beliefs is asked in the next conversation and settled by the answer", async (t) => {
  const stack = await startStack();
  const fresh = async () => {
    const user = await stack.createUser("Ana");
    const items = await contradict(user);
    return { user, items, chat: () => new Conversation(stack, user) };
  };

  await t.step("it ends an answer, with the beliefs as choices, in two round trips", async () => {
    const { user, items, chat } = await fresh();
    const before = stack.counts.rest;
    const answer = await chat().say("oi, tudo bem?");
    assert.equal(stack.counts.rest - before, 2);
    assert.match(answer.text, QUESTION);
    assert.equal(answer.metadata.route, "model");
    const pending = onlyWaiting(answer);
    assert.equal(pending.tool, "resolve_knowledge");
    assert.deepEqual(pending.args, { item_id: items.stated, resolution: "use_new" });
    assert.match(pending.offer, QUESTION);
    assert.deepEqual(
      pending.choices?.map(({ label, args }) => [label, args]),
      [
        ["Mora em Salvador", { item_id: items.stated, resolution: "keep_existing" }],
        ["Mora em Recife", { item_id: items.stated, resolution: "use_new" }],
        ["Valem os dois", { item_id: items.stated, resolution: "keep_both" }],
      ],
    );
    const { data } = await user.client.from("pending_actions").select("kind, status");
    assert.deepEqual(data, [{ kind: "resolve_knowledge", status: "open" }]);
    assert.notEqual((await itemOf(user, items.stated)).asked_at, null);
  });

  const answers: [words: string, route: string, holds: string[], said: RegExp][] = [
    ["recife", "confirmed", ["Mora em Recife"], /Atualizei a memória: “Mora em Recife”\./],
    ["sim, agora moro em Recife", "confirmed", ["Mora em Recife"], /Atualizei/],
    ["o segundo", "confirmed", ["Mora em Recife"], /Atualizei/],
    ["a nova", "confirmed", ["Mora em Recife"], /Atualizei/],
    ["não, continuo em salvador", "selected", ["Mora em Salvador"], /Mantive na memória: “Mora em Salvador”\./],
    ["não", "selected", ["Mora em Salvador"], /Mantive/],
    ["os dois", "selected", ["Mora em Recife", "Mora em Salvador"], /Deixei os dois/],
    ["nenhum dos dois", "selected", [], /Tirei da memória/],
    ["tanto faz", "rejected", ["Mora em Recife", "Mora em Salvador"], /deixo como está/],
  ];
  for (const [words, route, holds, said] of answers) {
    await t.step(`"${words}" settles it by code, once, and it is not asked again`, async () => {
      const { user, items, chat } = await fresh();
      const conversation = chat();
      await conversation.say("oi");
      const messageId = crypto.randomUUID();
      const answer = await conversation.say(words, messageId);
      assert.equal(answer.metadata.route, route);
      assert.equal(answer.metadata.modelCalls, 0);
      assert.match(answer.text, said);
      assert.equal(answer.metadata.waiting, undefined);
      assert.deepEqual(await current(user), holds);
      assert.equal((await itemOf(user, items.stated)).needs_resolution, route === "rejected");
      assert.deepEqual(
        (await conversation.say(words, messageId)).message,
        answer.message,
        "a resend gets the same answer",
      );
      assert.doesNotMatch((await chat().say("bom dia")).text, /Mudou algo/);
    });
  }

  await t.step("the winner points to what it took the place of, and history tells both", async () => {
    const { user, items, chat } = await fresh();
    const conversation = chat();
    await conversation.say("oi");
    await conversation.say("recife");
    const loser = await itemOf(user, items.known);
    assert.equal(loser.superseded_by_id, items.stated);
    assert.equal(
      (await itemOf(user, items.stated)).validated_by_user,
      true,
      "what replaces their own word is theirs too",
    );
    const { data } = await user.client.rpc("knowledge_history", { item_id: items.stated });
    assert.match(JSON.stringify(data), /Mora em Salvador/);
    const { data: executions } = await user.client.from("tool_executions").select("tool").eq(
      "tool",
      "resolve_knowledge",
    );
    assert.equal(executions?.length, 1);
  });

  await t.step("'desfaz' takes the answer back, and it is still not asked again", async () => {
    for (const [words, tool] of [["recife", /Atualizei/], ["nenhum", /Tirei/]] as const) {
      const { user, items, chat } = await fresh();
      const conversation = chat();
      await conversation.say("oi");
      await conversation.say(words);
      const undone = await conversation.say("desfaz");
      assert.match(undone.text, /^Desfiz: /);
      assert.match(undone.text, tool);
      assert.deepEqual(await current(user), ["Mora em Recife", "Mora em Salvador"]);
      assert.equal((await itemOf(user, items.stated)).needs_resolution, true);
      assert.doesNotMatch((await chat().say("oi")).text, /Mudou algo/);
    }
  });

  await t.step(
    "an answer that says more is for the model, which hears all of it; nothing is taken away",
    async () => {
      for (
        const [words, heard] of [
          ["Recife. Quanto gastei esse mês?", /gasto/],
          ["nenhum, agora moro em Natal", /Natal|[Aa]notei/],
        ] as const
      ) {
        const { user, items, chat } = await fresh();
        const conversation = chat();
        await conversation.say("oi");
        const answer = await conversation.say(words);
        assert.equal(answer.metadata.route, "model");
        assert.doesNotMatch(answer.text, /Mudou algo/);
        assert.match(answer.text, heard);
        for (const id of Object.values(items)) assert.equal((await itemOf(user, id)).deleted_at, null);
      }
    },
  );

  await t.step("who asks back is told what it is about, and may still answer", async () => {
    const { user, chat } = await fresh();
    const conversation = chat();
    const asked = await conversation.say("oi");
    const told = await conversation.say("como assim?");
    assert.equal(told.metadata.route, "direct");
    assert.equal(onlyWaiting(told).id, onlyWaiting(asked).id);
    assert.match(told.text, /1\. Mora em Salvador\n2\. Mora em Recife/);
    assert.equal((await conversation.say("o segundo")).metadata.route, "confirmed");
    assert.deepEqual(await current(user), ["Mora em Recife"]);
  });

  await t.step("a message about something else leaves it as it is, without a word, and is answered", async () => {
    const { user, items, chat } = await fresh();
    const conversation = chat();
    await conversation.say("oi");
    const answer = await conversation.say("quanto gastei esse mês?");
    assert.equal(answer.metadata.route, "model");
    assert.match(answer.text, /gasto/);
    assert.doesNotMatch(answer.text, /dúvida|Mudou algo/);
    assert.equal((await itemOf(user, items.stated)).needs_resolution, true);
    for (const next of [conversation, chat()]) assert.doesNotMatch((await next.say("obrigada")).text, /Mudou algo/);
  });

  await t.step(
    "the buttons' yes and no are those of the words; repeats and contradictions of theirs are told apart",
    async () => {
      for (const [approved, holds] of [[true, ["Mora em Recife"]], [false, ["Mora em Salvador"]]] as const) {
        const { user, chat } = await fresh();
        const conversation = chat();
        const id = onlyWaiting(await conversation.say("oi")).id;
        const answer = await conversation.approve(id, approved);
        assert.equal(answer.status, 200);
        assert.deepEqual(await current(user), holds);
        assert.deepEqual((await conversation.approve(id, approved)).message, answer.message);
        const other = await conversation.approve(id, !approved);
        assert.deepEqual([other.status, other.error?.code], [409, "already_decided"]);
        assert.deepEqual(await current(user), holds);
      }
    },
  );

  await t.step("the user settles it elsewhere: the pending action closes", async () => {
    for (
      const { name, args } of [
        { name: "resolve_knowledge", args: { resolution: "keep_existing" } },
        { name: "delete_knowledge", args: {} },
      ]
    ) {
      const { user, items, chat } = await fresh();
      const conversation = chat();
      const id = onlyWaiting(await conversation.say("oi")).id;
      const { error } = await user.client.rpc(name, { item_id: items.stated, ...args });
      assert.equal(error, null);
      const { data } = await user.client.from("pending_actions").select("status").eq("id", id).single();
      assert.equal(data?.status, "dropped");
      const late = await conversation.approve(id, true);
      assert.deepEqual([late.status, late.error?.code], [409, "already_decided"]);
      assert.deepEqual(await current(user), ["Mora em Salvador"]);
    }
  });

  await t.step("settled elsewhere while the answer is on its way: the turn closes all the same", async () => {
    const { user, items, chat } = await fresh();
    const conversation = chat();
    await conversation.say("oi");
    const { data: turn } = await user.client.rpc("open_turn", {
      conversation: conversation.id,
      client_message_id: "m",
      message: "recife",
    });
    await user.client.rpc("resolve_knowledge", { item_id: items.stated, resolution: "keep_existing" });
    const { error } = await user.client.rpc("close_turn", {
      turn_id: turn.id,
      attempt: turn.attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: {},
      tray: { decided: [{ id: turn.context.tray[0].id, status: "dropped" }] },
    });
    assert.equal(error, null);
    assert.deepEqual(await current(user), ["Mora em Salvador"]);
  });

  await t.step("an answer whose turn broke off after it was carried out is told by the next attempt", async () => {
    const { user, items, chat } = await fresh();
    const conversation = chat();
    const { id, toolCallId, tool } = onlyWaiting(await conversation.say("oi"));
    const { data: turn } = await user.client.rpc("open_turn", {
      conversation: conversation.id,
      client_message_id: "m",
      message: "os dois",
    });
    const { error } = await user.client.rpc("run_calls", {
      turn_id: turn.id,
      attempt: turn.attempt,
      calls: [{
        toolCallId,
        tool,
        args: { item_id: items.stated, resolution: "keep_both" },
        pendingActionId: id,
        status: "selected",
      }],
    });
    assert.equal(error, null);
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [turn.id]);
    const answer = await conversation.say("os dois", "m");
    assert.equal(answer.metadata.route, "selected");
    assert.match(answer.text, /Deixei os dois/);
    const { data } = await user.client.from("tool_executions").select("id").eq("tool", "resolve_knowledge");
    assert.equal(data?.length, 1);
  });

  await t.step("forgetting everything closes it too", async () => {
    const { user, chat } = await fresh();
    const conversation = chat();
    await conversation.say("oi");
    await user.client.rpc("forget_everything", {});
    assert.notEqual((await conversation.say("recife")).metadata.route, "confirmed");
    assert.deepEqual(await current(user), []);
  });

  await t.step("of a person the birthday in doubt is named, and neither leaves the person alone", async () => {
    const user = await stack.createUser("Ana");
    const { client } = user;
    await client.rpc("update_person", { name: "Rosa", relationship: "mãe", birthday: "--05-03" });
    await client.rpc("update_person", { name: "Rosa", birthday: "--06-04", tool_call_id: "assistant" });
    const conversation = new Conversation(stack, user);
    const asked = await conversation.say("oi");
    assert.match(
      asked.text,
      /antes, sobre Rosa, “Faz aniversário em 03\/05”, mas agora disse “Faz aniversário em 04\/06”\. Mudou algo\?$/,
    );
    await conversation.say("nenhum");
    assert.deepEqual(await current(user), ["Rosa, mãe"]);
  });

  await stack.settled();
  await stack.close();
});
