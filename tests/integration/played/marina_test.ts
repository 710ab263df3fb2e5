import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, type Played, says, startPlayed, waitingOf } from "./played.ts";

/*
 * A teacher and a model talked for a week, 110 messages. What went wrong then, and the tests that hold it now, with her sentences:
 *
 * | what the model's requests showed             | tests                                                              |
 * | -------------------------------------------- | ------------------------------------------------------------------ |
 * |  1 waiting offers got lost                   | tray: a new record, another subject, a refused yes, proposed again |
 * |  2 no yes with a correction                  | changed-yeses: all                                                 |
 * |  3 errors that misled                        | errors: the whole message as quote, what would pass, the item      |
 * |  4 a call that waited ended the turn         | errors: what failed beside a call that waits                       |
 * |  5 three records a message                   | told-facts: five facts of a newcomer, the members of a family      |
 * |  6 the check of words ignored what is known  | told-facts: a name kept before, a mother's name, earlier sentences |
 * |  7 part of a debt was refused                | money: part of a debt, an order to pay part                        |
 * |  8 the software's sentences over the model's | voice: text beside calls, a sentence inside a sentence             |
 * |  9 undo                                      | undo: all                                                          |
 * | 10 people                                    | people: all                                                        |
 * | 11 tools that came and went                  | tools: common records, two skills at once, whole skills            |
 * | 12 missing fields                            | tools: film, book, reminder, run; money: an income's day and month |
 * | 13 said twice                                | voice: what a yes did comes as shown; here: the evening            |
 * | 14 cuts                                      | recall: dots, refusals; undo: the list is complete                 |
 * | 15 recall                                    | recall: allergies, 45 things, mentions, whom she asked to forget   |
 *
 * | what she liked least                         | tests                                                              |
 * | -------------------------------------------- | ------------------------------------------------------------------ |
 * |  "me repete os dois na próxima"              | told-facts: five facts of a newcomer                               |
 * |  "Quantas parcelas foram?"                   | money: part of a debt                                              |
 * |  "Deixei de lado" after an explicit yes      | tray: a yes to three things, 'uai cadastra o salario sim ta'       |
 * |  four asked again for one changed price      | changed-yeses: 'sim tudo, mas a farmacia foi 46,90'                |
 * |  "não registrei nada" while R$ 32 stayed     | undo: 'desfaz' after a correction, while a proposal was just made  |
 * |  "me manda só a palavra 'desfaz'"            | undo: 'desfaz, me arrependi'                                       |
 * |  orders asked again                          | voice: an order; money: an order; here: the evening                |
 * |  "O Jussara é seu melhor amiga"              | voice: people that were kept are not told by code                  |
 * |  "Continua esperando" under tears            | tray: somebody who cries                                           |
 * |  "só a de ontem" asked again                 | changed-yeses: 'so a de ontem'                                     |
 */

/** The records of her first evening: what she says, and what a fair model calls. */
async function firstEvening(week: Played) {
  const answers = [
    await week.say("oi! baixei agora, me indicaram vc. como funciona isso?", [says("Oi, que bom te ver por aqui! 😊")]),
    await week.say("ah e gastei 187,40 no verdemar hj", [
      says("Prazer, Má."),
      calls("create_expense", { amount: 187.4, category: "food", description: "Verdemar" }),
    ]),
    await week.say("to morrendo de fome, e claro, eu AMO fila de banco, passei 1h la hj 🙄", [
      says("Uma hora de fila com fome ninguém merece 🙄"),
    ]),
    await week.say("sim pode. e ontem botei 120 de gasolina", [
      calls("answer_offer", { quote: "sim pode", answers: [{ item: 1, decision: "yes" }] }),
      calls("create_expense", { amount: 120, category: "transport", description: "gasolina", date: week.yesterday }),
    ]),
    await week.say(
      "isso. o q pesa mais é a grana, devo 1500 pra jussara (minha melhor amiga) e 3200 no cartao do nubank",
      [
        calls("answer_offer", { quote: "isso", answers: [{ item: 1, decision: "yes" }] }),
        calls("create_finance_item", { kind: "debt", name: "Jussara", amount: 1500 }),
        calls("create_finance_item", { kind: "debt", name: "Cartão Nubank", amount: 3200 }),
        keeps("É a melhor amiga dela", "devo 1500 pra jussara (minha melhor amiga)", {
          area: "relationships",
          person: "Jussara",
        }),
        says("Dívida com amiga pesa dobrado, né?"),
      ],
    ),
    await week.say("dormi 4h30 essa noite, insonia braba. tenho isso desde o divorcio, ai tomo melatonina 3mg", [
      says("Noite difícil, Má."),
      calls("record_metric", { metric: "sleep", value: 4.5, unit: "h" }),
      keeps("Toma melatonina 3mg", "ai tomo melatonina 3mg", {
        area: "health",
        slot: "medication",
        key: "melatonina",
        value: "3mg",
      }),
    ]),
    await week.say("gastei 64,90 na farmacia com remedio da mae", [
      calls("create_expense", { amount: 64.9, category: "health", description: "farmácia, remédio da mãe" }),
    ]),
    await week.say("sim tudo, mas a farmacia foi 46,90, olhei errado", [
      calls("answer_offer", {
        quote: "sim tudo, mas a farmacia foi 46,90",
        answers: [
          { item: 1, decision: "yes" },
          { item: 2, decision: "yes" },
          { item: 3, decision: "yes" },
          { item: 4, decision: "yes", args: { amount: 46.9 } },
        ],
      }),
    ], [says("Quanta coisa num dia só.")]),
    await week.say("me lembra de ligar pro dr henrique hj 23h", [
      calls("create_reminder", { text: "Ligar pro Dr. Henrique", at: `${week.today}T23:00`, order: "me lembra" }),
    ]),
    await week.say("bora dormir (tentar). to com uma dor de cabeça hj e esse calor ta de matar. tchau!", [
      says("Tchau, Má! Boa noite 🌙"),
    ]),
  ];
  return answers;
}

Deno.test("an evening of ten messages leaves seven records, each asked for at most once", async (t) => {
  const stage = await startPlayed();
  const week = await stage.begin();
  const answers = await firstEvening(week);

  await t.step("with the right figures on the right days", async () => {
    assert.deepEqual(await week.expenses(), [[46.9, week.today], [120, week.yesterday], [187.4, week.today]]);
    assert.deepEqual(await week.debts(), [["Cartão Nubank", 3200], ["Jussara", 1500]]);
    assert.deepEqual(await week.measures("sleep"), [[4.5, week.today]]);
    assert.deepEqual(await week.reminders(), ["Ligar pro Dr. Henrique"]);
  });

  await t.step("each of them told in metadata once, and nothing left waiting", () => {
    const written = answers.flatMap(({ metadata }) => metadata.written ?? []);
    assert.equal(written.length, 7, JSON.stringify(written.map(({ what }) => what)));
    assert.deepEqual(waitingOf(answers.at(-1)!), []);
  });

  await t.step("every proposal stands in one answer, and the model's words in every answer of its own", () => {
    answers.forEach(assertSpoken);
    for (
      const asked of ["registre R$ 187,40", "registre R$ 120,00", "cadastre a dívida Jussara", "registre 4h30 de sono"]
    ) {
      assert.equal(answers.filter(({ text }) => text.includes(asked)).length, 1, asked);
    }
    assert.match(answers[5]!.text, /^Noite difícil, Má\.\n\nQuer que eu registre 4h30 de sono hoje\?$/);
    assert.equal(answers.at(-1)!.text, "Tchau, Má! Boa noite 🌙");
  });

  await stage.close();
});
