import assert from "node:assert/strict";
import fc from "fast-check";
import { CalendarDay } from "../../../shared/language/figures/calendar-day.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

/** A day of a month, in a shorter month its last. */
function dayOf(month: CalendarDay, day: number): CalendarDay {
  const last = month.plusMonths(1).plusDays(-1);
  const wanted = month.plusDays(day - 1);
  return wanted.toString() > last.toString() ? last : wanted;
}

/** The bill of a purchase, counted from the calendar alone: the first that closes after its day. */
function expectedMonth(day: CalendarDay, closingDay: number, dueDay: number): string {
  for (let month = day.startOfMonth();; month = month.plusMonths(1)) {
    if (dayOf(month, closingDay).toString() <= day.toString()) continue;
    // The bill is named by the month in which it is due.
    return (closingDay < dueDay ? month : month.plusMonths(1)).toString();
  }
}

Deno.test("private.card_month()", async (t) => {
  const stack = await startStack();

  await t.step("puts a purchase before, on and after every closing day into its bill, over leap years", async () => {
    const cases: { day: string; closing: number; due: number; month: string }[] = [];
    for (let closing = 1; closing <= 31; closing++) {
      for (const due of [1, 10, 31]) {
        for (
          let month = CalendarDay.parse("2023-12-01")!;
          month.toString() < "2025-03-01";
          month = month.plusMonths(1)
        ) {
          for (const step of [-1, 0, 1]) {
            const day = dayOf(month, closing).plusDays(step);
            cases.push({ day: day.toString(), closing, due, month: expectedMonth(day, closing, due) });
          }
        }
      }
    }
    const wrong = await stack.sql(
      `select c.* , private.card_month(a, c.day)::text as found
       from jsonb_to_recordset($1::jsonb) as c (day date, closing int, due int, month date)
       cross join lateral (select (jsonb_populate_record(null::public.accounts, jsonb_build_object('id', gen_random_uuid(), 'user_id',
         gen_random_uuid(), 'kind', 'card', 'closing_day', c.closing, 'due_day', c.due))).*) as a
       where private.card_month(a::public.accounts, c.day) is distinct from c.month limit 5`,
      [JSON.stringify(cases)],
    );
    assert.deepEqual(wrong, []);
    assert.equal(cases.length, 31 * 3 * 15 * 3);
  });
  await stack.close();
});

interface Bill {
  month: string;
  bought: number;
  total: number;
  paid: number;
  rest: number;
  state: string;
  carried?: number;
  items: { description: string; amount: number; installment?: number }[];
}
interface Accounts {
  accounts: { id: string; name: string; kind: string; balance?: number; used?: number; open?: Bill; to_pay?: Bill }[];
  purchases: { description: string; installments: number; left: number; left_amount: number; total: number }[];
  bill?: Bill;
}

/** A row of money that moved. */
interface Moved {
  amount: number;
  account_id: string | null;
  card_month: string | null;
  day: string;
}

/** Something that a person does with a card. Amounts are in cents. */
type Action =
  | { do: "buy"; amount: number; installments: number; ago: number }
  | { do: "return"; which: number }
  | { do: "pay_ahead"; which: number; count: number }
  | { do: "resize"; which: number; amount: number; installments: number }
  | { do: "pay"; amount: number }
  | { do: "correct"; closing: number }
  | { do: "receive"; amount: number; account: string; month: number }
  | { do: "pay_bill"; which: number; amount: number; account: string; ago: number }
  | { do: "pay_debt"; lent: boolean; amount: number; account: string; ago: number }
  | { do: "lend"; lent: boolean; amount: number; account: string; ago: number }
  | { do: "undo" };

