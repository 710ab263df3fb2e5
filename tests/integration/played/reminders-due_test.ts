import assert from "node:assert/strict";
import { write } from "../reminders/reminder.ts";
import { answers, call, dayFromNow, expense, startPlayed, type Talk, words, ZONE } from "./scripted-talk.ts";

/** A reminder whose minute has come, which the schedule has not seen. */
async function isDue(talk: Talk, text: string, more: Record<string, unknown> = {}): Promise<string> {
  const at = Temporal.Now.zonedDateTimeISO(ZONE).subtract({ minutes: 3 });
  return await write(talk.user, text, at.toPlainDateTime().toString({ smallestUnit: "minute" }), more);
}

const PILL = "Remédio da vó: losartana 100mg";

Deno.test("what came due is told in the first answer after it", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("read from the clock, once, whether code or the model answers", async (talk) => {
    await isDue(talk, PILL);
    const first = await talk.tell("que dia é hoje?", [words("Segunda.")]);
    assert.match(first.text, /^Segunda\.\n\nLembrete: “?Remédio da vó: losartana 100mg/);
    assert.doesNotMatch((await talk.tell("e amanhã?", [words("Terça.")])).text, /Remédio/);
    await talk.tell("gastei 20 no lanche", [expense(20, "lanche")]);
    await isDue(talk, "Abastecer");
    const yes = await talk.tell("sim");
    assert.match(yes.text, /R\$ 20,00[^]*Lembrete: Abastecer/);
  });

  await step("to the end, whatever stops stand in it", async (talk) => {
    await isDue(talk, "Ligar pro Dr. Henrique: R$ 5.400,00 da obra. Levar o contrato.");
    const { text } = await talk.tell("oi, quem é você?", [words("Sua assistente.")]);
    assert.match(text, /Dr\. Henrique: R\$ 5\.400,00 da obra\. Levar o contrato/);
  });

  await step("not once it was done, before or in the same message", async (talk) => {
    const done = await isDue(talk, "Comprar ração");
    await talk.user.client.rpc("complete_reminder", { reminder_id: done });
    assert.equal((await talk.tell("to indo ali", [words("Vai lá.")])).text, "Vai lá.");
    await isDue(talk, PILL);
    const said = "marca o remedio da vó como feito";
    const { text } = await talk.tell(said, [call("complete_reminder", { reminder: PILL, order: said })]);
    assert.doesNotMatch(text, /Lembretes?:/);
    const rows = await talk.select("reminders", "done_at is not null as done");
    assert.deepEqual(rows, [{ done: true }, { done: true }]);
    assert.equal((await talk.tell("e agora?", [words("Nada mais.")])).text, "Nada mais.");
  });

  await step("not beside the question whether to cancel it, nor once it is cancelled", async (talk) => {
    await isDue(talk, "Comprar o bolo");
    const said = "cancela o lembrete do bolo, jessica que vai fazer";
    const { text } = await talk.tellEither(said, [
      call("cancel_reminder", { reminder: "Comprar o bolo", order: "cancela o lembrete do bolo" }),
    ], [words("Boa, Jessica!")]);
    assert.doesNotMatch(text, /Lembretes?:/);
    if ((await talk.select("reminders", "id")).length > 0) await talk.tell("sim");
    assert.doesNotMatch((await talk.tell("e agora?", [words("Nada mais.")])).text, /bolo/);
  });

  await step("not under grave talk, but in the answer after it", async (talk) => {
    await isDue(talk, "Abastecer");
    const grave = await talk.tell("eu queria sumir, não aguento mais viver", [words("Estou aqui. CVV 188.")]);
    assert.doesNotMatch(grave.text, /Abastecer/);
    const after = await talk.elsewhere().tell("que dia é hoje?", [words("Segunda.")]);
    assert.match(after.text, /Lembrete: Abastecer/);
  });

  await step("a week of days that nobody talked is told once", async (talk) => {
    const at = Temporal.Now.zonedDateTimeISO(ZONE).subtract({ minutes: 3 }).toPlainDateTime();
    const upcoming = [7, 6, 5, 4, 3, 2, 1, 0].map((days) => at.subtract({ days }).toString({ smallestUnit: "minute" }));
    await write(talk.user, PILL, upcoming[0]!, { recurrence: "FREQ=DAILY" });
    await talk.stack.sql("update public.reminders set upcoming = $2::timestamp[] where user_id = $1", [
      talk.user.userId,
      `{${upcoming.join()}}`,
    ]);
    const { text } = await talk.tell("voltei", [words("Bem-vindo de volta? Que bom te ver!")]);
    assert.equal(text.match(/losartana/g)?.length, 1);
  });

  await step("the model knows that a reminder shows in the app alone", async (talk) => {
    await talk.tell("oi, vc manda mensagem no meu zap?", [words("Não, só aqui.")]);
    const declared = played.fake.requests[0]!.tools!.flatMap(({ functionDeclarations }) => functionDeclarations);
    assert.match(JSON.stringify(declared.find(({ name }) => name === "create_reminder")), /aqui no app/);
    assert.match(played.told(), /mandar e-mail ou mensagem/);
  });

  await step("'o remédio ela já tomou' beside a yes is proposed as done and lost by neither", async (talk) => {
    await talk.tell("gastei 20 no lanche e 30 na feira", [expense(20, "lanche"), expense(30, "feira")]);
    await write(talk.user, PILL, `${dayFromNow(1)}T08:00`);
    const { metadata } = await talk.tell("sim aos 2. o remedio ela ja tomou de manha", [
      answers("sim aos 2", { item: 1, decision: "yes" }, { item: 2, decision: "yes" }),
      call("complete_reminder", { reminder: PILL }),
    ]);
    assert.deepEqual(await talk.expenses(), ["20 lanche", "30 feira"]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["complete_reminder"]);
  });

  await played.close();
});
