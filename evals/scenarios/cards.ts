import { daysAgo, monthFrom, nothingSpent, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const today = daysAgo(0);
/** It closes today, so that what was bought last week is in a closed bill, which is due in some days. */
const closing_day = Number(today.slice(8));
const due_day = closing_day <= 20 ? closing_day + 8 : closing_day - 20;

interface Bought {
  amount: number;
  description: string;
  account?: "card" | "checking";
  installments?: number;
}

/** A card, two accounts and what was bought three days ago, with ids of their own for each run. */
const withAccounts = (...all: Bought[]) => () => {
  const ids = { card: crypto.randomUUID(), checking: crypto.randomUUID() };
  const opened_on = daysAgo(30);
  return {
    accounts: [
      { id: ids.card, name: "Nubank", kind: "card", closing_day, due_day, credit_limit: 5000 },
      { id: ids.checking, name: "Itaú", kind: "checking", opening_balance: 1200, opened_on, is_default: true },
      { name: "Poupança", kind: "savings", opening_balance: 300, opened_on },
    ],
    expenses: all.flatMap(({ amount, description, account = "card", installments = 1 }) => {
      const purchase_id = crypto.randomUUID();
      return Array.from({ length: installments }, (_, index) => ({
        amount: amount / installments,
        category: "shopping",
        description,
        account_id: ids[account],
        spent_on: index === 0 ? daysAgo(3) : monthFrom(index),
        ...(installments === 1 ? {} : { purchase_id, installment: index + 1, installments, bought_on: daysAgo(3) }),
      }));
    }),
  };
};

const moved = (where: RowGoal["where"], count: RowGoal["count"] = 1): RowGoal => ({
  table: "transfers",
  where: { deleted_at: null, ...where },
  count,
});

export const cards: Scenario[] = scenarios(
  "money",
  {
    name: "a card is entered with the days on which its bill closes and is due",
    steps: [
      {
        say: "meu cartão nubank fecha dia 3 e vence dia 10",
        expect: {
          offered: [{
            tool: "create_finance_item",
            args: { kind: "card", name: /nubank/i, closing_day: 3, due_day: 10 },
          }],
        },
      },
      { say: "sim", expect: { rows: [{ table: "accounts", where: { kind: "card", closing_day: 3 }, count: 1 }] } },
    ],
  },
  {
    name: "a purchase in instalments is one purchase with its total, and no bill of every month",
    seed: withAccounts(),
    steps: [
      {
        say: "comprei um celular de 2.400 em 10x no nubank",
        expect: {
          offered: [{ tool: "create_expense", args: { amount: 2400, installments: 10, account: /nubank/i } }],
          never: ["create_finance_item"],
        },
      },
      {
        say: "sim",
        expect: {
          rows: [{ table: "expenses", where: { amount: 240, installments: 10 }, count: 10 }],
        },
      },
    ],
  },
  {
    name: "what the bill of a card comes to",
    seed: withAccounts({ amount: 300, description: "tênis" }, { amount: 112.4, description: "livros" }),
    steps: [{
      say: "quanto vem na fatura do nubank?",
      expect: { calls: [{ tool: "get_accounts", args: { account: /nubank/i } }], text: [/412,40/], offered: [] },
    }],
  },
  {
    name: "how many instalments of a purchase are left",
    seed: withAccounts({ amount: 2400, description: "celular", installments: 10 }),
    steps: [{
      say: "faltam quantas parcelas do celular?",
      expect: { calls: [{ tool: "get_accounts" }], text: [/\b10\b/], offered: [] },
    }],
  },
  {
    name: "what is in an account",
    seed: withAccounts({ amount: 200, description: "mercado", account: "checking" }),
    steps: [{
      say: "qual o saldo da conta do itaú?",
      expect: { calls: [{ tool: "get_accounts", args: { account: /ita[uú]/i } }], text: [/1\.000/], offered: [] },
    }],
  },
  {
    name: "a card's bill that is paid is no expense",
    seed: withAccounts({ amount: 300, description: "tênis" }),
    steps: [
      {
        say: "paguei a fatura do nubank",
        expect: {
          offered: [{ tool: "transfer_money", args: { to_account: /nubank/i } }],
          never: ["create_expense", "mark_bill_paid"],
        },
      },
      { say: "sim", expect: { rows: [moved({ amount: 300, card_month: /^\d{4}/, from_account_id: /-/ })] } },
    ],
  },
  {
    name: "money put from one account into another is neither spent nor earned",
    seed: withAccounts(),
    steps: [
      {
        say: "passei 500 da conta do itaú pra poupança",
        expect: { offered: [{ tool: "transfer_money", args: { amount: 500, to_account: /poupan[cç]a/i } }] },
      },
      {
        press: "yes",
        expect: {
          rows: [
            moved({ amount: 500, from_account_id: /-/, card_month: null }),
            nothingSpent,
            { table: "incomes", where: {}, count: 0 },
          ],
        },
      },
    ],
  },
);
