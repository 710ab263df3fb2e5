import assert from "node:assert/strict";
import { answers, call, dayFromNow, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

Deno.test("records of several kinds in one message", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("money, health and a fact are taken in one answer, without opening a skill", async (talk) => {
    const said = "fiz 140 de entrega hj, botei 40 de gasolina, dormi 6h e torço pro bahia";
    const { metadata, text } = await talk.tell(said, [
      words("Dia cheio, hein!"),
      call("create_finance_item", {
        kind: "income",
        name: "entregas",
        amount: 140,
        category: "freelance",
        date: dayFromNow(),
      }),
      expense(40, "gasolina", { category: "transport" }),
      measure("sleep", 6, { unit: "h" }),
      call("add_knowledge", {
        type: "preference",
        content: "Torce pro Bahia",
        area: "leisure",
        quote: "torço pro bahia",
      }),
    ]);
    assert.equal(metadata.modelCalls, 1);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), [
      "create_finance_item",
      "create_expense",
      "record_metric",
    ]);
    assert.deepEqual(metadata.kept?.map(({ content }) => content), ["Torce pro Bahia"]);
    assert.match(text, /^Dia cheio, hein!\n\nQuer que eu faça tudo isto\?/);
    await talk.tell("sim");
    assert.deepEqual(await talk.expenses(), ["40 gasolina"]);
    assert.deepEqual(await talk.measures(), ["sleep 6"]);
  });

  await step("the records that anybody may mention are declared whatever the message is about", async (talk) => {
    for (const message of ["oi, tudo bem?", "to triste com meu patrão", "dormi mal"]) {
      await talk.tell(message, [words("Oi!")]);
      const missing = ["create_expense", "create_finance_item", "record_metric", "record_habit", "create_reminder"]
        .filter((name) => !played.tools().includes(name));
      assert.deepEqual(missing, [], message);
    }
  });

  await step("what was saved can be deleted where it can be saved", async (talk) => {
    await talk.tell("anota aí a ideia da Bolacha Express", [words("Qual?")]);
    assert.ok(played.tools().includes("save_note"));
    assert.ok(played.tools().includes("delete_item"));
  });

  await step("a proposal beside use_skill waits, and the turn goes on to what the skill is for", async (talk) => {
    const { metadata, text } = await talk.tell(
      "gastei 20 no almoço. e tava querendo um hábito de alongar",
      [expense(20, "almoço"), call("use_skill", { skill: "health" })],
      [call("create_habit", { name: "Alongar", frequency: "daily" })],
    );
    assert.equal(metadata.modelCalls, 2);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["create_expense", "create_habit"]);
    assert.match(text, /R\$ 20,00[^]*Alongar/);
  });

  await step("what failed beside a proposal comes back to the model in the same turn", async (talk) => {
    const { metadata, text } = await talk.tell(
      "gastei 20 no almoço e 30 de uber",
      [expense(20, "almoço"), call("create_expense", { amount: 30, description: "uber" })],
      [expense(30, "uber", { category: "transport" })],
    );
    assert.match(played.results().join(), /category/);
    assert.equal(metadata.waiting?.length, 2);
    assert.match(text, /R\$ 20,00[^]*R\$ 30,00/);
  });

  await step("what the model only says it recorded, or will, is said not to be", async (talk) => {
    const { text, metadata } = await talk.tell("botei 40 de gasolina", [words("Pronto, registrei os R$ 40,00!")]);
    assert.match(text, /^Pronto, registrei os R\$ 40,00!\n\n\(Nada foi registrado agora\.\)$/);
    assert.equal(metadata.written, undefined);
    assert.deepEqual(await talk.expenses(), []);
  });

  await step("an order that came to nothing is said to have, whatever words the model finds for it", async (talk) => {
    for (
      const [message, claim] of [
        ["me lembra amanhã às 9 de ligar pra mãe", "Pode deixar, te lembro amanhã às 9h."],
        ["registra 50 no mercado", "Prontinho! R$ 50,00 em alimentação (mercado), de hoje."],
      ] as const
    ) {
      assert.equal((await talk.tell(message, [words(claim)])).text, `${claim}\n\n(Nada foi registrado agora.)`);
    }
    const asked = await talk.tell("me lembra amanhã às 9 de ligar", [words("Ligar pra quem?")]);
    assert.equal(asked.text, "Ligar pra quem?");
  });

  await step("words that it is recorded, beside the question whether to, are said to be wrong", async (talk) => {
    const spent = call("create_expense", { amount: 40, category: "transport", description: "gasolina" });
    const { text, metadata } = await talk.tell("botei 40 de gasolina", [
      words("Pronto, registrei os R$ 40,00!"),
      spent,
    ]);
    assert.match(text, /registrei os R\$ 40,00!\n\n\(Nada foi registrado agora\.\)\n\nQuer que eu registre/);
    assert.equal(metadata.written, undefined);
  });

  await step("what is saved beside an answered proposal is told with it", async (talk) => {
    await talk.tell("tenho umas ideias de empresa", [call("use_skill", { skill: "library" })], [words("Conta!")]);
    await talk.tell("minha lombar tá 8", [measure("custom", 8, { custom_name: "dor na lombar", unit: "de 10" })]);
    const said = "sim. salva a nota: Bolacha Express, 3 motos";
    const { metadata, text } = await talk.tell(said, [
      answers("sim", { item: 1, decision: "yes" }),
      call("save_note", { content: "Bolacha Express, 3 motos", quote: "salva a nota: Bolacha Express, 3 motos" }),
    ], [words("Boa ideia.")]);
    assert.deepEqual(metadata.written?.map(({ tool }) => tool).toSorted(), ["record_metric", "save_note"]);
    assert.match(text, /Bolacha Express/);
    assert.match(text, /dor na lombar/);
  });

  await played.close();
});

