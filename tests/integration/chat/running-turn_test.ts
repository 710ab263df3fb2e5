import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { Conversation, readChunks } from "../../support/chat.ts";
import { gemini, geminiDictated, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { chatCalls, idsOf, keptWords, messageOf, until, wordsAsTheyCome, wordsOf } from "../../support/running-turn.ts";
import { startStack } from "../../support/stack.ts";

/** Keeps chunks as soon as there are some, or none in a test's lifetime. */
const prompt = { ...TURN_LIMITS, recordMs: 20 };
const never = { ...TURN_LIMITS, recordMs: 600_000 };

Deno.test("a running turn can be resumed from its start", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  const apps = { prompt: createChatApp({ limits: prompt }), never: createChatApp({ limits: never }) };
  const stack = await startStack({
    functions: {
      chat: { fetch: (request) => apps[request.headers.has("x-never") ? "never" : "prompt"].fetch(request) },
    },
    env: fake.env,
  });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");

  /** A turn whose model is about to answer. */
  const begin = async (headers: Record<string, string> = {}) => {
    const chat = chatCalls(stack, ana, `conversa-${crypto.randomUUID()}`);
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await chat.post("oi, tudo bem?", headers);
    await model.asked;
    return { chat, model, live };
  };

  await t.step("while it runs: what was said, then what comes, the same message as live", async () => {
    const { chat, model, live } = await begin();
    model.say({ text: "Tudo " }, { text: "bem" });
    await keptWords(stack, chat.id, /bem/);
    const resumed = await chat.stream();
    assert.equal(resumed.status, 200);
    assert.equal(resumed.headers.get("x-vercel-ai-ui-message-stream"), "v1");
    const words = wordsAsTheyCome(resumed);
    assert.match(await words.until(/bem/), /^Tudo bem/);
    model.say({ text: " por aqui." });
    model.end();
    const [first, second] = [await readChunks(live), await words.rest()];
    assert.deepEqual(await messageOf(second), await messageOf(first));
    assert.equal((await messageOf(first)).parts.filter(({ type }) => type === "text").length, 1);
    assert.deepEqual(idsOf(second), idsOf(first), "texts have the same ids");
  });

  await t.step("said again it is the same message once more", async () => {
    const { chat, model, live } = await begin();
    model.say({ text: "Oi!" });
    model.end();
    const first = await readChunks(live);
    const repeated = await readChunks(await chat.post("oi, tudo bem?"));
    assert.deepEqual(await messageOf(repeated), await messageOf(first));
    assert.deepEqual(idsOf(repeated), idsOf(first));
  });

  await t.step("two at once, each from the start", async () => {
    const { chat, model, live } = await begin();
    model.say({ text: "Um" });
    await keptWords(stack, chat.id, /Um/);
    const resumed = await Promise.all([chat.stream(), chat.stream()]);
    model.say({ text: " dois." });
    model.end();
    const expected = await messageOf(await readChunks(live));
    for (const response of resumed) assert.deepEqual(await messageOf(await readChunks(response)), expected);
  });

  await t.step("one that closes before anything of it was kept: all of it comes from its answer", async () => {
    const { chat, model, live } = await begin({ "x-never": "" });
    const resumed = await chat.stream();
    model.say({ text: "Só no fim." });
    model.end();
    const expected = await messageOf(await readChunks(live));
    assert.deepEqual(await messageOf(await readChunks(resumed)), expected);
  });

  await t.step("one whose model fails: the words until then, the failure's sentence, its outcome", async () => {
    const { chat, model, live } = await begin();
    model.say({ text: "Vou ver" });
    await keptWords(stack, chat.id, /Vou ver/);
    const resumed = await chat.stream();
    model.say({ functionCall: { name: "search_knowledge", args: { query: "casa" } } });
    fake.script(geminiStatus(400));
    model.end();
    const expected = await messageOf(await readChunks(live));
    assert.equal((expected.metadata as { outcome: string }).outcome, "failed");
    assert.deepEqual(await messageOf(await readChunks(resumed)), expected);
  });

  await t.step("a reader that leaves is not read for any more, and the turn goes on", async () => {
    const { chat, model, live } = await begin();
    model.say({ text: "Oi" });
    await keptWords(stack, chat.id, /Oi/);
    const leaving = new AbortController();
    const resumed = await chat.stream({ signal: leaving.signal });
    await resumed.body!.getReader().read();
    leaving.abort();
    model.end();
    assert.equal(((await messageOf(await readChunks(live))).metadata as { outcome: string }).outcome, "completed");
  });

  await t.step("whatever became of keeping its chunks, it is answered and can be resumed", async () => {
    await stack.sql("alter table private.turn_chunks add constraint refused check (seq > 2)");
    const { chat, model, live } = await begin();
    model.say({ text: "Mesmo" });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const resumed = await chat.stream();
    model.say({ text: " assim." });
    model.end();
    const expected = await messageOf(await readChunks(live));
    assert.equal((expected.metadata as { outcome: string }).outcome, "completed");
    assert.deepEqual(await messageOf(await readChunks(resumed)), expected);
    await stack.sql("alter table private.turn_chunks drop constraint refused");
  });

  await t.step("its chunks are joined, and gone when it is closed", async () => {
    const { chat, model, live } = await begin();
    for (let n = 0; n < 50; n++) model.say({ text: `${n} ` });
    await keptWords(stack, chat.id, / 49 /);
    const [batches] = await stack.sql<{ deltas: number }>(
      "select count(*)::int as deltas from private.turn_chunks c, jsonb_array_elements(c.chunks) as e where e ->> 'type' = 'text-delta'",
    );
    assert.ok((batches?.deltas ?? 50) < 25, `${batches?.deltas} deltas`);
    model.end();
    await readChunks(live);
    assert.deepEqual(await stack.sql("select seq from private.turn_chunks"), []);
  });

  await t.step("a short turn keeps nothing: two round trips, as ever", async () => {
    fake.script(gemini({ text: "Oi!" }));
    const { rest: before, chunks: keptBefore } = stack.counts;
    const chat = chatCalls(stack, ana, "breve");
    await readChunks(await chat.post("oi, tudo bem?", { "x-never": "" }));
    assert.equal(stack.counts.rest - before, 2);
    assert.equal(stack.counts.chunks, keptBefore);
  });

  await t.step("it keeps its lease, however silent the model is", async () => {
    const { chat, model, live } = await begin();
    await stack.sql("update public.turns set lease_until = now() + interval '3 seconds' where status = 'running'");
    await until(async () => {
      const [turn] = await stack.sql<{ kept: boolean }>(
        "select lease_until > now() + interval '20 seconds' as kept from public.turns where status = 'running'",
      );
      return turn?.kept ?? false;
    });
    model.say({ text: "Aqui." });
    model.end();
    await readChunks(live);
    assert.equal((await chat.stream()).status, 204);
  });

  await t.step("204 where nothing runs, whosever the conversation is, and 401 for nobody", async () => {
    const { chat, model, live } = await begin();
    const [conversation] = await stack.sql<{ id: string }>(
      "select id from public.conversations where client_id = $1",
      [chat.id],
    );
    for (const id of [chat.id, conversation!.id]) assert.equal((await chatCalls(stack, bia, id).stream()).status, 204);
    for (const id of ["nenhuma", crypto.randomUUID(), "x".repeat(65), "a%00b", "%F0%9F%8D%8E", "a b"]) {
      assert.equal((await chatCalls(stack, ana, id).stream()).status, 204, id);
    }
    const byRow = await chatCalls(stack, ana, conversation!.id).stream();
    assert.equal(byRow.status, 200, "the row's id names it too");
    const nobody = await fetch(`${stack.url}/functions/v1/chat/${chat.id}/stream`, {
      headers: { apikey: stack.publishableKey },
    });
    assert.equal(nobody.status, 401);
    await nobody.body?.cancel();
    model.say({ text: "Tudo bem." });
    model.end();
    await Promise.all([live.body?.cancel(), byRow.body?.cancel()]);
    await stack.settled();
    assert.equal((await chat.stream()).status, 204);
  });

  await t.step("204 once the lease has run out, and an error where it runs out meanwhile", async () => {
    const chat = chatCalls(stack, ana, "abandonada");
    await ana.client.rpc("open_turn", { conversation: chat.id, client_message_id: "m1", message: "oi" });
    const resumed = await chat.stream();
    assert.equal(resumed.status, 200);
    await stack.sql("update public.turns set lease_until = now() where status = 'running'");
    assert.deepEqual((await readChunks(resumed)).map(({ type }) => type), ["error"]);
    assert.equal((await chat.stream()).status, 204);
  });

  await stack.settled();
  await stack.close();
  await fake.close();
});

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
    await keptWords(stack, chat.id, /Era uma vez/);
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
    assert.equal((message.metadata as typeof offer.metadata).pendingAction?.id, offer.metadata.pendingAction?.id);
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
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

