import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("the confirmation of writes", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const { client } = user;
  const chat = () => new Conversation(stack, user);
  const expenses = async () => {
    const { data } = await client.from("expenses").select("amount, category, description").is("deleted_at", null)
      .order("created_at");
    // numeric columns arrive as text.
    return (data ?? []).map((row) => ({ ...row, amount: Number(row.amount) }));
  };
  const clear = () => stack.sql("delete from public.expenses");

  await t.step("a yes runs the offered write exactly once", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 conto no mercado ontem");
    assert.equal(offer.metadata.route, "model");
    assert.match(offer.text, /^Quer que eu registre/);
    assert.deepEqual(await expenses(), []);
    const messageId = crypto.randomUUID();
    const yes = await conversation.say("pode registrar", messageId);
    assert.equal(yes.metadata.route, "confirmed");
    assert.equal(yes.metadata.modelCalls, 0);
    await conversation.say("pode registrar", messageId);
    assert.equal((await expenses()).length, 1);
    await clear();
  });

  await t.step("a no drops it", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    const no = await conversation.say("deixa pra lá");
    assert.equal(no.metadata.route, "rejected");
    assert.deepEqual(await expenses(), []);
    const late = await conversation.say("sim");
    assert.notEqual(late.metadata.route, "confirmed");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("a correction changes the arguments and asks again", async () => {
    for (const [words, amount] of [["na verdade 75,5", 75.5], ["não, foi 60", 60]] as const) {
      const conversation = chat();
      const offer = await conversation.say("gastei 50 reais no mercado");
      const corrected = await conversation.say(words);
      assert.equal(corrected.metadata.route, "corrected", words);
      assert.equal(corrected.metadata.pendingAction?.args.amount, amount);
      assert.notEqual(corrected.metadata.pendingAction?.id, offer.metadata.pendingAction?.id);
      assert.deepEqual(await expenses(), []);
      await conversation.say("isso");
      assert.deepEqual((await expenses()).map((row) => row.amount), [amount]);
      await clear();
    }
  });

  await t.step("'sim, mas ontem' corrects the date", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    const corrected = await conversation.say("sim, mas ontem");
    assert.equal(corrected.metadata.route, "corrected");
    assert.ok(corrected.metadata.pendingAction?.args.date);
  });

  await t.step("anything else is answered and leaves it open, once, and then drops it and says so", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    const answer = await conversation.say("quanto gastei esse mês?");
    assert.match(answer.text, /gasto[^]*Continua esperando o seu sim: .*R\$ 50,00/);
    const next = await conversation.say("e no mês passado?");
    assert.equal(next.metadata.route, "dropped");
    assert.match(next.text, /Deixei de lado.*R\$ 50,00/);
    const { data } = await client.from("pending_actions").select("status").eq("conversation_id", conversation.id);
    assert.deepEqual(data, [{ status: "dropped" }]);
    assert.deepEqual(await expenses(), []);
  });

  await t.step("several calls of a step are offered and run together", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 no mercado e 20 de uber");
    assert.equal(offer.metadata.pendingAction?.calls.length, 2);
    await conversation.say("sim");
    assert.deepEqual((await expenses()).map((row) => row.amount).toSorted((a, b) => a - b), [20, 50]);
    await clear();
  });

  await t.step("a name that fits several rows is a choice, and the choice runs", async () => {
    await client.rpc("create_finance_item", { kind: "bill", name: "Internet casa", amount: 99.9, due_day: 10 });
    await client.rpc("create_finance_item", { kind: "bill", name: "Internet sítio", amount: 79.9, due_day: 12 });
    const conversation = chat();
    const question = await conversation.say("paguei a internet");
    assert.equal(question.metadata.pendingAction?.choices?.length, 2);
    assert.match(question.text, /1\. .*\n2\. /);
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "direct");
    assert.match(yes.text, /1\. /);
    const second = question.metadata.pendingAction?.choices?.[1]?.label ?? "";
    const chosen = await conversation.say("a segunda");
    assert.equal(chosen.metadata.route, "selected");
    const { data } = await client.from("bills").select("name").eq("status", "paid");
    assert.equal(data?.length, 1);
    assert.ok(second.includes(data?.[0]?.name));
  });

  await t.step("a pending action keeps its skills for the answer", async () => {
    const conversation = chat();
    await conversation.say("pesei 82kg hoje");
    const yes = await conversation.say("sim");
    assert.deepEqual(yes.metadata.skills, ["health"]);
  });

  await t.step("an expired one is not run by a late yes", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 reais no mercado");
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 second' where id = $1", [
      offer.metadata.pendingAction?.id,
    ]);
    const late = await conversation.say("sim");
    assert.notEqual(late.metadata.route, "confirmed");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("'desfaz' takes back the last confirmed write", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    await conversation.say("sim");
    assert.equal((await expenses()).length, 1);
    const undone = await conversation.say("desfaz");
    assert.equal(undone.metadata.route, "direct");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("a correction after the yes replaces what was written, it does not add to it", async () => {
    await clear();
    const conversation = chat();
    await conversation.say("gastei 30 reais no almoço");
    await conversation.say("sim");
    const offer = await conversation.say("na verdade foi 35");
    assert.equal(offer.metadata.route, "corrected");
    assert.deepEqual((await expenses()).map((row) => row.amount), [30]);
    await conversation.say("isso");
    assert.deepEqual((await expenses()).map((row) => row.amount), [35]);
    const no = await conversation.say("não, foi 40");
    assert.equal(no.metadata.route, "corrected");
    await conversation.say("deixa pra lá");
    assert.deepEqual((await expenses()).map((row) => row.amount), [35]);
    await clear();
  });

  await t.step("'desfaz' while an offer is open rejects the offer", async () => {
    const conversation = chat();
    await conversation.say("gastei 30 reais no almoço");
    assert.equal((await conversation.say("desfaz")).metadata.route, "rejected");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("what breaks at the yes is told, and nothing of the step is written", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 no mercado e 20 de uber");
    await stack.sql(
      "update public.pending_actions set calls = jsonb_set(calls, '{1,args,amount}', '-5') where id = $1",
      [offer.metadata.pendingAction?.id],
    );
    const yes = await conversation.say("sim");
    assert.match(yes.text, /^Não fiz nada/);
    assert.equal(yes.metadata.pendingAction?.calls.length, 1);
    await conversation.say("não");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("the user cannot decide or forge a pending action by writing to the table", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 reais no mercado");
    const id = offer.metadata.pendingAction?.id;
    for (
      const { error } of [
        await client.from("pending_actions").update({ status: "confirmed" }).eq("id", id),
        await client.from("pending_actions").delete().eq("id", id),
        await client.from("turns").update({ status: "failed" }).eq("conversation_id", conversation.id),
      ]
    ) assert.equal(error?.code, "42501");
  });

  await stack.close();
});
