import assert from "node:assert/strict";
import { call, dayFromNow, startPlayed, words } from "./scripted-talk.ts";

Deno.test("a card, a purchase in instalments and its bill, as people tell them", async (t) => {
  const played = await startPlayed();
  const ana = await played.newcomer();
  const closing_day = Number(dayFromNow(-3).slice(8));
  const due_day = Number(dayFromNow(4).slice(8));
  const instalments = () => ana.select("expenses", "amount, installment, installments", "installment");
  const payments = () => ana.select("transfers", "amount");

  await t.step("an account and a card are proposed, and there at the yes", async () => {
    const account = await ana.tell("tenho 3 mil na conta do itaú", [
      call("create_finance_item", { kind: "account", name: "Itaú", category: "checking", amount: 3000 }),
    ]);
    assert.match(account.text, /Quer que eu .*Itaú.*R\$ 3\.000,00/);
    await ana.tell("sim");
    const card = await ana.tell(`meu cartão nubank fecha dia ${closing_day} e vence dia ${due_day}`, [
      call("create_finance_item", { kind: "card", name: "Nubank", closing_day, due_day }),
    ]);
    assert.match(card.text, new RegExp(`cartão Nubank, que fecha no dia ${closing_day} e vence no dia ${due_day}\\?`));
    await ana.tell("sim");
    const accounts = await ana.select("accounts", "name, kind", "kind");
    assert.deepEqual(accounts.map(({ name, kind }) => `${kind} ${name}`), ["card Nubank", "checking Itaú"]);
  });

  await t.step("a purchase is offered with its instalments, and written in ten", async () => {
    const offer = await ana.tell("comprei um celular de 2.400 em 10x no nubank semana passada", [
      call("create_expense", {
        amount: 2400,
        category: "shopping",
        description: "celular",
        account: "nubank",
        installments: 10,
        date: dayFromNow(-7),
      }),
    ]);
    assert.match(offer.text, /R\$ 2\.400,00 em compras \(celular\), em 10x de R\$ 240,00, em Nubank/);
    const { text } = await ana.tell("sim");
    assert.match(text, /em 10x de R\$ 240,00/);
    const rows = await instalments();
    assert.equal(rows.length, 10);
    assert.ok(rows.every(({ amount }) => Number(amount) === 240));
  });

  await t.step("“quanto vem na fatura?” is answered from what is in it", async () => {
    const { text } = await ana.tell(
      "quanto vem na fatura?",
      [call("get_accounts", { account: "cartão" })],
      [words("Vem R$ 240,00: a primeira parcela do celular.")],
    );
    assert.match(text, /240,00/);
    assert.match(played.results().at(-1)!, /"state":"closed".*"total":240/);
  });

  await t.step("the bill is paid from the account, and that is undone", async () => {
    const offer = await ana.tell("paguei a fatura do nubank", [
      call("transfer_money", { to_account: "cartão nubank" }),
    ]);
    assert.match(
      offer.text,
      /R\$ 240,00 pagos da fatura de .* do Nubank, saindo de Itaú, hoje\? Com isso ela fica paga\./,
    );
    assert.deepEqual(await payments(), []);
    await ana.tell("sim");
    assert.deepEqual((await payments()).map(({ amount }) => Number(amount)), [240]);
    // Told twice, it could only be the next one, and that is said.
    const again = await ana.tell("paguei a fatura do nubank", [
      call("transfer_money", { to_account: "cartão nubank" }),
    ]);
    assert.match(again.text, /R\$ 240,00 pagos da fatura de .* A de .* já está paga\. Esta ainda não fechou/);
    await ana.tell("não");
    assert.equal((await payments()).length, 1);
    const undone = await ana.tell("desfaz");
    assert.match(undone.text, /240,00 pagos da fatura/);
    assert.deepEqual(await payments(), []);
  });

  await t.step("the purchase is returned: what is billed stays", async () => {
    const offer = await ana.tell("devolvi o celular", [call("update_expense", { which: "celular", returned: true })]);
    assert.match(offer.text, /Quer que eu .*celular.*R\$ 2\.160,00/i);
    await ana.tell("sim");
    assert.equal((await instalments()).length, 1);
    const undone = await ana.tell("desfaz");
    assert.match(undone.text, /celular/i);
    assert.equal((await instalments()).length, 10);
  });

  await t.step("instalments are paid ahead, with what they cost", async () => {
    const offer = await ana.tell("antecipei 3 parcelas do celular, paguei 690", [
      call("update_expense", { which: "celular", paid_ahead: 3, amount: 690 }),
    ]);
    assert.match(offer.text, /Quer que eu .*8 a 10 de 10 de celular.*R\$ 690,00/i);
    await ana.tell("sim");
    const rows = await instalments();
    assert.equal(rows.reduce((sum, { amount }) => sum + Number(amount), 0), 7 * 240 + 690);
  });

  await played.close();
});
