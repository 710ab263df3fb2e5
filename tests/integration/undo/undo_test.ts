import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { age, breakInserts, expensesOf } from "./records.ts";

Deno.test("'desfaz'", async (t) => {
  const stack = await startStack();
  const begin = async () => {
    const user = await stack.createUser("Ana");
    return { user, client: user.client, chat: () => new Conversation(stack, user) };
  };
  const record = async (conversation: Conversation, words: string) => {
    await conversation.say(words);
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "confirmed", words);
  };

  await t.step("sent again takes back nothing that was written after it", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 300 de farmácia");
    await record(conversation, "gastei 50 no mercado");
    const mend = await breakInserts(stack, "tool_executions", "new.tool = 'undo_writes'");
    const old = crypto.randomUUID();
    assert.equal((await conversation.say("desfaz", old)).metadata.outcome, "failed");
    await mend();
    await record(conversation, "gastei 500 no aluguel do salão");
    const again = await conversation.say("desfaz", old);
    assert.match(again.text, /^Desfiz: R\$ 50,00 em alimentação/);
    assert.deepEqual(await expensesOf(client), [300, 500]);
    await conversation.say("desfaz", old);
    assert.deepEqual(await expensesOf(client), [300, 500]);
  });

  await t.step("sent first and heard after a later write takes back nothing of it", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    const mend = await breakInserts(stack, "tool_executions", "new.tool = 'undo_writes'");
    const old = crypto.randomUUID();
    await conversation.say("desfaz", old);
    await mend();
    await record(conversation, "gastei 500 no mercado");
    assert.equal((await conversation.say("desfaz", old)).text, "Não achei nada para desfazer nesta conversa.");
    assert.deepEqual(await expensesOf(client), [500]);
  });

  await t.step("after all of memory was forgotten says that this stays so, and touches nothing older", async () => {
    const { client, chat } = await begin();
    const [conversation, other] = [chat(), chat()];
    assert.ok((await other.say("a Camila gosta de vinho")).metadata.kept);
    await record(conversation, "gastei 80 no mercado");
    await record(conversation, "apaga tudo que você sabe sobre mim");
    for (let time = 0; time < 2; time++) {
      assert.equal(
        (await conversation.say("desfaz")).text,
        "Não desfiz “toda a memória”: isso não tem volta. Não mexi em nada mais antigo.",
      );
    }
    assert.match(
      (await other.say("desfaz")).text,
      /^Não desfiz “algo que já apaguei da memória”: isso não tem volta\./,
    );
    assert.deepEqual(await expensesOf(client), [80]);
  });

  await t.step("takes back what was forgotten of memory, and no more", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await conversation.say("a Camila gosta de vinho");
    await record(conversation, "gastei 80 no mercado");
    await record(conversation, "esquece que a Camila gosta de vinho");
    const undone = await conversation.say("desfaz");
    assert.match(undone.text, /^Desfiz: “Gosta de vinho”\.$/);
    const { data } = await client.from("knowledge_items").select("title").is("deleted_at", null);
    assert.ok(data?.some(({ title }) => title === "Camila"), JSON.stringify(data));
    assert.deepEqual(await expensesOf(client), [80]);
  });

  await t.step("later than 24 hours is refused by name, and nothing is touched", async () => {
    const { user, client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 80 no mercado");
    await age(stack, user.userId, "25 hours");
    assert.match(
      (await conversation.say("desfaz")).text,
      /^Não desfiz “R\$ 80,00 .*”: já faz mais de 24 horas\.$/,
    );
    assert.deepEqual(await expensesOf(client), [80]);
  });

  await t.step("of two instalments paid in two conversations takes back one each", async () => {
    const { client, chat } = await begin();
    await call(client, "create_finance_item", { kind: "debt", name: "Geladeira", amount: 200, installments: 10 });
    const paid = async () =>
      (await client.from("debts").select("current_installment").single()).data?.current_installment;
    const [one, other] = [chat(), chat()];
    await record(one, "paguei a parcela da geladeira");
    await record(other, "paguei a parcela da geladeira");
    assert.equal(await paid(), 3);
    assert.match((await one.say("desfaz")).text, /^Desfiz: a parcela 1 de 10 de Geladeira/);
    assert.equal(await paid(), 2);
    assert.match((await other.say("desfaz")).text, /^Desfiz: a parcela 2 de 10 de Geladeira/);
    assert.equal(await paid(), 1);
  });

  await t.step("of an instalment after which the debt was paid off says so", async () => {
    const { client, chat } = await begin();
    await call(client, "create_finance_item", { kind: "debt", name: "Geladeira", amount: 200, installments: 2 });
    const [one, other] = [chat(), chat()];
    await record(one, "paguei a parcela da geladeira");
    await record(other, "paguei a parcela da geladeira");
    assert.match((await one.say("desfaz")).text, /^Não desfiz “.*”: a situação mudou de ativa para quitada depois\.$/);
    await other.say("desfaz");
    await one.say("desfaz");
    const { data } = await client.from("debts").select("current_installment, status");
    assert.deepEqual(data, [{ current_installment: 1, status: "active" }]);
  });

  await t.step("of a payment leaves the amount that was edited since, and says what changed", async () => {
    const { client, chat } = await begin();
    await call(client, "create_finance_item", { kind: "bill", name: "Luz", amount: 50, due_day: 10, recurring: false });
    const conversation = chat();
    await record(conversation, "paguei a luz");
    await client.from("bills").update({ amount: 60 }).eq("name", "Luz");
    assert.match(
      (await conversation.say("desfaz")).text,
      /^Não desfiz “a conta Luz .*”: o valor mudou de R\$ 50,00 para R\$ 60,00 depois\.$/,
    );
    const { data } = await client.from("bills").select("amount, status");
    assert.deepEqual(data?.map(({ amount, status }) => [amount, status]), [[60, "paid"]]);
  });

  await t.step("of a record removes no row that says something else by now, or is gone", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 80 no mercado");
    await client.from("expenses").update({ amount: 8000, description: "aluguel" }).eq("amount", 80);
    assert.match(
      (await conversation.say("desfaz")).text,
      /^Não desfiz “R\$ 80,00 .*”: o valor mudou de R\$ 80,00 para R\$ 8\.000,00 depois\.$/,
    );
    assert.deepEqual(await expensesOf(client), [8000]);
    await client.from("expenses").delete().eq("amount", 8000);
    assert.match((await conversation.say("desfaz")).text, /^Não desfiz “.*”: isso foi apagado depois\.$/);
  });

  await t.step("of what was saved takes it back after it was embedded, and not after it was edited", async () => {
    const { client, chat } = await begin();
    const vector = `[${[1, ...Array(767).fill(0)]}]`;
    for (const [edit, taken] of [["title = title", true], ["content = 'outra'", false]] as const) {
      const conversation = chat();
      await conversation.say("anota aí: comprar granulado");
      await stack.sql("update public.library_items set embedding = $1, embedding_model = 'model-m'", [vector]);
      await stack.sql(`update public.library_items set ${edit}`);
      await conversation.say("desfaz");
      const { data } = await client.from("library_items").select("id").is("deleted_at", null);
      assert.equal(data?.length, taken ? 0 : 1);
    }
  });

  await t.step("of a change finds that its record is deleted by now", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await call(client, "create_finance_item", { kind: "bill", name: "Luz", amount: 50, due_day: 10, recurring: false });
    await record(conversation, "paguei a luz");
    await client.from("bills").update({ deleted_at: new Date().toISOString() }).eq("name", "Luz");
    assert.match((await conversation.say("desfaz")).text, /^Não desfiz “a conta Luz .*”: isso foi apagado depois\.$/);
  });

  await t.step("takes back all of a turn or nothing of it", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado e 20 no uber");
    await client.from("expenses").update({ amount: 55 }).eq("amount", 50);
    assert.match((await conversation.say("desfaz")).text, /^Não desfiz “R\$ 50,00/);
    assert.deepEqual(await expensesOf(client), [20, 55]);
    await client.from("expenses").update({ amount: 50 }).eq("amount", 55);
    await conversation.say("desfaz");
    assert.deepEqual(await expensesOf(client), []);
  });

  await stack.close();
});
