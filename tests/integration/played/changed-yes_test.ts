import assert from "node:assert/strict";
import { answers, call, dayFromNow, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

Deno.test("a yes with a change is carried out at once", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("'sim tudo, mas a farmácia foi 46,90' records all, the pharmacy with its new price", async (talk) => {
    await talk.tell("dormi 4h30, gastei 45 na farmácia e 120 no mercado", [
      measure("sleep", 4.5, { unit: "h" }),
      expense(45, "farmácia", { category: "health" }),
      expense(120, "mercado"),
    ]);
    const quote = "sim tudo, mas a farmácia foi 46,90";
    const { metadata, text } = await talk.tell(`${quote}. e vc acha que eu to gastando muito?`, [
      answers(
        quote,
        { item: 1, decision: "yes" },
        { item: 2, decision: "yes", args: { amount: 46.9 } },
        { item: 3, decision: "yes" },
      ),
    ], [words("Por enquanto, não.")]);
    assert.deepEqual(await talk.expenses(), ["46.9 farmácia", "120 mercado"]);
    assert.deepEqual(await talk.measures(), ["sleep 4.5"]);
    assert.equal(metadata.waiting, undefined);
    assert.equal(metadata.written?.length, 3);
    assert.match(text, /R\$ 46,90[^]*Por enquanto, não\.$/);
    assert.doesNotMatch(text, /R\$ 45,00/);
  });

  await step("'sim tudo, mas a farmácia foi 46,90' as a whole message does the same", async (talk) => {
    await talk.tell("gastei 45 na farmácia e 120 no mercado", [
      expense(45, "farmácia", { category: "health" }),
      expense(120, "mercado"),
    ]);
    const quote = "sim tudo, mas a farmácia foi 46,90";
    const yes = answers(quote, { item: 1, decision: "yes", args: { amount: 46.9 } }, { item: 2, decision: "yes" });
    const { metadata } = await talk.tellEither(quote, [yes], [words("Pronto!")]);
    assert.deepEqual(await talk.expenses(), ["46.9 farmácia", "120 mercado"]);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'sim mas foi ontem' needs no model", async (talk) => {
    await talk.tell("gastei 18,50 na padaria", [expense(18.5, "padaria")]);
    const { metadata, text } = await talk.tell("sim mas foi ontem");
    assert.equal(metadata.route, "corrected");
    assert.match(text, /de ontem/);
    const [row] = await talk.select("expenses", "spent_on::text as day");
    assert.equal(row?.day, dayFromNow(-1));
  });

  await step("'só a de ontem' keeps one of two and drops the other", async (talk) => {
    const yesterday = { description: "corrida de ontem", category: "transport", date: dayFromNow(-1) };
    await talk.tell("gastei 20 numa corrida ontem e 25 noutra hoje", [
      call("create_expense", { amount: 20, ...yesterday }),
      call("create_expense", { amount: 25, category: "transport", description: "corrida" }),
    ]);
    const chosen = [
      answers("só a de ontem", { item: 1, decision: "yes" as const }, { item: 2, decision: "no" as const }),
    ];
    const { metadata } = await talk.tellEither("só a de ontem", chosen, [words("Pronto!")]);
    assert.deepEqual(await talk.expenses(), ["20 corrida de ontem"]);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'tudo menos o sono' records the others", async (talk) => {
    await talk.tell("dormi 5h, gastei 30 no almoço e bebi 2 litros", [
      measure("sleep", 5, { unit: "h" }),
      expense(30, "almoço"),
      measure("water", 2000, { unit: "ml" }),
    ]);
    const { metadata } = await talk.tellEither("tudo menos o sono", [
      answers(
        "tudo menos o sono",
        { item: 1, decision: "no" },
        { item: 2, decision: "yes" },
        { item: 3, decision: "yes" },
      ),
    ], [words("Pronto!")]);
    assert.deepEqual(await talk.expenses(), ["30 almoço"]);
    assert.deepEqual(await talk.measures(), ["water 2000"]);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'tudo certo, só a lasanha foi 32' changes the lasagna and records the rest", async (talk) => {
    await talk.tell("comi lasanha de 35 e açaí de 18", [expense(35, "lasanha"), expense(18, "açaí")]);
    const quote = "tudo certo, só a lasanha foi 32";
    const { metadata } = await talk.tellEither(quote, [
      answers(quote, { item: 1, decision: "yes", args: { amount: 32 } }, { item: 2, decision: "yes" }),
    ], [words("Pronto!")]);
    assert.deepEqual(await talk.expenses(), ["18 açaí", "32 lasanha"]);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'sim, menos o abastecer, troca pra 15h' records all, that one at its new hour", async (talk) => {
    const tomorrow = dayFromNow(1);
    await talk.tell("me avisa de comprar ração e de abastecer amanhã? dormi 5h", [
      call("create_reminder", { text: "Comprar ração do Bolacha", at: `${tomorrow}T12:00` }),
      call("create_reminder", { text: "Abastecer", at: `${tomorrow}T14:00` }),
      measure("sleep", 5, { unit: "h" }),
    ]);
    const quote = "sim, menos o abastecer, troca pra 15h";
    await talk.tellEither(quote, [
      answers(
        quote,
        { item: 1, decision: "yes" },
        { item: 2, decision: "yes", args: { at: `${tomorrow}T15:00` } },
        { item: 3, decision: "yes" },
      ),
    ], [words("Pronto!")]);
    const rows = await talk.select("reminders", "text, starts_at::text as at", "text");
    assert.deepEqual(rows.map(({ text, at }) => [text, String(at).slice(11, 16)]), [
      ["Abastecer", "15:00"],
      ["Comprar ração do Bolacha", "12:00"],
    ]);
    assert.deepEqual(await talk.measures(), ["sleep 5"]);
  });

  await step("a change that was not said is asked again, and only it", async (talk) => {
    await talk.tell("gastei 45 na farmácia e 120 no mercado", [expense(45, "farmácia"), expense(120, "mercado")]);
    const quote = "sim pros dois";
    const { metadata } = await talk.tell(`${quote}, mas o mercado eu lembrei errado. tá frio aí?`, [
      answers(quote, { item: 1, decision: "yes" }, { item: 2, decision: "yes", args: { amount: 130 } }),
    ], [words("Aqui não faz frio.")]);
    assert.ok(!(await talk.expenses()).includes("130 mercado"));
    assert.ok(metadata.waiting?.some(({ args }) => args.description === "mercado"));
  });

  await played.close();
});

