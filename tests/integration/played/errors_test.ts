import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, type Played, says, startPlayed, waitingOf } from "./played.ts";

async function fiveWait(week: Played) {
  return await week.say("devo 1500 pra jussara e 3200 no cartao do nubank, dormi 4h30 e gastei 46,90 na farmacia", [
    calls("create_finance_item", { kind: "debt", name: "Jussara", amount: 1500 }),
    calls("create_finance_item", { kind: "debt", name: "Cartão Nubank", amount: 3200 }),
    calls("record_metric", { metric: "sleep", value: 4.5, unit: "h" }),
    calls("create_expense", { amount: 46.9, category: "health", description: "farmácia" }),
  ]);
}
const ALL = [1, 2, 3, 4].map((item) => ({ item, decision: "yes" }));

Deno.test("what a model is told of a call that was not done", async (t) => {
  const stage = await startPlayed();

  await t.step("the whole message is as good a quote of a yes as its first words", async () => {
    for (const quote of ["SIM pelo amor de deus kkk tudo", "SIM pelo amor de deus", "SIM"]) {
      const week = await stage.begin();
      await fiveWait(week);
      const answer = await week.say("SIM pelo amor de deus kkk tudo", [
        calls("answer_offer", { quote, answers: ALL }),
      ], [says("Tudo gravado, desculpa o vai e vem! 😅")]);
      assertSpoken(answer);
      assert.equal(answer.metadata.written?.length, 4, quote);
    }
  });

  await t.step("a quote that is not in the message is told as such, with what would pass", async () => {
    const week = await stage.begin();
    await fiveWait(week);
    await week.say(
      "uai mas era pra cadastrar as divida sim! to com sono",
      [calls("answer_offer", { quote: "pode cadastrar as dívidas", answers: ALL.slice(0, 2) })],
      [calls("answer_offer", { quote: "era pra cadastrar as divida sim", answers: ALL.slice(0, 2) })],
      [says("Cadastradas.")],
    );
    assert.match(
      week.results(),
      /o trecho citado precisa ser desta mensagem[^"]*uai mas era pra cadastrar as divida sim!/,
    );
    assert.deepEqual(await week.debts(), [["Cartão Nubank", 3200], ["Jussara", 1500]]);
  });

  await t.step("a number of an item that does not wait is told with those that do", async () => {
    const week = await stage.begin();
    await fiveWait(week);
    const answer = await week.say("sim, a primeira e a nona, e boa noite viu", [
      calls("answer_offer", { quote: "sim", answers: [{ item: 9, decision: "yes" }] }),
    ], [says("A nona não tem. Boa noite, Má!")]);
    assert.match(week.results(), /item vai de 1 a 4; 9 não existe/);
    assert.equal(answer.text, "A nona não tem. Boa noite, Má!");
    assert.equal(waitingOf(answer).length, 4);
  });

  await t.step(
    "what failed beside a call that waits is mended in one more step, and the wait is asked once",
    async () => {
      const week = await stage.begin();
      const answer = await week.say(
        "ah uma noticia boa no meio disso tudo: fui chamada pro colegio loyola! hj ganho 5400 e caio dia 5",
        [
          says("Que notícia boa, Má! Parabéns pelo Loyola 🎉"),
          keeps("Salário no colégio Loyola será 6800", "fui chamada pro colegio loyola!", { area: "career" }),
          calls("create_finance_item", {
            kind: "income",
            name: "Salário",
            amount: 5400,
            category: "salary",
            due_day: 5,
            recurring: true,
          }),
        ],
        [
          keeps("Foi chamada pro colégio Loyola", "fui chamada pro colegio loyola!", { area: "career" }),
          says("O salário de lá você me conta depois?"),
        ],
      );
      assertSpoken(answer);
      assert.match(week.results(), /a pessoa não disse 6800 nesta conversa/);
      assert.match(answer.text, /^Que notícia boa, Má![^]*me conta depois\?[^]*Quer que eu cadastre a renda Salário/);
      assert.deepEqual([await week.beliefs(), waitingOf(answer).length], [["Foi chamada pro colégio Loyola"], 1]);
    },
  );

  await t.step(
    "a model that has nothing left to say after mending a call ends the turn, and what waits stays",
    async () => {
      const week = await stage.begin();
      const loyola = "fui chamada pro colegio loyola!";
      // An empty answer is asked for a second time.
      const answer = await week.say(
        `${loyola} e gastei 20 na padaria`,
        [
          says("Que notícia boa, Má!"),
          keeps("Salário no colégio Loyola será 6800", loyola, { area: "career" }),
          calls("create_expense", { amount: 20, category: "food", description: "padaria" }),
        ],
        [keeps("Foi chamada pro colégio Loyola", loyola, { area: "career" })],
        [],
        [],
      );
      assert.equal(
        answer.text,
        "Que notícia boa, Má!\n\nQuer que eu registre R$ 20,00 em alimentação (padaria), de hoje?",
      );
      assert.deepEqual([answer.metadata.outcome, waitingOf(answer).length], ["completed", 1]);
      await week.say("sim");
      assert.deepEqual(await week.expenses(), [[20, week.today]]);
    },
  );

  await t.step("a call that cannot be carried out goes to the model, beside one that waits too", async () => {
    const week = await stage.begin();
    const answer = await week.say(
      "paguei 300 pra jussara hj e gastei 20 na padaria",
      [
        calls("pay_debt", { debt_name: "Jussara", amount: 300 }),
        calls("create_expense", { amount: 20, category: "food", description: "padaria" }),
      ],
      [says("Da Jussara ainda não tenho a dívida: de quanto é?")],
    );
    assertSpoken(answer);
    assert.match(week.results(), /nenhuma dívida em aberto/);
    assert.doesNotMatch(answer.text, /nenhuma dívida em aberto/);
    assert.match(answer.text, /de quanto é\?[^]*R\$ 20,00/);
    assert.equal(waitingOf(answer).length, 1);
  });

  await t.step("what is refused is neither shown nor left in the words of the answer", async () => {
    const week = await stage.begin();
    const answer = await week.say("to com raiva do rogerio hj", [
      keeps("Odeia o Rogério há 7 anos", "to com raiva do rogerio", { area: "relationships" }),
    ], [says("Raiva cansa, Má.")]);
    assert.equal(answer.text, "Raiva cansa, Má.");
    await week.say("boa noite viu", [says("Boa noite!")]);
    const sent = JSON.stringify(week.fake.requests.at(-1)!.contents);
    assert.doesNotMatch(sent, /Não guardei|não disse 7/, "a later request carries no refusal");
  });

  await stage.close();
});
