import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { type FinanceSummary, financeSummarySchema } from "../../../shared/tools/finance/finance-summary.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { markBillPaid } from "../../../shared/tools/finance/mark-bill-paid.ts";
import { payDebt } from "../../../shared/tools/finance/pay-debt.ts";
import { receiveIncome } from "../../../shared/tools/finance/receive-income.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Accounts {
  accounts: { name: string; kind: string; balance?: number; used?: number }[];
  bill?: { month: string; total: number; count: number; items: { description: string; amount: number }[] };
}
interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
  choices?: { label: { of: string; name: string }; args: JsonObject; facts: JsonObject }[];
}

Deno.test("accounts of incomes, paid bills and payments of debts", async (t) => {
  const stack = await startStack();
  const today = await todayOf((await stack.createUser("Bia", whereItIs(12))).client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };

  /** Somebody with a default account, savings, a card, a salary, a bill, a debt and money lent. */
  async function begin({ dueIn = 3 } = {}) {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const create = (item: JsonObject) => call<JsonObject>(client, "create_finance_item", item);
    const since = today.plusDays(-60).toString();
    await create({ kind: "account", name: "Itaú", amount: 1000, date: since });
    await create({ kind: "account", name: "Reserva", category: "savings", amount: 500, date: since });
    const dayAt = (days: number) => Number(today.plusDays(days).toString().slice(8));
    await create({ kind: "card", name: "Nubank", closing_day: dayAt(-4), due_day: dayAt(dueIn) });
    await create({ kind: "income", name: "Salário", amount: 4000, category: "salary", due_day: today.day });
    await create({ kind: "bill", name: "Luz", amount: 120, due_day: today.day });
    await create({ kind: "debt", name: "Carro", amount: 300, installments: 10 });
    await create({ kind: "loan_given", name: "Caio", amount: 600 });
    const look = (args: JsonObject = {}) => call<Accounts>(client, "get_accounts", args);
    const balances = async () => {
      const { accounts } = await look();
      return Object.fromEntries(accounts.map(({ name, balance, used }) => [name, balance ?? used]));
    };
    const summary = async (): Promise<FinanceSummary> =>
      financeSummarySchema.parse(await call(client, "get_finance_summary"));
    const undo = (id: string) => call(client, "undo_calls", { tool_call_ids: [id] });
    return { client, create, look, balances, summary, undo };
  }

  await t.step("what is told without an account counts once in the default one, and undo takes it back", async () => {
    const { client, create, balances, undo } = await begin();
    const at = (reais: number) => ({ Itaú: reais, Reserva: 500, Nubank: 0 });
    await call(client, "receive_income", { income_name: "salário", tool_call_id: "i" });
    assert.deepEqual(await balances(), at(5000));
    await call(client, "mark_bill_paid", { bill_name: "luz", amount: 130, tool_call_id: "b" });
    assert.deepEqual(await balances(), at(4870));
    await call(client, "pay_debt", { debt_name: "carro", tool_call_id: "d" });
    assert.deepEqual(await balances(), at(4570));
    await call(client, "pay_debt", { debt_name: "caio", amount: 200, tool_call_id: "l" });
    assert.deepEqual(await balances(), at(4770));
    await create({ kind: "income", name: "Freela", amount: 80, date: today.toString(), tool_call_id: "f" });
    assert.deepEqual(await balances(), at(4850));
    await create({ kind: "income", name: "Venda", amount: 60, date: today.plusDays(5).toString() });
    assert.deepEqual(await balances(), at(4850), "what is expected is not there yet");
    for (const [id, left] of [["f", 4770], ["l", 4570], ["d", 4870], ["b", 5000], ["i", 1000]] as const) {
      await undo(id);
      assert.deepEqual(await balances(), at(left), id);
    }
    const { data } = await client.from("bills").select("account_id").eq("status", "pending").not(
      "account_id",
      "is",
      null,
    );
    assert.deepEqual(data, []);
  });

  await t.step("an account that is named has it, by name or kind, and is said", async () => {
    const { client, create, balances } = await begin();
    const income = await call<JsonObject>(client, "receive_income", { income_name: "salário", account: "poupança" });
    assert.match(receiveIncome.answer!(income, context)!, /recebidos hoje, em Reserva\.$/);
    const bill = await call<JsonObject>(client, "mark_bill_paid", { bill_name: "luz", account: "reserva" });
    assert.match(markBillPaid.answer!(bill, context)!, /como paga hoje, em Reserva\. /);
    const debt = await call<JsonObject>(client, "pay_debt", { debt_name: "carro", account: "reserva" });
    assert.match(payDebt.answer!(debt, context)!, /R\$ 300,00, em Reserva\. /);
    const item = await create({
      kind: "income",
      name: "Freela",
      amount: 80,
      date: today.toString(),
      account: "reserva",
    });
    assert.equal(
      createFinanceItem.answer!(item, context),
      "Registrei R$ 80,00 recebidos (Freela), hoje, em Reserva.",
    );
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 4160, Nubank: 0 });
  });

  await t.step("a name that is no account is no refusal: it is recorded without one, and that is said", async () => {
    const { client, create, balances } = await begin();
    const account = "Bradesco";
    const prepared = await call<Prepared>(client, "prepare_mark_bill_paid", { bill_name: "luz", account });
    assert.match(markBillPaid.offer!(prepared.args, prepared.facts, context), /\? \(Não conheço .*“Bradesco”/);
    const results = [
      markBillPaid.answer!(await call(client, "mark_bill_paid", prepared.args), context),
      receiveIncome.answer!(await call(client, "receive_income", { income_name: "salário", account }), context),
      payDebt.answer!(await call(client, "pay_debt", { debt_name: "carro", account }), context),
      createFinanceItem.answer!(
        await create({ kind: "income", name: "Freela", amount: 80, date: today.toString(), account }),
        context,
      ),
    ];
    for (const text of results) assert.match(text!, /Não conheço a conta ou o cartão “Bradesco”: fica sem conta/);
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500, Nubank: 0 });
  });

  await t.step("of two accounts that fit, one is chosen; money comes to the account and not to its card", async () => {
    const { client, create } = await begin();
    await create({ kind: "account", name: "Nubank", amount: 0 });
    const args = { bill_name: "luz", account: "nubank" };
    const { status, choices } = await call<Prepared>(client, "prepare_mark_bill_paid", args);
    assert.deepEqual([status, choices!.map(({ label }) => label.name)], ["choose", [
      "Nubank (cartão)",
      "Nubank (conta)",
    ]]);
    assert.equal(
      markBillPaid.prepare!.question(args, context, choices!.map(({ label }) => ({ label: label as never }))),
      "Em qual conta ou cartão?",
    );
    assert.equal((await refusal(client, "mark_bill_paid", args)).hint, "account_ambiguous");
    const paid = await call<JsonObject>(client, "mark_bill_paid", choices![1]!.args);
    assert.equal(paid.account, "Nubank (conta)");
    const income = await call<JsonObject>(client, "receive_income", { income_name: "salário", account: "nubank" });
    assert.equal(income.account, "Nubank (conta)");
    const back = await call<JsonObject>(client, "pay_debt", { debt_name: "caio", amount: 50, account: "nubank" });
    assert.equal(back.account, "Nubank (conta)");
  });

  await t.step("parts that come to two accounts are in both, and the month stays as it was", async () => {
    const { client, balances, summary, undo } = await begin();
    await call(client, "receive_income", { income_name: "salário", amount: 1500, part: true, account: "reserva" });
    await call(client, "receive_income", { income_name: "salário", amount: 500, part: true });
    assert.deepEqual(
      await balances(),
      { Itaú: 1000, Reserva: 2500, Nubank: 0 },
      "the rest comes where the first part did",
    );
    const args = { income_name: "salário", amount: 1000, part: true, account: "itaú", tool_call_id: "p" };
    const { income } = await call<{ income: JsonObject }>(client, "receive_income", args);
    assert.deepEqual([income.amount, income.expected_amount, income.rest], [3000, 4000, 1000]);
    const totals = async () => {
      const { income, income_received, incomes } = await summary();
      return [income, income_received, incomes!.expected.total];
    };
    assert.deepEqual([await balances(), await totals()], [{ Itaú: 2000, Reserva: 2500, Nubank: 0 }, [
      4000,
      3000,
      1000,
    ]]);
    await call(client, "receive_income", { income_name: "salário", account: "itaú", tool_call_id: "q" });
    assert.deepEqual([(await balances()).Itaú, await totals()], [3000, [4000, 4000, 0]]);
    const next = monthAfter(today, 1);
    const { data } = await client.from("incomes").select("expected_amount").eq("month", next);
    assert.deepEqual(data, [{ expected_amount: 4000 }], "next month's salary is the whole one");
    await undo("q");
    await undo("p");
    assert.deepEqual([(await balances()).Itaú, await totals()], [1000, [4000, 2000, 2000]]);
  });

  await t.step("a bill or debt paid by card is in the card's bill, moves with its dates, and counts once", async () => {
    const { client, look, balances, summary, undo } = await begin();
    const before = await summary();
    await call(client, "mark_bill_paid", { bill_name: "luz", account: "cartão nubank", tool_call_id: "b" });
    await call(client, "pay_debt", { debt_name: "carro", account: "cartão nubank", tool_call_id: "d" });
    await call(client, "create_expense", { amount: 50, category: "food", description: "feira", account: "cartão" });
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500, Nubank: 470 });
    const { bill } = await look({ account: "cartão nubank" });
    assert.deepEqual([bill!.total, bill!.count], [470, 3]);
    assert.deepEqual(bill!.items.map(({ description }) => description).sort(), ["Carro", "Luz", "feira"]);
    const after = await summary();
    assert.deepEqual([after.bills_paid, after.installments_paid, after.spent], [120, 300, 50]);
    assert.equal(after.projected_balance, before.projected_balance - 50, "only the feira is new in the month");
    const month = bill!.month.slice(0, 7);
    await call(client, "update_finance_item", {
      kind: "card_bill",
      name: "nubank",
      month,
      closing_day: Number(today.plusDays(-1).toString().slice(8)),
      tool_call_id: "c",
    });
    const moved = await look({ account: "cartão nubank" });
    await undo("c");
    assert.deepEqual((await look({ account: "cartão nubank", month })).bill!.total, 470);
    assert.equal(moved.bill!.total, 470);
    await undo("d");
    await undo("b");
    assert.equal((await balances()).Nubank, 50);
    // What comes back to a card lowers its bill.
    await call(client, "create_finance_item", {
      kind: "income",
      name: "Estorno",
      amount: 20,
      date: today.toString(),
      account: "cartão nubank",
    });
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500, Nubank: 30 });
  });

  await t.step("the summary has what is left of cards' bills, which is in no balance a second time", async () => {
    const { client, summary } = await begin({ dueIn: 0 });
    const none = await summary();
    assert.deepEqual(none.card_bills_pending, { total: 0, count: 0, counted: 0, rows: [] });
    const buy = (amount: number, days: number) =>
      call(client, "create_expense", {
        amount,
        category: "food",
        description: `feira ${amount}`,
        account: "cartão nubank",
        date: today.plusDays(-days).toString(),
      });
    // Of the bill that closed four days ago and is due today.
    await buy(200, 8);
    const [first, due] = [monthAfter(today, 0), today.toString()];
    const boughtThisMonth = today.plusDays(-8).toString() >= first ? 200 : 0;
    const owing = await summary();
    assert.deepEqual(owing.card_bills_pending, {
      total: 200,
      count: 1,
      counted: boughtThisMonth,
      rows: [{ account: "Nubank", month: first, amount: 200, due_on: due }],
    });
    assert.equal(owing.projected_balance, none.projected_balance - boughtThisMonth);
    assert.match(
      getFinanceSummary.answer!(owing as unknown as JsonObject, context)!,
      /Em faturas há R\$ 200,00 a pagar \(Nubank\): cada compra já conta como gasto no mês dela\./,
    );
    await call(client, "transfer_money", { to_account: "cartão nubank", amount: 150 });
    const partly = await summary();
    assert.deepEqual([partly.card_bills_pending.total, partly.card_bills_pending.counted], [
      50,
      Math.min(boughtThisMonth, 50),
    ]);
    assert.equal(partly.projected_balance, owing.projected_balance, "paying a bill uses up nothing more");
  });

  await t.step("an account that is called as a kind of account is meant by its name", async () => {
    const { client, create, look, balances } = await begin();
    const buy = (account: string) =>
      call<{ expense: { account?: string } }>(client, "create_expense", {
        amount: 10,
        category: "food",
        description: "pão",
        account,
      });
    assert.equal((await buy("carteira")).expense.account, undefined, "a means of payment, while there is none");
    await create({ kind: "account", name: "Carteira", amount: 250, date: today.plusDays(-1).toString() });
    assert.equal((await look()).accounts.find(({ name }) => name === "Carteira")?.kind, "cash");
    for (const words of ["carteira", "minha carteira", "conta Carteira", "dinheiro"]) {
      assert.equal((await buy(words)).expense.account, "Carteira", words);
    }
    assert.equal((await balances()).Carteira, 210);
    assert.equal((await buy("débito")).expense.account, "Itaú");
  });

  await stack.close();
});
