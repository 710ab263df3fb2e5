import assert from "node:assert/strict";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
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
    return data ?? [];
  };
  const clear = async () => {
    await stack.sql("delete from public.expenses");
    // Nor is the fifth yes in a row met with the offer not to ask any more.
    await stack.sql("update public.pending_actions set decided_at = decided_at - interval '90 days'");
  };

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

  await t.step("a correction runs at once, with what it says", async () => {
    for (
      const [words, amount] of [["na verdade 75,5", 75.5], ["não, foi 60", 60], ["sim, mas foi 70", 70]] as const
    ) {
      const conversation = chat();
      const offer = await conversation.say("gastei 50 reais no mercado");
      const corrected = await conversation.say(words);
      assert.equal(corrected.metadata.route, "corrected", words);
      assert.equal(corrected.metadata.modelCalls, 0);
      assert.equal(corrected.metadata.waiting, undefined);
      assert.equal(corrected.metadata.written?.[0]?.toolCallId, onlyWaiting(offer).toolCallId);
      assert.deepEqual((await expenses()).map((row) => row.amount), [amount]);
      await clear();
    }
  });

  await t.step("'sim, mas ontem' corrects the date", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    const corrected = await conversation.say("sim, mas ontem");
    assert.equal(corrected.metadata.route, "corrected");
    const rows = await stack.sql(
      "select amount::float, (now() at time zone 'America/Sao_Paulo')::date - spent_on as days_ago from public.expenses",
    );
    assert.deepEqual(rows, [{ amount: 50, days_ago: 1 }]);
    await clear();
  });

  await t.step("another subject and a new record leave it waiting, without a word of it", async () => {
    const conversation = chat();
    const offer = onlyWaiting(await conversation.say("gastei 50 reais no mercado"));
    const answer = await conversation.say("quanto gastei esse mês?");
    assert.equal(onlyWaiting(answer).id, offer.id);
    assert.doesNotMatch(answer.text, /R\$ 50,00|esper/);
    const { metadata } = await conversation.say("gastei 20 de uber");
    assert.deepEqual(metadata.waiting?.map(({ args }) => args.amount), [50, 20]);
    await conversation.say("sim");
    assert.deepEqual((await expenses()).map((row) => row.amount), [20], "a bare yes is about what was just asked");
    const { data } = await client.from("pending_actions").select("status").eq("id", offer.id);
    assert.deepEqual(data, [{ status: "open" }]);
    await conversation.approve(offer.id, true);
    assert.deepEqual((await expenses()).map((row) => row.amount), [20, 50]);
    await clear();
  });

  await t.step("several calls of a step are offered and run together", async () => {
    const conversation = chat();
    const offer = await conversation.say("gastei 50 no mercado e 20 de uber");
    assert.equal(offer.metadata.waiting?.length, 2);
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.written?.length, 2);
    assert.equal(yes.metadata.waiting, undefined);
    assert.deepEqual((await expenses()).map((row) => row.amount).toSorted((a, b) => a - b), [20, 50]);
    await clear();
  });

  await t.step("a name that fits several rows is a choice, and the choice runs", async () => {
    await client.rpc("create_finance_item", { kind: "bill", name: "Internet casa", amount: 99.9, due_day: 10 });
    await client.rpc("create_finance_item", { kind: "bill", name: "Internet sítio", amount: 79.9, due_day: 12 });
    const conversation = chat();
    const question = await conversation.say("paguei a internet");
    assert.equal(onlyWaiting(question).choices?.length, 2);
    assert.match(question.text, /1\. .*\n2\. /);
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "direct");
    assert.match(yes.text, /1\. /);
    const second = onlyWaiting(question).choices?.[1]?.label ?? "";
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

  await t.step("it waits for three days, and no longer", async () => {
    const conversation = chat();
    const { id, since, expiresAt } = onlyWaiting(await conversation.say("gastei 50 reais no mercado"));
    assert.equal(Date.parse(expiresAt) - Date.parse(since), 72 * 3_600_000);
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 second' where id = $1", [id]);
    const late = await conversation.say("sim");
    assert.notEqual(late.metadata.route, "confirmed");
    assert.equal(late.metadata.waiting, undefined);
    const button = await conversation.approve(id, true);
    assert.deepEqual([button.status, button.error?.code], [409, "pending_action_expired"]);
    assert.deepEqual(await expenses(), []);
  });

  await t.step("'desfaz' takes back the last confirmed write", async () => {
    await clear();
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
    const corrected = await conversation.say("na verdade foi 35");
    assert.equal(corrected.metadata.route, "corrected");
    assert.deepEqual((await expenses()).map((row) => row.amount), [35]);
    await conversation.say("não, foi 40");
    assert.deepEqual((await expenses()).map((row) => row.amount), [40]);
    await conversation.say("desfaz");
    assert.deepEqual((await expenses()).map((row) => row.amount), [35], "what was replaced comes back");
    await clear();
  });

  await t.step("an order is recorded at once, and 'desfaz' takes it back", async () => {
    const conversation = chat();
    const ordered = await conversation.say("registra 50 reais no mercado");
    assert.equal(ordered.metadata.route, "model");
    assert.equal(ordered.metadata.waiting, undefined);
    assert.deepEqual(ordered.metadata.written?.map(({ tool, undoable }) => [tool, undoable]), [[
      "create_expense",
      true,
    ]]);
    assert.match(ordered.text, /“desfaz”/);
    assert.deepEqual((await expenses()).map((row) => row.amount), [50]);
    await conversation.say("desfaz");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("'desfaz' right after an offer withdraws that, and names what stays recorded", async () => {
    const conversation = chat();
    await conversation.say("registra 45 reais no mercado");
    await conversation.say("gastei 30 reais no almoço");
    const withdrawn = await conversation.say("desfaz");
    assert.equal(withdrawn.metadata.route, "rejected");
    assert.equal(withdrawn.metadata.waiting, undefined);
    assert.match(withdrawn.text, /R\$ 45,00/);
    assert.deepEqual((await expenses()).map((row) => row.amount), [45]);
    await conversation.say("desfaz");
    assert.deepEqual(await expenses(), []);
  });

  await t.step("what breaks at the yes is told, and the rest of it runs", async () => {
    const conversation = chat();
    const { metadata: { waiting } } = await conversation.say("gastei 50 no mercado e 20 de uber");
    await stack.sql(
      "update public.pending_actions set args = jsonb_set(args, '{amount}', '-5'), facts = null where id = $1",
      [waiting?.[1]?.id],
    );
    const yes = await conversation.say("sim");
    assert.deepEqual((await expenses()).map((row) => row.amount), [50]);
    assert.deepEqual(yes.metadata.written?.map(({ toolCallId }) => toolCallId), [waiting?.[0]?.toolCallId]);
    assert.equal(yes.metadata.waiting, undefined, "what can never run does not wait on");
    assert.match(yes.text, /R\$ 50,00[^]*\n./);
    await clear();
  });

  await t.step("the user cannot decide or forge a pending action by writing to the table", async () => {
    const conversation = chat();
    const { id } = onlyWaiting(await conversation.say("gastei 50 reais no mercado"));
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