Deno.test("append_chunks() takes what a turn can stream and no more", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const { data: turn } = await client.rpc("open_turn", {
    conversation: crypto.randomUUID(),
    client_message_id: "m1",
    message: "oi",
  });
  const append = async (seq: number, chunks: unknown, attempt = 1) => {
    const { data, error } = await client.rpc("append_chunks", { turn_id: turn.id, attempt, seq, chunks });
    return error?.hint ?? error?.code ?? data;
  };
  const read = async () => (await client.rpc("read_chunks", { turn_id: turn.id, attempt: 1 })).data.chunks;
  const words = (delta: string) => [{ type: "text-delta", id: "text-1", delta }];

  await t.step("a batch that is sent again is stored once", async () => {
    assert.deepEqual(await append(1, words("um")), { stop: false });
    assert.deepEqual(await append(1, words("um")), { stop: false });
    assert.deepEqual(await append(2, words("dois")), { stop: false });
    assert.deepEqual(await read(), [...words("um"), ...words("dois")]);
  });

  await t.step("another attempt, or none, writes nothing", async () => {
    assert.equal(await append(3, words("três"), 2), "stale_turn");
    assert.equal((await read()).length, 2);
  });

  await t.step("no list, nor more than a turn can stream", async () => {
    assert.equal(await append(3, { type: "start" }), "23514");
    assert.equal(await append(2001, words("x")), "23514");
    const big = words("x".repeat(900_000));
    for (let seq = 3; seq < 8; seq++) assert.deepEqual(await append(seq, big), { stop: false });
    assert.equal(await append(8, big), "too_many_chunks");
    assert.deepEqual(await append(0, []), { stop: false }, "it still keeps its lease and hears of a stop");
  });

  await stack.close();
});
