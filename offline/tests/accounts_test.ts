import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

/** Messages about accounts and cards, with the single expected call. */
const CASES: readonly [string, string, Record<string, unknown>][] = [
  ["quanto vem na fatura do nubank?", "get_accounts", { account: "cartão nubank" }],
  ["qual o saldo da conta?", "get_accounts", { account: "conta" }],
  ["quanto tenho de limite?", "get_accounts", { account: "cartão" }],
  ["faltam quantas parcelas do celular?", "get_accounts", { purchase: "celular" }],
  ["quanto tenho de limite pro mercado?", "get_finance_summary", { period: "current_month" }],
  ["quantas parcelas faltam do carro?", "get_debt_progress", { debt_name: "carro" }],
  ["passei 500 da conta pra poupança", "transfer_money", {
    to_account: "poupança",
    from_account: "conta",
    amount: 500,
  }],
  ["saquei 100", "transfer_money", { to_account: "dinheiro", amount: 100 }],
  ["saquei 200 reais do itaú ontem", "transfer_money", {
    to_account: "dinheiro",
    from_account: "itaú",
    amount: 200,
    date: "2026-11-19",
  }],
  ["paguei a luz no nubank", "mark_bill_paid", { bill_name: "luz", account: "nubank" }],
  ["paguei a luz pelo itaú", "mark_bill_paid", { bill_name: "luz", account: "itaú" }],
  ["paguei a parcela do carro pelo itaú", "pay_debt", { debt_name: "carro", installments: 1, account: "itaú" }],
  ["recebi 500 de freela no itaú", "create_finance_item", {
    kind: "income",
    name: "freela",
    amount: 500,
    category: "freelance",
    recurring: false,
    date: "2026-11-20",
    account: "itaú",
  }],
  ["meu primo me deve 600", "create_finance_item", { kind: "loan_given", name: "primo", amount: 600 }],
  ["emprestei 300 reais pra Jussara", "create_finance_item", { kind: "loan_given", name: "Jussara", amount: 300 }],
  ["meu cartão nubank fecha dia 3 e vence dia 10", "create_finance_item", {
    kind: "card",
    name: "Nubank",
    closing_day: 3,
    due_day: 10,
  }],
  ["tenho 1.200 na conta do itaú", "create_finance_item", {
    kind: "account",
    name: "Itaú",
    category: "checking",
    amount: 1200,
  }],
  ["devolvi o celular", "update_expense", { which: "celular", returned: true }],
  ["antecipei 3 parcelas do celular", "update_expense", { which: "celular", paid_ahead: 3 }],
  ["adiantei 3 parcelas do carro", "pay_debt", { debt_name: "carro", installments: 3 }],
];

for (const [text, tool, args] of CASES) {
  Deno.test(`the offline model knows the account in "${text}"`, async () => {
    assert.deepEqual((await ask(text)).calls, [{ tool, args }]);
  });
}

Deno.test("the offline model gives nothing back to a shop that went to a person", async () => {
  assert.deepEqual((await ask("devolvi o livro pra Ana")).calls, []);
});

Deno.test("the offline model hears that a lender was paid back by the one who was named before", async () => {
  const turn = (text: string) => ({ role: "user" as const, content: [{ type: "text" as const, text }] });
  const call = { type: "tool-call" as const, toolCallId: "c1", toolName: "create_finance_item" };
  const talk = [
    turn("meu primo me deve 600"),
    { role: "assistant" as const, content: [{ ...call, input: { kind: "loan_given", name: "primo", amount: 600 } }] },
  ];
  assert.deepEqual((await ask([...talk, turn("ele pagou 200")])).calls, [
    { tool: "pay_debt", args: { debt_name: "primo", amount: 200 } },
  ]);
  assert.deepEqual((await ask([turn("falei com meu primo"), turn("ele pagou 200")])).calls, []);
});

const nubank = { id: "a1", name: "Nubank", kind: "card" };
const looked = (accounts: object[]) => ({ today: "2026-11-20", accounts, purchases: [] });

/** What is called after get_accounts has looked. */
const SECOND_STEPS: readonly [string, object, object[], string, Record<string, unknown>][] = [
  ["paguei a fatura do nubank", {}, [nubank], "transfer_money", { to_account: "cartão nubank" }],
  ["ontem paguei 800 da fatura", {}, [nubank], "transfer_money", {
    to_account: "cartão",
    amount: 800,
    date: "2026-11-19",
  }],
  ["paguei a fatura do inter", {}, [nubank], "mark_bill_paid", { bill_name: "inter" }],
  ["paguei 500 reais do cartão de crédito", {}, [], "mark_bill_paid", { bill_name: "cartão de crédito", amount: 500 }],
  ["faltam quantas parcelas do celular?", { purchase: "celular" }, [nubank], "get_debt_progress", {
    debt_name: "celular",
  }],
  ["tem fatura em aberto?", { account: "cartão" }, [], "get_pending_bills", {}],
];

for (const [text, input, accounts, tool, args] of SECOND_STEPS) {
  const known = accounts.length === 0 ? "without a card" : "with a card";
  Deno.test(`${known}, "${text}" becomes ${tool}`, async () => {
    assert.deepEqual((await ask(withResult(text, "get_accounts", input, looked(accounts)))).calls, [{ tool, args }]);
  });
}
