import assert from "node:assert/strict";
import { assertSpoken, calls, type Played, startPlayed, waitingOf } from "./played.ts";

const account = (name: string, amount: number) => calls("create_finance_item", { kind: "account", name, amount });

async function accounts({ user }: Played): Promise<[string, number, boolean][]> {
  const { data } = await user.client.from("accounts").select("name, opening_balance, is_default").is("deleted_at", null)
    .order("name").throwOnError();
  return data.map(({ name, opening_balance, is_default }) => [name, opening_balance, is_default]);
}

Deno.test("answers of one message are answers to what was offered together", async (t) => {
  const stage = await startPlayed();
  const offerAccounts = async () => {
    const month = await stage.begin();
    await month.say("tenho conta no itau com 2430 e na caixa com 800", [account("Itaú", 2430), account("Caixa", 800)]);
    return month;
  };
  const answering = (quote: string, answers: unknown[]) => [calls("answer_offer", { quote, answers })];

  await t.step("the second is corrected: the first is the main account all the same", async () => {
    const month = await offerAccounts();
    const text = "sim pra tudo, mas a caixa é 780";
    const answer = await month.say(
      text,
      answering(text, [{ item: 1, decision: "yes" }, { item: 2, decision: "yes", args: { amount: 780 } }]),
      [{ text: "Pronto." }],
    );
    assertSpoken(answer);
    assert.deepEqual(waitingOf(answer), []);
    assert.deepEqual(await accounts(month), [["Caixa", 780, false], ["Itaú", 2430, true]]);
  });

  await t.step("the model may list the answers in any order", async () => {
    const month = await offerAccounts();
    const text = "sim pra tudo, mas o itau é 2340";
    const answer = await month.say(
      text,
      answering(text, [{ item: 2, decision: "yes" }, { item: 1, decision: "yes", args: { amount: 2340 } }]),
      [{ text: "Pronto." }],
    );
    assert.deepEqual(waitingOf(answer), []);
    assert.deepEqual(await accounts(month), [["Caixa", 800, false], ["Itaú", 2340, true]]);
  });

  await t.step("a correction of one payment changes what is left after the next", async () => {
    const month = await stage.begin();
    await month.say("devo 1200 pra tati", [calls("create_finance_item", { kind: "debt", name: "Tati", amount: 1200 })]);
    await month.say("sim");
    await month.say("paguei 400 pra tati ontem e 300 hj", [
      calls("pay_debt", { debt_name: "Tati", amount: 400, paid_on: month.yesterday }),
      calls("pay_debt", { debt_name: "Tati", amount: 300 }),
    ]);
    const text = "sim pra tudo, mas ontem foram 500";
    const answer = await month.say(
      text,
      answering(text, [{ item: 1, decision: "yes", args: { amount: 500 } }, { item: 2, decision: "yes" }]),
      [{ text: "Pronto." }],
    );
    assert.deepEqual(waitingOf(answer), [], answer.text);
    assert.deepEqual(await month.debts(), [["Tati", 400]], answer.text);
  });

  await t.step("an account that is registered by the same yes is there for what named it before", async () => {
    const month = await stage.begin();
    const gas = { amount: 125, category: "housing", description: "Gás", account: "BB" };
    const offered = await month.say("paguei 125 no gas, saiu do BB", [calls("create_expense", gas)]);
    assert.match(offered.text, /Não conheço a conta ou o cartão “BB”/);
    await month.say("tenho conta no BB com 640", [account("BB", 640)]);
    const answer = await month.say(
      "sim pra tudo",
      answering("sim pra tudo", [{ item: 1, decision: "yes" }, { item: 2, decision: "yes" }]),
      [{ text: "Pronto." }],
    );
    assert.deepEqual(waitingOf(answer), [], answer.text);
    assert.match(answer.text, /^Cadastrei a conta BB.*\nRegistrei R\$ 125,00 em moradia \(Gás\), em BB/s);
    const { data } = await month.user.client.from("expenses").select("amount, accounts (name)").throwOnError();
    assert.deepEqual(data, [{ amount: 125, accounts: { name: "BB" } }]);
  });

  await t.step("'menos o itau': the other runs as it is without it", async () => {
    const month = await offerAccounts();
    const answer = await month.say("menos o itau");
    assert.deepEqual(waitingOf(answer), [], answer.text);
    assert.deepEqual(await accounts(month), [["Caixa", 800, true]]);
  });

  await t.step("what somebody else changed meanwhile is asked again, and the others run", async () => {
    const month = await offerAccounts();
    await month.user.client.from("accounts").insert({ name: "Caixa", kind: "checking", opening_balance: 5 })
      .throwOnError();
    const text = "sim pra tudo, mas o itau é 2340";
    const answer = await month.say(
      text,
      answering(text, [{ item: 1, decision: "yes", args: { amount: 2340 } }, { item: 2, decision: "yes" }]),
    );
    assert.match(answer.text, /mudou desde que perguntei/);
    assert.equal(waitingOf(answer).length, 1);
    assert.deepEqual(await accounts(month), [["Caixa", 5, false], ["Itaú", 2340, true]]);
  });

  await t.step("all that one yes wrote can be corrected by word, some turns later too", async () => {
    const month = await stage.begin();
    const bought = ["pão", "leite", "uber", "ônibus", "pizza", "cinema", "livro", "vela", "ração"];
    await month.say(
      `comprei ${bought.map((one, at) => `${one} ${at + 10}`).join(", ")}`,
      bought.map((description, at) => calls("create_expense", { amount: at + 10, category: "other", description })),
    );
    await month.say("sim");
    await month.say("cansei hj", [{ text: "Imagino." }]);
    await month.say("o pão foi 11, não 10", [
      calls("replace_saved", { item: 1, args: { amount: 11 }, order: "o pão foi 11, não 10" }),
    ]);
    assert.match(month.prompt(), /<feito>[^]*\[1\] R\$ 10,00[^]*pão[^]*\[9\] R\$ 18,00[^]*ração[^]*<\/feito>/);
    assert.equal((await month.expenses()).filter(([amount]) => amount === 11).length, 2);
  });

  await t.step("a debt and a payment of it, told at once", async () => {
    const changes = [[{}, {}, 800], [{ args: { amount: 1500 } }, {}, 1100], [
      {},
      { args: { amount: 300 } },
      900,
    ]] as const;
    const texts = ["sim", "sim pra tudo, mas a divida é 1500", "sim pra tudo, mas paguei 300"];
    for (const [at, [debt, payment, left]] of changes.entries()) {
      const text = texts[at]!;
      const month = await stage.begin();
      await month.say("devo 1200 pra tati e paguei 400 pra ela hj", [
        calls("create_finance_item", { kind: "debt", name: "Tati", amount: 1200 }),
        calls("pay_debt", { debt_name: "Tati", amount: 400 }),
      ]);
      const answer = text === "sim" ? await month.say(text) : await month.say(
        text,
        answering(text, [{ item: 1, decision: "yes", ...debt }, { item: 2, decision: "yes", ...payment }]),
        [{ text: "Pronto." }],
      );
      assert.deepEqual(await month.debts(), [["Tati", left]], answer.text);
      assert.deepEqual(waitingOf(answer), [], answer.text);
    }
  });

  await stage.close();
});
