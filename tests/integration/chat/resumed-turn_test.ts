import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { readChunks } from "../../support/chat.ts";
import { gemini, geminiDictated, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import {
  chatCalls,
  idsOf,
  messageOf,
  readWhileWritten,
  until,
  waitForStoredWords,
} from "../../support/running-turn.ts";
import { startStack } from "../../support/stack.ts";

/** Keeps chunks as soon as there are some, or none in a test's lifetime. */
const prompt = { ...TURN_LIMITS, storeChunksMs: 20 };
const never = { ...TURN_LIMITS, storeChunksMs: 600_000 };

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
    await waitForStoredWords(stack, chat.id, /bem/);
    const resumed = await chat.stream();
    assert.equal(resumed.status, 200);
    assert.equal(resumed.headers.get("x-vercel-ai-ui-message-stream"), "v1");
    const words = readWhileWritten(resumed);
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
    await waitForStoredWords(stack, chat.id, /Um/);
    const resumed = await Promise.all([chat.stream(), chat.stream()]);
    model.say({ text: " dois." });
    model.end();
    const expected = await messageOf(await readChunks(live));
    for (const response of resumed) assert.deepEqual(await messageOf(await readChunks(response)), expected);
  });

  await t.step("five at once and no more; one that was left makes room", async () => {
    const { chat, model, live } = await begin();
    const open = await Promise.all(Array.from({ length: 5 }, () => chat.stream()));
    assert.deepEqual(open.map(({ status }) => status), Array(5).fill(200));
    const sixth = await chat.stream();
    assert.equal(sixth.status, 429);
    assert.ok(Number(sixth.headers.get("retry-after")) > 0);
    await sixth.body?.cancel();
    await open[0]!.body!.cancel();
    const again = await chat.stream();
    assert.equal(again.status, 200);
    model.say({ text: "Oi." });
    model.end();
    await Promise.all([live, again, ...open.slice(1)].map(readChunks));
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
    await waitForStoredWords(stack, chat.id, /Vou ver/);
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
    await waitForStoredWords(stack, chat.id, /Oi/);
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
    await waitForStoredWords(stack, chat.id, / 49 /);
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
