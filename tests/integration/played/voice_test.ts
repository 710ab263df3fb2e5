import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, says, startPlayed, waitingOf } from "./played.ts";

Deno.test("who speaks to the person", async (t) => {
  const stage = await startPlayed();

  await t.step(
    "what the model writes beside its calls is shown, and people that were kept are not told by code",
    async () => {
      const week = await stage.begin();
      const answer = await week.say(
        "minha mae mora em contagem com meu irmao fabio. celia o nome dela, 67 anos. o neuro dela é o dr henrique. ah e gastei " +
          "187,40 no verdemar hj. a jussara é minha melhor amiga",
        [
          says("Que bom que ela tem o Fábio por perto, Má."),
          calls("update_person", { name: "Célia", relationship: "mãe", quote: "celia o nome dela" }),
          calls("update_person", { name: "Fábio", relationship: "irmão", quote: "meu irmao fabio" }),
          calls("update_person", {
            name: "Dr. Henrique",
            relationship: "neuro da mãe",
            quote: "o neuro dela é o dr henrique",
          }),
          calls("update_person", {
            name: "Jussara",
            relationship: "melhor amiga",
            quote: "a jussara é minha melhor amiga",
          }),
          calls("create_expense", { amount: 187.4, category: "food", description: "Verdemar" }),
        ],
      );
      assertSpoken(answer);
      assert.equal(
        answer.text,
        "Que bom que ela tem o Fábio por perto, Má.\n\nQuer que eu registre R$ 187,40 em alimentação (Verdemar), de hoje?",
      );
      assert.deepEqual(
        (await week.user.client.from("knowledge_items").select("title").eq("type", "person")
          .order("title").throwOnError()).data.map(({ title }) => title),
        ["Célia", "Dr. Henrique", "Fábio", "Jussara"],
      );
      assert.match(week.prompt(), /seu texto aparece, e o sistema põe as propostas embaixo/);
    },
  );

  await t.step("a correction of something written is asked and told without a sentence inside a sentence", async () => {
    const week = await stage.begin();
    await week.say("gastei 32 no sacolao", [
      calls("create_expense", { amount: 32, category: "food", description: "sacolão" }),
    ]);
    await week.say("sim");
    const answer = await week.say("nossa, pensando bem o sacolao saiu mais caro, uns 45 eu acho", [
      calls("replace_saved", { item: 1, args: { amount: 45 } }),
    ]);
    assertSpoken(answer);
    assert.match(answer.text, /^Quer que eu registre R\$ 45,00 [^?]*, no lugar de: R\$ 32,00 [^.?]*\?$/);
    assert.deepEqual(await week.expenses(), [[32, week.today]]);
    const yes = await week.say("sim");
    assertSpoken(yes);
    assert.doesNotMatch(yes.text, /Registrei R\$ 32/);
    assert.deepEqual(await week.expenses(), [[45, week.today]]);
  });

  await t.step("what a yes did comes to the model as shown, and stands once in the answer", async () => {
    const week = await stage.begin();
    await week.say("gastei 187,40 no verdemar hj e dormi 4h30", [
      calls("create_expense", { amount: 187.4, category: "food", description: "Verdemar" }),
      calls("record_metric", { metric: "sleep", value: 4.5, unit: "h" }),
    ]);
    const answer = await week.say("sim. e se eu virasse vegana? li q cafe faz mal tb kkk", [
      calls("answer_offer", {
        quote: "sim",
        answers: [{ item: 1, decision: "yes" }, { item: 2, decision: "yes" }],
      }),
    ], [says("Virar vegana dá, sim, aos poucos.")]);
    assertSpoken(answer);
    assert.match(week.results(), /"shown":true/);
    assert.match(answer.text, /R\$ 187,40[^]*4h30[^]*Virar vegana dá, sim, aos poucos\.$/);
    assert.equal(answer.text.match(/187,40/g)?.length, 1);
  });

  await t.step("an order is carried out without a question, and told once with how to take it back", async () => {
    const week = await stage.begin();
    const at = `${week.yesterday < week.today ? week.today : ""}T23:00`;
    const answer = await week.say("me lembra de ligar pro dr henrique hj 23h", [
      calls("create_reminder", { text: "Ligar pro Dr. Henrique", at, order: "me lembra de ligar pro dr henrique" }),
    ]);
    assertSpoken(answer);
    assert.deepEqual([await week.reminders(), waitingOf(answer)], [["Ligar pro Dr. Henrique"], []]);
    assert.match(answer.text, /desfaz/);
  });

  await t.step("'anotei' beside a fact that was kept is true, and code adds nothing", async () => {
    const week = await stage.begin();
    const health = { area: "health" } as const;
    for (
      const [text, fact, said] of [
        [
          "comemorei comendo peixe, voltei a comer peixe acredita?",
          keeps("Voltou a comer peixe", "voltei a comer peixe acredita?", { ...health, slot: "diet", value: "peixe" }),
          "Comemoração merecida, Má! Anotei: peixe voltou 🐟",
        ],
        [
          "oiii. mudei de casa!!! agora to no floresta",
          keeps("Mora no Floresta", "agora to no floresta", { slot: "residence", value: "Floresta" }),
          "Eba, casa nova! 🎉 Já atualizei aqui.",
        ],
        [
          "e meu niver é 14 de março",
          keeps("Faz aniversário em 14 de março", "meu niver é 14 de março", { slot: "birthday", value: "--03-14" }),
          "E 14 de março tá anotado 🎂",
        ],
        [
          "parei com a melatonina, tava me dando pesadelo",
          keeps("Parou com a melatonina", "parei com a melatonina", {
            ...health,
            slot: "medication",
            key: "melatonina",
            holds: false,
          }),
          "Guardei que você parou. Vale contar pra Sônia.",
        ],
      ] as const
    ) {
      const answer = await week.say(text, [fact, says(said)]);
      assert.deepEqual([answer.text, answer.metadata.kept?.length], [said, 1]);
    }
  });

  await t.step("what was saved beside a question that waits is told in metadata, and not by code", async () => {
    const week = await stage.begin();
    await week.say("dormi 4h30 essa noite, insonia braba. tenho isso desde o divorcio, ai tomo melatonina 3mg", [
      calls("record_metric", { metric: "sleep", value: 4.5, unit: "h" }),
      keeps("Tem insônia desde o divórcio", "insonia braba. tenho isso desde o divorcio", {
        area: "health",
        slot: "condition",
        key: "insônia",
      }),
      keeps("Toma melatonina 3mg para a insônia", "ai tomo melatonina 3mg", {
        area: "health",
        slot: "medication",
        key: "melatonina",
        value: "3mg",
      }),
    ]).then((answer) => {
      assert.equal(answer.text, "Quer que eu registre 4h30 de sono hoje?");
      assert.deepEqual(answer.metadata.kept?.map(({ content }) => content), [
        "Tem insônia desde o divórcio",
        "Toma melatonina 3mg para a insônia",
      ]);
    });
  });

  await stage.close();
});
