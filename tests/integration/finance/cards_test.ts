import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { type ChangedItem, describeSettlement } from "../../../shared/tools/finance/changed-item.ts";
import { updateExpense } from "../../../shared/tools/finance/update-expense.ts";
import { updateFinanceItem } from "../../../shared/tools/finance/update-finance-item.ts";
import { formatMonth } from "../../../shared/writing/format-date.ts";
import { Conversation } from "../../support/chat.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Bill {
  month: string;
  closes_on: string;
  due_on: string;
  state: string;
  bought: number;
  carried?: number;
  total: number;
  paid: number;
  rest: number;
  moved_on?: number;
  items: { description: string; amount: number }[];
}
interface Accounts {
  accounts: { name: string; kind: string; balance?: number; available?: number; open?: Bill; to_pay?: Bill }[];
  purchases: { description: string; left: number; left_amount: number; ends_on?: string }[];
  bill?: Bill;
}
interface Transfer {
  transfer: { id: string; to: string; from?: string; amount: number; card_month?: string; over?: number; early?: true };
}
interface Prepared {
  status: string;
  choices?: { label: { name: string }; args: { account?: string; to_account?: string } }[];
  facts: { unknown_account?: string; account?: string };
}

const dayOfMonth = (day: CalendarDay) => Number(day.toString().slice(8));
const monthOf = (bill: Bill) => bill.month.slice(0, 7);

/** Somebody with an account and a card whose bill closed four days ago and is due in three. */
async function begin(stack: Awaited<ReturnType<typeof startStack>>) {
  const user: TestUser = await stack.createUser("Ana", whereItIs(12));
  const { client } = user;
  const today = await todayOf(client);
  const ago = (days: number) => today.plusDays(-days).toString();
  await call(client, "create_finance_item", { kind: "account", name: "Itaú", amount: 1000, date: ago(60) });
  await call(client, "create_finance_item", {
    kind: "card",
    name: "Nubank",
    amount: 5000,
    closing_day: dayOfMonth(today.plusDays(-4)),
    due_day: dayOfMonth(today.plusDays(3)),
  });
  const buy = (amount: number, days: number, more: object = {}) =>
    call<{ expense: { id: string }; unknown_account?: string; before_account?: string }>(client, "create_expense", {
      amount,
      category: "shopping",
      description: "compra",
      account: "nubank",
      date: ago(days),
      ...more,
    });
  const pay = (args: object = {}) => call<Transfer>(client, "transfer_money", { to_account: "cartão nubank", ...args });
  const look = (args: object = {}) => call<Accounts>(client, "get_accounts", { account: "cartão nubank", ...args });
  return { user, client, today, ago, buy, pay, look };
}

async function balanceOf(client: SupabaseClient, name: string): Promise<number | undefined> {
  const { accounts } = await call<Accounts>(client, "get_accounts");
  return accounts.find((one) => one.name === name)?.balance;
}

