import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const spends = (amount: number, description = "mercado"): GeminiPart => ({
  functionCall: { name: "create_expense", args: { amount, category: "food", description } },
});
const setsStanding = (is_on: boolean, order?: string): GeminiPart => ({
  functionCall: { name: "set_standing_yes", args: { kind: "expenses", is_on, ...(order && { order }) } },
});

Deno.test("a standing yes: a kind of record that needs no asking", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  const amounts = async () => {
    const { data } = await user.client.from("expenses").select("amount").is("deleted_at", null).order("amount");
    return (data ?? []).map(({ amount }) => amount);
  };
  const standing = async () => {
    const { data } = await user.client.from("standing_yes").select("kind, is_on");
    return data;
  };
  const accept = async (conversation: Conversation, amount: number, yes = "sim") => {
    fake.script(gemini(spends(amount)));
    await conversation.say(`gastei ${amount} no mercado`);
    return await conversation.say(yes);
  };
  const clear = () => stack.sql("delete from public.expenses");

  await t.step("it is offered after five that were accepted unchanged, and once only", async () => {
    const conversation = new Conversation(stack, user);
    await accept(conversation, 11);
    await accept(conversation, 12, "na verdade foi 13");
    for (const amount of [21, 22, 23, 24]) {
      assert.equal((await accept(conversation, amount)).metadata.waiting, undefined, "four and a change are no five");
    }
    const offer = onlyWaiting(await accept(conversation, 25));
    assert.deepEqual([offer.tool, offer.args], ["set_standing_yes", { kind: "expenses", is_on: true }]);
    assert.equal((await conversation.say("não")).metadata.route, "rejected");
    for (const amount of [31, 32, 33, 34, 35, 36]) {
      assert.equal((await accept(conversation, amount)).metadata.waiting, undefined);
    }
    assert.deepEqual(await standing(), [{ kind: "expenses", is_on: false }]);
    await clear();
  });

  await t.step("it is set by word, and confirmed", async () => {
    const conversation = new Conversation(stack, user);
    fake.script(gemini(setsStanding(true, "pode registrar meus gastos sem perguntar")));
    onlyWaiting(await conversation.say("pode registrar meus gastos sem perguntar"));
    assert.deepEqual(await standing(), [{ kind: "expenses", is_on: false }]);
    fake.script(
      gemini(
        {
          functionCall: { name: "answer_offer", args: { quote: "sim pode", answers: [{ item: 1, decision: "yes" }] } },
        },
        spends(12),
      ),
      gemini({ text: "Pronto." }),
    );
    const yes = await conversation.say("sim pode. e gastei tb 12 no mercado agora");
    assert.equal(yes.metadata.waiting, undefined, "it holds for this message already");
    assert.deepEqual(await standing(), [{ kind: "expenses", is_on: true }]);
    assert.deepEqual(await amounts(), [12]);
    await clear();
  });

  for (
    const text of [
      "não registra os 50 do mercado, tá?",
      "quanto seria 50 no mercado?",
      "a Maria gastou 50 no mercado, não eu",
      "se eu gastasse 50 no mercado, ia faltar",
      "Pedro: gastei 50 no mercado",
      "não gastei 50 no mercado",
      "amanhã gasto 50 no mercado",
      "gastei 50 no mercado? nem lembro",
      "deixa fora: gastei 50 no mercado",
      "gastei uns 50 no mercado, mas já tá anotado",
    ]
  ) {
    await t.step(`'${text}' tells no expense: it is asked, whatever the model makes of it`, async () => {
      fake.script(gemini(spends(50)));
      const conversation = new Conversation(stack, user);
      const answer = await conversation.say(text);
      assert.deepEqual(await amounts(), []);
      await conversation.approve(onlyWaiting(answer).id, false);
    });
  }

  await t.step(
    "what is of its kind and was said is recorded at once; another kind and another figure are asked",
    async () => {
      const conversation = new Conversation(stack, user);
      fake.script(gemini(spends(40)));
      const { metadata } = await conversation.say("gastei 40 no mercado");
      assert.equal(metadata.waiting, undefined);
      assert.deepEqual(metadata.written?.map(({ tool, undoable }) => [tool, undoable]), [["create_expense", true]]);
      assert.deepEqual(await amounts(), [40]);
      fake.script(gemini(spends(44)));
      assert.equal(onlyWaiting(await conversation.say("gastei 45 no mercado")).args.amount, 44, "a figure nobody said");
      fake.script(gemini({ functionCall: { name: "record_metric", args: { metric: "weight", value: 82 } } }));
      assert.equal((await conversation.say("pesei 82 kg hoje")).metadata.waiting?.length, 2);
      assert.deepEqual(await amounts(), [40]);
      await conversation.say("não");
      fake.script(
        gemini({ functionCall: { name: "delete_finance_item", args: { kind: "expense" } } }),
        gemini({ text: "?" }),
      );
      await conversation.say("o que você acha daquele gasto de 40 no mercado?");
      assert.deepEqual(await amounts(), [40], "and nothing is taken away");
      await clear();
    },
  );

  await t.step("an order that names another figure is no reason to ask, a denial in it is", async () => {
    await clear();
    const conversation = new Conversation(stack, user);
    const ordered = (amount: number): GeminiPart => ({
      functionCall: {
        name: "create_expense",
        args: { amount, category: "food", description: "carne", order: "registra" },
      },
    });
    fake.script(gemini(ordered(96)));
    await conversation.say("gastei 96 na carne, eram 12 pessoas. registra");
    assert.deepEqual(await amounts(), [96]);
    fake.script(gemini(ordered(97)));
    assert.equal(onlyWaiting(await conversation.say("gastei 97 de carne, não registra")).args.amount, 97);
    assert.deepEqual(await amounts(), [96]);
    await conversation.say("não");
    await clear();
  });

  await t.step("it is withdrawn by word", async () => {
    const conversation = new Conversation(stack, user);
    fake.script(gemini(spends(19), setsStanding(false)));
    const text = "gastei 19 no mercado, e volta a perguntar antes de registrar gasto";
    assert.equal(onlyWaiting(await conversation.say(text)).args.amount, 19, "it holds for this message already");
    assert.deepEqual(await standing(), [{ kind: "expenses", is_on: false }]);
    await conversation.say("não");
    fake.script(gemini(spends(60)));
    assert.equal(onlyWaiting(await conversation.say("gastei 60 no mercado")).tool, "create_expense");
    assert.deepEqual(await amounts(), []);
  });

  await t.step("nobody sets it by forging the record of it for another", async () => {
    const other = await stack.createUser("Rui");
    const { error } = await other.client.from("standing_yes").insert({
      user_id: user.userId,
      kind: "habits",
      is_on: true,
    });
    assert.equal(error?.code, "42501");
  });

  await fake.close();
  await stack.close();
});
