import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type ChatAnswer, Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { call } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

const CHANGED = /mudou desde que perguntei/;

const YES = { quote: "sim", answers: [{ item: 1, decision: "yes" }] };

/** A row, a write about it, and what somebody does to the row before the yes. */
interface ChangedOffer {
  tool: string;
  create(client: SupabaseClient): Promise<string>;
  args(id: string): Record<string, unknown>;
  change: [table: string, set: Record<string, unknown>];
  /** What the offer says before and after. */
  shown: [RegExp, RegExp];
}

const insert = async (client: SupabaseClient, table: string, row: Record<string, unknown>): Promise<string> => {
  const { data, error } = await client.from(table).insert(row).select("id").single();
  assert.equal(error, null);
  return data!.id;
};
const create = async (client: SupabaseClient, args: Record<string, unknown>): Promise<string> => {
  const { item } = await call<{ item: { id: string } }>(client, "create_finance_item", args);
  return item.id;
};
const carro = { kind: "debt", name: "Carro", amount: 500, installments: 10, due_day: 10 };
const luz = { kind: "bill", name: "Luz", amount: 180, due_day: 10 };
const remember = async (client: SupabaseClient): Promise<string> => {
  const args = { type: "fact", content: "Mora em Recife", area: "personal_growth" };
  return (await call<{ item: { id: string } }>(client, "add_knowledge", args)).item.id;
};

