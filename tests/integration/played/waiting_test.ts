import assert from "node:assert/strict";
import { answers, call, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

const stretch = call("create_habit", { name: "Alongar", frequency: "daily" });

Deno.test("what was proposed waits for the person, and not the other way round", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("a new record and a new fact beside it drop nothing", async (talk) => {
    await talk.tell("queria alongar todo dia", [stretch]);
    const { metadata, text } = await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["create_habit", "create_expense"]);
    assert.doesNotMatch(text, /Alongar|Deixei de lado|Continua/);
    const later = await talk.tell("torço pro bahia", [
      words("Bora Bahia!"),
      call("add_knowledge", {
        type: "preference",
        content: "Torce pro Bahia",
        area: "leisure",
        quote: "torço pro bahia",
      }),
    ]);
    assert.equal(later.text, "Bora Bahia!");
    assert.equal(later.metadata.waiting?.length, 2);
  });

  await step("a yes hours or two days later counts, by the model as by a button", async (talk) => {
    for (const hours of [9, 48]) {
      await talk.tell(`fumei ${hours} hoje`, [measure("custom", hours, { custom_name: "cigarros", unit: "cigarros" })]);
      await talk.passHours(hours);
      await talk.tell("bom dia", [words("Bom dia!")]);
      const { metadata } = await talk.tell("sim, pode registrar os cigarros. e bom dia pra vc", [
        answers("sim, pode registrar os cigarros", { item: 1, decision: "yes" }),
      ], [words("Valeu!")]);
      assert.equal(metadata.waiting, undefined);
    }
    const { metadata } = await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    await talk.passHours(30);
    await talk.tell("que sono", [words("Descansa.")]);
    await talk.approve(metadata.waiting![0]!.id, true);
    assert.deepEqual(await talk.measures(), ["cigarros 9", "cigarros 48"]);
    assert.deepEqual(await talk.expenses(), ["22 PF"]);
  });

  await step("after three days it is gone without a word, and its button writes nothing", async (talk) => {
    const { metadata } = await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    await talk.passHours(73);
    const later = await talk.tell("bom dia", [words("Bom dia!")]);
    assert.equal(later.text, "Bom dia!");
    assert.equal(later.metadata.waiting, undefined);
    assert.equal((await talk.approve(metadata.waiting![0]!.id, true)).status, 409);
    assert.deepEqual(await talk.expenses(), []);
  });

  await step("a yes that is refused beside new calls throws nothing away", async (talk) => {
    await talk.tell("queria alongar todo dia", [stretch]);
    const { metadata } = await talk.tell("talvez depois. almocei 22 no PF", [
      words("Tá."),
      answers("talvez", { item: 1, decision: "yes" }),
      expense(22, "PF"),
    ]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["create_habit", "create_expense"]);
    assert.equal((await talk.select("habits", "id")).length, 0);
  });

  await step("answers by item number are to the list as the prompt and the metadata show it", async (talk) => {
    const { metadata } = await talk.tell("almocei 22 no PF, jantei 30 e dormi 6h", [
      expense(22, "PF"),
      expense(30, "jantar"),
      measure("sleep", 6, { unit: "h" }),
    ]);
    const said = "o segundo sim. o primeiro não, quem pagou foi dudu";
    const answer = await talk.tell(said, [
      answers("o segundo sim", { item: 2, decision: "yes" }, { item: 1, decision: "no" }),
    ], [words("Massa!")]);
    for (const [index, { offer }] of metadata.waiting!.entries()) {
      assert.ok(played.told(0).includes(`[${index + 1}] ${offer}`), offer);
    }
    assert.deepEqual(await talk.expenses(), ["30 jantar"]);
    assert.deepEqual(
      answer.metadata.waiting?.map(({ tool }) => tool),
      ["record_metric"],
      "what was not answered waits",
    );
  });

  await step("'desfaz' right after a proposal withdraws it and says what stays", async (talk) => {
    await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    await talk.tell("sim");
    await talk.tell("jantei 30", [expense(30, "jantar")]);
    const { text } = await talk.tell("desfaz");
    assert.match(text, /Continua registrado: R\$ 22,00/);
    assert.deepEqual(await talk.expenses(), ["22 PF"]);
    await talk.tell("desfaz");
    assert.deepEqual(await talk.expenses(), []);
  });

  await step("the same thing told again is one proposal, and one record", async (talk) => {
    await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    const { metadata } = await talk.tell("já disse, almocei 22 no PF né", [expense(22, "PF")]);
    assert.equal(metadata.waiting?.length, 1);
    await talk.tell("sim");
    assert.deepEqual(await talk.expenses(), ["22 PF"]);
  });

  await step("the records that can be corrected stand in the prompt uncut, numbers and all", async (talk) => {
    const description =
      "almoço no PF da dona Lia com o Dr. Henrique, que pagou só R$ 5.400,00 da moto e nada mais do resto";
    await talk.tell(`gastei 22,50: ${description}`, [expense(22.5, description)]);
    await talk.tell("sim");
    await talk.tell("que dia é hoje?", [words("Segunda.")]);
    assert.ok(played.told().includes(description), played.told());
    await talk.tell("errei no almoço, foi 25. que cabeça a minha", [
      call("replace_saved", { item: 1, args: { amount: 25 }, order: "errei no almoço, foi 25" }),
    ], [words("Acontece.")]);
    if ((await talk.expenses())[0]?.startsWith("22.5")) await talk.tell("sim");
    assert.deepEqual(await talk.expenses(), [`25 ${description}`]);
  });

  await step("what was recorded days ago is no longer told as what was just done", async (talk) => {
    await talk.tell("gastei 22 no PF", [expense(22, "PF")]);
    await talk.tell("sim");
    await talk.tell("que dia é hoje?", [words("Segunda.")]);
    assert.match(played.told(), /<feito>[^]*PF/);
    await talk.stack.sql(
      "update public.tool_executions set created_at = created_at - interval '3 days' where user_id = $1",
      [talk.user.userId],
    );
    await talk.tell("e amanhã?", [words("Terça.")]);
    assert.doesNotMatch(played.told(), /<feito>/);
  });

  await step("after a few quiet turns one short line beside a record, once, and never again", async (talk) => {
    await talk.tell("almocei 22 no PF", [expense(22, "PF")]);
    const texts: string[] = [];
    for (const word of ["um", "dois", "três", "quatro", "cinco"]) {
      texts.push((await talk.tell(`assunto ${word}`, [words(`Sobre ${word}.`)])).text);
    }
    assert.ok(!texts.join().includes("PF"), "not in a talk about something else");
    for (const litres of [1, 2, 3]) {
      const order = `registra ${litres} litros de água`;
      texts.push((await talk.tell(order, [measure("water", litres, { unit: "l", order })])).text);
    }
    assert.equal(texts.filter((text) => text.includes("PF")).length, 1, texts.join("\n"));
  });

  await played.close();
});
