import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, type GeminiPart, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const expense = (amount: number, description = "mercado") => ({ amount, category: "food", description });
const offers = (amount: number, description?: string): GeminiPart => ({
  functionCall: { name: "create_expense", args: expense(amount, description) },
});
/** The answer to the only proposal, as the model reads it: with changed arguments, or as it is. */
const answers = (quote: string | undefined, decision = "yes", args?: Record<string, unknown>): GeminiPart => ({
  functionCall: { name: "answer_offer", args: { ...(quote && { quote }), answers: [{ item: 1, decision, args }] } },
});

Deno.test("an offer is answered by bare words in code, by anything more through answer_offer", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  const amounts = async () => {
    const { data } = await user.client.from("expenses").select("amount").is("deleted_at", null).order("amount");
    return (data ?? []).map(({ amount }) => amount);
  };
  const clear = async () => {
    await stack.sql("delete from public.expenses");
    // What waits in another conversation would be seen in this one.
    await stack.sql("update public.pending_actions set status = 'dropped' where status = 'open'");
    // Nor is the fifth yes in a row met with the offer not to ask any more.
    await stack.sql("update public.pending_actions set decided_at = decided_at - interval '90 days'");
  };
  const offered = async (amount = 50) => {
    await clear();
    const conversation = new Conversation(stack, user);
    fake.script(gemini(offers(amount)));
    const { metadata } = await conversation.say(`gastei ${amount} no mercado`);
    onlyWaiting({ metadata });
    return conversation;
  };
  const declared = () =>
    fake.requests.at(-1)?.tools?.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name));
  const sent = (at = -1) => JSON.stringify(fake.requests.at(at)?.contents ?? []);
  /** What the model is told beside the message: it changes from turn to turn, and stands where the prompt is not cached. */
  const told = (at = -1) => `${JSON.stringify(fake.requests.at(at)?.systemInstruction)}${sent(at)}`;

  await t.step("'sim! e obrigada pela ajuda' runs it once, and the rest is answered", async () => {
    const conversation = await offered();
    fake.script(gemini(answers("sim!")), gemini({ text: "De nada!" }));
    const answer = await conversation.say("sim! e obrigada pela ajuda");
    assert.equal(answer.metadata.route, "confirmed");
    assert.equal(answer.metadata.written?.length, 1);
    assert.match(answer.text, /R\$ 50,00[^]*De nada!$/);
    assert.deepEqual(await amounts(), [50]);
    assert.equal(fake.requests.at(-1)?.contents.at(-1)?.role, "user", "a request does not end with her own words");
    assert.match(sent(), /\\?"shown\\?":true/, "the model is told that the person sees what was done");
    assert.ok(declared()?.includes("answer_offer"), "the tools stay the same while something is of late");
    fake.script(gemini({ text: "Oi!" }));
    await new Conversation(stack, user).say("bom dia, tudo certo por aí?");
    assert.ok(!declared()?.includes("answer_offer"), "there only while an offer or a record is of late");
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
      fake.script(gemini({ text: "Entendi." }, answers(quote)), gemini({ text: "Certo." }));
      const answer = await conversation.say(`${text}. e como está o tempo aí?`);
      assert.notEqual(answer.metadata.route, "confirmed");
      assert.doesNotMatch(answer.text, /Não rodei/, "why is between code and model");
      assert.deepEqual(await amounts(), []);
      onlyWaiting(answer);
    });
  }

  await t.step("'sim, mas foram dois gastos: 30 e 20' changes the one and adds the other", async () => {
    const conversation = await offered();
    const text = "sim, mas foram dois gastos: 30 e 20";
    const other = { functionCall: { name: "create_expense", args: { ...expense(20), order: text } } };
    fake.script(gemini(answers(text, "yes", { amount: 30 }), other), gemini({ text: "Pronto." }));
    const answer = await conversation.say(text);
    const waiting = answer.metadata.waiting ?? [];
    assert.ok(!waiting.some(({ args }) => args.amount === 50), "what was said to be otherwise does not wait on");
    if (waiting.length > 0) await conversation.approve(waiting.map(({ id }) => id), true);
    assert.deepEqual(await amounts(), [20, 30]);
  });

  await t.step(
    "a change that the words bear runs at once; of one that they do not the change is proposed",
    async () => {
      const conversation = await offered();
      fake.script(gemini(answers("pode registrar", "yes", { amount: 45 })), gemini({ text: "Pronto." }));
      const done = await conversation.say("pode registrar, mas foi 45, viu, obrigada pela paciência");
      assert.equal(done.metadata.route, "corrected");
      assert.equal(done.metadata.waiting, undefined);
      assert.deepEqual(await amounts(), [45]);
      const other = await offered();
      fake.script(gemini(answers("pode registrar", "yes", { amount: 45 })), gemini({ text: "Pronto." }));
      const changed = await other.say("pode registrar, e obrigada pela paciência comigo");
      assert.deepEqual(await amounts(), []);
      assert.equal(onlyWaiting(changed).args.amount, 45);
      assert.match(changed.text, /R\$ 45,00/);
      await other.say("sim");
      assert.deepEqual(await amounts(), [45]);
    },
  );

  await t.step("words of another subject still leave the model the tools of the offer", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Nublado." }));
    const answer = await conversation.say("só que foram duas corridas de manhã: 30 e 20");
    assert.ok(!answer.metadata.skills.includes("finance"), `${answer.metadata.skills}`);
    assert.ok(declared()?.includes("create_expense"), `${declared()}`);
    assert.ok(declared()?.includes("answer_offer"));
    assert.match(told(), /answer_offer[^]*R\$ 50,00/);
  });

  await t.step("an answer of another shape is told to the model, and the offer stands", async () => {
    const conversation = await offered();
    fake.script(
      gemini({ functionCall: { name: "answer_offer", args: { decision: "keep" } } }),
      gemini({
        functionCall: { name: "answer_offer", args: { quote: "sim", answers: [{ item: 7, decision: "yes" }] } },
      }),
      gemini({ text: "Nublado." }),
    );
    const answer = await conversation.say("sim, e como está o tempo?");
    onlyWaiting(answer);
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /7 não existe/);
    assert.deepEqual(await amounts(), []);
  });

  await t.step("'foi no cartão da Júlia' renames nothing", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Anotado que foi no cartão dela." }));
    const answer = await conversation.say("foi no cartão da Júlia");
    assert.equal(onlyWaiting(answer).args.description, "mercado");
    await conversation.approve(onlyWaiting(answer).id, true);
    assert.deepEqual(await amounts(), [50]);
  });

  await t.step("a change that no tool takes is told to the model, and the offer stands", async () => {
    const conversation = await offered();
    fake.script(gemini(answers("sim", "yes", { category: "luxo" })), gemini({ text: "Em quê foi?" }));
    const answer = await conversation.say("sim, mas foi outra coisa de luxo, sei lá");
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /category/);
    assert.equal(onlyWaiting(answer).args.amount, 50);
  });

  await t.step("a no among more drops it, and needs no quote", async () => {
    const conversation = await offered();
    fake.script(gemini(answers(undefined, "no")), gemini({ text: "Deixei de lado. Faz sol." }));
    const answer = await conversation.say("ah não precisa desse aí. e o tempo, como está?");
    assert.equal(answer.metadata.route, "rejected");
    assert.equal(answer.metadata.waiting, undefined);
    fake.script(gemini({ text: "Sim o quê?" }));
    await conversation.say("sim");
    assert.deepEqual(await amounts(), []);
  });

  await t.step("a no that the message does not say leaves it waiting", async () => {
    const conversation = await offered();
    fake.script(gemini(answers(undefined, "no")), gemini({ text: "Tudo ótimo!" }));
    const answer = await conversation.say("e aí, tudo bem com você?");
    assert.equal(onlyWaiting(answer).args.amount, 50);
    assert.equal(answer.text, "Tudo ótimo!");
  });

  await t.step(
    "another question leaves it waiting without a word; what a yes is about then, the model reads",
    async () => {
      const conversation = await offered();
      fake.script(gemini({ text: "Nublado." }));
      for (const text of ["como está o tempo?", "e amanhã?"]) {
        const answer = await conversation.say(text);
        assert.equal(answer.text, "Nublado.");
        assert.equal(onlyWaiting(answer).args.amount, 50);
      }
      fake.script(gemini({ text: "Que bom!" }));
      assert.equal((await conversation.say("sim")).metadata.route, "model", "it may be about the weather");
      assert.deepEqual(await amounts(), []);
      fake.script(gemini(answers("pode registrar o mercado")), gemini({ text: "Pronto." }));
      await conversation.say("pode registrar o mercado");
      assert.deepEqual(await amounts(), [50]);
    },
  );

  await t.step("another offer stands beside it", async () => {
    const conversation = await offered();
    fake.script(gemini(offers(20, "padaria")));
    const answer = await conversation.say("gastei 20 na padaria");
    assert.doesNotMatch(answer.text, /R\$ 50,00/);
    assert.deepEqual(answer.metadata.waiting?.map(({ args }) => args.amount), [50, 20]);
    fake.script(
      gemini({
        functionCall: {
          name: "answer_offer",
          args: { quote: "sim aos dois", answers: [1, 2].map((item) => ({ item, decision: "yes" })) },
        },
      }),
      gemini({ text: "Pronto." }),
    );
    await conversation.say("sim aos dois, e obrigada");
    assert.deepEqual(await amounts(), [20, 50]);
  });

  await t.step("among several yeses one that does not choose waits alone", async () => {
    await clear();
    for (const day of ["2026-11-20", "2026-11-21"]) {
      const { error } = await user.client.from("expenses").insert({ ...expense(60, "feira"), spent_on: day });
      assert.ifError(error);
    }
    const conversation = new Conversation(stack, user);
    const change = { functionCall: { name: "update_expense", args: { which: "feira", amount: 80 } } };
    fake.script(gemini(offers(20, "padaria"), change));
    const asked = await conversation.say("gastei 20 na padaria, e a feira acho que foi 80");
    assert.equal(asked.metadata.waiting?.length, 2, JSON.stringify(asked));
    const both = [1, 2].map((item) => ({ item, decision: "yes" }));
    fake.script(gemini({ functionCall: { name: "answer_offer", args: { quote: "sim pra tudo", answers: both } } }));
    const answer = await conversation.say("sim pra tudo, e obrigada pela paciência");
    assert.deepEqual(await amounts(), [20, 60, 60]);
    assert.equal(onlyWaiting(answer).choices?.length, 2);
    assert.match(answer.text, /R\$ 20,00[^]*Qual destes gastos\?[^]*2\. feira/);
  });

  await t.step("a row that the call or the person names by its day or amount is not asked for", async () => {
    await clear();
    for (const [amount, day] of [[90, "2026-11-20"], [120, "2026-11-21"]] as const) {
      const { error } = await user.client.from("expenses").insert({ ...expense(amount, "gasolina"), spent_on: day });
      assert.ifError(error);
    }
    const changes = (which: string): GeminiPart => ({
      functionCall: { name: "update_expense", args: { which, amount: 110 } },
    });
    const named = new Conversation(stack, user);
    fake.script(gemini(changes("gasolina de R$ 120,00, 21/11/2026")));
    const offer = onlyWaiting(await named.say("acho que aquela gasolina de 120 foi 110, não sei"));
    assert.equal(offer.choices, undefined);
    await named.say("sim");
    assert.deepEqual(await amounts(), [90, 110]);
    await named.say("desfaz");
    const asked = new Conversation(stack, user);
    fake.script(gemini(changes("gasolina")));
    assert.equal(onlyWaiting(await asked.say("acho que aquela gasolina foi 110, não sei")).choices?.length, 2);
    const choice = { item: 1, decision: "yes", args: { choice: 1 } };
    const vague = { quote: "sim, obrigada viu", answers: [choice] };
    fake.script(gemini({ functionCall: { name: "answer_offer", args: vague } }), gemini({ text: "Qual delas?" }));
    const unchosen = await asked.say("sim, obrigada viu, que calor");
    assert.deepEqual(await amounts(), [90, 120], "a yes that names none of them chooses nothing");
    assert.equal(unchosen.metadata.waiting?.length, 1);
    const text = "a do dia 21/11/2026 ué, e obrigada pela paciência viu";
    fake.script(gemini({ functionCall: { name: "answer_offer", args: { quote: text, answers: [choice] } } }));
    const chosen = await asked.say(text);
    assert.equal(chosen.metadata.waiting, undefined, chosen.text);
    assert.deepEqual(await amounts(), [90, 110]);
  });

  await t.step("a turn that failed leaves it open, and says so", async () => {
    const conversation = await offered();
    fake.script(geminiStatus(400));
    const answer = await conversation.say("como está o tempo?");
    assert.equal(answer.metadata.outcome, "failed");
    await conversation.approve(onlyWaiting(answer).id, true);
    assert.deepEqual(await amounts(), [50]);
  });

  await t.step("whoever is in a crisis hears nothing of it", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Estou aqui. CVV 188." }));
    const answer = await conversation.say("eu quero morrer");
    assert.doesNotMatch(answer.text, /espera|R\$ 50,00/);
  });

  await t.step("'na vdd o ifood foi 54', turns after the yes, takes the place of what was written", async () => {
    await clear();
    const conversation = new Conversation(stack, user);
    fake.script(gemini(offers(45, "ifood")));
    await conversation.say("gastei 45 no ifood");
    await conversation.say("sim");
    fake.script(gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    const text = "na vdd o ifood foi 54, errei feio, corrige aí";
    fake.script(
      gemini({ functionCall: { name: "replace_saved", args: { item: 1, args: { amount: 54 }, order: text } } }),
      gemini({ text: "Pronto." }),
    );
    const answer = await conversation.say(text);
    assert.deepEqual(answer.metadata.waiting, undefined);
    assert.deepEqual(await amounts(), [54]);
    await conversation.say("desfaz");
    assert.deepEqual(await amounts(), [45], "and comes back");
  });

  await t.step("a number that nothing has is told to the model", async () => {
    const conversation = await offered();
    await conversation.say("sim");
    fake.script(
      gemini({ functionCall: { name: "replace_saved", args: { item: 7, args: { amount: 54 } } } }),
      gemini({ text: "Qual deles?" }),
    );
    assert.equal((await conversation.say("na verdade aquele outro foi 54 e não sei quê")).text, "Qual deles?");
  });

  await t.step(
    "of two deletions that wait, a yes erases what it leaves in, whatever the model makes of it",
    async () => {
      const erasing = async () => {
        await clear();
        for (const [amount, description] of [[30, "padaria"], [50, "uber"]] as const) {
          const { error } = await user.client.from("expenses").insert(expense(amount, description));
          assert.ifError(error);
        }
        const conversation = new Conversation(stack, user);
        fake.script(gemini(...["padaria", "uber"].map((name) => ({
          functionCall: { name: "delete_finance_item", args: { kind: "expense", name } },
        }))));
        const { metadata } = await conversation.say("quero apagar os gastos da padaria e do uber, acho eu");
        assert.equal(metadata.waiting?.length, 2, JSON.stringify(metadata));
        return conversation;
      };
      const both = (quote: string): GeminiPart => ({
        functionCall: {
          name: "answer_offer",
          args: { quote, answers: [1, 2].map((item) => ({ item, decision: "yes" })) },
        },
      });
      const one = (quote: string, item: number): GeminiPart => ({
        functionCall: { name: "answer_offer", args: { quote, answers: [{ item, decision: "yes" }] } },
      });
      for (
        const [text, quote] of [
          ["pode apagar sim, menos o segundo, e obrigada viu", "pode apagar sim"],
          ["sim, mas o uber não, e obrigada pela ajuda", "sim"],
        ] as const
      ) {
        const conversation = await erasing();
        fake.script(gemini(both(quote)), gemini(one(quote, 1)), gemini({ text: "Pronto." }));
        const answer = await conversation.say(text);
        assert.deepEqual(await amounts(), [50], text);
        assert.equal(onlyWaiting(answer).args.name, "uber", text);
      }
      const conversation = await erasing();
      fake.script(gemini(both("apaga os dois")), gemini({ text: "Pronto." }));
      await conversation.say("isso, apaga os dois, e obrigada pela ajuda viu");
      assert.deepEqual(await amounts(), []);
      await clear();
    },
  );

  await t.step("the model sees the call as waiting, and what was said of it", async () => {
    const conversation = await offered();
    fake.script(gemini({ text: "Nublado." }));
    await conversation.say("como está o tempo?");
    assert.match(sent(), /awaiting_confirmation|waiting/);
    assert.match(told(), /<esperando>[^]*R\$ 50,00[^]*create_expense[^]*<\/esperando>/);
  });

  await fake.close();
  await stack.close();
});