Deno.test("a plain yes in the person's own words is a yes", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));
  const lunch = expense(22, "almoço, PF da dona Lia");
  const stretch = call("create_habit", { name: "Alongar", frequency: "daily" });
  const drink = call("create_habit", { name: "Beber 2 litros de água", frequency: "daily" });
  const yesTo = (quote: string, count: number) =>
    answers(quote, ...Array.from({ length: count }, (_, index) => ({ item: index + 1, decision: "yes" as const })));

  await step("'sim aos 4. o remedio ela ja tomou de manha'", async (talk) => {
    await talk.tell("fiz 98 de entrega, botei 58 de gasolina, dormi 7h e bebi 2 litros", [
      call("create_finance_item", {
        kind: "income",
        name: "entregas",
        amount: 98,
        category: "freelance",
        date: dayFromNow(),
      }),
      expense(58, "gasolina", { category: "transport" }),
      measure("sleep", 7, { unit: "h" }),
      measure("water", 2000, { unit: "ml" }),
    ]);
    const { metadata } = await talk.tell("sim aos 4. o remedio ela ja tomou de manha", [yesTo("sim aos 4", 4)], [
      words("Que bom que ela tomou."),
    ]);
    assert.equal(metadata.written?.length, 4);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'sim pow eu falei anota. e os habitos eu pedi pra criar'", async (talk) => {
    await talk.tell("almocei agora 22 conto no PF da dona Lia", [lunch]);
    const { metadata } = await talk.tell(
      "sim pow eu falei anota. e os habitos eu pedi pra criar, n era pra largar de lado",
      [yesTo("sim pow eu falei anota", 1), stretch],
      [words("Agora foi.")],
    );
    assert.deepEqual(await talk.expenses(), ["22 almoço, PF da dona Lia"]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["create_habit"], "what was proposed beside it waits");
  });

  await step("'sim as tres coisas' beside a question", async (talk) => {
    await talk.tell("almocei 22 no PF. quero alongar e beber 2 litros por dia", [lunch, stretch, drink]);
    const { metadata } = await talk.tell(
      "sim as tres coisas. e vc n era pra me lembrar 14h de ligar pra oficina? n vi nada",
      [yesTo("sim as tres coisas", 3), call("list_reminders", {})],
      [words("Não achei esse lembrete.")],
    );
    assert.equal(metadata.written?.length, 3);
    assert.equal((await talk.select("habits", "name")).length, 2);
    assert.equal(metadata.waiting, undefined);
  });

  await step("'8 ja disse. salvou a nota?'", async (talk) => {
    await talk.tell("minha lombar tá 8", [measure("custom", 8, { custom_name: "dor na lombar", unit: "de 10" })]);
    await talk.tell("8 ja disse. salvou a nota?", [yesTo("8 ja disse", 1)], [words("A nota está salva.")]);
    assert.deepEqual(await talk.measures(), ["dor na lombar 8"]);
  });

  await step("'SIM pelo amor de deus kkk tudo'", async (talk) => {
    await talk.tell("gastei 45 na farmácia e dormi 4h30", [
      expense(45, "farmácia"),
      measure("sleep", 4.5, { unit: "h" }),
    ]);
    await talk.tellEither("SIM pelo amor de deus kkk tudo", [yesTo("SIM pelo amor de deus kkk tudo", 2)], [
      words("Pronto!"),
    ]);
    assert.deepEqual(await talk.expenses(), ["45 farmácia"]);
    assert.deepEqual(await talk.measures(), ["sleep 4.5"]);
  });

  await step("a yes to some and a no to another, in one sentence, are one answer", async (talk) => {
    await talk.tell("almocei 22 no PF. quero alongar e beber 2 litros por dia", [lunch, stretch, drink]);
    const quote = "sim, menos o de beber água";
    const { metadata } = await talk.tell(`${quote}. e bom dia!`, [
      answers(
        quote,
        { item: 1, decision: "yes" },
        { item: 2, decision: "yes" },
        { item: 3, decision: "no" },
      ),
    ], [words("Bom dia!")]);
    assert.deepEqual(await talk.expenses(), ["22 almoço, PF da dona Lia"]);
    assert.deepEqual((await talk.select("habits", "name")).map(({ name }) => name), ["Alongar"]);
    assert.equal(metadata.waiting, undefined);
  });

  await played.close();
});