Deno.test("card bills and accounts over HTTP", async (t) => {
  const stack = await startStack();

  await t.step("a bill is open, closed, partly paid and paid", async () => {
    const { client, buy, pay, look } = await begin(stack);
    await buy(50, 1);
    const open = (await look()).bill!;
    assert.deepEqual([open.state, open.total], ["open", 50]);
    await buy(300, 10);
    const closed = (await look()).bill!;
    assert.deepEqual([closed.state, closed.total, closed.rest], ["closed", 300, 300]);
    assert.ok(closed.month < open.month);
    await pay({ amount: 100 });
    const partly = (await look()).bill!;
    assert.deepEqual([partly.state, partly.paid, partly.rest], ["partly_paid", 100, 200]);
    const { transfer } = await pay();
    assert.deepEqual([transfer.amount, transfer.from, transfer.card_month], [200, "Itaú", closed.month]);
    const paid = (await look({ month: monthOf(closed) })).bill!;
    assert.deepEqual([paid.state, paid.rest], ["paid", 0]);
    // The next one that is asked for is the open one.
    assert.equal((await look()).bill!.month, open.month);
    assert.equal(await balanceOf(client, "Itaú"), 700);
  });

  await t.step(
    "a part that is not paid when it is due carries over, and what was paid too much is a credit",
    async () => {
      const { buy, pay, look, ago } = await begin(stack);
      await buy(400, 40);
      const [late] = [(await look()).bill!];
      assert.equal(late.carried, 400, "the bill of 40 days ago is due since");
      await pay({ amount: 500 });
      const paid = (await look({ month: monthOf(late) })).bill!;
      assert.deepEqual([paid.total, paid.paid, paid.moved_on], [400, 500, -100]);
      await buy(130, 1);
      const next = (await look()).bill!;
      assert.deepEqual([next.state, next.carried, next.total], ["open", -100, 30]);
      const { data } = await (await begin(stack)).client.from("transfers").select("id");
      assert.deepEqual(data, [], `others see nothing of it (${ago(0)})`);
    },
  );

  await t.step(
    "a payment that is told late is for the bill that was due then, and for what was left of it",
    async () => {
      const { buy, pay, look, ago } = await begin(stack);
      await buy(400, 40);
      await buy(50, 10);
      const now = (await look()).bill!;
      assert.deepEqual([now.carried, now.total], [400, 450], "nobody has told of a payment");
      const { transfer } = await pay({ date: ago(29) });
      assert.ok(transfer.card_month! < now.month, `${transfer.card_month} before ${now.month}`);
      assert.equal(transfer.amount, 400);
      const { bill } = await look();
      assert.deepEqual([bill!.month, bill!.carried, bill!.total, bill!.rest], [now.month, undefined, 50, 50]);
      assert.equal(
        (await pay({ date: ago(20) })).transfer.amount,
        50,
        "a bill that is paid is not what a late payment is for",
      );
    },
  );

  await t.step("a payment a day late is for the bill that was due, until the next one closes", async () => {
    const { client, today, buy } = await begin(stack);
    await call(client, "create_finance_item", {
      kind: "card",
      name: "Inter",
      closing_day: dayOfMonth(today.plusDays(-8)),
      due_day: dayOfMonth(today.plusDays(-1)),
    });
    await buy(300, 12, { account: "inter" });
    await buy(50, 2, { account: "inter" });
    const prepared = await call<{ args: { amount: number; month: string } }>(client, "prepare_transfer_money", {
      to_account: "cartão inter",
      amount: 300,
    });
    const { transfer } = await call<Transfer>(client, "transfer_money", prepared.args);
    const { bill } = await call<Accounts>(client, "get_accounts", { account: "cartão inter" });
    assert.ok(transfer.card_month! < bill!.month, `${transfer.card_month} before ${bill!.month}`);
    assert.deepEqual([bill!.carried, bill!.total], [undefined, 50]);
  });

  await t.step("savings are not what is paid from unless somebody says so", async () => {
    const { client } = await stack.createUser("Bia");
    await call(client, "create_finance_item", { kind: "account", name: "Inter", category: "savings", amount: 100 });
    await call(client, "create_finance_item", { kind: "account", name: "Itaú", amount: 1000 });
    const { data } = await client.from("accounts").select("name").eq("is_default", true);
    assert.deepEqual(data, [{ name: "Itaú" }]);
  });

  await t.step("paid too much is said, and so is before it closes", async () => {
    const { buy, pay } = await begin(stack);
    await buy(80, 1);
    assert.deepEqual((await pay({ amount: 30 })).transfer.early, true);
    await buy(20, 10);
    const { over, early } = (await pay({ amount: 25 })).transfer;
    assert.deepEqual([over, early], [5, undefined]);
  });

  await t.step("a bill that is paid already is refused in words, and nothing is written", async () => {
    const { user, client, buy, pay } = await begin(stack);
    await buy(100, 10);
    const month = (await pay()).transfer.card_month!.slice(0, 7);
    const again = await refusal(client, "transfer_money", { to_account: "cartão nubank", month });
    assert.deepEqual([again.status, again.hint], [409, "card_bill_paid"]);
    assert.equal(again.detail.paid, 100);
    const { text, metadata } = await new Conversation(stack, user).say("paguei a fatura do nubank");
    assert.deepEqual(metadata.waiting ?? [], []);
    assert.match(text, /nada a pagar|já .*paga/i);
    const { count } = await client.from("transfers").select("*", { count: "exact", head: true });
    assert.equal(count, 1);
  });

  await t.step("an expense before the account begins is kept, said, and changes no balance", async () => {
    const { client, buy } = await begin(stack);
    const { before_account } = await buy(90, 61, { account: "itaú" });
    assert.ok(before_account);
    assert.equal(await balanceOf(client, "Itaú"), 1000);
  });

  await t.step("an account that is not known is said; a word for a kind that is not there says nothing", async () => {
    const { client, buy } = await begin(stack);
    assert.equal((await buy(10, 0, { account: "bradesco" })).unknown_account, "bradesco");
    assert.equal((await buy(11, 0, { account: "dinheiro" })).unknown_account, undefined);
    const { data } = await client.from("expenses").select("account_id").order("amount");
    assert.deepEqual(data, [{ account_id: null }, { account_id: null }]);
    const { client: newcomer } = await stack.createUser("Bia", whereItIs(12));
    const { facts } = await call<Prepared>(newcomer, "prepare_create_expense", {
      amount: 5,
      category: "food",
      description: "café",
      account: "cartão crédito",
    });
    assert.deepEqual(facts, {});
  });

  await t.step("a name that means two accounts is a choice", async () => {
    const { client } = await begin(stack);
    await call(client, "create_finance_item", { kind: "account", name: "Nubank", amount: 50 });
    const expense = { amount: 5, category: "food", description: "café", account: "nubank" };
    const prepared = await call<Prepared>(client, "prepare_create_expense", expense);
    assert.equal(prepared.status, "choose");
    assert.deepEqual(prepared.choices!.map(({ args }) => args.account).sort(), ["Nubank (cartão)", "Nubank (conta)"]);
    assert.equal((await refusal(client, "create_expense", expense)).hint, "account_ambiguous");
    // Instalments are bought by card, and a bill is a card's.
    const split = await call<Prepared>(client, "prepare_create_expense", { ...expense, installments: 2 });
    assert.equal(split.status, "ready");
    for (const { args } of prepared.choices!) {
      const { expense: written } = await call<{ expense: { account: string } }>(client, "create_expense", {
        ...expense,
        account: args.account,
      });
      assert.equal(written.account, args.account);
    }
  });

  await t.step("returning a purchase keeps what is billed, and undo brings the rest back", async () => {
    const { client, buy, look } = await begin(stack);
    await buy(1000, 40, { description: "celular", installments: 10 });
    const before = await look();
    const [{ left = 0, ends_on } = {}] = before.purchases;
    const { data: bills } = await client.from("card_bills").select("due_on").order("month").throwOnError();
    assert.equal(ends_on, bills.at(-1)?.due_on, "it is paid off with its last bill");
    await call(client, "update_expense", { which: "celular", returned: true, tool_call_id: "r1" });
    const rows = async () =>
      (await client.from("expenses").select("amount, card_month").is("deleted_at", null).order("card_month")).data!;
    const kept = await rows();
    const { bill } = await look();
    assert.ok(kept.length > 0 && kept.length < 10, `${kept.length} of 10 are billed`);
    assert.ok(left >= 10 - kept.length);
    assert.ok(kept.every(({ card_month }) => card_month <= bill!.month));
    const again = await refusal(client, "update_expense", { which: "celular", returned: true });
    assert.deepEqual([again.status, again.hint], [409, "nothing_left"]);
    await call(client, "undo_calls", { tool_call_ids: ["r1"] });
    assert.equal((await rows()).length, 10);
    assert.deepEqual((await look()).purchases, before.purchases);
  });

  await t.step(
    "a change that would bring back what came back or was paid ahead is refused, and writes nothing",
    async () => {
      for (const settled of [{ returned: true }, { paid_ahead: 1, amount: 80 }, { paid_ahead: 1, account: "pix" }]) {
        const { client, buy, today } = await begin(stack);
        await buy(1000, 40, { description: "celular", installments: 10 });
        await call(client, "update_expense", { which: "celular", ...settled });
        const rows = async () =>
          (await client.from("expenses").select("amount, card_month, account_id").is("deleted_at", null).order("id"))
            .data!;
        const before = await rows();
        for (const change of [{ amount: 900 }, { date: today.plusDays(-41).toString() }, { installments: 8 }]) {
          const refused = await refusal(client, "update_expense", { which: "celular", ...change });
          assert.deepEqual(
            [refused.status, refused.hint],
            [409, "purchase_settled"],
            JSON.stringify([settled, change]),
          );
        }
        assert.deepEqual(await rows(), before);
        await call(client, "update_expense", { which: "celular", category: "entertainment" });
        assert.deepEqual(await rows(), before, "another category moves no instalment");
      }
    },
  );

  await t.step("where two purchases fit a return, each choice is a return", async () => {
    const { client, buy } = await begin(stack);
    await buy(1000, 40, { description: "celular da loja", installments: 10 });
    // Its last part is in the open bill: nothing of it could be paid ahead.
    await buy(90, 20, { description: "celular de brinquedo", installments: 2 });
    const { status, choices } = await call<{ status: string; choices: { facts: ChangedItem }[] }>(
      client,
      "prepare_update_expense",
      { which: "celular", returned: true },
    );
    assert.equal(status, "choose");
    assert.deepEqual(choices.map(({ facts }) => facts.settlement?.action), ["return", "return"]);
  });

  await t.step("all that was paid of a returned purchase is a credit, once, and undone with it", async () => {
    const { client, buy, look, ago } = await begin(stack);
    await buy(1000, 40, { description: "celular", installments: 10 });
    const before = await look();
    const back = (amount?: number, more: object = {}) => ({ which: "celular", returned: true, amount, ...more });
    const { item } = await call<{ item: { settlement: { count: number; amount: number; credit?: number } } }>(
      client,
      "update_expense",
      back(1000, { date: ago(1), tool_call_id: "r2" }),
    );
    const { count, amount, credit = 0 } = item.settlement;
    assert.ok(count > 0 && credit > 0);
    assert.equal(amount + credit, 1000);
    const { data } = await client.from("incomes").select("name, actual_amount, received_on").is("deleted_at", null);
    assert.deepEqual(data, [{ name: "Estorno de celular", actual_amount: credit, received_on: ago(1) }]);
    const open = async () => (await call<Accounts>(client, "get_accounts")).accounts.find((one) => one.open)!.open!;
    assert.equal((await open()).bought, -credit);
    const again = await refusal(client, "update_expense", back(100));
    assert.deepEqual([again.status, again.hint], [409, "nothing_left"]);
    await call(client, "undo_calls", { tool_call_ids: ["r2"] });
    assert.deepEqual((await look()).purchases, before.purchases);
    // Returned on a day on which nothing was billed yet: all of it goes.
    const early = await call<{ facts: { settlement: { count: number } } }>(
      client,
      "prepare_update_expense",
      back(undefined, { date: ago(40) }),
    );
    assert.equal(early.facts.settlement.count, 10);
    const tooMuch = await refusal(client, "update_expense", back(1200));
    assert.deepEqual([tooMuch.status, tooMuch.hint], [400, "invalid_amount"]);
  });

  await t.step("instalments that are paid ahead move to the open bill, once, and an offer names both", async () => {
    const { client, buy, today } = await begin(stack);
    await buy(1200, 1, { description: "overlock", installments: 12 });
    const open = async () => (await call<Accounts>(client, "get_accounts")).accounts.find((one) => one.open)!.open!;
    assert.equal((await open()).bought, 100);
    const ahead = { which: "overlock", paid_ahead: 2, amount: 180 };
    const { args, facts } = await call<{ args: JsonObject; facts: JsonObject }>(
      client,
      "prepare_update_expense",
      ahead,
    );
    const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
    const bill = formatMonth((await open()).month, today.toString());
    assert.equal(
      updateExpense.offer!(args, facts, context),
      `Quer que eu registre as parcelas 11 e 12 de 12 de overlock como antecipadas, por R$ 180,00, R$ 20,00 a menos, na fatura de ${bill}?`,
    );
    await call(client, "update_expense", args);
    assert.equal((await open()).bought, 280);
    // Paid at once with something else, they are in no bill.
    const byPix = { which: "overlock", paid_ahead: 1, account: "pix", tool_call_id: "p" };
    const { item } = await call<{ item: ChangedItem }>(client, "update_expense", byPix);
    assert.match(describeSettlement(item, false, today.toString()), /a parcela 10 .*, em Itaú, fora da fatura$/);
    assert.equal((await open()).bought, 280);
    assert.equal(await balanceOf(client, "Itaú"), 900);
    await call(client, "undo_calls", { tool_call_ids: ["p"] });
    // The next ones are those before them: what is in the open bill already cannot be paid ahead again.
    const next = await call<{ item: { settlement: { first: number; count: number } } }>(
      client,
      "update_expense",
      { which: "overlock", paid_ahead: 9 },
    );
    assert.deepEqual([next.item.settlement.first, next.item.settlement.count], [2, 9]);
    const again = await refusal(client, "update_expense", ahead);
    assert.deepEqual([again.status, again.hint], [409, "nothing_left"]);
  });

  await t.step("a payment for a bill that is named is for that bill, whenever it is told, and is moved", async () => {
    const { client, buy, pay, look, today } = await begin(stack);
    await buy(400, 40);
    await buy(50, 10);
    const now = (await look()).bill!;
    const month = CalendarDay.parse(now.month)!.plusMonths(-1).toString().slice(0, 7);
    const { transfer } = await pay({ month });
    assert.deepEqual([transfer.card_month, transfer.amount], [`${month}-01`, 400]);
    assert.equal((await look()).bill!.total, 50);
    const moved = { kind: "transfer", item_id: transfer.id, month: monthOf(now) };
    const { args, facts } = await call<{ args: JsonObject; facts: JsonObject }>(
      client,
      "prepare_update_finance_item",
      moved,
    );
    const offer = updateFinanceItem.offer!(args, facts, { today: today.toString(), timezone: "America/Sao_Paulo" });
    assert.match(offer, /^Quer que eu mude o pagamento .* Nubank, fatura de \S+ para \S+\?$/);
    await call(client, "update_finance_item", { ...args, tool_call_id: "m" });
    const { carried, paid } = (await look({ month: monthOf(now) })).bill!;
    assert.deepEqual([carried, paid], [400, 400]);
    await call(client, "undo_calls", { tool_call_ids: ["m"] });
    assert.equal((await look()).bill!.total, 50);
    await call(client, "create_finance_item", { kind: "account", name: "Reserva", amount: 10 });
    const between = await call<Transfer>(client, "transfer_money", { to_account: "reserva", amount: 5 });
    const refused = await refusal(client, "update_finance_item", {
      kind: "transfer",
      item_id: between.transfer.id,
      month,
    });
    assert.deepEqual([refused.status, refused.hint], [400, "cannot_change"]);
  });

  await t.step("two payments at once pay one bill once", async () => {
    const { client, buy } = await begin(stack);
    await buy(100, 10);
    const answers = await Promise.all([1, 2].map(() => client.rpc("transfer_money", { to_account: "cartão nubank" })));
    assert.deepEqual(answers.map(({ error }) => error?.hint ?? "paid").sort(), ["card_bill_paid", "paid"]);
    assert.equal(await balanceOf(client, "Itaú"), 900);
  });

  await t.step("a repeat of a call writes nothing", async () => {
    const { client, buy, pay } = await begin(stack);
    const first = await buy(100, 10, { installments: 3, tool_call_id: "b1" });
    assert.deepEqual(await buy(100, 10, { installments: 3, tool_call_id: "b1" }), first);
    const paid = await pay({ amount: 10, tool_call_id: "p1" });
    assert.deepEqual(await pay({ amount: 10, tool_call_id: "p1" }), paid);
    const { count } = await client.from("expenses").select("*", { count: "exact", head: true });
    assert.equal(count, 3);
    assert.equal(await balanceOf(client, "Itaú"), 990);
  });

  await t.step("correcting the dates of a bill moves purchases, and undo moves them back", async () => {
    const { client, today, buy, look } = await begin(stack);
    await buy(70, 1);
    await buy(60, 10);
    const closed = (await look()).bill!;
    const sums = async () => {
      const months = [closed.month, CalendarDay.parse(closed.month)!.plusMonths(1).toString()];
      return await Promise.all(months.map(async (month) => (await look({ month: month.slice(0, 7) })).bill!.bought));
    };
    assert.deepEqual(await sums(), [60, 70]);
    await call(client, "update_finance_item", {
      kind: "card_bill",
      name: "nubank",
      month: monthOf(closed),
      closing_day: dayOfMonth(today),
      tool_call_id: "u1",
    });
    assert.deepEqual(await sums(), [130, 0]);
    await call(client, "undo_calls", { tool_call_ids: ["u1"] });
    assert.deepEqual(await sums(), [60, 70]);
  });

  await t.step(
    "undoing the new dates of a bill also moves what was bought meanwhile, and nothing that was put",
    async () => {
      const { client, today, buy, look } = await begin(stack);
      await buy(60, 10);
      const closed = (await look()).bill!;
      const next = CalendarDay.parse(closed.month)!.plusMonths(1).toString();
      const put = await buy(7, 1);
      await client.from("expenses").update({ card_month: closed.month }).eq("id", put.expense.id).throwOnError();
      const sums = async () =>
        await Promise.all(
          [closed.month, next].map(async (month) => (await look({ month: month.slice(0, 7) })).bill!.bought),
        );
      await buy(100, 1);
      assert.deepEqual(await sums(), [67, 100]);
      const change = {
        kind: "card_bill",
        name: "nubank",
        month: monthOf(closed),
        closing_day: dayOfMonth(today),
        tool_call_id: "dates",
      };
      await call(client, "update_finance_item", change);
      assert.deepEqual(await sums(), [167, 0]);
      await buy(50, 1);
      await buy(90, 2, { installments: 3 });
      await call(client, "create_finance_item", {
        kind: "income",
        name: "Estorno",
        amount: 5,
        date: today.plusDays(-1).toString(),
        account: "nubank",
      });
      assert.deepEqual(await sums(), [167 + 50 + 30 - 5, 30]);
      await call(client, "undo_calls", { tool_call_ids: ["dates"] });
      assert.deepEqual(await sums(), [67, 100 + 50 + 30 - 5]);
    },
  );

  await t.step("undoing the new days of a card sets the bills back that were opened meanwhile", async () => {
    const bought = async (changes: boolean) => {
      const { client, today, buy } = await begin(stack);
      await buy(70, 1);
      if (changes) {
        await call(client, "update_finance_item", {
          kind: "account",
          name: "cartão nubank",
          closing_day: dayOfMonth(today.plusDays(-2)),
          due_day: dayOfMonth(today.plusDays(5)),
          tool_call_id: "days",
        });
      }
      // In a bill that was there, in new ones, and in one that only the new days have closed.
      await buy(90, 1, { installments: 3 });
      await buy(40, 3);
      if (changes) await call(client, "undo_calls", { tool_call_ids: ["days"] });
      const { data: rows } = await client.from("expenses").select("amount, card_month").order("spent_on")
        .order("installment").order("amount").throwOnError();
      const { data: bills } = await client.from("card_bills").select("month, closes_on, due_on").throwOnError();
      return { rows, bills };
    };
    const [plain, undone] = [await bought(false), await bought(true)];
    assert.deepEqual(undone.rows, plain.rows);
    for (const bill of plain.bills) {
      assert.deepEqual(undone.bills.find(({ month }) => month === bill.month), bill);
    }
  });

  await t.step("undoing another account or day of a purchase puts it back into the bill that it was in", async () => {
    const { client, today, buy } = await begin(stack);
    await call(client, "create_finance_item", {
      kind: "card",
      name: "Verde",
      closing_day: dayOfMonth(today.plusDays(-3)),
      due_day: dayOfMonth(today.plusDays(4)),
    });
    await buy(300, 1, { description: "sofá", installments: 3 });
    await call(client, "update_expense", { which: "sofá", paid_ahead: 1, amount: 90 });
    const { expense } = await buy(40, 1, { description: "mesa" });
    const bills = async () =>
      (await client.from("expenses").select("description,installment,amount,account_id,card_month").is(
        "deleted_at",
        null,
      )
        .order("description").order("installment").throwOnError()).data;
    await client.from("expenses").update({ card_month: monthAfter(today, 3) }).eq("id", expense.id).throwOnError();
    const before = await bills();
    await call(client, "update_expense", { which: "sofá", account: "verde", tool_call_id: "sofa" });
    await call(client, "update_expense", { which: "mesa", date: today.plusDays(-2).toString(), tool_call_id: "mesa" });
    assert.notDeepEqual(await bills(), before);
    await call(client, "undo_calls", { tool_call_ids: ["sofa", "mesa"] });
    assert.deepEqual(await bills(), before);
  });

  await stack.close();
});