Deno.test("records that are somebody else's, lent or to be changed", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("the grandmother's blood pressure is two figures and hers", async (talk) => {
    const { text } = await talk.tell("a pressão da vó Nair deu 15 por 9", [
      measure("blood_pressure", 15, { value2: 9, person: "vó Nair" }),
    ]);
    assert.match(text, /pressão de 15 por 9 \(vó Nair\)/i);
    await talk.tell("sim");
    const [row] = await talk.select("tracking_entries", "metric, value::float, value2::float, person");
    assert.deepEqual([row?.metric, row?.value, row?.value2, row?.person], ["blood_pressure", 15, 9, "vó Nair"]);
  });

  await step("money lent is kept as what is owed to the person, and comes back in parts", async (talk) => {
    await talk.tell("meu primo Wesley me deve 600", [
      call("create_finance_item", { kind: "loan_given", name: "Wesley", amount: 600 }),
    ]);
    await talk.tell("sim");
    const { text } = await talk.tell("wesley me pagou 150", [call("pay_debt", { debt_name: "Wesley", amount: 150 })]);
    assert.match(text, /R\$ 150,00 recebidos de Wesley/);
    await talk.tell("sim");
    const [debt] = await talk.select("debts", "owed_to_me, (total_amount - paid_amount)::float as left_over");
    assert.deepEqual(debt, { owed_to_me: true, left_over: 450 });
    const offer = await talk.tell("o wesley na verdade devia 700, faltam 550", [
      call("update_finance_item", { kind: "debt", name: "Wesley", amount: 550 }),
    ]);
    assert.match(offer.text, /o valor a receber de Wesley, valor que falta de R\$ 450,00 para R\$ 550,00/);
    await talk.tell("não");
  });

  await step(
    "an expense, a due day and a reminder's text are changed, none is written beside the old",
    async (talk) => {
      await talk.tell("gastei 40 no mercado", [expense(40, "mercado")]);
      await talk.tell("sim");
      await talk.tell("o nubank vence dia 10, 300 por mês", [
        call("create_finance_item", { kind: "bill", name: "Nubank", amount: 300, category: "other", due_day: 10 }),
      ]);
      await talk.tell("sim");
      const at = `${dayFromNow(1)}T08:00`;
      await talk.tell("quero um lembrete amanhã às 8 da losartana 50mg", [
        call("create_reminder", { text: "Losartana 50mg", at }),
      ]);
      if ((await talk.select("reminders", "id")).length === 0) await talk.tell("sim");
      const said = "o mercado foi 45, muda o vencimento do nubank pra dia 15 e a losartana agora é 100mg";
      const { metadata } = await talk.tell(said, [
        call("update_expense", { which: "mercado", amount: 45 }),
        call("update_finance_item", { kind: "bill", name: "Nubank", due_day: 15 }),
        call("update_reminder", { reminder: "Losartana 50mg", text: "Losartana 100mg" }),
      ]);
      assert.equal(metadata.waiting?.length, 3, JSON.stringify(played.results()));
      await talk.tell("sim");
      assert.deepEqual(await talk.expenses(), ["45 mercado"]);
      assert.deepEqual(await talk.select("bills", "distinct due_day", "1"), [{ due_day: 15 }]);
      assert.deepEqual(await talk.select("reminders", "text"), [{ text: "Losartana 100mg" }]);
    },
  );

  await step("a debt told again under the same name is said to be there already", async (talk) => {
    const debt = (amount: number) => call("create_finance_item", { kind: "debt", name: "Nubank", amount });
    await talk.tell("devo 3200 no nubank", [debt(3200)]);
    await talk.tell("sim");
    const { text, metadata } = await talk.tell("to devendo 3100 no nubank", [debt(3100)]);
    assert.match(text, /3\.200,00|Já existe/, text);
    assert.equal(metadata.waiting?.length, 1);
    await talk.tell("sim");
    const rows = await talk.select("debts", "name, total_amount::float as amount");
    assert.equal(rows.length, 1, JSON.stringify(rows));
  });

  await step("nobody is praised for a record that is no merit", async (talk) => {
    for (let day = 6; day >= 0; day--) {
      const said = day === 0 ? "fumei 13 hoje" : `fumei ${13 - day} dia ${dayFromNow(-day).slice(8)}`;
      const cigarettes = measure("custom", 13 - day, {
        custom_name: "cigarros",
        unit: "cigarros",
        date: dayFromNow(-day),
      });
      await talk.tell(said, [cigarettes]);
      const { text } = await talk.tell("sim");
      assert.doesNotMatch(text, /constância|parabéns|muito bem|vale muito/i);
    }
    assert.equal((await talk.measures()).length, 7);
  });

  await played.close();
});
