import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiPart, geminiStatus, promptOf, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const expense = (amount: number, description = "mercado") => ({ amount, category: "food", description });
const offers = (amount: number, description?: string): GeminiPart => ({
  functionCall: { name: "create_expense", args: expense(amount, description) },
});
const answers = (args: Record<string, unknown>): GeminiPart => ({ functionCall: { name: "answer_offer", args } });

Deno.test("an offer is answered by bare words in code, by anything more through answer_offer", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  const amounts = async () => {
    const { data } = await user.client.from("expenses").select("amount").is("deleted_at", null).order("amount");
    return (data ?? []).map(({ amount }) => Number(amount));
  };
  const clear = () => stack.sql("delete from public.expenses");
  const offered = async (amount = 50) => {
    const conversation = new Conversation(stack, user);
    fake.script(gemini(offers(amount)));
    const { metadata } = await conversation.say(`gastei ${amount} no mercado`);
    assert.ok(metadata.pendingAction);
    return conversation;
  };
  const declared = () =>
    fake.requests.at(-1)?.tools?.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name));
  const told = (at = -1) => promptOf(fake.requests.at(at)!);

  await t.step("'sim! e obrigada pela ajuda' runs it once, and the rest is answered", async () => {
    const conversation = await offered();
    fake.script(gemini(answers({ decision: "yes", quote: "sim!" })), gemini({ text: "De nada!" }));
    const answer = await conversation.say("sim! e obrigada pela ajuda");
    assert.equal(answer.metadata.route, "confirmed");
    assert.match(answer.text, /R\$ 50,00[^]*De nada!$/);
    assert.deepEqual(await amounts(), [50]);
    assert.equal(fake.requests.at(-1)?.contents.at(-1)?.role, "user", "a request does not end with her own words");
    assert.ok(!declared()?.includes("answer_offer"), "there only while an offer is open");
    assert.match(told(-2), /Uma proposta espera/);
    assert.doesNotMatch(told(), /Uma proposta espera|answer_offer/, "and told of only while it is");
    assert.equal(told(), told(-2).replace(/\n\n## Nesta resposta\n- Uma proposta espera[^]*?<\/proposta>/, ""));
    await clear();
  });

  for (
    const [what, text, quote] of [
      ["that is not there", "acho que foi isso, né", "sim"],
      ["that code does not take for one", "não sei se registro", "não sei se registro"],
      ["that are only thought of", "não sei se sim ou se não", "sim"],
      ["out of a no", "não pode", "pode"],
      ["that is missing", "que bom", undefined],
    ] as const
  ) {
    await t.step(`a yes by words ${what} runs nothing`, async () => {
      const conversation = await offered();
      fake.script(gemini(answers({ decision: "yes", ...(quote && { quote }) })), gemini({ text: "Entendi." }));
      const answer = await conversation.say(`${text}, e como está o tempo aí?`);
      assert.notEqual(answer.metadata.route, "confirmed");
      assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /Não rodei: quote/);
      assert.deepEqual(await amounts(), []);
      assert.ok(answer.metadata.pendingAction);
    });
  }

  await t.step("'só que foram dois gastos: 30 e 20' is offered as two, and run at their yes", async () => {
    const conversation = await offered();
    const calls = [{ tool: "create_expense", args: expense(30) }, { tool: "create_expense", args: expense(20) }];
    fake.script(gemini(answers({ decision: "change", calls })));
    const answer = await conversation.say("só que foram dois gastos: 30 e 20");
    assert.equal(answer.metadata.route, "corrected");
    assert.match(answer.text, /R\$ 30,00[^]*R\$ 20,00/);
    assert.deepEqual(await amounts(), []);
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [20, 30]);
    await clear();
  });

  await t.step("words of another subject still leave the model the tools of the offer", async () => {
    const conversation = await offered();
    const calls = [{ tool: "create_expense", args: expense(30) }, { tool: "create_expense", args: expense(20) }];
    fake.script(gemini(answers({ decision: "change", calls })));
    const answer = await conversation.say("só que foram duas corridas de manhã: 30 e 20");
    assert.ok(!answer.metadata.skills.includes("finance"), `${answer.metadata.skills}`);
    assert.ok(declared()?.includes("create_expense"), `${declared()}`);
    assert.match(answer.text, /R\$ 30,00[^]*R\$ 20,00/);
    await clear();
  });

  await t.step("an answer that is none leaves it told of", async () => {
    const conversation = await offered();
    fake.script(gemini(answers({ decision: "keep" })), gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    assert.match(told(), /Uma proposta espera/);
    assert.ok(declared()?.includes("answer_offer"));
  });

  await t.step("'foi no cartão da Júlia' renames nothing", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Anotado que foi no cartão dela." }));
    const answer = await conversation.say("foi no cartão da Júlia");
    assert.equal(answer.metadata.pendingAction?.args.description, "mercado");
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [50]);
    await clear();
  });

  await t.step("a change that no tool takes is told to the model, and the offer stands", async () => {
    const conversation = await offered();
    const calls = [{ tool: "create_expense", args: { amount: 30 } }];
    fake.script(gemini(answers({ decision: "change", calls })), gemini({ text: "Em quê foi?" }));
    const answer = await conversation.say("foi 30 em outra coisa, na verdade");
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /category/);
    assert.equal(answer.metadata.pendingAction?.args.amount, 50);
  });

  await t.step("a no among more drops it", async () => {
    const conversation = await offered();
    fake.script(gemini(answers({ decision: "no" })), gemini({ text: "Faz sol." }));
    const answer = await conversation.say("melhor não, foi minha mãe que pagou. e o tempo?");
    assert.doesNotMatch(told(), /Uma proposta espera/);
    assert.equal(answer.metadata.route, "rejected");
    assert.match(answer.text, /não registrei nada[^]*Faz sol/);
    fake.script(gemini({ text: "Sim o quê?" }));
    assert.equal((await conversation.say("sim")).metadata.route, "model");
    assert.deepEqual(await amounts(), []);
  });

  await t.step(
    "it stays open beside another question, with a line, and is dropped and named at the second",
    async () => {
      const conversation = await offered();
      fake.script(gemini({ text: "Nublado." }));
      const first = await conversation.say("como está o tempo?");
      assert.match(first.text, /^Nublado\.\n\nContinua esperando o seu sim: Quer que eu registre/);
      assert.equal(first.metadata.pendingAction?.args.amount, 50);
      const second = await conversation.say("e amanhã?");
      assert.match(second.text, /^Nublado\.\n\nDeixei de lado, sem registrar nada: “Quer que eu registre.*R\$ 50,00/);
      assert.equal(second.metadata.route, "dropped");
      assert.equal(second.metadata.pendingAction, undefined);
      assert.equal((await conversation.say("sim")).metadata.route, "model");
      assert.deepEqual(await amounts(), []);
    },
  );

  await t.step("a yes after the other question runs it", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    assert.deepEqual(await amounts(), [50]);
    await clear();
  });

  await t.step("another offer takes its place, and that is said first", async () => {
    const conversation = await offered();
    fake.script(gemini(offers(20, "padaria")));
    const answer = await conversation.say("gastei 20 na padaria");
    assert.match(answer.text, /^Deixei de lado[^]*R\$ 50,00[^]*Quer que eu registre[^]*R\$ 20,00/);
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [20]);
    await clear();
  });

  await t.step("a turn that failed leaves it open, and says so", async () => {
    const conversation = await offered();
    fake.script(geminiStatus(400));
    const answer = await conversation.say("como está o tempo?");
    assert.equal(answer.metadata.outcome, "failed");
    assert.match(answer.text, /Continua esperando o seu sim/);
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [50]);
    await clear();
  });

  await t.step("whoever is in a crisis hears nothing of it", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Estou aqui. CVV 188." }));
    const answer = await conversation.say("eu quero morrer");
    assert.doesNotMatch(answer.text, /esperando o seu sim|Deixei de lado/);
  });

  await t.step("'na vdd o ifood foi 54', turns after the yes, takes the place of what was written", async () => {
    const conversation = new Conversation(stack, user);
    fake.script(gemini(offers(45, "ifood")));
    await conversation.say("gastei 45 no ifood");
    await conversation.say("sim");
    fake.script(gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    const calls = [{ tool: "create_expense", args: expense(54, "ifood") }];
    fake.script(gemini({ functionCall: { name: "replace_saved", args: { replaces: [1], calls } } }));
    const answer = await conversation.say("na vdd o ifood foi 54, errei feio");
    assert.match(answer.text, /45,00[^]*54,00/);
    assert.deepEqual(await amounts(), [45]);
    await conversation.say("sim");
    assert.deepEqual(await amounts(), [54]);
    await conversation.say("desfaz");
    assert.deepEqual(await amounts(), [45], "and comes back");
    await clear();
  });

  await t.step("a number that nothing has is told to the model", async () => {
    const conversation = await offered();
    await conversation.say("sim");
    const calls = [{ tool: "create_expense", args: expense(54) }];
    fake.script(
      gemini({ functionCall: { name: "replace_saved", args: { replaces: [7], calls } } }),
      gemini({ text: "Qual deles?" }),
    );
    assert.equal((await conversation.say("na verdade aquele outro foi 54 e não sei quê")).text, "Qual deles?");
    await clear();
  });

  await t.step("the model sees the call as waiting, and what was said of it", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    const sent = JSON.stringify(fake.requests.at(-1)?.contents);
    assert.match(sent, /"waiting"/);
    assert.match(told(), /<proposta>[^]*R\$ 50,00[^]*create_expense[^]*<\/proposta>/);
  });

  await fake.close();
  await stack.close();
});
