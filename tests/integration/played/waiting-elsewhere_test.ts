import assert from "node:assert/strict";
import { type ChatAnswer, postChat } from "../../support/chat.ts";
import { gemini, geminiStatus } from "../../support/fake-gemini.ts";
import { answers, call, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

const water = measure("water", 2, { unit: "l" });
const stretch = call("create_habit", { name: "Alongar", frequency: "daily" });
const tools = ({ metadata: { waiting = [] } }: ChatAnswer) => waiting.map(({ tool }) => tool);

/** The messages of a conversation, as a client that opens it shows them. */
async function shown(talk: Talk): Promise<{ parts: { state?: string }[]; metadata?: { waiting?: unknown[] } }[]> {
  const response = await fetch(`${talk.stack.url}/functions/v1/chat/${talk.id}/messages`, {
    headers: { Authorization: `Bearer ${talk.user.token}`, apikey: talk.stack.publishableKey },
  });
  assert.equal(response.status, 200);
  return (await response.json()).messages;
}

/** States of the calls that a conversation shows, and whether anything waits beside its last answer. */
async function calls(talk: Talk): Promise<unknown[]> {
  const messages = await shown(talk);
  const states = messages.flatMap(({ parts }) =>
    parts.flatMap(({ state }) => state && state !== "done" ? [state] : [])
  );
  return [...states, ...(messages.at(-1)?.metadata?.waiting ?? []).map(() => "waiting")];
}

Deno.test("what waits for a yes is the person's, in whichever conversation they answer", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (evening: Talk, morning: Talk) => Promise<void>) =>
    t.step(name, async () => {
      const evening = await played.newcomer();
      await run(evening, evening.elsewhere());
    });

  await step("the evening's questions are answered in the morning's conversation, one of them otherwise", async (
    evening,
    morning,
  ) => {
    await evening.tell("bebi uns 2 litros, almocei 22 no PF e queria alongar todo dia", [
      water,
      expense(22, "PF"),
      stretch,
    ]);
    await evening.passHours(11);
    const { text, metadata } = await morning.tell("bom dia, sim pra tudo, mas a agua foi 2,5L", [
      words("Bom dia!"),
      answers("sim pra tudo, mas a agua foi 2,5L", { item: 1, decision: "yes", args: { value: 2.5, unit: "l" } }, {
        item: 2,
        decision: "yes",
      }, { item: 3, decision: "yes" }),
    ]);
    assert.match(played.told(0), /\[1\][^]*2[^]*\[2\][^]*PF[^]*\[3\][^]*Alongar[^]*outra conversa/);
    assert.match(text, /Bom dia!/);
    assert.equal(metadata.waiting, undefined);
    assert.deepEqual(await evening.measures(), ["water 2500"]);
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
    assert.equal((await evening.select("habits", "name")).length, 1);
    await morning.tell("desfaz");
    assert.deepEqual([await evening.measures(), await evening.expenses()], [[], []]);
  });

  await step("the old conversation shows no button and tells the model what became of its calls", async (
    evening,
    morning,
  ) => {
    const before = await evening.tell("almocei 22 no PF e queria alongar todo dia", [expense(22, "PF"), stretch]);
    assert.deepEqual(await calls(evening), ["approval-requested", "approval-requested", "waiting", "waiting"]);
    await morning.tell("sim, mas o PF foi 25. alongar não quero mais", [
      answers("sim, mas o PF foi 25", { item: 1, decision: "yes", args: { amount: 25 } }, {
        item: 2,
        decision: "no",
      }),
    ], [words("Tá certo.")]);
    assert.deepEqual(await evening.expenses(), ["25 PF"]);
    assert.deepEqual(await calls(evening), ["output-available", "output-denied"]);
    const { text, metadata } = await evening.tell("que dia é hoje?", [words("Segunda.")]);
    assert.equal(metadata.waiting, undefined);
    assert.equal(text, "Segunda.");
    assert.match(played.results().join(), /"status":"done"[^]*25/);
    assert.match(played.results().join(), /disse não, em outra conversa/);
    assert.doesNotMatch(played.results().join(), /waiting/);
    await morning.tell("e amanhã?", [words("Terça.")]);
    for (const approved of [true, false]) {
      const late = await evening.approve(before.metadata.waiting![0]!.id, approved);
      assert.deepEqual([late.status, late.error?.code], [409, "already_decided"]);
    }
    assert.deepEqual(await evening.expenses(), ["25 PF"]);
  });

  await step("what was written elsewhere is taken back before its message is said otherwise", async (
    evening,
    morning,
  ) => {
    const messageId = crypto.randomUUID();
    await evening.tell("oi", [words("Oi!")]);
    played.fake.script(gemini(expense(22, "PF")));
    await evening.say("almocei 22 no PF", messageId);
    await morning.tell("pode registrar o PF", [answers("pode registrar o PF", { item: 1, decision: "yes" })], [
      words("Valeu!"),
    ]);
    const edited = await postChat(evening.stack, evening.user.token, {
      id: evening.id,
      messages: [{ id: messageId, role: "user", parts: [{ type: "text", text: "almocei 23 no PF" }] }],
      messageId,
    });
    assert.deepEqual([edited.status, edited.error?.code], [409, "already_recorded"]);
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
  });

  await step("buttons work in either conversation, and each once", async (evening, morning) => {
    const offered = await evening.tell("almocei 22 no PF, jantei 30", [expense(22, "PF"), expense(30, "jantar")]);
    const [lunch, dinner] = offered.metadata.waiting!;
    const greeted = await morning.tell("bom dia", [words("Bom dia!")]);
    assert.deepEqual(greeted.metadata.waiting?.map(({ id }) => id), [lunch!.id, dinner!.id]);
    assert.deepEqual(await calls(morning), ["waiting", "waiting"]);
    const pressed = await morning.approve(lunch!.id, true);
    assert.deepEqual([pressed.status, pressed.metadata.route, tools(pressed)], [200, "confirmed", ["create_expense"]]);
    assert.equal((await morning.approve(lunch!.id, true)).text, pressed.text, "a repeat gets the same answer");
    assert.equal((await evening.approve(dinner!.id, false)).status, 200);
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
    assert.equal((await morning.approve(dinner!.id, true)).status, 409);
    // The button was pressed beside the conversation: what came of it is a message of its own.
    assert.deepEqual(await calls(evening), ["output-available", "output-denied", "output-denied"]);
    assert.deepEqual(await calls(morning), ["output-available"]);
    const stranger = await played.newcomer();
    await stranger.tell("oi", [words("Oi!")]);
    assert.equal((await stranger.approve(lunch!.id, true)).status, 400);
  });

  await step(
    "a bare yes that begins a conversation is read by the model, and has nothing to be about when nothing waits",
    async (
      evening,
      morning,
    ) => {
      await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
      await morning.tell("sim", [answers("sim", { item: 1, decision: "yes" })], [words("Valeu!")]);
      assert.deepEqual(await evening.expenses(), ["22 PF"]);
      const { text } = await evening.elsewhere().tell("sim");
      assert.match(text, /Não há nada esperando o seu sim/);
    },
  );

  await step("'sim' answers what its own conversation has just asked, and nothing else", async (evening, morning) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    const asked = await morning.tell("jantei 30", [expense(30, "jantar")]);
    assert.deepEqual(asked.metadata.waiting?.map(({ args }) => args.amount), [30, 22], "its own come first");
    const left = await morning.tell("sim");
    assert.deepEqual(await evening.expenses(), ["30 jantar"]);
    assert.deepEqual(left.metadata.waiting?.map(({ args }) => args.amount), [22]);
    assert.match((await morning.tell("sim")).text, /já está feito/);
    await evening.tell("sim");
    assert.deepEqual(await evening.expenses(), ["22 PF", "30 jantar"]);
  });

  await step("'não' and 'desfaz' leave what was asked elsewhere alone", async (evening, morning) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    await morning.tell("jantei 30", [expense(30, "jantar")]);
    assert.deepEqual(tools(await morning.tell("não")), ["create_expense"]);
    assert.deepEqual(tools(await morning.tell("desfaz")), ["create_expense"]);
    await evening.tell("sim");
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
  });

  await step("'sim' in the old conversation, to what was said yes to in the new one, does nothing again", async (
    evening,
    morning,
  ) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    await morning.tell("pode registrar o PF", [
      answers("pode registrar o PF", { item: 1, decision: "yes" }),
    ], [words("Bom dia!")]);
    assert.match((await evening.tell("sim")).text, /já está feito/);
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
  });

  await step("what is told again in another conversation is one proposal, which 'sim' answers there", async (
    evening,
    morning,
  ) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    const again = await morning.tell("almocei 22 no PF", [expense(22, "PF")]);
    assert.match(again.text, /PF/);
    assert.deepEqual(tools(again), ["create_expense"]);
    await morning.tell("sim");
    assert.deepEqual(await evening.expenses(), ["22 PF"]);
    assert.match((await evening.tell("que dia é hoje?", [words("Segunda.")])).text, /^Segunda\.$/);
  });

  await step("a change that was not said is asked in the conversation that made it", async (evening, morning) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    const asked = await morning.tell("sim, pode registrar o almoço", [
      answers("sim, pode registrar o almoço", { item: 1, decision: "yes", args: { amount: 27 } }),
    ]);
    assert.deepEqual(asked.metadata.waiting?.map(({ args }) => args.amount), [27]);
    assert.deepEqual(await calls(evening), ["output-denied"]);
    await morning.tell("sim");
    assert.deepEqual(await evening.expenses(), ["27 PF"]);
  });

  await step("it is called to mind once, whichever conversation is the first to go on", async (evening, morning) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    const texts: string[] = [];
    for (const talk of [morning, evening, evening.elsewhere()]) {
      for (const litres of [1, 2, 3, 4, 5, 6]) {
        const order = `registra ${litres} litros de água`;
        texts.push((await talk.tell(order, [measure("water", litres, { unit: "l", order })])).text);
      }
    }
    assert.deepEqual(texts.flatMap((text, at) => text.includes("PF") ? [at] : []), [4], texts.join("\n"));
  });

  await step("at most twenty are seen together, and those of the conversation itself first", async (
    evening,
    morning,
  ) => {
    const many = (first: number) =>
      Array.from({ length: 12 }, (_, index) => expense(first + index, `item ${first + index}`));
    const told = (first: number) => many(first).map((_, index) => `item ${first + index} ${first + index}`).join(", ");
    await evening.tell(told(101), many(101));
    const { metadata } = await morning.tell(told(301), many(301));
    const amounts = metadata.waiting?.map(({ args }) => Number(args.amount)) ?? [];
    assert.equal(amounts.length, 20);
    assert.deepEqual([amounts[0], amounts[11], amounts[12], amounts[19]], [301, 312, 101, 108]);
  });

  await step(
    "an old message that is sent again answers nothing that was offered after it",
    async (evening, morning) => {
      const messageId = crypto.randomUUID();
      await morning.tell("oi", [words("Oi!")]);
      played.fake.script(geminiStatus(400));
      const broken = await morning.say("sim, pode registrar o almoço", messageId);
      assert.equal(broken.metadata.outcome, "failed");
      await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
      played.fake.script(
        gemini(answers("sim, pode registrar o almoço", { item: 1, decision: "yes" })),
        gemini(words("Não achei nada esperando.")),
      );
      const again = await morning.say("sim, pode registrar o almoço", messageId);
      assert.equal(again.metadata.waiting, undefined);
      assert.deepEqual(await evening.expenses(), []);
    },
  );

  await step("planner conversations neither see the others' nor show theirs", async (evening) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    const rows = await evening.stack.sql<{ id: string }>(
      "insert into public.conversations (user_id, type) values ($1, 'planner') returning id",
      [evening.user.userId],
    );
    const { metadata } = await evening.tell("que dia é hoje?", [words("Segunda.")]);
    const planner = await evening.user.client.rpc("open_turn", {
      conversation: rows[0]!.id,
      client_message_id: "p1",
      message: "oi",
    });
    assert.deepEqual(planner.data.context.tray, []);
    const pressed = await evening.user.client.rpc("open_turn", {
      conversation: rows[0]!.id,
      approvals: [{ id: metadata.waiting![0]!.id, approved: true }],
    });
    assert.equal(pressed.error?.hint, "invalid_request");
  });

  await step("what another assistant has asked for waits in its conversation alone", async (evening, morning) => {
    const { metadata } = await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    await evening.stack.sql("update public.turns set kind = 'request' where user_id = $1", [evening.user.userId]);
    assert.equal((await morning.tell("bom dia", [words("Bom dia!")])).metadata.waiting, undefined);
    assert.equal((await morning.approve(metadata.waiting![0]!.id, true)).status, 400);
    assert.equal((await evening.approve(metadata.waiting![0]!.id, true)).status, 200);
  });

  await step("a conversation that is deleted takes along what was asked in it, and nothing else", async (
    evening,
    morning,
  ) => {
    await evening.tell("almocei 22 no PF", [expense(22, "PF")]);
    await evening.tell("jantei 30", [expense(30, "jantar")]);
    await morning.tell("almocei 22 no PF, e nada de jantar", [
      expense(22, "PF"),
      answers(undefined, { item: 2, decision: "no" }),
    ]);
    const remove = (talk: Talk) =>
      talk.stack.sql("delete from public.conversations where user_id = $1 and client_id = $2", [
        talk.user.userId,
        talk.id,
      ]);
    await remove(morning);
    const noon = evening.elsewhere();
    const { metadata } = await noon.tell("oi de novo", [words("Oi!")]);
    assert.deepEqual(metadata.waiting?.map(({ args }) => args.amount), [22]);
    assert.equal((await noon.approve(metadata.waiting![0]!.id, true)).status, 200);
    await remove(evening);
    assert.deepEqual(await calls(noon), ["output-available"]);
    assert.deepEqual(await noon.expenses(), ["22 PF"]);
  });

  await played.close();
});
