import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

/** Money that is known already, told again: what is there changes, or the offer says what else there is. */
Deno.test("what is told again", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Rita", whereItIs(12));
  const { client } = user;
  const today = await todayOf(client);
  const talk = () => new Conversation(stack, user);
  const create = (args: JsonObject) => call(client, "create_finance_item", args);
  const incomes = async () =>
    (await client.from("incomes").select("name, actual_amount, received_on").is("deleted_at", null)
      .lte("month", today.startOfMonth().toString()).order("name")).data!;

  await t.step("an expected income that came in is marked as received, and undone", async () => {
    const site = { name: "Site da Joana", category: "freelance", expected_amount: 600 };
    assert.equal((await client.from("incomes").insert(site)).error, null);
    const conversation = talk();
    const { text } = await conversation.say("caiu 650 da joana");
    assert.match(text, /marque a renda Site da Joana como recebida hoje, R\$ 650,00 \(o previsto era R\$ 600,00\)\?/);
    await conversation.say("sim");
    assert.deepEqual(await incomes(), [{
      name: "Site da Joana",
      actual_amount: 650,
      received_on: today.toString(),
    }]);
    await conversation.say("desfaz");
    assert.equal((await incomes())[0]!.received_on, null);
  });

  await t.step("an amount far from the expected one is another income, and the offer says so", async () => {
    const { text } = await talk().say("recebi 100 da joana");
    assert.match(text, /registre R\$ 100,00 recebidos .*Você também espera Site da Joana, R\$ 600,00/);
  });

  await t.step("an income told twice is offered with the one that is there", async () => {
    const conversation = talk();
    await conversation.say("recebi 5000 de salário");
    await conversation.say("sim");
    const { text } = await conversation.say("recebi 5000 de salário");
    assert.match(text, /Já está como recebido hoje: salário, R\$ 5\.000,00\. Este entra além dele\./i);
    assert.equal((await incomes()).length, 2);
  });

  await t.step("a debt that was only owed takes its plan, and undone is owed again", async () => {
    await create({ kind: "debt", name: "Cartão de crédito", amount: 3480 });
    const conversation = talk();
    const { text } = await conversation.say("renegociei a dívida do cartão em 10x de 390");
    assert.match(text, /mude a dívida Cartão de crédito, de R\$ 3\.480,00 em aberto, para 10 parcelas de R\$ 390,00/);
    await conversation.say("sim");
    const debts = async () =>
      (await client.from("debts").select("negotiated, installments, installment_amount").is("deleted_at", null)).data;
    assert.deepEqual(await debts(), [{ negotiated: true, installments: 10, installment_amount: 390 }]);
    await conversation.say("desfaz");
    assert.deepEqual(await debts(), [{ negotiated: false, installments: 1, installment_amount: 3480 }]);
  });

  await t.step("a second plan of one name is offered with the first", async () => {
    await create({ kind: "debt", name: "Celular", amount: 100, installments: 10 });
    const { text } = await talk().say("financiei um celular em 5x de 50");
    assert.match(text, /Já existe a dívida Celular, com 10 de 10 parcelas a pagar, de R\$ 100,00/);
  });

  await t.step("the amount paid is the month's, and the next month keeps the bill's own", async () => {
    await create({ kind: "bill", name: "Luz", amount: 187.4, due_day: today.day });
    const conversation = talk();
    const { text } = await conversation.say("paguei 120 de luz");
    assert.match(text, /como paga hoje, por R\$ 120,00\? Ela está cadastrada em R\$ 187,40/);
    await conversation.say("sim");
    const amounts = async () => (await client.from("bills").select("amount").eq("name", "Luz").order("month")).data;
    assert.deepEqual(await amounts(), [{ amount: 120 }, { amount: 187.4 }]);
    await conversation.say("desfaz");
    assert.deepEqual(await amounts(), [{ amount: 187.4 }, { amount: 187.4 }]);
  });

  await t.step("an amount told goes with the bill that is chosen, unless it can hardly be that bill's", async () => {
    for (const [name, amount] of [["Internet casa", 110], ["Internet celular", 40]] as const) {
      await create({ kind: "bill", name, amount, due_day: today.day });
    }
    const { choices } = await call<{ choices: { args: JsonObject }[] }>(client, "prepare_mark_bill_paid", {
      bill_name: "internet",
      amount: 100,
    });
    assert.deepEqual(choices.map(({ args }) => [args.bill_name, args.amount]), [
      ["Internet casa", 100],
      ["Internet celular", undefined],
    ]);
  });

  await t.step("a budget in force is changed, and says what it holds for", async () => {
    await stack.sql(
      "insert into public.budgets (user_id, category, amount, month) values ($1, 'food', 900, $2)",
      [user.userId, today.startOfMonth().plusMonths(-3).toString()],
    );
    const conversation = talk();
    const { text } = await conversation.say("quero gastar no máximo 500 com ifood por mês");
    assert.match(text, /mude o orçamento de alimentação de R\$ 900,00 para R\$ 500,00 por mês\? .*tudo em alimentação/);
  });

  await t.step("a budget is taken away from this month on, and undone is there again", async () => {
    const budget = async (months: number) =>
      (await stack.sql(
        "select amount from public.budgets b where b.user_id = $1 and b.deleted_at is null and b.category = 'food' " +
          "and (b.month = $2 or (b.recurring and b.month < $2)) order by b.month desc limit 1",
        [user.userId, today.startOfMonth().plusMonths(months).toString()],
      ))[0]?.amount;
    const conversation = talk();
    const { text } = await conversation.say("apaga o orçamento de alimentação");
    assert.match(text, /Quer que eu apague o orçamento de alimentação \(R\$ 900,00\)\?/);
    await conversation.say("sim");
    assert.deepEqual([await budget(0), await budget(-1), await budget(-3)], [undefined, 900, 900]);
    await conversation.say("desfaz");
    assert.deepEqual([await budget(0), await budget(-1)], [900, 900]);
  });

  await stack.close();
});
