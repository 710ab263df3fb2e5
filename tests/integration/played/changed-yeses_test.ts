import assert from "node:assert/strict";
import { gemini } from "../../support/fake-gemini.ts";
import { assertSpoken, calls, says, startPlayed, waitingOf } from "./played.ts";

Deno.test("a yes with a change", async (t) => {
  const stage = await startPlayed();

  await t.step("'sim tudo, mas a farmacia foi 46,90' runs all four, one of them changed", async () => {
    const week = await stage.begin();
    await week.say(
      "devo 1500 pra jussara e 3200 no cartao do nubank, dormi 4h30 e gastei 64,90 na farmacia com remedio da mae",
      [
        calls("create_finance_item", { kind: "debt", name: "Jussara", amount: 1500 }),
        calls("create_finance_item", { kind: "debt", name: "Cartão Nubank", amount: 3200 }),
        calls("record_metric", { metric: "sleep", value: 4.5, unit: "h" }),
        calls("create_expense", { amount: 64.9, category: "health", description: "farmácia, remédio da mãe" }),
      ],
    );
    const answer = await week.say("sim tudo, mas a farmacia foi 46,90, olhei errado", [
      calls("answer_offer", {
        quote: "sim tudo, mas a farmacia foi 46,90",
        answers: [
          { item: 1, decision: "yes" },
          { item: 2, decision: "yes" },
          { item: 3, decision: "yes" },
          { item: 4, decision: "yes", args: { amount: 46.9 } },
        ],
      }),
    ], [says("Prontinho.")]);
    assertSpoken(answer);
    assert.deepEqual(waitingOf(answer), []);
    assert.deepEqual(await week.expenses(), [[46.9, week.today]]);
    assert.deepEqual(await week.debts(), [["Cartão Nubank", 3200], ["Jussara", 1500]]);
    assert.deepEqual(await week.measures("sleep"), [[4.5, week.today]]);
    assert.equal(answer.metadata.route, "corrected");
  });

  await t.step("'nao, foi 5h30 na real' and 'sim mas foi da noite de ontem' are carried out at once", async () => {
    const week = await stage.begin();
    const date = week.yesterday;
    await week.say("oi bom dia! hj dormi melhor, umas 6h", [
      calls("record_metric", { metric: "sleep", value: 6, unit: "h" }),
    ]);
    const answer = await week.say(`sim mas foi da noite de ontem, dia ${Number(date.slice(8))}`, [
      calls("answer_offer", {
        quote: `sim mas foi da noite de ontem, dia ${Number(date.slice(8))}`,
        answers: [{ item: 1, decision: "yes", args: { date } }],
      }),
    ], [says("Anotado na noite certa.")]);
    assertSpoken(answer);
    assert.deepEqual(await week.measures("sleep"), [[6, date]]);
    assert.deepEqual(waitingOf(answer), []);
  });

  await t.step("'nao, foi 5h30 na real' changes what is recorded to what was said", async () => {
    const week = await stage.begin();
    await week.say("oi bom dia! hj dormi melhor, umas 6h", [
      calls("record_metric", { metric: "sleep", value: 6, unit: "h" }),
    ]);
    const answer = await week.say("nao, foi 5h30 na real, tinha acordado as 4 tb", [
      says("Cinco e meia, então."),
      calls("answer_offer", {
        quote: "foi 5h30 na real",
        answers: [{ item: 1, decision: "yes", args: { value: 5.5, note: "acordou às 4h" } }],
      }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.measures("sleep"), waitingOf(answer)], [[[5.5, week.today]], []]);
  });

  await t.step("a correction that is asked, doubted or of another figure changes the proposal and waits", async () => {
    for (
      const [text, quote, value] of [
        ["nao, foi 5h30 na real, ou nao foi?", "nao, foi 5h30 na real", 5.5],
        ["nao, foi 5h30 na real, acho, sei la", "nao, foi 5h30 na real", 5.5],
        ["nao, foi 5h30 na real, tinha acordado as 4 tb", "nao, foi 5h30 na real", 9],
        ["meu irmao disse nao, foi 5h30 na real", "nao, foi 5h30 na real", 5.5],
        ["meu irmao disse nao, foi 5h30 na real", "foi 5h30 na real", 5.5],
        ["se foi ruim, foi 5h30 na real", "foi 5h30 na real", 5.5],
      ] as const
    ) {
      const week = await stage.begin();
      await week.say("oi bom dia! hj dormi melhor, umas 6h", [
        calls("record_metric", { metric: "sleep", value: 6, unit: "h" }),
      ]);
      const answers = [{ item: 1, decision: "yes", args: { value } }];
      week.fake.script(gemini(calls("answer_offer", { quote, answers })), gemini(says("Quanto foi, então?")));
      const answer = await week.conversation.say(text);
      assertSpoken(answer);
      assert.deepEqual([await week.measures("sleep"), waitingOf(answer).length], [[], 1], text);
    }
  });

  await t.step("'sim mas foi ontem' needs no model", async () => {
    const week = await stage.begin();
    await week.say("gastei 18,50 na padaria", [
      calls("create_expense", { amount: 18.5, category: "food", description: "padaria" }),
    ]);
    const answer = await week.say("sim mas foi ontem");
    assertSpoken(answer);
    assert.deepEqual(await week.expenses(), [[18.5, week.yesterday]]);
    assert.equal(answer.metadata.route, "corrected");
    assert.deepEqual(answer.metadata.written?.map(({ what }) => what), [
      "R$ 18,50 em alimentação (padaria), de ontem",
    ]);
  });

  await t.step("'so a de ontem' runs that one, and the other does not wait on", async () => {
    const week = await stage.begin();
    await week.say("ah nao sei direito, deixa quieto. ó tomei 2l de agua ontem e 1 copo hj", [
      calls("record_metric", { metric: "water", value: 2, unit: "l", date: week.yesterday }),
      calls("record_metric", { metric: "water", value: 1, unit: "copo", date: week.today }),
    ]);
    const answer = await week.say("so a de ontem", [
      calls("answer_offer", {
        quote: "so a de ontem",
        answers: [{ item: 1, decision: "yes" }, { item: 2, decision: "no" }],
      }),
    ], [says("Combinado, só os 2 litros de ontem.")]);
    assertSpoken(answer);
    assert.deepEqual(await week.measures("water"), [[2000, week.yesterday]]);
    assert.deepEqual(waitingOf(answer), []);
  });

  await t.step("'a gasolina foi 110 e o cafe nao precisa' changes one and leaves the other out", async () => {
    const week = await stage.begin();
    await week.say("botei 100 de gasolina e tomei um cafe de 8 no posto", [
      calls("create_expense", { amount: 100, category: "transport", description: "gasolina" }),
      calls("create_expense", { amount: 8, category: "food", description: "café no posto" }),
    ]);
    const answer = await week.say("a gasolina foi 110 e o cafe nao precisa", [
      calls("answer_offer", {
        quote: "a gasolina foi 110",
        answers: [{ item: 1, decision: "yes", args: { amount: 110 } }, { item: 2, decision: "no" }],
      }),
    ], [says("Feito.")]);
    assertSpoken(answer);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[[110, week.today]], []]);
  });

  await t.step("'sim baixa o nubank pra 3100' is an order, and runs", async () => {
    const week = await stage.begin();
    await week.say("devo 3200 no cartao do nubank", [
      calls("create_finance_item", { kind: "debt", name: "Cartão Nubank", amount: 3200 }),
    ]);
    await week.say("sim");
    await week.say("voltei com o caio kkk nao me julga", [
      says("Sem julgamento! E o Nubank: quer que eu baixe a dívida pra R$ 3.100,00?"),
    ]);
    const answer = await week.say("sim baixa o nubank pra 3100", [
      calls("create_finance_item", {
        kind: "debt",
        name: "Cartão Nubank",
        amount: 3100,
        order: "sim baixa o nubank pra 3100",
      }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.debts(), waitingOf(answer)], [[["Cartão Nubank", 3100]], []]);
  });

  await t.step("'nao, foi 45' after the yes takes the place of what was written at once", async () => {
    const week = await stage.begin();
    await week.say("gastei 32 no sacolao", [
      calls("create_expense", { amount: 32, category: "food", description: "sacolão" }),
    ]);
    await week.say("sim");
    const answer = await week.say("nao, foi 45");
    assertSpoken(answer);
    assert.doesNotMatch(answer.text, /Registrei R\$ 32/);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[[45, week.today]], []]);
  });

  await stage.close();
});
