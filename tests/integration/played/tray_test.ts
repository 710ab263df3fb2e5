import assert from "node:assert/strict";
import { assertSpoken, calls, type Played, says, startPlayed, waitingOf } from "./played.ts";

const JUSSARA = calls("create_finance_item", { kind: "debt", name: "Jussara", amount: 1500 });
const NUBANK = calls("create_finance_item", { kind: "debt", name: "Cartão Nubank", amount: 3200 });
const DEBTS = "o q pesa mais é a grana, devo 1500 pra jussara (minha melhor amiga) e 3200 no cartao do nubank";
const SLEEP = calls("record_metric", { metric: "sleep", value: 4.5, unit: "h", note: "insônia braba" });
const SLEPT = "dormi 4h30 essa noite, insonia braba. tenho isso desde o divorcio, ai tomo melatonina 3mg";
const INSOMNIA = calls("add_knowledge", {
  type: "fact",
  content: "Tem insônia desde o divórcio",
  area: "health",
  slot: "condition",
  key: "insônia",
  quote: "insonia braba. tenho isso desde o divorcio",
});

/** Two debts wait, and behind them the sleep of the night. */
async function threeWait(week: Played) {
  await week.say(DEBTS, [JUSSARA, NUBANK]);
  return await week.say(SLEPT, [SLEEP, INSOMNIA, says("Noite difícil, Má.")]);
}

