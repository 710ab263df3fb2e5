import assert from "node:assert/strict";
import { assertSpoken, calls, keeps, says, startPlayed } from "./played.ts";
import { gemini } from "../../support/fake-gemini.ts";
import { summariesOf } from "../../support/long-conversation.ts";
import { call } from "../../support/rpc.ts";

Deno.test("what is recalled of what was told", async (t) => {
  const stage = await startPlayed();

  await t.step("allergies stand in every request, of those at home too, before anybody searches", async () => {
    const week = await stage.begin();
    await week.say("e eu sou alergica a dipirona, importante né. e odeio coentro kkk", [
      keeps("É alérgica a dipirona", "eu sou alergica a dipirona", {
        area: "health",
        slot: "allergy",
        key: "dipirona",
      }),
      keeps("Odeia coentro", "odeio coentro", { area: "leisure", slot: "likes", key: "coentro", holds: false }),
      says("Importantíssimo, sim."),
    ]);
    await week.say("minha filha lia é alergica a castanha de caju", [
      calls("update_person", { name: "Lia", relationship: "filha", quote: "minha filha lia" }),
      keeps("Tem a filha Lia", "minha filha lia", { area: "relationships", slot: "child", key: "Lia" }),
      keeps("É alérgica a castanha de caju", "minha filha lia é alergica a castanha de caju", {
        person: "Lia",
        area: "health",
        slot: "allergy",
        key: "castanha de caju",
      }),
      says("Anotado com carinho."),
    ]);
    await week.say("qual remedio posso tomar pra dor de cabeça? to com a cabeça estourando", [
      says("Nada de dipirona, Má."),
    ]);
    assert.match(week.prompt(), /<memoria>[^]*dipirona[^]*Lia: É alérgica a castanha de caju[^]*<\/memoria>/);
  });

  await t.step("'o q vc sabe sobre mim?' finds the allergy among 45 things, and how many there are", async () => {
    const week = await stage.begin();
    const add = (content: string, area: string, more = {}) =>
      call(week.user.client, "add_knowledge", {
        type: "fact",
        content,
        area,
        tool_call_id: crypto.randomUUID(),
        ...more,
      });
    await add("É alérgica a dipirona", "health", { slot: "allergy", key: "dipirona", confidence: 0.8 });
    for (let n = 0; n < 44; n++) {
      await add(`Contou a história ${n + 1} da escola`, ["career", "health", "leisure", "finance"][n % 4]!);
    }
    const answer = await week.say("o q vc sabe sobre mim? fala tudo q lembrar, pfv", [
      calls("search_knowledge", { query: "" }),
    ], [says("Sei de muita coisa, Má.")]);
    assertSpoken(answer);
    assert.match(week.results(), /É alérgica a dipirona/);
    const counts = [...week.results().matchAll(/"count":(\d+)/g)].map(([, count]) => Number(count));
    assert.equal(counts.reduce((sum, count) => sum + count, 0), 45, week.results());
  });

  await t.step("a mention of somebody in what was told of another names that other", async () => {
    const week = await stage.begin();
    await week.say("minha mae mora em contagem com meu irmao fabio. celia o nome dela", [
      calls("update_person", { name: "Célia", relationship: "mãe", quote: "minha mae" }),
      calls("update_person", { name: "Fábio", relationship: "irmão", quote: "meu irmao fabio" }),
      keeps("Mora em Contagem com o Fábio", "minha mae mora em contagem com meu irmao fabio", {
        person: "Célia",
        area: "relationships",
        slot: "residence",
        value: "Contagem",
      }),
      says("Que bom que ela não está só."),
    ]);
    await week.say("e o q vc sabe do fabio?", [calls("get_person", { name: "Fábio" })], [says("É seu irmão.")]);
    assert.match(week.results(), /"mentions":\[\{[^\]]*"about":"Célia"/);
  });

  await t.step("of somebody who was to be forgotten nothing is learned from what was said before", async () => {
    const week = await stage.begin();
    await week.say("é que eu to saindo com um cara desde setembro ne, o caio, ele odeia gato e fuma tb", [
      calls("update_person", {
        name: "Caio",
        relationship: "namorado",
        quote: "eu to saindo com um cara desde setembro ne, o caio",
      }),
      keeps("Odeia gato e fuma", "o caio, ele odeia gato e fuma", { person: "Caio", area: "relationships" }),
      says("Que gostoso ouvir isso, Má!"),
    ]);
    await week.say("ô apaga aquilo q te falei do caio, q ele fuma e odeia gato, nao quero mais nada dele aqui", [
      calls("delete_knowledge", { query: "Caio" }),
    ]);
    await week.say("sim");
    assert.deepEqual((await week.beliefs()).filter((belief) => /Caio|gato/.test(belief)), []);
    const left = await week.conversation.stack.sql<{ content: string }>(
      `select content from public.messages where user_id = $1 and role = 'user' and not_to_learn_at is null order by seq`,
      [week.user.userId],
    );
    assert.deepEqual(left.map(({ content }) => content).filter((content) => /caio/.test(content)), []);
  });

  await t.step("nothing is cut at the dot of a number or of a title", async () => {
    const week = await stage.begin();
    const asked = await week.say("hj ganho 5400 e caio dia 5", [
      calls("create_finance_item", {
        kind: "income",
        name: "Salário",
        amount: 5400,
        category: "salary",
        due_day: 5,
        recurring: true,
      }),
    ]);
    assert.match(asked.text, /R\$ 5\.400,00/);
    await week.say("me fala do dr. henrique, o neuro da minha mae, ele cobra caro?", [
      says("Do Dr. Henrique ainda não sei o preço. A consulta custa mais de R$ 400,00 em geral."),
    ]);
    const year = Number(week.today.slice(0, 4)) + 1;
    await week.say("ligar pro dr. henrique dia 2 de março 10h", [
      calls("create_reminder", { text: "Ligar pro Dr. Henrique. Levar exames", at: `${year}-03-02T10:00` }),
    ]);
    await week.say("ah nao sei, depois te falo", [says("Tranquilo.")]);
    const sent = `${week.prompt()}\n${JSON.stringify(week.fake.requests.at(-1)!.contents)}`;
    for (
      const whole of [
        "Quer que eu cadastre a renda Salário, de R$ 5.400,00, todo mês, no dia 5",
        "Ligar pro Dr. Henrique. Levar exames",
      ]
    ) {
      assert.ok(sent.includes(whole), `${whole}\n${sent.slice(-3000)}`);
    }
    assert.doesNotMatch(sent, /\(pergunta: 400,00/);
  });

  await t.step("neither a later request nor a summary carries what was refused", async () => {
    const week = await stage.begin();
    const { fake, conversation } = week;
    await week.say("to com raiva do rogerio hj", [
      keeps("Odeia o Rogério há 7 anos", "to com raiva do rogerio", { area: "relationships" }),
    ], [says("Raiva cansa, Má.")]);
    assert.match(week.results(), /Não guardei/);
    const before = fake.requests.length;
    fake.script(gemini(says("Aqui estou.")));
    for (let turn = 1; turn <= 21; turn++) {
      await conversation.say(`oi, mais uma coisa, a de número ${turn}`);
      await conversation.stack.settled();
    }
    const later = fake.requests.slice(before).map((request) => JSON.stringify(request));
    const { entries } = await summariesOf(conversation.stack, conversation.id);
    assert.equal(entries[0]?.gist, "to com raiva do rogerio hj");
    assert.deepEqual(entries.filter(({ gist }) => /guardei|7 anos/.test(gist)), []);
    assert.deepEqual(later.filter((request) => /Não guardei|há 7 anos/.test(request)), []);
  });

  await stage.close();
});
