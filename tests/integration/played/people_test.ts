import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, says, startPlayed } from "./played.ts";

const person = (name: string, relationship: string, quote: string) =>
  calls("update_person", { name, relationship, quote });

Deno.test("the people of somebody's life", async (t) => {
  const stage = await startPlayed();

  await t.step("one Caio is no question: he is dated, left and taken back", async () => {
    const week = await stage.begin();
    await week.say("é que eu to saindo com um cara desde setembro ne, o caio, ele é arquiteto, odeia gato e fuma", [
      person("Caio", "saindo com ele", "eu to saindo com um cara desde setembro ne, o caio"),
      keeps("É arquiteto", "o caio, ele é arquiteto", {
        person: "Caio",
        area: "relationships",
        slot: "occupation",
        value: "arquiteto",
      }),
      keeps("Odeia gato", "odeia gato e fuma", {
        person: "Caio",
        area: "relationships",
        slot: "likes",
        key: "gato",
        holds: false,
      }),
      says("Que gostoso ouvir isso, Má!"),
    ]);
    for (
      const [text, relationship, said] of [
        ["terminei com o caio", "ex", "Poxa, Má."],
        ["voltei com o caio kkk nao me julga", "namorado", "Sem julgamento nenhum kkk"],
      ] as const
    ) {
      const answer = await week.say(text, [person("Caio", relationship, text), says(said)]);
      assert.equal(answer.text, said);
      const known = await week.say("o que vc sabe dele?", [calls("get_person", { name: "Caio" })], [
        says("Sei quem é."),
      ]);
      assertSpoken(known);
      assert.match(week.results(), new RegExp(`"relationship":"${relationship}"`));
    }
    assert.match(week.results(), /É arquiteto[^]*Odeia gato|Odeia gato[^]*É arquiteto/);
  });

  await t.step("get_person('mãe') is the mother, and not her neurologist", async () => {
    const week = await stage.begin();
    await week.say("celia o nome dela, da minha mae. o neuro dela é o dr henrique", [
      person("Célia", "mãe", "celia o nome dela, da minha mae"),
      person("Dr. Henrique", "neuro da mãe", "o neuro dela é o dr henrique"),
      says("Prazer, dona Célia."),
    ]);
    await week.say("o q vc sabe da minha mae?", [calls("get_person", { name: "mãe" })], [says("Chama-se Célia.")]);
    assert.match(week.results(), /"name":"Célia"[^\n]*"status":"found"\}+$/);
    assert.doesNotMatch(week.results(), /"status":"choose"/);
  });

  await t.step("a new neurologist takes the bond of the old one", async () => {
    const week = await stage.begin();
    await week.say("o neuro da minha mae é o dr henrique", [
      person("Dr. Henrique", "neuro da mãe", "o neuro da minha mae é o dr henrique"),
      says("Anotado, Má."),
    ]);
    const answer = await week.say(
      "minha mae trocou de neuro, agora é a dra beatriz. ah e o fabio arrumou emprego num mercado!!",
      [person("Dra. Beatriz", "neuro da mãe", "minha mae trocou de neuro, agora é a dra beatriz")],
      [
        calls("update_person", {
          name: "Dr. Henrique",
          ended: true,
          quote: "minha mae trocou de neuro, agora é a dra beatriz",
        }),
        says("Que bom, e viva o emprego do Fábio!"),
      ],
    );
    assertSpoken(answer);
    await week.say("quem é o neuro dela?", [calls("get_person", { name: "neuro da mãe" })], [says("A Dra. Beatriz.")]);
    assert.match(week.results().split("\n").at(-1)!, /"name":"Dra\. Beatriz"[^\n]*"status":"found"/);
  });

  await t.step("a correction ends only what it corrects", async () => {
    const week = await stage.begin();
    await week.say("a lia de 7 q é alergica a amendoim é minha filha, joga handebol", [
      person("Lia", "filha", "a lia de 7 q é alergica a amendoim é minha filha"),
      keeps("É alérgica a amendoim", "a lia de 7 q é alergica a amendoim", {
        person: "Lia",
        area: "health",
        slot: "allergy",
        key: "amendoim",
      }),
      keeps("Tem 7 anos", "a lia de 7", { person: "Lia", area: "relationships", slot: "age", value: "7" }),
      says("Cuidado redobrado, então."),
    ]);
    await week.say("ah me confundi aquele dia, a lia nao é alergica a amendoim nao, é a castanha de caju", [
      keeps("Não é alérgica a amendoim", "a lia nao é alergica a amendoim nao", {
        person: "Lia",
        area: "health",
        slot: "allergy",
        key: "amendoim",
        holds: false,
      }),
      keeps("É alérgica a castanha de caju", "é a castanha de caju", {
        person: "Lia",
        area: "health",
        slot: "allergy",
        key: "castanha de caju",
      }),
      says("Corrigido."),
    ]);
    const beliefs = await week.beliefs();
    assert.ok(!beliefs.includes("É alérgica a amendoim"), beliefs.join(" | "));
    for (const belief of ["É alérgica a castanha de caju", "Tem 7 anos"]) assert.ok(beliefs.includes(belief), belief);
  });

  await t.step("a district does not end the city it lies in", async () => {
    const week = await stage.begin();
    await week.say("moro em bh, no santa tereza", [
      keeps("Mora em BH, no Santa Tereza", "moro em bh, no santa tereza", { slot: "residence", value: "BH" }),
      says("BH é boa demais."),
    ]);
    await week.say("ah eu moro no santa tereza, te falei isso ja ne", [
      keeps("Mora no Santa Tereza", "eu moro no santa tereza", { slot: "residence", value: "Santa Tereza" }),
      says("Falou sim!"),
    ]);
    assert.match((await week.beliefs()).join(" | "), /BH/);
  });

  await stage.close();
});
