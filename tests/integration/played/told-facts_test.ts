import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, says, startPlayed } from "./played.ts";

const NEWCOMER =
  "pode me chamar de Má. Marina na vdd mas todo mundo me chama de Má. tenho 38, moro em bh, no santa tereza, " +
  "sou prof de biologia no ensino medio, la no colegio santa marcelina";

Deno.test("facts that are told", async (t) => {
  const stage = await startPlayed();

  await t.step("five facts of a newcomer are all kept, and nothing has to be repeated", async () => {
    const week = await stage.begin();
    const answer = await week.say(NEWCOMER, [
      keeps("Chama-se Marina, mas prefere ser chamada de Má", "pode me chamar de Má. Marina na vdd", {
        slot: "name",
        value: "Má",
      }),
      keeps("Tem 38 anos", "tenho 38", { slot: "age", value: "38" }),
      keeps("Mora em BH, no Santa Tereza", "moro em bh, no santa tereza", {
        slot: "residence",
        value: "Belo Horizonte",
      }),
      keeps("É prof de biologia no ensino médio", "sou prof de biologia no ensino medio", {
        area: "career",
        slot: "occupation",
        value: "prof de biologia",
      }),
      keeps("Trabalha no Colégio Santa Marcelina", "la no colegio santa marcelina", {
        area: "career",
        slot: "employer",
        value: "Colégio Santa Marcelina",
      }),
      says("Prazer, Má! 🌱"),
    ]);
    assert.equal(answer.text, "Prazer, Má! 🌱");
    assert.equal(answer.metadata.kept?.length, 5);
    assert.deepEqual((await week.beliefs()).length, 5);
  });

  await t.step("the members of a family are four people with what was told of each", async () => {
    const week = await stage.begin();
    const text =
      "to com uma zona na minha vida kkk separei do rogerio em 2022, tenho dois filhos o théo de 12 q joga " +
      "handebol e a lia de 7 q é alergica a amendoim. e minha mae ta doente, parkinson";
    const told = (person: string, content: string, quote: string, more = {}) =>
      keeps(content, quote, { area: "relationships", person, ...more });
    const answer = await week.say(text, [
      calls("update_person", { name: "Lia", relationship: "filha", quote: "tenho dois filhos" }),
      calls("update_person", { name: "Théo", relationship: "filho", quote: "tenho dois filhos" }),
      calls("update_person", { name: "mãe", relationship: "mãe", quote: "minha mae ta doente" }),
      calls("update_person", { name: "Rogério", relationship: "ex", quote: "separei do rogerio em 2022" }),
      told("Lia", "Tem 7 anos", "a lia de 7", { slot: "age", value: "7" }),
      told("Lia", "É alérgica a amendoim", "a lia de 7 q é alergica a amendoim", { slot: "allergy", key: "amendoim" }),
      told("Théo", "Tem 12 anos", "o théo de 12", { slot: "age", value: "12" }),
      told("Théo", "Joga handebol", "o théo de 12 q joga handebol"),
      told("mãe", "Tem Parkinson", "minha mae ta doente, parkinson", { slot: "condition", key: "parkinson" }),
    ], [says("Má, é muita coisa em cima de uma pessoa só.")]);
    assertSpoken(answer);
    const beliefs = await week.beliefs();
    for (const belief of ["É alérgica a amendoim", "Joga handebol", "Tem Parkinson", "Tem 7 anos", "Tem 12 anos"]) {
      assert.ok(beliefs.includes(belief), `${belief}: ${beliefs.join(" | ")}\n${week.results()}`);
    }
  });

  await t.step("a name that was kept a message before counts as said", async () => {
    const week = await stage.begin();
    await week.say("depois q meu pai morreu em 2015 ficou pior, osvaldo o nome dele", [
      calls("update_person", {
        name: "Osvaldo",
        relationship: "pai",
        quote: "meu pai morreu em 2015 ficou pior, osvaldo",
      }),
      says("Sinto muito, Má."),
    ]);
    await week.say("saudade. ele q me ensinou a gostar de clube da esquina, milton, essas coisa. escuto ate hj", [
      keeps(
        "Osvaldo ensinou a gostar de Clube da Esquina e Milton",
        "ele q me ensinou a gostar de clube da esquina, milton",
        {
          type: "memory",
          area: "relationships",
        },
      ),
      says("Que herança bonita, Má."),
    ]);
    assert.ok((await week.beliefs()).includes("Osvaldo ensinou a gostar de Clube da Esquina e Milton"));
  });

  await t.step("a mother's name stands for 'mãe'", async () => {
    const week = await stage.begin();
    await week.say("celia o nome dela, da minha mae, 67 anos", [
      calls("update_person", { name: "Célia", relationship: "mãe", quote: "celia o nome dela, da minha mae" }),
      says("Prazer, dona Célia!"),
    ]);
    await week.say("me lembra sexta de comprar o prolopa da mae", [
      keeps("Usa Prolopa", "comprar o prolopa da mae", {
        area: "health",
        person: "Célia",
        slot: "medication",
        key: "Prolopa",
      }),
      says("Anotado."),
    ]);
    const { data } = await week.user.client.from("knowledge_items").select("content").eq("content", "Usa Prolopa");
    assert.equal(data?.length, 1, week.results());
  });

  await t.step("a sentence of an earlier message may be quoted, and 'fevereiro' is a date", async () => {
    const week = await stage.begin();
    await week.say(NEWCOMER, [says("Prazer, Má!")]);
    const february = `${Number(week.today.slice(0, 4)) + (week.today.slice(5, 7) > "02" ? 1 : 0)}-02`;
    const answer = await week.say(
      "ah uma noticia boa no meio disso tudo: fui chamada pro colegio loyola! começo em fevereiro",
      [
        keeps("Mora em BH, no Santa Tereza", "moro em bh, no santa tereza", { slot: "residence", value: "BH" }),
        keeps("Começa no colégio Loyola em fevereiro", "fui chamada pro colegio loyola! começo em fevereiro", {
          area: "career",
          slot: "plan",
          key: "começar no colégio Loyola",
          value: `${february}-01`,
        }),
        says("Que notícia boa, Má! 🎉"),
      ],
    );
    assert.equal(answer.text, "Que notícia boa, Má! 🎉");
    assert.deepEqual(await week.beliefs(), ["Começa no colégio Loyola em fevereiro", "Mora em BH, no Santa Tereza"]);
  });

  await stage.close();
});