Deno.test("the bills of a card are worked out as often for forty instalments as for four", async () => {
  const stack = await startStack();
  const { user, buy } = await begin(stack);
  await stack.sql(`
    create function private.bills_worked_out(owner uuid, asked jsonb) returns bigint language plpgsql as $$
    declare
      before bigint := coalesce(pg_stat_get_xact_function_calls('private.card_bills_of'::regproc), 0);
    begin
      perform set_config('track_functions', 'pl', true),
        set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', owner::text, true);
      perform public.get_accounts(asked ->> 'account');
      return coalesce(pg_stat_get_xact_function_calls('private.card_bills_of'::regproc), 0) - before;
    end $$`);
  try {
    const times = async (asked: { account?: string }) =>
      (await stack.sql<{ times: number }>("select private.bills_worked_out($1, $2)::int as times", [
        user.userId,
        JSON.stringify(asked),
      ]))[0]!.times;
    const both = async () => [await times({}), await times({ account: "nubank" })];
    await buy(40, 1, { installments: 4, description: "fogão" });
    const few = await both();
    assert.ok(few.every((count) => count > 0), `${few}`);
    await buy(720, 1, { installments: 36, description: "sofá" });
    assert.deepEqual(await both(), few);
  } finally {
    await stack.sql("drop function private.bills_worked_out(uuid, jsonb)");
    await stack.close();
  }
});
