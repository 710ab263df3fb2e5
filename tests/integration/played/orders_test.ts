import assert from "node:assert/strict";
import { answers, call, dayFromNow, expense, measure, startPlayed, type Talk, words } from "./scripted-talk.ts";

Deno.test("what the person orders runs at once", async (t) => {
  const played = await startPlayed();

  await t.step("'registra 50 no mercado' is recorded, said once, and can be taken back", async () => {
    const talk = await played.newcomer();
    const order = "registra 50 no mercado";
    const { text, metadata } = await talk.tell(order, [words("Feito!"), expense(50, "mercado", { order })]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"]);
    assert.equal(metadata.waiting, undefined);
    assert.equal(metadata.modelCalls, 1);
    assert.deepEqual(metadata.written?.map(({ tool, undoable }) => [tool, undoable]), [["create_expense", true]]);
    assert.equal(text.match(/R\$ 50,00/g)?.length, 1);
    assert.match(text, /“desfaz”/);
    await talk.tell("desfaz");
    assert.deepEqual(await talk.expenses(), []);
  });

  await t.step("'me lembra amanhã às 10' is a reminder of what was told the message before", async () => {
    const talk = await played.newcomer();
    await talk.tell("preciso ligar pro Nando da oficina", [words("Quando?")]);
    const args = {
      text: "Ligar pro Nando da oficina",
      at: `${dayFromNow(1)}T10:00`,
      order: "me lembra amanhã às 10",
    };
    const { metadata, text } = await talk.tell("me lembra amanhã às 10", [call("create_reminder", args)]);
    const rows = await talk.select("reminders", "text, starts_at::text as at");
    assert.deepEqual(rows, [{ text: "Ligar pro Nando da oficina", at: `${dayFromNow(1)} 10:00:00` }]);
    assert.equal(metadata.waiting, undefined);
    assert.match(text, /amanhã.*às 10h/);
  });

  await t.step("'vamo fazer chamada todo domingo 10h, me lembra' comes again every week", async () => {
    const talk = await played.newcomer();
    const args = {
      text: "Chamada com a Tainara",
      at: nextSunday("10:00"),
      recurrence: "FREQ=WEEKLY;BYDAY=SU",
      order: "me lembra",
    };
    const { metadata } = await talk.tell(
      "a tainara se mudou. fizemo as pazes, vamo fazer chamada todo domingo 10h, me lembra",
      [call("create_reminder", args)],
    );
    assert.equal(metadata.waiting, undefined);
    assert.equal((await talk.select("reminders", "text")).length, 1);
  });

  await t.step("'baixa o nubank pra 3100' changes the debt, and 'sim' before it does no harm", async () => {
    for (const message of ["baixa o nubank pra 3100", "sim baixa o nubank pra 3100"]) {
      const talk = await played.newcomer();
      await owesNubank(talk);
      const { metadata } = await talk.tell(message, [
        call("update_finance_item", { kind: "debt", name: "Nubank", amount: 3100, order: message }),
      ]);
      assert.deepEqual(await debts(talk), [["Nubank", 3100]], message);
      assert.equal(metadata.waiting, undefined, message);
    }
  });

  await t.step("'uai cadastra o salário sim' orders the income of the message before", async () => {
    const talk = await played.newcomer();
    await talk.tell("hj ganho 5400 e caio dia 5", [words("Anotar o salário?")]);
    const args = { kind: "income", name: "Salário", amount: 5400, category: "salary", due_day: 5, recurring: true };
    const order = "uai cadastra o salário sim";
    const { metadata } = await talk.tell("uai cadastra o salário sim tá", [
      call("create_finance_item", { ...args, order }),
    ]);
    assert.equal(metadata.waiting, undefined);
    const rows = await talk.select("incomes", "name, expected_amount::float as amount");
    assert.ok(rows.length > 0 && rows.every(({ amount }) => amount === 5400), JSON.stringify(rows));
  });

  await t.step("'sim. registra logo 12 de água de coco sem perguntar' says yes to one and orders another", async () => {
    const talk = await played.newcomer();
    await talk.tell("fumei 8 cigarros hoje", [measure("custom", 8, { custom_name: "cigarros", unit: "cigarros" })]);
    const { metadata, text } = await talk.tell("sim. registra logo 12 de água de coco sem perguntar", [
      answers("sim", { item: 1, decision: "yes" }),
      expense(12, "água de coco", { order: "registra logo 12 de água de coco sem perguntar" }),
    ], [words("Tá feito.")]);
    assert.deepEqual(await talk.measures(), ["cigarros 8"]);
    assert.deepEqual(await talk.expenses(), ["12 água de coco"]);
    assert.equal(metadata.waiting, undefined);
    assert.equal(metadata.written?.length, 2);
    assert.doesNotMatch(text, /constância|parabéns/i, "nobody is praised for smoking");
  });

  await t.step("an order in the middle of a story counts for what it is about, and the rest is proposed", async () => {
    const talk = await played.newcomer();
    const { metadata } = await talk.tell(
      "almocei agora 22 conto no PF da dona Lia, anota ai. dormi 5h essa noite",
      [expense(22, "almoço, PF da dona Lia", { order: "anota ai" }), measure("sleep", 5, { unit: "h" })],
    );
    assert.deepEqual(await talk.expenses(), ["22 almoço, PF da dona Lia"]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["record_metric"]);
  });

  await t.step("'sim, e registra 20 de pão' beside a yes with a change does all of it", async () => {
    const talk = await played.newcomer();
    await talk.tell("abasteci, deu 55", [expense(55, "gasolina", { category: "transport" })]);
    const { metadata } = await talk.tell("sim, mas a gasolina foi 58. e registra 20 de pão", [
      answers("sim, mas a gasolina foi 58", { item: 1, decision: "yes", args: { amount: 58 } }),
      expense(20, "pão", { order: "registra 20 de pão" }),
    ], [words("Tudo certo.")]);
    assert.deepEqual(await talk.expenses(), ["20 pão", "58 gasolina"]);
    assert.equal(metadata.waiting, undefined);
  });

  await t.step("'não precisa confirmar' asks nothing back, and a standing yes is asked for once", async () => {
    const talk = await played.newcomer();
    const order = "registra 30 de uber, não precisa confirmar";
    const first = await talk.tell(order, [expense(30, "uber", { category: "transport", order })]);
    assert.equal(first.metadata.waiting, undefined);
    const wish = "pode registrar gastos direto daqui pra frente";
    await talk.tell(wish, [call("set_standing_yes", { kind: "expenses", is_on: true, order: wish })]);
    await talk.tell("sim");
    const { metadata, text } = await talk.tell("gastei 12 no lanche", [expense(12, "lanche")]);
    assert.equal(metadata.waiting, undefined, text);
    assert.deepEqual(await talk.expenses(), ["12 lanche", "30 uber"]);
    const other = await talk.tell("dormi 6h", [measure("sleep", 6, { unit: "h" })]);
    assert.equal(other.metadata.waiting?.length, 1, "another kind is still asked for");
  });

  await t.step("one order writes once, however often the model calls it", async () => {
    const order = "registra 50 no mercado";
    const again = expense(50, "mercado", { order });
    const talk = await played.newcomer();
    const unknown = call("complete_reminder", { reminder: "Abastecer" });
    await talk.tell(order, [again, unknown], [again, unknown], [words("Anotado.")]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"], "step after step");
    const other = await played.newcomer();
    const { metadata } = await other.tell(order, [again, again]);
    assert.deepEqual(await other.expenses(), ["50 mercado"], "and twice in one step");
    assert.equal(metadata.waiting?.length, 1);
  });

  await t.step("a yes writes once, though the model also calls for what it agrees to", async () => {
    const talk = await played.newcomer();
    await talk.tell("gastei 50 no mercado", [expense(50, "mercado")]);
    await talk.tell("sim, registra. e me conta uma piada", [
      answers("sim, registra", { item: 1, decision: "yes" }),
      expense(50, "mercado", { order: "sim, registra" }),
    ], [words("Era uma vez.")]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"]);
  });

  await t.step("one order writes one record of one kind", async () => {
    const talk = await played.newcomer();
    const order = "registra 50 no mercado";
    const { metadata } = await talk.tell(order, [
      expense(50, "mercado", { order }),
      measure("weight", 50, { order }),
    ], [words("Anotado.")]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"]);
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["record_metric"]);
  });

  await t.step("another figure is no order beside a yes to the old one", async () => {
    const talk = await played.newcomer();
    await talk.tell("gastei 500 no mercado", [expense(500, "mercado")]);
    for (const message of ["pode registrar, mas 50", "sim, mas registra 50"]) {
      await talk.tellEither(message, [
        answers(message.split(",")[0], { item: 1, decision: "yes" }),
        expense(50, "mercado", { order: message }),
      ], [words("Quanto foi?")]);
      assert.ok(!(await talk.expenses()).includes("500 mercado"), message);
    }
  });

  await t.step("an order that names another figure than the call is proposed", async () => {
    const talk = await played.newcomer();
    const order = "registra 50 no mercado";
    const { metadata } = await talk.tell(order, [expense(500, "mercado", { order })]);
    assert.deepEqual(await talk.expenses(), []);
    assert.equal(metadata.waiting?.length, 1);
  });

  await played.close();
});

/** What the person owes, told and said yes to. */
async function owesNubank(talk: Talk): Promise<void> {
  await talk.tell("devo 3200 no nubank", [call("create_finance_item", { kind: "debt", name: "Nubank", amount: 3200 })]);
  await talk.tell("sim");
  assert.deepEqual(await debts(talk), [["Nubank", 3200]]);
}

async function debts(talk: Talk): Promise<unknown[]> {
  const rows = await talk.select("debts", "name, total_amount::float as amount");
  return rows.map(({ name, amount }) => [name, amount]);
}

function nextSunday(time: string): string {
  const today = Temporal.PlainDate.from(dayFromNow());
  return `${today.add({ days: 7 - today.dayOfWeek % 7 })}T${time}`;
}
