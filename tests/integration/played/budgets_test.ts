import assert from "node:assert/strict";
import { assertSpoken, calls, says, startPlayed, waitingOf } from "./played.ts";

Deno.test("budgets, a second salary and payments of debts, as people tell them", async (t) => {
  const stage = await startPlayed();
  const spends = (amount: number) =>
    calls("create_expense", { amount, category: "food", description: "mercado", order: "registra" });

  await t.step("passing 80% is said once, and anew after “desfaz”", async () => {
    const week = await stage.begin();
    await week.say("meu limite de comida é 100", [
      calls("create_finance_item", { kind: "budget", name: "alimentação", amount: 100, category: "food" }),
    ]);
    await week.say("sim");
    const texts = [];
    for (const amount of [70, 15, 3]) {
      texts.push((await week.say(`registra ${amount} no mercado`, [spends(amount)])).text);
    }
    assert.deepEqual(texts.map((text) => /passou de 80%/.test(text)), [false, true, false], texts.join("\n"));
    await week.say("desfaz");
    await week.say("desfaz");
    const again = await week.say("registra 12 no mercado", [spends(12)]);
    assert.match(again.text, /passou de 80% do orçamento: R\$ 82,00 de R\$ 100,00/);
  });

  await t.step("“posso gastar 200 com roupa?” offers nothing", async () => {
    const week = await stage.begin();
    const answer = await week.say("posso gastar 200 com roupa?", [
      calls("get_finance_summary", { planned_amount: 200, planned_category: "shopping" }),
    ], [says("Em compras você não tem orçamento, e sem renda registrada não sei quanto sobra no mês.")]);
    assert.deepEqual([waitingOf(answer), answer.metadata.written ?? []], [[], []]);
    const { data } = await week.user.client.from("expenses").select("id").throwOnError();
    assert.deepEqual(data, []);
  });

  await t.step("a second salary in the month is asked about, though it was ordered", async () => {
    const week = await stage.begin();
    const day = Math.max(Number(week.today.slice(8)) - 1, 1);
    await week.say(`cadastra meu salário de 4000 todo dia ${day}`, [
      calls("create_finance_item", {
        kind: "income",
        name: "Salário",
        amount: 4000,
        category: "salary",
        due_day: day,
        recurring: true,
        order: "cadastra meu salário",
      }),
    ]);
    const received = await week.say("registra que recebi meu salário", [
      calls("receive_income", { income_name: "Salário", order: "registra que recebi meu salário" }),
    ]);
    assertSpoken(received);
    const again = await week.say("registra que recebi meu salário", [
      calls("receive_income", { income_name: "Salário", order: "registra que recebi meu salário" }),
    ], [says("A renda Salário deste mês já entrou. Esta é a do mês que vem ou é outra entrada?")]);
    assert.match(again.text, /\?/);
    assert.deepEqual(waitingOf(again), []);
    const { data } = await week.user.client.from("incomes").select("id").not("actual_amount", "is", null)
      .throwOnError();
    assert.equal(data.length, 1);
  });

  await t.step("a payment is corrected by word, and that is taken back by “desfaz”", async () => {
    const week = await stage.begin();
    await week.say("devo 500 pra Carol", [calls("create_finance_item", { kind: "debt", name: "Carol", amount: 500 })]);
    await week.say("sim");
    await week.say("paguei 200 pra Carol, registra", [
      calls("pay_debt", { debt_name: "Carol", amount: 200, order: "registra" }),
    ]);
    const corrected = await week.say("o pagamento da Carol foi 150, não 200", [
      calls("update_finance_item", { kind: "debt_payment", name: "Carol", amount: 150 }),
    ]);
    assert.match(corrected.text, /o pagamento de Carol \(hoje\), valor de R\$ 200,00 para R\$ 150,00/);
    await week.say("sim");
    assert.deepEqual(await week.debts(), [["Carol", 350]]);
    await week.say("desfaz");
    assert.deepEqual(await week.debts(), [["Carol", 300]]);
  });

  await stage.close();
});