const changedOffers: ChangedOffer[] = [
  {
    tool: "delete_finance_item",
    create: (client) => insert(client, "expenses", { amount: 80, category: "food", description: "mercado" }),
    args: (item_id) => ({ kind: "expense", item_id }),
    change: ["expenses", { amount: 8000, category: "housing", description: "aluguel" }],
    shown: [/“mercado” \(R\$ 80,00/, /“aluguel” \(R\$ 8\.000,00/],
  },
  {
    tool: "mark_bill_paid",
    create: (client) => create(client, luz),
    args: (bill_id) => ({ bill_id }),
    change: ["bills", { amount: 1800 }],
    shown: [/Luz \(R\$ 180,00/, /Luz \(R\$ 1\.800,00/],
  },
  {
    tool: "pay_debt",
    create: (client) => create(client, carro),
    args: (debt_id) => ({ debt_id }),
    change: ["debts", { current_installment: 4 }],
    shown: [/parcela 1 de 10/, /parcela 4 de 10/],
  },
  {
    tool: "create_finance_item",
    create: (client) => create(client, { kind: "budget", category: "food", amount: 800 }),
    args: () => ({ kind: "budget", name: "mercado", category: "food", amount: 900 }),
    change: ["budgets", { amount: 700 }],
    shown: [/de R\$ 800,00 para R\$ 900,00/, /de R\$ 700,00 para R\$ 900,00/],
  },
  {
    tool: "update_metric",
    create: (client) => insert(client, "tracking_entries", { metric: "weight", value: 80, entry_date: "2026-10-06" }),
    args: (entry_id) => ({ entry_id, value: 81 }),
    change: ["tracking_entries", { value: 90 }],
    shown: [/80 kg/, /90 kg/],
  },
  {
    tool: "delete_metric",
    create: (client) => insert(client, "tracking_entries", { metric: "weight", value: 80, entry_date: "2026-10-06" }),
    args: (entry_id) => ({ entry_id }),
    change: ["tracking_entries", { value: 90 }],
    shown: [/80 kg/, /90 kg/],
  },
];

Deno.test("a yes runs what its offer showed", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });

  const offered = async (user: TestUser, name: string, args: Record<string, unknown>) => {
    fake.script(gemini({ functionCall: { name, args } }));
    const conversation = new Conversation(stack, user);
    const isOfHealth = /metric|habit/.test(name);
    const offer = await conversation.say(`${isOfHealth ? "pesei 80 kg e treinei" : "paguei a conta"}, resolve isso`);
    assert.equal(onlyWaiting(offer).tool, name, JSON.stringify(offer));
    return { conversation, offer };
  };

  await t.step("two offers of one instalment in two conversations, two yeses: one instalment is paid", async () => {
    const user = await stack.createUser("Ana");
    const debt_id = await create(user.client, carro);
    const one = await offered(user, "pay_debt", { debt_id });
    // It waits already: asked for again in another conversation, it is the same proposal.
    const two = new Conversation(stack, user);
    const again = await two.say("paguei a conta e pesei 80 kg, resolve isso");
    for (const { text } of [one.offer, again]) assert.match(text, /parcela 1 de 10/);
    assert.deepEqual(again.metadata.waiting?.map(({ id }) => id), [onlyWaiting(one.offer).id]);
    assert.equal((await one.conversation.say("sim")).metadata.route, "confirmed");
    assert.match((await two.say("sim")).text, /já está feito/);
    assert.deepEqual(await rows(stack, "debts", user, "current_installment"), [{ current_installment: 2 }]);
  });

  for (const { tool, create, args, change: [table, set], shown: [before, after] } of changedOffers) {
    await t.step(`${tool}: a row edited over REST is offered anew, by word and by button`, async () => {
      for (const answer of [sayYes, pressYes]) {
        const user = await stack.createUser("Bia");
        const id = await create(user.client);
        const { conversation, offer } = await offered(user, tool, args(id));
        assert.match(offer.text, before);
        assert.equal((await user.client.from(table).update(set).eq("user_id", user.userId)).error, null);
        const edited = await rows(stack, table, user);
        const again = await answer(conversation, offer);
        assert.match(again.text, CHANGED);
        assert.match(again.text, after);
        assert.deepEqual(await rows(stack, table, user), edited);
        assert.notEqual(onlyWaiting(again).id, onlyWaiting(offer).id);
        const done = await answer(conversation, again);
        assert.equal(done.metadata.route, "confirmed", done.text);
        assert.notDeepEqual(await rows(stack, table, user), edited);
      }
    });
  }

  await t.step("a habit renamed meanwhile is not marked or given up under its old name", async () => {
    for (const tool of ["record_habit", "delete_habit"]) {
      const user = await stack.createUser("Caio");
      await call(user.client, "create_habit", { name: "Ler jornal" });
      const { conversation } = await offered(user, tool, { habit_name: "ler jornal" });
      await user.client.from("habits").update({ name: "Ler jornais" }).eq("user_id", user.userId);
      const again = await conversation.say("sim");
      assert.match(again.text, CHANGED);
      assert.match(again.text, /“Ler jornais”/);
      assert.deepEqual(await rows(stack, "habits", user, "active"), [{ active: true }]);
      assert.deepEqual(await rows(stack, "habit_completions", user), []);
      assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    }
  });

  await t.step(
    "a belief corrected meanwhile is not forgotten as the old one, nor everything with one more",
    async () => {
      const user = await stack.createUser("Davi");
      const id = await remember(user.client);
      const conversation = new Conversation(stack, user);
      assert.match((await conversation.say("esquece que eu moro em Recife")).text, /Recife/);
      await user.client.from("knowledge_items").update({ content: "Mora em Natal" }).eq("id", id);
      const again = await conversation.say("sim");
      assert.match(again.text, CHANGED);
      assert.match(again.text, /Natal/);
      await conversation.say("não");
      assert.match((await conversation.say("esquece tudo que você sabe de mim")).text, /a única coisa que sei/);
      await call(user.client, "add_knowledge", { type: "preference", content: "Gosta de samba", area: "leisure" });
      assert.match((await conversation.say("sim")).text, /as 2 coisas que sei/);
      assert.deepEqual((await rows(stack, "knowledge_items", user)).length, 2);
    },
  );

  await t.step("a choice runs only while it is what its label told", async () => {
    const user = await stack.createUser("Eva");
    for (const name of ["Internet casa", "Internet sítio"]) await create(user.client, { ...luz, name });
    const { conversation } = await offered(user, "mark_bill_paid", { bill_name: "internet" });
    await user.client.from("bills").update({ amount: 999 }).eq("name", "Internet casa");
    const again = await conversation.say("a primeira");
    assert.match(again.text, CHANGED);
    assert.match(again.text, /Internet casa \(R\$ 999,00/);
    assert.deepEqual(await rows(stack, "bills", user, "distinct status"), [{ status: "pending" }]);
    await conversation.say("sim");
    assert.equal((await rows(stack, "bills", user)).filter(({ status }) => status === "paid").length, 1);
  });

  await t.step(
    "of several writes one that has changed is told, and does not hold up the others",
    async () => {
      const user = await stack.createUser("Fabi");
      const [mercado, uber] = [
        await insert(user.client, "expenses", { amount: 80, category: "food", description: "mercado" }),
        await insert(user.client, "expenses", { amount: 20, category: "transport", description: "uber" }),
      ];
      const remove = (item_id: string): GeminiPart => ({
        functionCall: { name: "delete_finance_item", args: { kind: "expense", item_id } },
      });
      fake.script(gemini(remove(mercado), remove(uber)));
      const conversation = new Conversation(stack, user);
      await conversation.say("apaga os gastos de mercado e uber");
      await user.client.from("expenses").delete().eq("id", uber);
      const again = await conversation.say("sim");
      assert.match(again.text, /Não encontrei o gasto “uber”/);
      assert.deepEqual(again.metadata.written?.length, 1);
      assert.equal(again.metadata.waiting, undefined);
      assert.match(JSON.stringify(await rows(stack, "expenses", user, "deleted_at")), /\d/);
    },
  );

  await t.step("writes of one step are offered as they will be one after the other", async () => {
    const user = await stack.createUser("Gil");
    const debt_id = await create(user.client, carro);
    const pay: GeminiPart = { functionCall: { name: "pay_debt", args: { debt_id } } };
    fake.script(gemini(pay, pay));
    const conversation = new Conversation(stack, user);
    const offer = await conversation.say("paguei duas parcelas do carro");
    assert.match(offer.text, /parcela 1 de 10.*\n.*parcela 2 de 10/);
    assert.deepEqual(await rows(stack, "debts", user, "current_installment"), [{ current_installment: 1 }]);
    const yes = await conversation.say("sim");
    assert.match(yes.text, /a parcela 1 de 10.*\n.*a parcela 2 de 10/s);
    assert.deepEqual(await rows(stack, "debts", user, "current_installment"), [{ current_installment: 3 }]);
  });

  await t.step("what comes twice in one step is offered once, and not told as done", async () => {
    const user = await stack.createUser("Zeca");
    await call(user.client, "create_habit", { name: "Ler" });
    const mark: GeminiPart = { functionCall: { name: "record_habit", args: { habit_name: "ler" } } };
    fake.script(gemini(mark, mark), gemini({ text: "Certo." }));
    const offer = await new Conversation(stack, user).say("li hoje, conta nos meus hábitos");
    assert.equal(onlyWaiting(offer).tool, "record_habit");
    assert.equal(offer.text.match(/“Ler”/g)?.length, 1);
    assert.deepEqual(await rows(stack, "habit_completions", user), []);
  });

  await t.step("a yes that the model finds in a longer message is held to what was shown, too", async () => {
    const user = await stack.createUser("Zoe");
    const debt_id = await create(user.client, carro);
    const { conversation } = await offered(user, "pay_debt", { debt_id });
    await user.client.from("debts").update({ current_installment: 4 }).eq("id", debt_id);
    fake.script(
      gemini({ functionCall: { name: "answer_offer", args: YES } }),
      gemini({ text: "De nada!" }),
    );
    const again = await conversation.say("sim, e obrigada pela paciência comigo!");
    assert.match(again.text, CHANGED);
    assert.match(again.text, /parcela 4 de 10/);
    onlyWaiting(again);
    assert.deepEqual(await rows(stack, "debts", user, "current_installment"), [{ current_installment: 4 }]);
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
  });

  await t.step("what has become impossible is said, and nothing waits any more", async () => {
    const user = await stack.createUser("Hugo");
    const bill_id = await create(user.client, luz);
    const { conversation } = await offered(user, "mark_bill_paid", { bill_id });
    await user.client.from("bills").update({ status: "canceled" }).eq("id", bill_id);
    const yes = await conversation.say("sim");
    assert.match(yes.text, /Luz foi cancelada/);
    assert.deepEqual([yes.metadata.route, yes.metadata.waiting], ["direct", undefined]);
    assert.doesNotMatch((await conversation.say("sim")).text, /já está feito/);
  });

  await t.step("what an offer does not show may change: no second question", async () => {
    const user = await stack.createUser("Iara");
    const debt_id = await create(user.client, carro);
    const { conversation } = await offered(user, "pay_debt", { debt_id });
    await user.client.from("debts").update({ status: "overdue" }).eq("id", debt_id);
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
  });

  await stack.close();
  await fake.close();
});

Deno.test("a button answers the proposal that it names", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const expense = (amount: number) =>
    gemini({ functionCall: { name: "create_expense", args: { amount, category: "food", description: "mercado" } } });
  const offer = async (conversation: Conversation, amount: number): Promise<string> => {
    fake.script(expense(amount));
    const { metadata: { waiting = [] } } = await conversation.say(`gastei ${amount} no mercado`);
    return waiting.find(({ args }) => args.amount === amount)?.id ?? "";
  };
  const amounts = async (user: TestUser) => (await rows(stack, "expenses", user)).map(({ amount }) => amount);

  await t.step("an older one, while the newer waits on", async () => {
    const user = await stack.createUser("Bia");
    const conversation = new Conversation(stack, user);
    const [first, second] = [await offer(conversation, 50), await offer(conversation, 60)];
    const answer = await conversation.approve(first, true);
    assert.deepEqual([answer.metadata.route, onlyWaiting(answer).id], ["confirmed", second]);
    assert.deepEqual(await amounts(user), [50]);
    assert.equal((await conversation.approve(second, false)).metadata.route, "rejected");
    assert.deepEqual(await amounts(user), [50]);
  });

  await t.step("a name beside a message is no answer: words are about what was just asked", async () => {
    const user = await stack.createUser("Lia");
    const conversation = new Conversation(stack, user);
    const pendingActionId = await offer(conversation, 50);
    await offer(conversation, 60);
    await conversation.say("sim", crypto.randomUUID(), { pendingActionId });
    assert.deepEqual(await amounts(user), [60]);
  });

  await t.step(
    "one of another person, or that nobody ever made: refused; one of another conversation is answered",
    async () => {
      const user = await stack.createUser("Caio");
      const conversation = new Conversation(stack, user);
      await offer(conversation, 50);
      const elsewhere = await offer(new Conversation(stack, user), 70);
      const foreign = await offer(new Conversation(stack, await stack.createUser("Eva")), 80);
      for (const id of [foreign, crypto.randomUUID(), "x"]) {
        const { status, error } = await conversation.approve(id, true);
        assert.deepEqual([status, error?.code], [400, "invalid_request"], id);
      }
      assert.deepEqual(await rows(stack, "expenses", user), []);
      assert.equal((await conversation.approve(elsewhere, true)).metadata.route, "confirmed");
      assert.deepEqual(await amounts(user), [70]);
    },
  );

  await t.step("one known and one unknown: nothing of it is done", async () => {
    const user = await stack.createUser("Davi");
    const conversation = new Conversation(stack, user);
    const known = await offer(conversation, 50);
    assert.equal((await conversation.approve([known, crypto.randomUUID()], true)).status, 400);
    assert.deepEqual(await rows(stack, "expenses", user), []);
    await conversation.approve(known, true);
    assert.deepEqual(await amounts(user), [50]);
  });

  await stack.close();
  await fake.close();
});

function sayYes(conversation: Conversation): Promise<ChatAnswer> {
  return conversation.say("sim");
}

function pressYes(conversation: Conversation, offer: ChatAnswer): Promise<ChatAnswer> {
  return conversation.approve(onlyWaiting(offer).id, true);
}

async function rows(stack: Stack, table: string, { userId }: TestUser, columns = "*") {
  return await stack.sql<Record<string, unknown>>(
    `select ${columns} from public.${table} where user_id = $1 order by 1`,
    [userId],
  );
}