Deno.test("what waits for an answer", async (t) => {
  const stage = await startPlayed();

  await t.step("a new record leaves what waits waiting", async () => {
    const week = await stage.begin();
    const answer = await threeWait(week);
    assertSpoken(answer);
    assert.deepEqual(waitingOf(answer).map((offer) => /Jussara|Nubank|sono/.exec(offer)?.[0]), [
      "Jussara",
      "Nubank",
      "sono",
    ]);
    assert.match(
      answer.text,
      /Noite difícil, Má\.\n\nQuer que eu registre 4h30 de sono hoje, com a observação “insônia braba”\?$/,
    );
  });

  await t.step("a yes to three things among other words runs the three at once", async () => {
    const week = await stage.begin();
    await threeWait(week);
    const yes = [1, 2, 3].map((item) => ({ item, decision: "yes" }));
    const answer = await week.say(
      "uai mas era pra cadastrar as divida sim! e o sono tb",
      [calls("answer_offer", { quote: "era pra cadastrar as divida sim! e o sono tb", answers: yes })],
      [says("Tudo cadastrado.")],
    );
    assertSpoken(answer);
    assert.deepEqual(await week.debts(), [["Cartão Nubank", 3200], ["Jussara", 1500]]);
    assert.deepEqual(await week.measures("sleep"), [[4.5, week.today]]);
    assert.equal(answer.metadata.written?.length, 3);
    assert.deepEqual(waitingOf(answer), []);
  });

  await t.step("a yes that is refused beside new calls throws nothing away", async () => {
    const week = await stage.begin();
    await threeWait(week);
    const answer = await week.say(
      "gastei 64,90 na farmacia com remedio da mae",
      [
        calls("answer_offer", { quote: "sim", answers: [{ item: 3, decision: "yes" }] }),
        calls("create_expense", { amount: 64.9, category: "health", description: "farmácia, remédio da mãe" }),
      ],
      [says("Coitada, melhoras pra ela.")],
    );
    assertSpoken(answer);
    assert.equal(waitingOf(answer).length, 4);
    assert.match(answer.text, /R\$ 64,90 em saúde/);
    assert.doesNotMatch(answer.text, /Jussara|sono/, "what waited before is not asked for again");
    assert.deepEqual([await week.debts(), await week.expenses()], [[], []]);
  });

  await t.step("another subject leaves it, and the answer to a question does not name it", async () => {
    const week = await stage.begin();
    await week.say("ah oi, dormi 5h30 ontem", [calls("record_metric", {
      metric: "sleep",
      value: 5.5,
      unit: "h",
      date: week.yesterday,
    })]);
    const about = await week.say("o q vc sabe da minha mae?", [calls("get_person", { name: "mãe" })], [
      says("Ainda não sei nada dela. Me conta?"),
    ]);
    assert.equal(about.text, "Ainda não sei nada dela. Me conta?");
    const island = await week.say("se eu ganhasse na mega eu comprava uma ilha e sumia do mapa kkkk", [
      says("Uma ilha sem boleto!"),
    ]);
    assert.equal(island.text, "Uma ilha sem boleto!");
    assert.equal(waitingOf(island).length, 1);
    const answer = await week.say("ah mas o sono de ontem era pra registrar", [
      calls("answer_offer", { quote: "era pra registrar", answers: [{ item: 1, decision: "yes" }] }),
    ], [says("Pronto.")]);
    assertSpoken(answer);
    assert.deepEqual(await week.measures("sleep"), [[5.5, week.yesterday]]);
  });

  await t.step("what waits and is proposed once more does not wait twice", async () => {
    const week = await stage.begin();
    await threeWait(week);
    const answer = await week.say("uai mas e as dividas?", [JUSSARA, NUBANK]);
    assertSpoken(answer);
    assert.equal(waitingOf(answer).length, 3);
    assert.match(answer.text, /Jussara[^]*Nubank/);
    await week.say("sim");
    assert.deepEqual(await week.debts(), [["Cartão Nubank", 3200], ["Jussara", 1500]]);
  });

  await t.step("'uai cadastra o salario sim ta', two subjects later, is the yes to it", async () => {
    const week = await stage.begin();
    await week.say("salario 6800. hj ganho 5400 e caio dia 5", [
      calls("create_finance_item", {
        kind: "income",
        name: "Salário Santa Marcelina",
        amount: 5400,
        category: "salary",
        due_day: 5,
        recurring: true,
      }),
    ]);
    await week.say("*cai dia 5 kk. comemorei comendo peixe, voltei a comer peixe acredita?", [
      says("Merecido, Má! 🐟"),
    ]);
    await week.say("como foi meu sono esses dias?", [calls("get_tracking_history", { metric: "sleep", days: 7 })], [
      says("Ainda não tenho noites anotadas."),
    ]);
    const answer = await week.say("uai cadastra o salario sim ta", [
      calls("answer_offer", { quote: "cadastra o salario sim", answers: [{ item: 1, decision: "yes" }] }),
    ], [says("Cadastrado.")]);
    assertSpoken(answer);
    assert.deepEqual(answer.metadata.written?.map(({ tool }) => tool), ["create_finance_item"]);
    assert.deepEqual(waitingOf(answer), []);
  });

  await t.step("somebody who cries hears nothing of it", async () => {
    const week = await stage.begin();
    await week.say("é. meu humor hj foi tipo 3 de 10", [
      says("Um 3 num dia desses é bem honesto, Má."),
      calls("record_metric", { metric: "mood", value: 3 }),
    ]);
    const heavy = [
      "chorei no banheiro da escola kkkk q fase. ai a ju me trouxe pao de queijo, essa mulher é um anjo",
      "ele disse q eu sou dificil e q meus filho dao trabalho. sou uma pessima mae mesmo. nao to dormindo",
      "minha mae caiu de novo em casa, o fabio so me contou hj. to chorando",
      "to tao triste, me sinto sozinha",
      "nao paro de chorar",
      "to muito mal hj",
    ];
    for (const text of heavy) {
      const answer = await week.say(text, [says("Estou aqui com você, Má.")]);
      assert.equal(answer.text, "Estou aqui com você, Má.", text);
      assert.equal(waitingOf(answer).length, 1);
    }
    const answer = await week.say(
      "pode registrar. comi o pao de queijo so. o q eu faço com a minha mae? to com culpa de nao morar com ela",
      [calls("answer_offer", { quote: "pode registrar", answers: [{ item: 1, decision: "yes" }] })],
      [says("Culpa costuma vir de quem se importa muito, Má.")],
    );
    assertSpoken(answer);
    assert.match(answer.text, /Culpa costuma vir/);
    assert.deepEqual(await week.measures("mood"), [[3, week.today]]);
  });

  await t.step("a yes to an older answer and a new purchase are both carried out or asked", async () => {
    const week = await stage.begin();
    await week.say("ah e gastei 187,40 no verdemar hj", [
      calls("create_expense", { amount: 187.4, category: "food", description: "Verdemar" }),
    ]);
    await week.say("to morrendo de fome, e claro, eu AMO fila de banco, passei 1h la hj 🙄", [
      says("Uma hora de fila com fome ninguém merece, Má 🙄"),
    ]);
    const answer = await week.say("sim pode. e ontem botei 120 de gasolina", [
      calls("answer_offer", { quote: "sim pode", answers: [{ item: 1, decision: "yes" }] }),
      calls("create_expense", { amount: 120, category: "transport", description: "gasolina", date: week.yesterday }),
    ]);
    assertSpoken(answer);
    assert.deepEqual(await week.expenses(), [[187.4, week.today]]);
    assert.deepEqual(waitingOf(answer), ["Quer que eu registre R$ 120,00 em transporte (gasolina), de ontem?"]);
    assert.deepEqual(answer.metadata.written?.map(({ what }) => what), [
      "R$ 187,40 em alimentação (Verdemar), de hoje",
    ]);
  });

  await stage.close();
});