Deno.test("cards and accounts: whatever is bought, split, changed, returned, paid, lent and received, the sums agree to the cent", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  await call(client, "create_finance_item", {
    kind: "card",
    name: "Nubank",
    closing_day: 3,
    due_day: 10,
    amount: 5000,
  });
  await call(client, "create_finance_item", {
    kind: "account",
    name: "Conta",
    amount: 1000,
    date: today.plusDays(-400).toString(),
  });
  for (let n = 0; n < 6; n++) {
    await call(client, "create_finance_item", {
      kind: "bill",
      name: `Boleto ${"abcdef"[n]!.repeat(4)}`,
      amount: 100 + n,
      date: today.toString(),
    });
  }
  await call(client, "create_finance_item", { kind: "income", name: "Salário", amount: 3000, due_day: 5 });
  await call(client, "create_finance_item", { kind: "debt", name: "Carro", amount: 50000 });
  await call(client, "create_finance_item", { kind: "loan_given", name: "Caio", amount: 50000 });
  const cents = (value: number) => Math.round(value * 100);
  const buy = (args: object) =>
    call<{ expense: { id: string; installment_amount?: number } }>(client, "create_expense", {
      category: "other",
      account: "nubank",
      ...args,
    });

  await t.step("a purchase is split with the cents on its first instalment, from the start", async () => {
    await buy({ description: "fone", amount: 100, installments: 3, date: today.toString() });
    const { data } = await client.from("expenses").select("amount, installment, spent_on, card_month").order(
      "installment",
    );
    assert.deepEqual(data!.map(({ amount }) => amount), [33.34, 33.33, 33.33]);
    assert.deepEqual(
      data!.map(({ spent_on }) => spent_on),
      [0, 1, 2].map((n) => {
        const month = today.startOfMonth().plusMonths(n);
        return dayOf(month, Number(today.toString().slice(8))).toString();
      }),
    );
    const [first, ...later] = data!.map(({ card_month }) => card_month);
    assert.deepEqual(later, [1, 2].map((n) => CalendarDay.parse(first)!.plusMonths(n).toString()));
  });

  await t.step("bad instalments are refused in words, and nothing is written", async () => {
    for (
      const args of [{ amount: 0.01, installments: 12 }, { amount: 100, installments: 0 }, {
        amount: 100,
        installments: 480,
      }]
    ) {
      const error = await refusal(client, "create_expense", {
        category: "other",
        description: "x",
        account: "nubank",
        ...args,
      });
      assert.equal(error.hint, "invalid_installments", JSON.stringify(args));
    }
    const { count } = await client.from("expenses").select("*", { count: "exact", head: true }).eq("description", "x");
    assert.equal(count, 0);
  });

  await t.step("a card without its days, and one that is there already", async () => {
    assert.equal(
      (await refusal(client, "create_finance_item", { kind: "card", name: "Inter" })).hint,
      "closing_day_required",
    );
    assert.equal(
      (await refusal(client, "create_finance_item", { kind: "card", name: "nubank", closing_day: 1, due_day: 9 })).hint,
      "already_exists",
    );
  });

  await t.step(
    "of cards whose names say nothing, an id means one: for its bill, a purchase, a payment and its days",
    async () => {
      const { client: other } = await stack.createUser("Bia", whereItIs(12));
      const ids: string[] = [];
      for (const name of ["Cartão de crédito", "Cartão"]) {
        const { item } = await call<{ item: { id: string } }>(other, "create_finance_item", {
          kind: "card",
          name,
          closing_day: 3,
          due_day: 10,
        });
        ids.push(item.id);
      }
      assert.equal(
        (await refusal(other, "create_expense", { amount: 5, category: "other", description: "x", account: "cartão" }))
          .hint,
        "account_ambiguous",
      );
      const [, id] = ids;
      const { expense } = await call<{ expense: { id: string } }>(other, "create_expense", {
        amount: 50,
        category: "other",
        description: "livro",
      });
      await call(other, "update_expense", { expense_id: expense.id, account: id });
      const { accounts, bill } = await call<Accounts>(other, "get_accounts", { account: id });
      assert.deepEqual(accounts.map(({ name }) => name), ["Cartão"]);
      assert.equal(bill!.total, 50);
      const month = bill!.month.slice(0, 7);
      await call(other, "update_finance_item", { kind: "card_bill", name: id, month, due_day: 12 });
      await call(other, "transfer_money", { to_account: id, month });
      assert.equal((await call<Accounts>(other, "get_accounts", { account: id, month })).bill!.rest, 0);
    },
  );

  await t.step("sums of bills, account and months agree after any of it", async () => {
    // "": none is named, so it is the default one; a name that is not known leaves it without one.
    const account = fc.constantFrom("", "conta", "cartão nubank", "bradesco");
    const ago = fc.integer({ min: 0, max: 150 });
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.record({
        do: fc.constant("buy" as const),
        amount: fc.integer({ min: 10, max: 500000 }),
        installments: fc.integer({ min: 1, max: 14 }),
        ago: fc.integer({ min: 0, max: 150 }),
      }),
      fc.record({ do: fc.constant("return" as const), which: fc.nat(20) }),
      fc.record({ do: fc.constant("pay_ahead" as const), which: fc.nat(20), count: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        do: fc.constant("resize" as const),
        which: fc.nat(20),
        amount: fc.integer({ min: 100, max: 90000 }),
        installments: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({ do: fc.constant("pay" as const), amount: fc.integer({ min: 1, max: 90000 }) }),
      fc.record({ do: fc.constant("correct" as const), closing: fc.integer({ min: 1, max: 31 }) }),
      fc.record({
        do: fc.constant("receive" as const),
        amount: fc.integer({ min: 1, max: 90000 }),
        account,
        month: fc.integer({ min: -1, max: 1 }),
      }),
      fc.record({
        do: fc.constant("pay_bill" as const),
        which: fc.nat(5),
        amount: fc.integer({ min: 6000, max: 19000 }),
        account,
        ago,
      }),
      fc.record({
        do: fc.constant("pay_debt" as const),
        lent: fc.boolean(),
        amount: fc.integer({ min: 1, max: 90000 }),
        account,
        ago,
      }),
      fc.record({
        do: fc.constant("lend" as const),
        lent: fc.boolean(),
        amount: fc.integer({ min: 1, max: 90000 }),
        account,
        ago,
      }),
      fc.record({ do: fc.constant("undo" as const) }),
    );
    let number = 0;
    const bought: string[] = [];
    const calls: string[] = [];
    const succeeded = new Set<string>();
    const run = async (one: Action) => {
      const tool_call_id = `c${++number}`;
      const pick = (which: number) => bought[which % Math.max(bought.length, 1)] ?? "fone";
      const [tool, args] = ((): [string, Record<string, unknown>] => {
        switch (one.do) {
          case "buy":
            bought.push(`compra ${number} ${"abcdefghij"[number % 10]?.repeat(4)}`);
            return ["create_expense", {
              category: "other",
              account: "nubank",
              description: bought.at(-1),
              amount: one.amount / 100,
              installments: one.installments,
              date: today.plusDays(-one.ago).toString(),
            }];
          case "return":
            return ["update_expense", { which: pick(one.which), returned: true }];
          case "pay_ahead":
            return ["update_expense", { which: pick(one.which), paid_ahead: one.count }];
          case "resize":
            return ["update_expense", {
              which: pick(one.which),
              amount: one.amount / 100,
              installments: one.installments,
            }];
          case "pay":
            return ["transfer_money", { to_account: "cartão nubank", amount: one.amount / 100 }];
          case "correct":
            return ["update_finance_item", { kind: "card_bill", name: "nubank", closing_day: one.closing }];
          case "receive":
            return ["receive_income", {
              income_name: "salário",
              amount: one.amount / 100,
              part: true,
              account: one.account,
              month: today.startOfMonth().plusMonths(one.month).toString().slice(0, 7),
            }];
          case "pay_bill":
            return ["mark_bill_paid", {
              bill_name: `boleto ${"abcdef"[one.which]!.repeat(4)}`,
              amount: one.amount / 100,
              account: one.account,
              paid_on: today.plusDays(-one.ago).toString(),
            }];
          case "pay_debt":
            return ["pay_debt", {
              debt_name: one.lent ? "caio" : "carro",
              amount: one.amount / 100,
              account: one.account,
              paid_on: today.plusDays(-one.ago).toString(),
            }];
          case "lend":
            return ["create_finance_item", {
              kind: one.lent ? "loan_given" : "debt",
              name: `Pessoa ${number} ${"abcdefghij"[number % 10]?.repeat(4)}`,
              amount: one.amount / 100,
              account: one.account,
              date: today.plusDays(-one.ago).toString(),
            }];
          default:
            return ["undo_calls", { tool_call_ids: [calls.pop()].filter(Boolean) }];
        }
      })();
      if (tool === "undo_calls" && (args.tool_call_ids as string[]).length === 0) return;
      const { error } = await client.rpc(
        tool as never,
        (tool === "undo_calls" ? args : { ...args, tool_call_id }) as never,
      );
      // What cannot be done is refused by a code of its own; nothing else may go wrong.
      if (error) {
        assert.match(
          (error as { code: string }).code,
          /^PT4/,
          `${tool} ${JSON.stringify(args)} ${JSON.stringify(error)}`,
        );
      } else {
        succeeded.add(one.do);
        if (tool !== "undo_calls") calls.push(tool_call_id);
      }
    };
    const agree = async () => {
      const { data: rows } = await client.from("expenses").select("amount, account_id, card_month, day:spent_on")
        .is("deleted_at", null);
      const { data: payments } = await client.from("transfers").select("amount").is("deleted_at", null);
      const { data: bills } = await client.from("bills").select("amount, account_id, card_month, day:paid_on")
        .is("deleted_at", null).eq("status", "paid");
      const { data: debtRows } = await client.from("debt_payments")
        .select("amount, account_id, card_month, day:paid_on, debts(owed_to_me)").is("deleted_at", null);
      const { data: incomes } = await client.from("incomes")
        .select("amount:actual_amount, account_id, card_month, day:month").is("deleted_at", null)
        .not("actual_amount", "is", null);
      const debts = debtRows as unknown as (Moved & { debts: { owed_to_me: boolean } })[];
      const { data: loans } = await client.from("debts").select(
        "owed_to_me, amount:total_amount, account_id, day:moved_on",
      )
        .is("deleted_at", null);
      const { accounts } = await call<Accounts>(client, "get_accounts");
      const card = accounts.find(({ kind }) => kind === "card")!;
      const checking = accounts.find(({ name }) => name === "Conta")!;
      const sum = (list: { amount: number }[]) => list.reduce((all, { amount }) => all + cents(amount), 0);
      // What went out of an account; below zero what came in.
      const out = [
        ...rows!,
        ...bills!,
        ...debts.map((row) => ({ ...row, amount: row.debts.owed_to_me ? -row.amount : row.amount })),
        ...incomes!.map((row) => ({ ...row, amount: -row.amount })),
        ...loans!.map((row) => ({ ...row, amount: row.owed_to_me ? row.amount : -row.amount, card_month: null })),
      ];
      const of = (account: { id: string }) => out.filter(({ account_id }) => account_id === account.id);
      const paid = sum(payments!);
      assert.equal(
        cents(card.used!),
        sum(of(card)) - paid,
        "what the card is owed is what it paid and nobody paid back",
      );
      assert.equal(
        cents(checking.balance!),
        100000 - paid - sum(of(checking)),
        "what comes, is paid and is moved changes the account once",
      );
      const months = [...new Set(of(card).map(({ card_month }) => card_month as string))];
      assert.ok(of(checking).every(({ card_month }) => card_month === null));
      for (const month of months) {
        const { bill } = await call<Accounts>(client, "get_accounts", {
          account: "cartão nubank",
          month: month.slice(0, 7),
        });
        const inIt = of(card).filter(({ card_month }) => card_month === month);
        assert.equal(cents(bill!.bought), sum(inIt), `the bill of ${month}`);
      }
      const { data: summary } = await client.rpc("get_finance_summary", { period: "current_month" });
      const figures = summary as Record<
        "spent" | "bills_paid" | "installments_paid" | "lent_returned" | "lent" | "borrowed" | "income_received",
        number
      >;
      const thisMonth = <Row extends { day: string }>(list: Row[]) =>
        list.filter(({ day }) => day.slice(0, 7) === today.toString().slice(0, 7));
      assert.equal(cents(figures.spent), sum(thisMonth(rows!)));
      assert.equal(cents(figures.bills_paid), sum(thisMonth(bills!)));
      assert.equal(cents(figures.income_received), sum(thisMonth(incomes!)));
      for (const [figure, lent] of [["installments_paid", false], ["lent_returned", true]] as const) {
        assert.equal(
          cents(figures[figure]),
          sum(thisMonth(debts.filter(({ debts }) => debts.owed_to_me === lent))),
          figure,
        );
      }
      const moved = thisMonth(loans!.filter(({ account_id }) => account_id !== null));
      assert.equal(cents(figures.lent), sum(moved.filter(({ owed_to_me }) => owed_to_me)));
      assert.equal(cents(figures.borrowed), sum(moved.filter(({ owed_to_me }) => !owed_to_me)));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 9 }), async (actions) => {
        for (const one of actions) await run(one);
        await agree();
      }),
      { numRuns: 12, seed: 23, endOnFailure: true },
    );
    assert.deepEqual([...succeeded].sort(), [
      "buy",
      "correct",
      "lend",
      "pay",
      "pay_ahead",
      "pay_bill",
      "pay_debt",
      "receive",
      "resize",
      "return",
      "undo",
    ]);
  });
  await stack.close();
});
