import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, type Played, says, startPlayed, waitingOf } from "./played.ts";

const FATHER = keeps("Morreu em 2015", "depois q meu pai morreu em 2015 ficou pior, osvaldo o nome dele", {
  area: "relationships",
  person: "Osvaldo",
  type: "memory",
});

async function recordPizza(week: Played) {
  await week.say("gastei 72 de pizza hj com as crianças", [
    calls("create_expense", { amount: 72, category: "food", description: "pizza com as crianças" }),
  ]);
  return await week.say("sim");
}

Deno.test("taking back in the person's own words", async (t) => {
  const stage = await startPlayed();

  await t.step("'desfaz, me arrependi' brings back what was forgotten", async () => {
    const week = await stage.begin();
    await week.say(
      "a sonia (minha terapeuta, toda quinta) acha q é ansiedade, depois q meu pai morreu em 2015 ficou pior, osvaldo o nome dele",
      [FATHER, says("Sinto muito pelo seu pai, Má.")],
    );
    const before = await week.beliefs();
    assert.ok(before.includes("Morreu em 2015"), before.join("\n"));
    const asked = await week.say("apaga ai q meu pai morreu, nao quero q fique lembrando disso", [
      calls("delete_knowledge", { query: "pai morreu em 2015" }),
    ]);
    assert.equal(waitingOf(asked).length, 1);
    await week.say("sim");
    assert.ok(!(await week.beliefs()).includes("Morreu em 2015"));
    const answer = await week.say("desfaz, me arrependi", [
      calls("undo", { quote: "desfaz, me arrependi" }),
    ]);
    assertSpoken(answer);
    assert.deepEqual(await week.beliefs(), before);
  });

  await t.step("'desfaz' right after a correction that ran takes the correction back, and is told so", async () => {
    const week = await stage.begin();
    await week.say("gastei 32 no sacolao", [
      calls("create_expense", { amount: 32, category: "food", description: "sacolão" }),
    ]);
    await week.say("sim");
    await week.say("nao, foi 45");
    const answer = await week.say("desfaz");
    assertSpoken(answer);
    assert.match(answer.text, /R\$ 45,00[^]*R\$ 32,00/);
    assert.deepEqual(await week.expenses(), [[32, week.today]]);
  });

  await t.step("'desfaz' while a proposal was just made withdraws that, and names what stays recorded", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    await week.say("e uber 23 hj", [
      calls("create_expense", { amount: 23, category: "transport", description: "uber" }),
    ]);
    const answer = await week.say("desfaz");
    assertSpoken(answer);
    assert.doesNotMatch(answer.text, /não registrei nada/);
    assert.match(answer.text, /Continua registrado: R\$ 72,00 em alimentação \(pizza com as crianças\), de hoje\./);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[[72, week.today]], []]);
    assert.match((await week.say("desfaz")).text, /^Desfiz: R\$ 72,00/);
    assert.deepEqual(await week.expenses(), []);
  });

  await t.step("'opa desfaz, quem pagou a pizza foi o caio' takes the record back without asking", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    const answer = await week.say("opa desfaz, quem pagou a pizza foi o caio", [
      calls("undo", { items: [1], quote: "opa desfaz" }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[], []]);
    assert.match(answer.text, /^Desfiz: R\$ 72,00 em alimentação \(pizza com as crianças\), de hoje\.$/);
  });

  await t.step("'desfaz esse de 32 entao' is done at once, with the record named", async () => {
    const week = await stage.begin();
    await week.say("gastei 32 no sacolao", [
      calls("create_expense", { amount: 32, category: "food", description: "sacolão" }),
    ]);
    await week.say("sim");
    const undone = await week.say("desfaz esse de 32 entao", [
      calls("undo", { items: [1], quote: "desfaz esse de 32" }),
    ]);
    assert.equal(undone.text, "Desfiz: R$ 32,00 em alimentação (sacolão), de hoje.");
    assert.deepEqual(await week.expenses(), []);
  });

  await t.step("'desfaz, foi 60' is a correction that runs; with a figure nobody said it waits", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    const order = "desfaz, foi 60 e 20 foi fiado da dona lurdes";
    const answer = await week.say(order, [
      calls("replace_saved", { item: 1, args: { amount: 60 }, order }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[[60, week.today]], []]);
    const invented = await week.say("desfaz a pizza q foi engano meu, era menos", [
      calls("replace_saved", { item: 1, args: { amount: 45 }, order: "desfaz a pizza q foi engano meu" }),
    ]);
    assert.deepEqual([await week.expenses(), waitingOf(invented).length], [[[60, week.today]], 1]);
  });

  await t.step(
    "the account of instalments is no correction: the model is told why, and nothing is said to be corrected",
    async () => {
      const week = await stage.begin();
      const plan = "peguei um empréstimo de 12x de 200, cadastra";
      await week.say(plan, [
        calls("create_finance_item", { kind: "debt", name: "Empréstimo", amount: 200, installments: 12, order: plan }),
      ]);
      const order = "o empréstimo caiu na carteira";
      const answer = await week.say(order, [
        calls("replace_saved", { item: 1, args: { account: "Carteira" }, order }),
      ], [
        says("O saldo da carteira não muda com as parcelas."),
      ]);
      assert.equal(answer.text, "O saldo da carteira não muda com as parcelas.");
      assert.match(week.results(), /isso não muda nada: das parcelas não se sabe quanto caiu/);
    },
  );

  await t.step("a correction beside the yes to a book runs: the model called it before it read anything", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    await week.say("comecei a ler o livro dois irmaos", [
      calls("save_book", { title: "Dois Irmãos", status: "started", quote: "comecei a ler o livro dois irmaos" }),
    ]);
    const message = "sim. a pizza foi 75 e nao 72, digitei errado";
    const answer = await week.say(message, [
      calls("answer_offer", { quote: "sim", answers: [{ item: 1, decision: "yes" }] }),
      calls("replace_saved", { item: 1, args: { amount: 75 }, order: "a pizza foi 75 e nao 72, digitei errado" }),
    ]);
    assert.deepEqual([await week.expenses(), waitingOf(answer)], [[[75, week.today]], []]);
  });

  await t.step("a correction that waits runs at its yes of another day, and is told by that day's words", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    const offer = await week.say("a pizza foi quanto mesmo? sei la, uns 75", [
      calls("replace_saved", { item: 1, args: { amount: 75 }, order: "uns 75" }),
    ]);
    assert.match(offer.text, /R\$ 75,00 .*, de hoje, no lugar de: R\$ 72,00 .*, de hoje\?/);
    await stage.stack.sql(
      "update public.tool_executions set created_at = created_at - interval '40 hours' where user_id = $1",
      [week.user.userId],
    );
    await week.say("sim");
    assert.deepEqual(await week.expenses(), [[75, week.today]]);
  });

  await t.step("words that take back something else leave the records alone", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    await week.say("tira foto do cachorro pra mim ver kkk", [
      calls("undo", { items: [1], quote: "tira foto do cachorro" }),
    ], [says("Kkk queria ver também!")]);
    const rent = await week.say("apaga a luz aí. hoje paguei 870 de aluguel", [
      calls("replace_saved", { item: 1, args: { amount: 870 }, order: "apaga a luz" }),
    ]);
    assert.deepEqual([await week.expenses(), waitingOf(rent).length], [[[72, week.today]], 1]);
  });

  await t.step("what is said of another record corrects nothing in this one", async () => {
    const week = await stage.begin();
    const order = "registra 40 no uber e 60 no mercado";
    await week.say(order, [
      calls("create_expense", { amount: 40, category: "transport", description: "uber", order }),
      calls("create_expense", { amount: 60, category: "food", description: "mercado", order }),
    ]);
    const message = "desfaz o uber, e o mercado foi 50";
    await week.say(message, [calls("replace_saved", { item: 1, args: { amount: 50 }, order: message })]);
    assert.deepEqual((await week.expenses()).map(([amount]) => amount).toSorted(), [40, 60]);
    await week.say("o mercado é que foi 50", [
      calls("replace_saved", { item: 2, args: { amount: 50 }, order: "o mercado é que foi 50" }),
    ]);
    assert.deepEqual((await week.expenses()).map(([amount]) => amount).toSorted(), [40, 50]);
  });

  await t.step("the list of what may be corrected or undone is complete", async () => {
    const week = await stage.begin();
    await recordPizza(week);
    await week.say("ah desculpa, e o dr. henrique cobrou 5.400,00 pela consulta, acredita?", [
      calls("create_expense", { amount: 5400, category: "health", description: "consulta do Dr. Henrique" }),
    ]);
    await week.say("sim");
    await week.say("to morta", [says("Descansa, Má.")]);
    const prompt = week.prompt();
    for (
      const known of ["R$ 5.400,00 em saúde (“consulta do Dr. Henrique”), de hoje", '"amount":5400', '"amount":72']
    ) {
      assert.ok(prompt.includes(known), `${known}\n${prompt.slice(-2500)}`);
    }
    assert.deepEqual(["undo", "replace_saved"].filter((name) => !week.tools().includes(name)), []);
  });

  await stage.close();
});
