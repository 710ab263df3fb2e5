import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const proposes = (amount: number, description: string): GeminiPart => ({
  functionCall: { name: "create_expense", args: { amount, category: "food", description } },
});
const answersOffer = (quote: string | undefined, ...answers: unknown[]): GeminiPart => ({
  functionCall: { name: "answer_offer", args: { ...(quote && { quote }), answers } },
});

Deno.test("proposals wait side by side, each until it is answered", async (t) => {
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
  };
  /** A conversation in which three proposals wait, two of them asked in one answer. */
  const withThree = async () => {
    await clear();
    const conversation = new Conversation(stack, user);
    fake.script(gemini(proposes(50, "mercado")));
    await conversation.say("gastei 50 no mercado");
    fake.script(gemini(proposes(20, "uber"), proposes(35, "farmácia")));
    const { metadata: { waiting = [] } } = await conversation.say("ah, e 20 de uber, e 35 na farmácia");
    assert.deepEqual(waiting.map(({ args }) => args.amount), [50, 20, 35]);
    return { conversation, waiting, ids: waiting.map(({ id }) => id) };
  };
  const statusOf = async (ids: string[]) => {
    const { data } = await user.client.from("pending_actions").select("id, status").in("id", ids);
    return ids.map((id) => data?.find((row) => row.id === id)?.status);
  };

  await t.step("a button of one, also of an older answer, leaves the others", async () => {
    const { conversation, ids } = await withThree();
    const old = await conversation.approve(ids[0]!, true);
    assert.equal(old.metadata.route, "confirmed");
    assert.deepEqual(old.metadata.waiting?.map(({ id }) => id), ids.slice(1));
    assert.deepEqual(await amounts(), [50]);
    const no = await conversation.approve(ids[2]!, false);
    assert.equal(no.metadata.route, "rejected");
    assert.deepEqual(no.metadata.waiting?.map(({ id }) => id), [ids[1]]);
    await conversation.approve(ids[1]!, true);
    assert.deepEqual(await amounts(), [20, 50]);
    assert.deepEqual(await statusOf(ids), ["confirmed", "confirmed", "rejected"]);
  });

  await t.step("buttons of several run in one transaction", async () => {
    const { conversation, ids } = await withThree();
    const yes = await conversation.approve(ids, true, "assistant-7");
    assert.equal(yes.metadata.written?.length, 3);
    assert.equal(yes.metadata.modelCalls, 0);
    assert.equal(yes.metadata.waiting, undefined);
    assert.deepEqual(await amounts(), [20, 35, 50]);
    const rows = await stack.sql(
      "select count(distinct created_at)::int as moments, count(distinct turn_id)::int as turns from public.tool_executions " +
        "where tool_call_id = any ($1)",
      [yes.metadata.written?.map(({ toolCallId }) => toolCallId)],
    );
    assert.deepEqual(rows, [{ moments: 1, turns: 1 }]);
  });

  await t.step("an approval that is repeated gets its answer again; the opposite one is refused", async () => {
    const { conversation, ids } = await withThree();
    const first = await conversation.approve(ids.slice(0, 2), true);
    const again = await conversation.approve(ids.slice(0, 2), true);
    assert.deepEqual(again.message, first.message);
    assert.deepEqual(await amounts(), [20, 50]);
    const other = await conversation.approve(ids[0]!, false);
    assert.deepEqual([other.status, other.error?.code], [409, "already_decided"]);
    const mixed = await conversation.approve(ids, false);
    assert.deepEqual([mixed.status, mixed.error?.code], [409, "already_decided"]);
    assert.deepEqual(await statusOf(ids), ["confirmed", "confirmed", "open"], "and nothing of it is decided");
    const rest = await conversation.approve(ids, true);
    assert.deepEqual(rest.metadata.written?.length, 1, "what is still open is answered");
    assert.deepEqual(await amounts(), [20, 35, 50]);
  });

  await t.step("yes to one, no to another, a change to the third, in one sentence and one transaction", async () => {
    const { conversation, ids } = await withThree();
    const text = "sim pro mercado, o uber não, e a farmácia pode registrar mas foi 38";
    fake.script(
      gemini(
        answersOffer(
          text,
          { item: 1, decision: "yes" },
          { item: 2, decision: "no" },
          { item: 3, decision: "yes", args: { amount: 38 } },
        ),
      ),
      gemini({ text: "Pronto." }),
    );
    const answer = await conversation.say(text);
    assert.equal(answer.metadata.waiting, undefined, answer.text);
    assert.deepEqual(await amounts(), [38, 50]);
    assert.deepEqual(await statusOf(ids), ["confirmed", "rejected", "corrected"]);
    const rows = await stack.sql(
      "select count(distinct created_at)::int as moments from public.tool_executions where tool_call_id = any ($1)",
      [answer.metadata.written?.map(({ toolCallId }) => toolCallId)],
    );
    assert.deepEqual(rows, [{ moments: 1 }]);
    await conversation.say("desfaz");
    assert.deepEqual(await amounts(), [], "and is taken back as one");
  });

  await t.step("a bare yes or no is about what was just asked, and the older one waits on", async () => {
    const { conversation, ids } = await withThree();
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "confirmed");
    assert.deepEqual(yes.metadata.waiting?.map(({ id }) => id), [ids[0]]);
    assert.deepEqual(await amounts(), [20, 35]);
    const other = await withThree();
    const no = await other.conversation.say("não");
    assert.equal(no.metadata.route, "rejected");
    assert.deepEqual(await statusOf(other.ids), ["open", "rejected", "rejected"]);
    assert.deepEqual(await amounts(), []);
  });

  await t.step("'menos o uber' runs the others of the same answer", async () => {
    const { conversation, ids } = await withThree();
    const answer = await conversation.say("menos o uber");
    assert.equal(answer.metadata.route, "confirmed");
    assert.deepEqual(await statusOf(ids), ["open", "rejected", "confirmed"]);
    assert.deepEqual(await amounts(), [35]);
  });

  await t.step("'o uber foi 25' runs that one and asks again for the other", async () => {
    const { conversation, ids } = await withThree();
    const answer = await conversation.say("o uber foi 25");
    assert.equal(answer.metadata.route, "corrected");
    assert.deepEqual(await amounts(), [25]);
    assert.deepEqual(await statusOf(ids), ["open", "corrected", "open"]);
    assert.match(answer.text, /R\$ 35,00/);
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    assert.deepEqual(await amounts(), [25, 35]);
  });

  await t.step(
    "no other subject, question, record or undo drops it, and it is named once beside a record after four turns",
    async () => {
      const { conversation, ids } = await withThree();
      fake.script(gemini({ text: "Nublado." }));
      const texts: string[] = [];
      for (
        const text of ["como está o tempo?", "e amanhã?", "e em Santos?", "e no domingo?", "e na serra?", "e no sul?"]
      ) {
        const answer = await conversation.say(text);
        assert.deepEqual(answer.metadata.waiting?.map(({ id }) => id), ids);
        texts.push(answer.text);
      }
      assert.ok(!texts.join().includes("R$ 20,00"));
      fake.script(gemini({
        functionCall: {
          name: "create_expense",
          args: { amount: 9, category: "food", description: "pão", order: "registra" },
        },
      }));
      await conversation.say("registra 9 reais de pão");
      assert.deepEqual(await amounts(), [9]);
      const undone = await conversation.say("desfaz");
      assert.deepEqual(await amounts(), []);
      assert.deepEqual(undone.metadata.waiting?.map(({ id }) => id), ids);
      fake.script(
        gemini(answersOffer("pode registrar tudo", ...ids.map((_, at) => ({ item: at + 1, decision: "yes" })))),
        gemini({ text: "Pronto." }),
      );
      await conversation.say("pode registrar tudo");
      assert.deepEqual(await amounts(), [20, 35, 50]);
      await clear();
    },
  );

  await t.step("what waits already is asked for again and waits once", async () => {
    const { conversation, ids } = await withThree();
    fake.script(gemini(proposes(50, "mercado")));
    const answer = await conversation.say("gastei 50 no mercado, viu");
    assert.deepEqual(answer.metadata.waiting?.map(({ id }) => id), ids);
    assert.match(answer.text, /R\$ 50,00/);
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    assert.deepEqual(await amounts(), [50]);
  });

  await t.step("the twenty-first is not taken in, and the model learns why", async () => {
    const conversation = new Conversation(stack, user);
    await clear();
    const twenty = Array.from({ length: 20 }, (_, at) => proposes(100 + at, `compra ${at}`));
    fake.script(gemini(...twenty));
    assert.equal((await conversation.say("vou te contar os gastos do mês")).metadata.waiting?.length, 20);
    fake.script(gemini(proposes(999, "mais uma")), gemini({ text: "Primeiro as outras." }));
    const answer = await conversation.say("e mais uma compra");
    assert.equal(answer.metadata.waiting?.length, 20);
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /20 propostas/);
    await conversation.approve(answer.metadata.waiting!.map(({ id }) => id), true);
    assert.equal((await amounts()).length, 20);
  });

  await fake.close();
  await stack.close();
});
