import assert from "node:assert/strict";
import { type ChatAnswer, Conversation, onlyWaiting, readChunks } from "../../support/chat.ts";
import { gemini, geminiDictated, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { type FunctionInstance, startInstance } from "../../support/function-instance.ts";
import {
  chatCalls,
  messageOf,
  readWhileWritten,
  until,
  waitForStoredWords,
  wordsOf,
} from "../../support/running-turn.ts";
import { startStack } from "../../support/stack.ts";

const told = "anota aí: sou alérgica a camarão";
const remember: GeminiPart = {
  functionCall: {
    name: "add_knowledge",
    args: {
      type: "fact",
      content: "É alérgica a camarão",
      area: "health",
      quote: "sou alérgica a camarão",
      slot: "allergy",
      key: "camarão",
    },
  },
};
const expense: GeminiPart = {
  functionCall: { name: "create_expense", args: { amount: 50, category: "food", description: "mercado" } },
};

Deno.test("a turn that one instance runs is resumed and stopped through another", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => Array(768).fill(1));
  const stack = await startStack();
  let [here, there] = await Promise.all([startInstance(stack, fake.env), startInstance(stack, fake.env)]);
  const ana = await stack.createUser("Ana");
  const at = ({ url }: FunctionInstance, id: string) => chatCalls({ ...stack, url }, ana, id);
  const outcome = async () => {
    const { data } = await ana.client.from("turns").select("status, route").order("created_at", { ascending: false });
    return data?.[0];
  };
  const partStates = (message: Awaited<ReturnType<typeof messageOf>>) =>
    message.parts.flatMap((part) => "toolCallId" in part ? [`${part.type} ${part.state}`] : []);

  await t.step("resumed there while it runs here, then stopped there", async () => {
    const id = crypto.randomUUID();
    const model = geminiDictated();
    fake.script(model.reply);
    const live = await at(here, id).post("me conta uma história");
    await model.asked;
    model.say({ text: "Era uma vez" });
    await waitForStoredWords(stack, id, /vez/);
    const resumed = readWhileWritten(await at(there, id).stream());
    model.say({ text: " uma raposa" });
    assert.equal(await resumed.until(/raposa/), "Era uma vez uma raposa");
    assert.deepEqual(await at(there, id).stop(), { stopped: true });
    await model.letGo;
    const message = await messageOf(await readChunks(live));
    assert.equal(wordsOf(message), "Era uma vez uma raposa");
    assert.deepEqual(await messageOf(await resumed.rest()), message);
    assert.equal((await outcome())?.status, "stopped");
  });

  await t.step("a batch that was lost on its way is sent again as it was, before what came after it", async () => {
    const id = crypto.randomUUID();
    const model = geminiDictated();
    fake.script(model.reply);
    here.wire.at("before", "append_chunks", () => {
      model.say({ text: " três" });
      return "lost";
    });
    const live = await at(here, id).post("conta até cinco");
    await model.asked;
    model.say({ text: "Um dois" });
    await waitForStoredWords(stack, id, /três/);
    const resumed = await at(there, id).stream();
    model.say({ text: " quatro cinco." });
    model.end();
    const message = await messageOf(await readChunks(live));
    assert.equal(wordsOf(message), "Um dois três quatro cinco.");
    assert.deepEqual(await messageOf(await readChunks(resumed)), message);
  });

  await t.step("a button's turn is resumed with all that its message said before", async () => {
    const id = crypto.randomUUID();
    fake.script(gemini({ text: "Anoto já. " }, expense));
    const offer = await messageOf(await readChunks(await at(here, id).post("gastei 50 no mercado")));
    const action = onlyWaiting({ metadata: offer.metadata as ChatAnswer["metadata"] }).id;
    const held = Promise.withResolvers<void>();
    here.wire.at("before", "close_turn", () => held.promise);
    const live = await at(here, id).approve(action, offer.id);
    await until(async () => (await stack.sql("select seq from private.turn_chunks")).length > 0);
    const resumed = await at(there, id).stream();
    held.resolve();
    const message = await messageOf(await readChunks(live), offer);
    assert.deepEqual(partStates(message), ["tool-create_expense output-available"]);
    const replayed = await messageOf(await readChunks(resumed));
    assert.equal(replayed.id, offer.id);
    assert.equal(wordsOf(replayed), wordsOf(message));
    assert.deepEqual(partStates(replayed), partStates(message));
    assert.deepEqual(replayed.metadata, message.metadata);
  });

  await t.step(
    "a write that runs when the turn is stopped is finished and kept; what it would have offered is not",
    async () => {
      const id = crypto.randomUUID();
      const both = "anota aí: sou alérgica a camarão. e gastei 50 no mercado";
      fake.script(gemini(remember, expense));
      const reached = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      here.wire.at("before", "run_tool", () => {
        reached.resolve();
        return held.promise;
      });
      const live = await at(here, id).post(both);
      await reached.promise;
      const noticed = Promise.withResolvers<void>();
      here.wire.at("after", "append_chunks", () => here.wire.at("after", "append_chunks", () => noticed.resolve()));
      await at(there, id).stop();
      await noticed.promise;
      held.resolve();
      const message = await messageOf(await readChunks(live));
      assert.deepEqual(partStates(message), [
        "tool-add_knowledge output-available",
        "tool-create_expense output-denied",
      ]);
      assert.equal((message.metadata as { waiting?: unknown }).waiting, undefined);
      assert.deepEqual(await outcome(), { status: "stopped", route: "model" });
      assert.equal((await ana.client.from("knowledge_items").select("id")).data?.length, 1);
      fake.script(gemini({ text: "Certo." }));
      assert.equal((await here.conversation(ana, id).say("e agora, o que falta?")).metadata.outcome, "completed");
      const window = fake.requests.at(-1)?.contents.map(({ role, parts }) => `${role} ${Object.keys(parts[0]!)[0]}`);
      assert.deepEqual(window, ["user text", "model functionCall", "user functionResponse", "model text", "user text"]);
    },
  );

  await t.step("its instance gone while the model answered: closed at once with what was said and done", async () => {
    const id = crypto.randomUUID();
    const model = geminiDictated();
    fake.script(gemini(remember), model.reply);
    const live = await at(here, id).post(told);
    const broken = assert.rejects(readChunks(live), "the client sees its connection break");
    await model.asked;
    model.say({ text: "Anotei que" });
    await waitForStoredWords(stack, id, /Anotei que/);
    await here.kill();
    await broken;
    await stack.sql("update public.turns set lease_until = now() where status = 'running'");
    assert.deepEqual(await at(there, id).stop(), { stopped: true });
    assert.deepEqual(await at(there, id).stop(), { stopped: false });
    assert.equal((await outcome())?.status, "stopped");
    const before = fake.requests.length;
    const message = await messageOf(await readChunks(await at(there, id).post(told)));
    assert.equal(fake.requests.length, before, "the stored answer is given, no model is asked");
    assert.equal(wordsOf(message), "Anotei que");
    assert.deepEqual(partStates(message), ["tool-add_knowledge output-available"]);
    const { data } = await ana.client.from("messages").select("role, conversation_id, content").order("seq", {
      ascending: false,
    }).limit(4);
    assert.deepEqual(data?.map(({ role }) => role), ["assistant", "tool", "assistant", "user"]);
    here = await startInstance(stack, fake.env);
  });

  await t.step(
    "its instance gone before its chunks told of a write that ran: the record has it all the same",
    async () => {
      const id = crypto.randomUUID();
      fake.script(gemini(remember));
      here.wire.at("after", "run_tool", () => here.kill());
      await assert.rejects(here.conversation(ana, id).say(told));
      await stack.sql("update public.turns set lease_until = now() where status = 'running'");
      assert.deepEqual(await at(there, id).stop(), { stopped: true });
      const { data } = await ana.client.from("turns").select("answer").eq("status", "stopped")
        .order("created_at", { ascending: false }).limit(1).single();
      assert.deepEqual(partStates(data?.answer.message), ["tool-add_knowledge output-available"]);
      here = await startInstance(stack, fake.env);
    },
  );

  await t.step("its instance gone after the yes was carried out: the answer says so", async () => {
    const id = crypto.randomUUID();
    fake.script(gemini(expense));
    const conversation = new Conversation({ ...stack, url: here.url }, ana, id);
    const action = onlyWaiting(await conversation.say("gastei 50 no mercado")).id;
    const count = async () => (await ana.client.from("expenses").select("id")).data?.length ?? 0;
    const before = await count();
    here.wire.at("after", "run_calls", () => here.kill());
    await assert.rejects(conversation.approve(action, true));
    await stack.sql("update public.turns set lease_until = now() where status = 'running'");
    assert.deepEqual(await at(there, id).stop(), { stopped: true });
    const answer = await there.conversation(ana, id).approve(action, true);
    assert.deepEqual([answer.metadata.outcome, answer.metadata.route], ["stopped", "confirmed"]);
    assert.match(answer.text, /50,00/);
    assert.equal(await count() - before, 1);
  });

  await Promise.all([here.close(), there.close()]);
  await stack.close();
  await fake.close();
});
