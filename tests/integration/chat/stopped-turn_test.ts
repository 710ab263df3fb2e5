import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { Conversation, onlyWaiting, readChunks } from "../../support/chat.ts";
import { gemini, geminiDictated, startFakeGemini } from "../../support/fake-gemini.ts";
import { chatCalls, messageOf, until, waitForStoredWords, wordsOf } from "../../support/running-turn.ts";
import { startStack } from "../../support/stack.ts";

/** Keeps chunks as soon as there are some, or none in a test's lifetime. */
const prompt = { ...TURN_LIMITS, storeChunksMs: 20 };

Deno.test("a running turn can be stopped", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  let resolve = (): Promise<string[]> => Promise.resolve([]);
  const network = { resolve: () => resolve(), fetch: () => Promise.reject(new Error("nothing is fetched")) };
  const stack = await startStack({ functions: { chat: createChatApp({ limits: prompt, network }) }, env: fake.env });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");

  /** A turn whose model has begun to answer. */
  const begin = async () => {
    const chat = chatCalls(stack, ana, crypto.randomUUID());
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await chat.post("me conta uma história");
    await model.asked;
    model.say({ text: "Era uma vez" });
    await waitForStoredWords(stack, chat.id, /Era uma vez/);
    return { chat, model, live };
  };

  await t.step("the model's request is let go, what was said is kept, live and resumed alike", async () => {
    const { chat, model, live } = await begin();
    const resumed = await chat.stream();
    assert.deepEqual(await chat.stop(), { stopped: true });
    await model.letGo;
    const message = await messageOf(await readChunks(live));
    assert.equal(wordsOf(message), "Era uma vez");
    assert.equal((message.metadata as { outcome: string }).outcome, "stopped");
    assert.deepEqual(await messageOf(await readChunks(resumed)), message);
    const { data } = await ana.client.from("turns").select("status, answer").order("created_at").limit(1).single();
    assert.equal(data?.status, "stopped");
  });

  await t.step(
    "the next message goes on from there, and the stopped one said again gets the stored answer",
    async () => {
      const { chat, live } = await begin();
      await chat.stop();
      const message = await messageOf(await readChunks(live));
      fake.script(gemini({ text: "Certo." }));
      const next = new Conversation(stack, ana, chat.id);
      assert.equal((await next.say("pode parar, obrigada pela ajuda, mas me diz outra coisa")).text, "Certo.");
      const [asked, said] = fake.requests.at(-1)?.contents ?? [];
      assert.deepEqual(asked?.parts, [{ text: "me conta uma história" }]);
      assert.deepEqual(said?.parts, [{ text: "Era uma vez" }]);
      const before = fake.requests.length;
      const repeated = await messageOf(await readChunks(await chat.post("me conta uma história")));
      assert.deepEqual(repeated, message);
      assert.equal(fake.requests.length, before, "no model was asked");
    },
  );

  await t.step("a model that has said nothing yet is let go as well", async () => {
    const chat = chatCalls(stack, ana, crypto.randomUUID());
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await chat.post("me conta uma história");
    await model.asked;
    await chat.stop();
    await model.letGo;
    const message = await messageOf(await readChunks(live));
    assert.equal((message.metadata as { outcome: string }).outcome, "stopped");
    assert.equal(wordsOf(message), "");
    fake.script(gemini({ text: "Oi." }));
    const next = new Conversation(stack, ana, chat.id);
    assert.equal((await next.say("oi de novo, como vai você?")).metadata.outcome, "completed");
  });

  await t.step("a read that has run is kept with its result", async () => {
    const { chat, model, live } = await begin();
    const answer = geminiDictated();
    fake.script(answer.reply);
    model.say({ functionCall: { name: "search_knowledge", args: { query: "história" } } });
    model.end();
    await answer.asked;
    await chat.stop();
    const message = await messageOf(await readChunks(live));
    assert.deepEqual(message.parts.flatMap((part) => "state" in part ? [part.state] : []), [
      "done",
      "output-available",
    ]);
    const { data } = await ana.client.from("messages").select("role").order("seq", { ascending: false }).limit(2);
    assert.deepEqual(data?.map(({ role }) => role), ["tool", "assistant"]);
  });

  await t.step("a call that has not run does not run any more, and is told as not run", async () => {
    const web = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    resolve = async () => {
      reached.resolve();
      await web.promise;
      return [];
    };
    const chat = chatCalls(stack, ana, crypto.randomUUID());
    const said = "salva https://exemplo.com.br/bolo que eu quero ver depois";
    const url = "https://exemplo.com.br/bolo";
    fake.script(gemini({ functionCall: { name: "save_link", args: { url, quote: said } } }));
    const live = await chat.post(said);
    await reached.promise;
    await chat.stop();
    const asked = stack.counts.chunks;
    await until(() => Promise.resolve(stack.counts.chunks > asked + 2));
    web.resolve();
    const message = await messageOf(await readChunks(live));
    assert.deepEqual(message.parts.flatMap((part) => "state" in part ? [part.state] : []), ["output-denied"]);
    assert.deepEqual((await ana.client.from("library_items").select("id")).data, []);
  });

  await t.step("an offer that waits goes on waiting, without a word", async () => {
    const chat = chatCalls(stack, ana, crypto.randomUUID());
    const conversation = new Conversation(stack, ana, chat.id);
    const expense = (amount: number) => ({
      functionCall: { name: "create_expense", args: { amount, category: "food", description: "mercado" } },
    });
    fake.script(gemini(expense(50)));
    const offer = await conversation.say("gastei 50 no mercado");
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await chat.post("e me conta como foi o mês até aqui");
    await model.asked;
    await chat.stop();
    const message = await messageOf(await readChunks(live));
    assert.equal(wordsOf(message), "");
    assert.equal(onlyWaiting({ metadata: message.metadata as typeof offer.metadata }).id, onlyWaiting(offer).id);
    const yes = await conversation.approve(onlyWaiting(offer).id, true);
    assert.equal(yes.metadata.route, "confirmed");
  });

  await t.step("in a planner's conversation too", async () => {
    const chat = chatCalls(stack, ana, crypto.randomUUID());
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await chat.post("quanto gastei esse mês?", {}, { conversationType: "planner" });
    await model.asked;
    await chat.stop();
    await model.letGo;
    assert.equal(((await messageOf(await readChunks(live))).metadata as { outcome: string }).outcome, "stopped");
  });

  await t.step("nothing runs, or it is somebody else's: nothing was stopped", async () => {
    const { chat, model, live } = await begin();
    assert.deepEqual(await chatCalls(stack, bia, chat.id).stop(), { stopped: false });
    for (const id of ["nenhuma", "a%00b", "x".repeat(65)]) {
      assert.deepEqual(await chatCalls(stack, ana, id).stop(), { stopped: false });
    }
    model.say({ text: ", e fim." });
    model.end();
    assert.equal(wordsOf(await messageOf(await readChunks(live))), "Era uma vez, e fim.");
    assert.deepEqual(await chat.stop(), { stopped: false });
    const nobody = await fetch(`${stack.url}/functions/v1/chat/${chat.id}/stop`, {
      method: "POST",
      headers: { apikey: stack.publishableKey },
    });
    assert.equal(nobody.status, 401);
    await nobody.body?.cancel();
  });

  await t.step("a failed turn that was to stop and is said again is answered", async () => {
    const { chat, model, live } = await begin();
    await stack.sql("update public.turns set stop_requested_at = now(), status = 'failed' where status = 'running'");
    model.end();
    await live.body?.cancel();
    await stack.settled();
    fake.script(gemini({ text: "Era outra vez." }));
    const again = await messageOf(await readChunks(await chat.post("me conta uma história")));
    assert.equal(wordsOf(again), "Era outra vez.");
  });

  await stack.settled();
  await stack.close();
  await fake.close();
});
