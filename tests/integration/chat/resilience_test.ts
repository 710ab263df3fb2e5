import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { type ChatAnswer, Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, type GeminiPart, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const expense = (amount: number, id?: string): GeminiPart => ({
  functionCall: { id, name: "create_expense", args: { amount, category: "food", description: "mercado" } },
});

/** The yes to the only proposal of an answer, as the chat function has it run. */
const yesTo = (offer: ChatAnswer) => {
  const { id, toolCallId, tool, args } = onlyWaiting(offer);
  return { toolCallId, tool, args, pendingActionId: id, status: "confirmed" };
};

Deno.test("a turn survives what models, clients and crashes do to it", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({
    functions: { chat: createChatApp() },
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "test-key", GOOGLE_GENERATIVE_AI_BASE_URL: fake.baseUrl },
  });
  const user = await stack.createUser("Ana");
  const { client } = user;
  const chat = () => new Conversation(stack, user);
  const amounts = async () => {
    const { data } = await client.from("expenses").select("amount").is("deleted_at", null).order("amount");
    return (data ?? []).map(({ amount }) => amount);
  };
  const clear = async () => {
    await stack.sql("delete from public.expenses");
    // What waits in another conversation would be seen in this one.
    await stack.sql("update public.pending_actions set status = 'dropped' where status = 'open'");
  };

  await t.step("an old failed message that is retried does not answer an offer made after it", async () => {
    const conversation = chat();
    fake.script(geminiStatus(400));
    await conversation.say("ok", "old");
    fake.script(gemini(expense(52)));
    await conversation.say("gastei 52 no mercado");
    fake.script(gemini({ text: "Certo." }));
    const retried = await conversation.say("ok", "old");
    assert.equal(retried.metadata.route, "model");
    assert.deepEqual(await amounts(), []);
    const { data } = await client.from("messages").select("role, content").eq("conversation_id", conversation.id)
      .order("seq");
    assert.deepEqual(data?.slice(-2), [{ role: "user", content: "ok" }, { role: "assistant", content: "Certo." }]);
  });

  await t.step("a confirmed write whose turn broke off is known to the next turn as done", async () => {
    const conversation = chat();
    fake.script(gemini(expense(53)));
    const offer = await conversation.say("gastei 53 no mercado");
    const { data: opened } = await client.rpc("open_turn", {
      conversation: conversation.id,
      client_message_id: "broken",
      message: "sim",
    });
    const { error } = await client.rpc("run_calls", {
      turn_id: opened.id,
      attempt: opened.attempt,
      calls: [yesTo(offer)],
    });
    assert.equal(error, null);
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [opened.id]);
    fake.script(gemini({ text: "Está registrado." }));
    await conversation.say("registrou?");
    const results = fake.requests.at(-1)?.contents.flatMap(({ parts }) =>
      parts.filter((part) => part.functionResponse)
    );
    assert.equal(results?.length, 1);
    assert.match(JSON.stringify(results), /"amount":53/);
    assert.deepEqual(await amounts(), [53]);
    await clear();
  });

  await t.step("an interrupted yes that is repeated answers from the stored result", async () => {
    const conversation = chat();
    fake.script(gemini(expense(54)));
    const offer = await conversation.say("gastei 54 no mercado");
    const { data: opened } = await client.rpc("open_turn", {
      conversation: conversation.id,
      client_message_id: "yes",
      message: "sim",
    });
    await client.rpc("run_calls", {
      turn_id: opened.id,
      attempt: opened.attempt,
      calls: [yesTo(offer)],
    });
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [opened.id]);
    const yes = await conversation.say("sim", "yes");
    assert.equal(yes.metadata.route, "confirmed");
    assert.match(yes.text, /R\$ 54,00/);
    assert.deepEqual(await amounts(), [54]);
    await clear();
  });

  await t.step("words Postgres cannot store are mended, not lost", async () => {
    fake.script(gemini({ text: "a\u0000b" }, { text: " \ud83d fim" }));
    const answer = await chat().say("oi");
    assert.equal(answer.metadata.outcome, "completed");
    assert.match(answer.text, /^ab .* fim$/);
  });

  await t.step("twenty writes are offered, and the model learns that the rest is not", async () => {
    fake.script(gemini(...Array.from({ length: 23 }, (_, n) => expense(n + 1))), gemini({ text: "Depois o resto." }));
    const answer = await chat().say("gastei um monte de coisas");
    assert.equal(answer.metadata.outcome, "completed");
    assert.equal(answer.metadata.waiting?.length, 20);
    assert.match(answer.text, /^Depois o resto\.\n\nQuer que eu faça tudo isto\?/);
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.slice(-1)), /só 20 chamadas/);
  });

  await t.step("call ids of the provider are not trusted: two calls with one id are two writes", async () => {
    const conversation = chat();
    fake.script(gemini(expense(77, "call_1"), expense(78, "call_1")));
    await conversation.say("gastei 77 e 78 no mercado");
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [77, 78]);
    await clear();
  });

  await t.step("a refused correction says why and leaves the offer standing", async () => {
    const conversation = chat();
    fake.script(gemini(expense(55)));
    const offer = await conversation.say("gastei 55 no mercado");
    const refused = await conversation.say("não, foi amanhã");
    assert.equal(onlyWaiting(refused).id, onlyWaiting(offer).id);
    assert.ok(refused.text.includes(onlyWaiting(offer).offer));
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    assert.deepEqual(await amounts(), [55]);
    await clear();
  });

  await t.step("a read beside a held write is answered with the offer", async () => {
    fake.script(
      gemini(expense(9), { functionCall: { name: "get_finance_summary", args: { period: "current_month" } } }),
      gemini({ text: "Nada ainda." }),
    );
    const answer = await chat().say("gastei 9 no mercado, quanto gastei esse mês?");
    assert.match(answer.text, /^Nada ainda\.\n\nQuer que eu registre R\$ 9,00/);
  });

  await t.step("a button whose tool refuses gets the same answer again", async () => {
    await clear();
    const conversation = chat();
    fake.script(gemini(expense(56)));
    const offer = await conversation.say("gastei 56 no mercado");
    const { id } = onlyWaiting(offer);
    await stack.sql(
      "update public.pending_actions set args = jsonb_set(args, '{amount}', '-5'), facts = null where id = $1",
      [id],
    );
    const first = await conversation.approve(id, true);
    assert.deepEqual([first.metadata.route, first.metadata.written, first.metadata.waiting], [
      "direct",
      undefined,
      undefined,
    ]);
    assert.notEqual(first.text, "");
    const second = await conversation.approve(id, true);
    assert.equal(second.status, 200);
    assert.deepEqual(second.message, first.message);
  });

  await t.step("many reads do not push the talk out of the window", async () => {
    const conversation = chat();
    const reads = Array.from({ length: 24 }, (_, n): GeminiPart => ({
      functionCall: { name: "search_knowledge", args: { query: `coisa ${n}` } },
    }));
    fake.script(
      gemini({ text: "Anotado." }),
      gemini(...reads),
      gemini({ text: "Não achei." }),
      gemini({ text: "Azul." }),
    );
    await conversation.say("minha cor é azul");
    await conversation.say("procura tudo");
    await conversation.say("qual é minha cor?");
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents[0]), /minha cor é azul/);
  });

  await t.step("nor do those that an earlier attempt of the turn has run", async () => {
    const conversation = chat();
    const reads = Array.from({ length: 20 }, (_, n): GeminiPart => ({
      functionCall: { name: "search_knowledge", args: { query: `coisa ${n}` } },
    }));
    fake.script(gemini(...reads), geminiStatus(400));
    const id = crypto.randomUUID();
    assert.equal((await conversation.say("minha cor é azul", id)).metadata.outcome, "failed");
    fake.script(gemini({ text: "Anotado." }), gemini({ text: "Azul." }));
    await conversation.say("minha cor é azul", id);
    await conversation.say("qual é minha cor?");
    assert.equal(fake.requests.at(-1)?.contents[0]?.parts[0]?.text, "minha cor é azul");
  });

  await t.step(
    "nor do many calls of what is not there: those of one step stand together, before their results",
    async () => {
      const conversation = chat();
      const absent = Array.from(
        { length: 25 },
        (): GeminiPart => ({ functionCall: { name: "launch_rocket", args: {} } }),
      );
      const search: GeminiPart = { functionCall: { name: "search_knowledge", args: { query: "cor" } } };
      fake.script(gemini(...absent, search), gemini({ text: "Anotado." }), gemini({ text: "Azul." }));
      await conversation.say("minha cor é azul");
      await conversation.say("qual é minha cor?");
      const [before, after] = fake.requests.slice(-2).map(({ contents }) => contents);
      assert.deepEqual(before?.slice(-2).map(({ parts }) => parts.length), [26, 26]);
      // In the next turn why a call was refused is left out, and takes no room from what was done.
      const [said, called, told, answered] = after ?? [];
      assert.equal(said?.parts[0]?.text, "minha cor é azul");
      assert.deepEqual([called?.parts.length, told?.parts.length, answered?.role], [1, 1, "model"]);
      assert.deepEqual((called?.parts[0]?.functionCall as { args: unknown }).args, { query: "cor" });
    },
  );

  await stack.close();
  await fake.close();
});
