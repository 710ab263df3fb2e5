import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startInstance } from "../../support/function-instance.ts";
import { call, daysBefore, todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { age, daysOf, expensesOf } from "./records.ts";

Deno.test("a correction of what was recorded", async (t) => {
  const stack = await startStack();
  const begin = async () => {
    const user = await stack.createUser("Ana", whereItIs(12));
    return { user, client: user.client, chat: () => new Conversation(stack, user) };
  };
  const record = async (conversation: Conversation, words: string) => {
    await conversation.say(words);
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "confirmed", words);
  };

  await t.step(
    "replaces the one that is named and keeps the other; undone, it brings back what it replaced",
    async () => {
      const { client, chat } = await begin();
      const conversation = chat();
      await record(conversation, "gastei 50 no mercado e 20 no uber");
      const corrected = await conversation.say("na verdade o mercado foi 60");
      assert.equal(corrected.metadata.route, "corrected");
      assert.equal(corrected.metadata.written?.length, 1);
      assert.match(corrected.text, /^Corrigi: de R\$ 50,00 .*mercado.* para R\$ 60,00 .*mercado.*\.$/);
      assert.deepEqual(await expensesOf(client), [20, 60]);
      const undone = await conversation.say("desfaz");
      assert.match(undone.text, /^Desfiz: R\$ 60,00 [^\n]*\. Voltou a valer: R\$ 50,00 [^\n]*\.$/);
      assert.deepEqual(await expensesOf(client), [20, 50]);
      const first = await conversation.say("desfaz");
      assert.match(first.text, /^Desfiz: R\$ 50,00 [^\n]*; R\$ 20,00 [^\n]*\.$/);
      assert.deepEqual(await expensesOf(client), []);
      assert.equal((await conversation.say("desfaz")).text, "Não achei nada para desfazer nesta conversa.");
    },
  );

  await t.step("can be corrected again, and is taken back one at a time", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado");
    for (const amount of [60, 70]) {
      assert.equal((await conversation.say(`na verdade foi ${amount}`)).metadata.route, "corrected");
    }
    assert.deepEqual(await expensesOf(client), [70]);
    for (const left of [[60], [50], []]) {
      await conversation.say("desfaz");
      assert.deepEqual(await expensesOf(client), left);
    }
  });

  await t.step("is undone by its own id as well, and brings back what it replaced", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado");
    const corrected = await conversation.say("na verdade foi 60");
    const [write] = corrected.metadata.written!;
    await call(client, "undo_calls", { tool_call_ids: [write!.toolCallId] });
    assert.deepEqual(await expensesOf(client), [50]);
  });

  await t.step("takes one of several back: 'menos o uber'", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado e 20 no uber");
    const answer = await conversation.say("na verdade menos o uber");
    assert.equal(answer.metadata.route, "corrected");
    assert.match(answer.text, /^Desfiz: R\$ 20,00 [^\n]*\.$/);
    assert.deepEqual(await expensesOf(client), [50]);
  });

  await t.step("confirmed after another conversation wrote the same takes nothing back", async () => {
    const { client, chat } = await begin();
    await call(client, "create_habit", { name: "Meditação" });
    const today = await todayOf(client);
    const [one, other] = [chat(), chat()];
    await record(one, "gastei 80 no mercado");
    await one.say("fiz meditação hoje");
    await record(other, "fiz meditação hoje");
    const late = await one.say("sim");
    assert.deepEqual([late.metadata.route, late.metadata.written, late.metadata.waiting], [
      "direct",
      undefined,
      undefined,
    ]);
    assert.deepEqual(await daysOf(client), [today]);
    await record(one, "fiz meditação ontem");
    await record(other, "fiz meditação anteontem");
    assert.equal((await one.say("na verdade foi anteontem")).metadata.written, undefined);
    assert.deepEqual(await daysOf(client), [2, 1, 0].map((days) => daysBefore(today, days)));
    assert.equal((await one.say("desfaz")).text, "Desfiz: “Meditação”, ontem.");
    assert.deepEqual(await daysOf(client), [daysBefore(today, 2), today]);
    assert.deepEqual(await expensesOf(client), [80]);
  });

  await t.step(
    "is one write: who dies on the way leaves all as it was, and the message sent again does it once",
    async () => {
      const { user, client, chat } = await begin();
      const conversation = chat();
      await record(conversation, "gastei 300 de farmácia");
      await record(conversation, "gastei 50 no mercado");
      const victim = await startInstance(stack);
      victim.wire.at("before", "run_calls", () => victim.kill());
      await assert.rejects(victim.conversation(user, conversation.id).say("na verdade foi 60", "m1"));
      await victim.close();
      assert.deepEqual(await expensesOf(client), [50, 300]);
      await stack.sql("update public.turns set lease_until = now() where user_id = $1 and status = 'running'", [
        user.userId,
      ]);
      for (let time = 0; time < 2; time++) await conversation.say("na verdade foi 60", "m1");
      assert.deepEqual(await expensesOf(client), [60, 300]);
    },
  );

  await t.step("is told as one, too, where who had written it died before it was told", async () => {
    const { user, client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado");
    const victim = await startInstance(stack);
    victim.wire.at("after", "run_calls", () => victim.kill());
    await assert.rejects(victim.conversation(user, conversation.id).say("na verdade foi 60", "m1"));
    await victim.close();
    assert.deepEqual(await expensesOf(client), [60]);
    await stack.sql("update public.turns set lease_until = now() where user_id = $1 and status = 'running'", [
      user.userId,
    ]);
    const told = await conversation.say("na verdade foi 60", "m1");
    assert.match(told.text, /^Corrigi: de R\$ 50,00 .* para R\$ 60,00 [^\n]*\.\n\nPronto\.$/);
    assert.equal(told.metadata.written?.length, 1);
    assert.deepEqual(await expensesOf(client), [60]);
  });

  await t.step("after 24 hours replaces nothing", async () => {
    const { user, client, chat } = await begin();
    const late = chat();
    await record(late, "gastei 30 no mercado");
    await age(stack, user.userId, "25 hours");
    const refused = await late.say("na verdade foi 35");
    assert.equal(refused.metadata.written, undefined, refused.text);
    assert.deepEqual(await expensesOf(client), [30]);
  });

  await t.step("of what was edited or taken back since is refused and said", async () => {
    const { client, chat } = await begin();
    const conversation = chat();
    await record(conversation, "gastei 50 no mercado");
    await client.from("expenses").update({ amount: 55 }).eq("amount", 50);
    const refused = await conversation.say("na verdade foi 60");
    assert.match(
      refused.text,
      /^Não (?:troquei|posso trocar) “.*R\$ 50,00.*”: o valor mudou de R\$ 50,00 para R\$ 55,00 depois\./,
    );
    assert.deepEqual(await expensesOf(client), [55]);
  });

  await t.step("writes what there is to write once the old write is gone", async () => {
    const { client, chat } = await begin();
    await call(client, "create_finance_item", { kind: "debt", name: "Geladeira", amount: 200, installments: 10 });
    await call(client, "create_finance_item", { kind: "bill", name: "Luz", amount: 90, due_day: 10 });
    const conversation = chat();
    await record(conversation, "paguei a parcela da geladeira");
    assert.match((await conversation.say("na verdade foram 2")).text, /parcelas 1 e 2 de 10/);
    await record(conversation, "paguei a luz");
    assert.match(
      (await conversation.say("na verdade foi ontem")).text,
      /^Corrigi: da conta Luz .*paga hoje para a conta Luz .*paga ontem\.$/,
    );
    await conversation.say("desfaz");
    const { data } = await client.from("bills").select("paid_on").eq("status", "paid");
    assert.deepEqual(data, [{ paid_on: await todayOf(client) }]);
  });

  await stack.close();
});
