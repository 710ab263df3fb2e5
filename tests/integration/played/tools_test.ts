import assert from "node:assert/strict";
import { assertSpoken, calls, says, startPlayed, waitingOf } from "./played.ts";

const COMMON = [
  "create_expense",
  "create_finance_item",
  "record_metric",
  "record_habit",
  "create_reminder",
  "add_knowledge",
];

Deno.test("tools that are there when they are needed", async (t) => {
  const stage = await startPlayed();

  await t.step("the common records are declared whatever is said, and stay so after a skill is opened", async () => {
    const week = await stage.begin();
    const missing = () => COMMON.filter((name) => !week.tools().includes(name));
    await week.say("oi! baixei agora, me indicaram vc. como funciona isso?", [says("Oi!")]);
    assert.deepEqual(missing(), []);
    await week.say("isso. corri 6km em 40min na lagoa da pampulha hj cedo, corro la 3x na semana", [
      calls("use_skill", { skill: "finance" }),
    ], [
      calls("record_metric", { metric: "exercise", value: 40, unit: "min", note: "corrida de 6km" }),
    ]);
    assert.deepEqual(missing(), []);
  });

  await t.step("money and health of one message are asked for together, beside use_skill too", async () => {
    const week = await stage.begin();
    const answer = await week.say("corri 6km em 40min hj cedo e gastei 18,50 na padaria", [
      calls("use_skill", { skill: "library" }),
      calls("record_metric", { metric: "exercise", value: 40, unit: "min" }),
      calls("create_expense", { amount: 18.5, category: "food", description: "padaria" }),
    ], [says("Mandou bem, Má!")]);
    assertSpoken(answer);
    assert.match(answer.text, /^Mandou bem, Má!\n\nQuer que eu faça tudo isto\?/);
    assert.equal(waitingOf(answer).length, 2);
  });

  await t.step("a skill's tools come whole: who can create a habit can delete one", async () => {
    const week = await stage.begin();
    await week.say("quero criar um habito de ler 10 paginas por dia", [says("Boa!")]);
    const health = ["create_habit", "update_habit", "delete_habit", "record_habit", "get_habits"];
    assert.deepEqual(health.filter((name) => !week.tools().includes(name)), []);
    await week.say("e como ta minha grana esse mes?", [says("Vejo já.")]);
    const finance = ["create_expense", "update_expense", "delete_finance_item", "pay_debt", "mark_bill_paid"];
    assert.deepEqual(finance.filter((name) => !week.tools().includes(name)), []);
  });

  await t.step("a film that was seen has its rating, and a book is one", async () => {
    const week = await stage.begin();
    const text = "anota ai o filme ainda estou aqui como visto, dou 9. e q eu quero ler torto arado";
    const answer = await week.say(text, [
      calls("save_movie", { title: "ainda estou aqui", status: "done", rating: 9, quote: text }),
      calls("save_book", { title: "Torto Arado", status: "wanted", quote: text }),
      says("Anotados!"),
    ]);
    assertSpoken(answer);
    const { data } = await week.user.client.from("library_items").select("type, title, status, rating")
      .is("deleted_at", null).order("type").throwOnError();
    assert.deepEqual(
      data.map(({ type, status, rating }) => [type, status, rating]),
      [["book", "wanted", null], ["movie", "done", 9]],
      week.results(),
    );
    assert.deepEqual(await week.beliefs(), []);
  });

  await t.step("5/5 is 10 of 10, and is told so, whichever of both the model writes", async () => {
    for (const rating of [5, 10]) {
      const week = await stage.begin();
      const text = "anota ai o livro torto arado como lido, dou 5/5";
      const answer = await week.say(text, [
        calls("save_book", { title: "Torto Arado", status: "done", rating, quote: text }),
      ]);
      assert.match(answer.text, /nota 10 de 10/);
    }
  });

  await t.step("a reminder is cancelled, and another takes its place", async () => {
    const week = await stage.begin();
    const at = (hour: string) => `${Number(week.today.slice(0, 4)) + 1}-03-02T${hour}:00`;
    await week.say("tem q ligar pro dr henrique dia 2 de março as 10h, avisa", [
      calls("create_reminder", { text: "Ligar pro Dr. Henrique", at: at("10") }),
    ]);
    await week.say("sim");
    const answer = await week.say("e o lembrete de ligar pro dr henrique pode cancelar, agora é dra beatriz, 14h", [
      calls("cancel_reminder", { reminder: "Ligar pro Dr. Henrique" }),
      calls("create_reminder", { text: "Ligar pra Dra. Beatriz", at: at("14") }),
    ]);
    assertSpoken(answer);
    assert.match(answer.text, /cancele o lembrete de “Ligar pro Dr\. Henrique”[^]*“Ligar pra Dra\. Beatriz”/);
    await week.say("sim");
    assert.deepEqual(await week.reminders(), ["Ligar pra Dra. Beatriz"]);
  });

  await t.step("a run has its distance", async () => {
    const week = await stage.begin();
    await week.say("corri 6km em 40min na lagoa da pampulha hj cedo", [
      calls("record_metric", { metric: "distance", value: 6, unit: "km" }),
      calls("record_metric", { metric: "exercise", value: 40, unit: "min" }),
    ]);
    await week.say("sim");
    assert.deepEqual(
      [await week.measures("distance"), await week.measures("exercise")],
      [[[6, week.today]], [[40, week.today]]],
    );
  });

  await t.step("a joke about a password is saved by nobody's order", async () => {
    const week = await stage.begin();
    const answer = await week.say("kkk minha senha do banco é 1234, brincadeira", [
      calls("save_note", { content: "senha do banco 1234", quote: "minha senha do banco é 1234" }),
    ], [says("Kkk nem me conta!")]);
    assertSpoken(answer);
    const { data } = await week.user.client.from("library_items").select("id").throwOnError();
    assert.deepEqual(data, []);
  });

  await stage.close();
});
