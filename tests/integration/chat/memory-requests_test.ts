import assert from "node:assert/strict";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";

Deno.test("talking about what is known", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const { list, learn } = actionsOf(ana.client);
  const chat = () => new Conversation(stack, ana);
  const known = async () => (await list()).items.map(({ content }) => content).sort();

  await t.step("nothing yet", async () => {
    const answer = await chat().say("o que você sabe sobre mim?");
    assert.equal(answer.text, "Ainda não sei nada sobre você. Vai me contando!");
    assert.deepEqual([answer.metadata.route, answer.metadata.modelCalls], ["direct", 0]);
    const offer = await chat().say("apaga o que você sabe sobre coentro");
    assert.match(offer.text, /Não achei isso na minha memória/);
    assert.equal(offer.metadata.waiting, undefined);
  });

  await learn("Odeia coentro", { type: "preference" });
  await learn("É alérgica a camarão");
  await learn("Trabalha no SAMU", { area: "career" });
  await learn("Gosta de andar de bicicleta", { type: "preference", area: "leisure" });
  await learn("Vai de bicicleta para o trabalho", { area: "career" });
  await call(ana.client, "update_person", { name: "Júlia", relationship: "irmã" });
  await learn("Mora em Natal", { person: "Júlia", area: "relationships" });
  await call(ana.client, "update_user_memory", { changes: { location: "Recife" } });

  await t.step("tells everything, by area, with the profile; ten times the same, without a model", async () => {
    const first = await chat().say("o que vc sabe sobre mim?");
    assert.equal(first.metadata.modelCalls, 0);
    for (
      const line of [
        "Saúde:",
        "- Odeia coentro",
        "- É alérgica a camarão",
        "Carreira:",
        "- Trabalha no SAMU",
        "- Júlia: Mora em Natal",
        "No seu perfil:\n- Onde mora: Recife",
      ]
    ) assert.ok(first.text.includes(line), `${line} in ${first.text}`);
    for (let i = 0; i < 9; i++) assert.equal((await chat().say("o que vc sabe sobre mim?")).text, first.text);
    const career = await chat().say("o que você sabe sobre o meu trabalho?");
    assert.ok(career.text.includes("SAMU") && !career.text.includes("coentro"), career.text);
  });

  await t.step("forgets one thing after a yes, and takes it back", async () => {
    const conversation = chat();
    const offer = await conversation.say("esquece que eu odeio coentro");
    assert.equal(offer.text, "Quer que eu esqueça isto: “Odeia coentro”?");
    assert.deepEqual([offer.metadata.route, offer.metadata.modelCalls], ["direct", 0]);
    assert.ok((await known()).includes("Odeia coentro"));
    const done = await conversation.say("sim");
    assert.match(done.text, /^Esqueci isto: “Odeia coentro”\./);
    assert.ok(!(await known()).includes("Odeia coentro"));
    const undone = await conversation.say("desfaz");
    assert.match(undone.text, /^Desfiz: /);
    assert.ok((await known()).includes("Odeia coentro"));
    await conversation.say("esquece que eu odeio coentro");
    const no = await conversation.say("melhor não");
    assert.deepEqual([no.text, no.metadata.route], ["Tudo bem, deixei como está.", "rejected"]);
    assert.ok((await known()).includes("Odeia coentro"));
  });

  await t.step("names what it takes back, also after a message it did not understand", async () => {
    const conversation = chat();
    const told = await conversation.say("a Camila gosta de vinho");
    assert.ok(told.metadata.kept, told.text);
    await conversation.say("xablau zum zum");
    const undone = await conversation.say("desfaz");
    assert.match(undone.text, /^Desfiz: .*Camila.*vinho/);
  });

  await t.step("asks which when several fit, by number or name", async () => {
    const conversation = chat();
    const offer = await conversation.say("apaga da sua memória a bicicleta");
    assert.match(offer.text, /^Qual destas coisas/);
    assert.equal(onlyWaiting(offer).choices?.length, 2);
    const done = await conversation.say("a do trabalho");
    assert.match(done.text, /vai de bicicleta para o trabalho/i);
    await conversation.say("desfaz");
    const both = await conversation.say("esquece tudo que você sabe sobre bicicleta");
    assert.equal(both.metadata.waiting?.length, 2);
    await conversation.say("pode");
    assert.ok((await known()).every((content) => !content.includes("bicicleta")));
    await conversation.say("desfaz");
    assert.equal((await known()).filter((content) => content.includes("bicicleta")).length, 2);
  });

  await t.step("forgets a person with what is known about them", async () => {
    const conversation = chat();
    const offer = await conversation.say("esquece tudo sobre a Júlia");
    assert.match(offer.text, /^Quer que eu esqueça .*Júlia e 1 coisa que sei a respeito\?$/);
    await conversation.say("sim");
    assert.ok(!(await known()).includes("Mora em Natal"));
    await conversation.say("desfaz");
    assert.ok((await known()).includes("Mora em Natal"));
    const one = await conversation.say("esquece que a Júlia mora em Natal");
    assert.equal(one.text, "Quer que eu esqueça isto: “Júlia: Mora em Natal”?");
    await conversation.say("não");
  });

  await t.step("is heard while something else is offered, which waits on", async () => {
    const conversation = chat();
    await conversation.say("gastei 50 reais no mercado");
    const offer = await conversation.say("esquece que eu sou alérgica a camarão");
    assert.match(offer.text, /Quer que eu esqueça isto: “É alérgica a camarão”\?/);
    assert.doesNotMatch(offer.text, /50,00/);
    assert.equal(offer.metadata.waiting?.length, 2);
    const no = await conversation.say("não");
    assert.equal(onlyWaiting(no).tool, "create_expense");
  });

  await t.step("what it cannot find, and a crisis, are the model's", async () => {
    const missing = await chat().say("esquece que eu pedi desculpa pro Otávio");
    assert.equal(missing.metadata.route, "model");
    const crisis = await chat().say("apaga tudo que você sabe sobre mim, eu quero me matar");
    assert.equal(crisis.metadata.route, "model");
    assert.match(crisis.text, /188/);
    const plea = await chat().say("esquece que eu quero me matar");
    assert.match(plea.text, /188/);
  });

  await t.step("shows nobody else's memory", async () => {
    const bia = await stack.createUser("Bia");
    const conversation = new Conversation(stack, bia);
    assert.match((await conversation.say("o que você sabe sobre mim?")).text, /^Ainda não sei nada/);
    assert.match((await conversation.say("apaga o que você sabe sobre coentro")).text, /Não achei/);
  });

  await t.step("forgets everything after a yes that knows how much", async () => {
    const conversation = chat();
    const before = (await known()).length;
    const offer = await conversation.say("apaga tudo que você sabe sobre mim");
    assert.match(offer.text, new RegExp(`as ${before} coisas que sei de você.*não tem volta`, "s"));
    assert.equal((await known()).length, before);
    await conversation.say("não");
    assert.equal((await known()).length, before);
    await conversation.say("apaga tudo que você sabe sobre mim");
    const done = await conversation.say("sim");
    assert.match(done.text, /^Pronto: apaguei tudo/);
    assert.deepEqual(await known(), []);
    assert.match((await chat().say("o que você sabe sobre mim?")).text, /^Ainda não sei nada/);
  });

  await stack.close();
});
