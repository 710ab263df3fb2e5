import assert from "node:assert/strict";
import { assertSpoken, calls, type Played, says, startPlayed, waitingOf } from "./played.ts";

async function owes(week: Played, name: string, amount: number) {
  await week.say(`devo ${amount} pra ${name}`, [calls("create_finance_item", { kind: "debt", name, amount })]);
  await week.say("sim");
}

Deno.test("money as people tell it", async (t) => {
  const stage = await startPlayed();

  await t.step("part of a debt is paid, stays in the month, and nobody asks for instalments", async () => {
    const week = await stage.begin();
    await owes(week, "Jussara", 1500);
    const asked = await week.say("e paguei 300 pra jussara hj, agora devo 1200", [
      calls("pay_debt", { debt_name: "Jussara", amount: 300 }),
    ]);
    assertSpoken(asked);
    assert.match(asked.text, /R\$ 300,00 pagos a Jussara[^]*Ficam faltando R\$ 1\.200,00/);
    assertSpoken(await week.say("sim"));
    assert.deepEqual(await week.debts(), [["Jussara", 1200]]);
    const { data } = await week.user.client.from("debt_payments").select("amount, paid_on").throwOnError();
    assert.deepEqual(data.map(({ amount, paid_on }) => [amount, paid_on]), [[300, week.today]]);
  });

  await t.step("an order to pay part runs at once", async () => {
    const week = await stage.begin();
    await owes(week, "Nubank", 3200);
    const answer = await week.say("paguei 100 do nubank, registra", [
      calls("pay_debt", { debt_name: "Nubank", amount: 100, order: "registra" }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.debts(), waitingOf(answer)], [[["Nubank", 3100]], []]);
  });

  await t.step("an income has a day of the month and a month in which it begins, and is received today", async () => {
    const week = await stage.begin();
    const year = Number(week.today.slice(0, 4)) + 1;
    const ordered = await week.say(
      "uai cadastra o salario sim ta, 5400 dia 5. e o do loyola começa em fevereiro, 6800",
      [
        calls("create_finance_item", {
          kind: "income",
          name: "Salário",
          amount: 5400,
          category: "salary",
          due_day: 5,
          recurring: true,
          order: "cadastra o salario sim",
        }),
        calls("create_finance_item", {
          kind: "income",
          name: "Salário Loyola",
          amount: 6800,
          category: "salary",
          recurring: true,
          first_month: `${year}-02`,
        }),
      ],
    );
    assertSpoken(ordered);
    assert.deepEqual(ordered.metadata.written?.map(({ what }) => /Loyola|Salário/.exec(what)?.[0]), ["Salário"]);
    assert.deepEqual(waitingOf(ordered).map((offer) => /Loyola/.exec(offer)?.[0]), ["Loyola"]);
    await week.say("sim");
    await week.say("e o rogerio paga 900 de pensao mas sempre atrasa. caiu hj", [
      calls("create_finance_item", {
        kind: "income",
        name: "Pensão do Rogério",
        amount: 900,
        category: "other",
        date: week.today,
      }),
    ]);
    await week.say("sim");
    const { data } = await week.user.client.from("incomes").select("name, due_day, received_on, expected_amount")
      .is("deleted_at", null).order("name").throwOnError();
    const pension = data.find(({ name }) => name.startsWith("Pensão"));
    const salary = data.find(({ name }) => name === "Salário");
    assert.equal(pension?.received_on, week.today, JSON.stringify(data));
    assert.deepEqual([salary?.due_day, salary?.expected_amount], [5, 5400]);
    const begins = await week.conversation.stack.sql<{ month: string }>(
      "select min(month)::text as month from public.incomes where user_id = $1 and name like '%Loyola%'",
      [week.user.userId],
    );
    assert.equal(begins[0]?.month, `${year}-02-01`);
  });

  await t.step("'uns 60 e pouco' is asked back in words, and no form stands beside it", async () => {
    const week = await stage.begin();
    const answer = await week.say("gastei uns 60 e pouco na feira", [says("Foi quanto mais ou menos: 60, 65?")]);
    assert.equal(answer.text, "Foi quanto mais ou menos: 60, 65?");
  });

  await stage.close();
});
