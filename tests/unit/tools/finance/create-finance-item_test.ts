import assert from "node:assert/strict";
import { recordKindOf } from "../../../../shared/tools/definition.ts";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../../shared/tools/finance/create-finance-item.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const internet = { kind: "bill", name: "Internet", amount: 99.9, category: "utilities", due_day: 10, recurring: true };
const carPlan = { kind: "debt", name: "Carro", amount: 1200, installments: 48, current_installment: 13, due_day: 15 };
const car = {
  name: "Carro",
  negotiated: true,
  status: "active",
  installment_amount: 1200,
  installments: 48,
  paid_installments: 12,
  remaining_installments: 36,
  total_amount: 57600,
  paid_amount: 14400,
  remaining_amount: 43200,
  percent: 25,
  next_due_on: "2026-12-15",
};

const offer = (args: Record<string, unknown>, facts: Record<string, unknown>) =>
  createFinanceItem.offer!(args, facts, context);

Deno.test("createFinanceItem.offer() tells a bill, new or changed", () => {
  const facts = { ...internet, due_on: "2026-12-10" };
  assert.equal(
    offer(internet, facts),
    "Quer que eu cadastre a conta Internet, de R$ 99,90, todo mês, a próxima em 10/12/2026?",
  );
  assert.equal(
    offer(internet, { ...facts, amount: 109.9, replaced_amount: 99.9 }),
    "Quer que eu mude a conta Internet de R$ 99,90 para R$ 109,90, com vencimento no dia 10?",
  );
  assert.equal(
    offer({ ...internet, recurring: false }, { ...facts, recurring: false }),
    "Quer que eu cadastre a conta Internet, de R$ 99,90, com vencimento em 10/12/2026?",
  );
});

Deno.test("createFinanceItem.offer() tells an income, expected or received", () => {
  const salary = {
    name: "Salário",
    amount: 5000,
    category: "salary",
    month: "2026-11-01",
    recurring: true,
    due_day: 5,
  };
  assert.equal(
    offer({ kind: "income" }, salary),
    "Quer que eu cadastre a renda Salário, de R$ 5.000,00, todo mês, no dia 5?",
  );
  const gig = { name: "Site", amount: 800, category: "freelance", month: "2026-11-01", recurring: false, due_day: 20 };
  assert.equal(
    offer({ kind: "income" }, { ...gig, received_on: "2026-11-20" }),
    "Quer que eu registre R$ 800,00 recebidos (Site), ontem?",
  );
});

Deno.test("createFinanceItem.offer() tells an expected income that came in, and one that sounds the same", () => {
  const gig = { name: "Site", amount: 850, category: "freelance", month: "2026-11-01", recurring: false };
  const received = { ...gig, received_on: "2026-11-21" };
  assert.equal(
    offer({ kind: "income", name: "Site" }, { ...received, expected_amount: 800 }),
    "Quer que eu marque a renda Site como recebida hoje, R$ 850,00 (o previsto era R$ 800,00)?",
  );
  assert.match(
    offer({ kind: "income", name: "Site" }, { ...received, similar: { name: "Site da Ana", amount: 300 } }),
    /hoje\? Você também espera Site da Ana, R\$ 300,00, que continua previsto\.$/,
  );
});

Deno.test("createFinanceItem.offer() tells a plan of instalments, and a debt without one", () => {
  assert.equal(
    offer(carPlan, car),
    "Quer que eu cadastre a dívida Carro, em 48 parcelas de R$ 1.200,00 (R$ 57.600,00 no total), na parcela 13, a próxima em 15/12/2026?",
  );
  const loan = { ...car, name: "Serasa", negotiated: false, installments: 1, paid_installments: 0, total_amount: 3000 };
  assert.equal(
    offer({ kind: "debt" }, loan),
    "Quer que eu cadastre a dívida Serasa, de R$ 3.000,00, sem prazo combinado?",
  );
  assert.equal(
    offer({ kind: "debt" }, { ...loan, name: "Marcão", negotiated: true }),
    "Quer que eu cadastre a dívida Marcão, de R$ 3.000,00, com vencimento em 15/12/2026?",
  );
});

Deno.test("createFinanceItem.offer() tells a debt that is renegotiated, and a second one of its name", () => {
  assert.match(
    offer(carPlan, { ...car, replaced_amount: 50000 }),
    /^Quer que eu mude a dívida Carro, de R\$ 50\.000,00 em aberto, para 48 parcelas de R\$ 1\.200,00/,
  );
  assert.match(
    offer(carPlan, { ...car, similar: car }),
    /Já existe a dívida Carro, com 36 de 48 parcelas a pagar, de R\$ 1\.200,00: isto entra além\. Se é o mesmo, apague o antigo primeiro\.$/,
  );
});

Deno.test("createFinanceItem.offer() tells a budget, new, changed or for one month", () => {
  const facts = { category: "food", amount: 800, month: "2026-11-01", recurring: true, spent: 0 };
  assert.equal(
    offer({ kind: "budget" }, facts),
    "Quer que eu defina um orçamento de R$ 800,00 por mês para alimentação?",
  );
  assert.equal(
    offer({ kind: "budget" }, { ...facts, recurring: false, replaced_amount: 700 }),
    "Quer que eu mude o orçamento de alimentação de R$ 700,00 para R$ 800,00 só em novembro?",
  );
  assert.match(
    offer({ kind: "budget", name: "ifood" }, facts),
    /para alimentação\? O limite vale pra tudo em alimentação: só “ifood” eu não sei separar\.$/,
  );
});

Deno.test("createFinanceItem.answer() repeats the offer as done, and tells what a budget has used", () => {
  assert.equal(
    createFinanceItem.answer({
      kind: "investment",
      item: { name: "Tesouro Selic", amount: 500, category: "fixed_income", date: "2026-11-21" },
    }, context),
    "Registrei R$ 500,00 investidos em Tesouro Selic, hoje.",
  );
  const budget = { category: "food", amount: 800, month: "2026-11-01", recurring: true };
  const answer = (spent: number) => createFinanceItem.answer({ kind: "budget", item: { ...budget, spent } }, context);
  assert.match(answer(320), /^Defini um orçamento .* Já foram R\$ 320,00, restam R\$ 480,00\.$/);
  assert.match(answer(900), /Já foram R\$ 900,00, R\$ 100,00 acima\.$/);
});

Deno.test("createFinanceItem.inputSchema holds each kind to its own categories", () => {
  const accepts = (value: unknown) => createFinanceItem.inputSchema.safeParse(value).success;
  const item = { name: "x", amount: 10 };
  assert.equal(accepts({ kind: "bill", ...item, category: "utilities" }), true);
  assert.equal(accepts({ kind: "bill", ...item, category: "food" }), false);
  assert.equal(accepts({ kind: "income", ...item, category: "salary" }), true);
  assert.equal(accepts({ kind: "budget", ...item, category: "food" }), true);
  assert.equal(accepts({ kind: "budget", ...item }), false);
  assert.equal(accepts({ kind: "loan", ...item }), false);
});

Deno.test("createFinanceItem.recordKind: money that comes in may come in without asking, a bill may not", () => {
  assert.equal(recordKindOf(createFinanceItem, { kind: "income" }), "incomes");
  assert.equal(recordKindOf(createFinanceItem, { kind: "bill" }), undefined);
});

Deno.test("createFinanceItem.offer() says where a named account does not change with a debt, and where it does", () => {
  assert.match(offer({ ...carPlan, account: "Caixa" }, car), /\? \(O saldo de Caixa não muda com isto\.\)$/);
  assert.match(offer(carPlan, car), /\?$/);
  const lent = { kind: "loan_given", item: { ...car, name: "Graça" } };
  const answer = (args: JsonObject) => createFinanceItem.answer(lent, context, args);
  assert.match(answer({ kind: "loan_given", account: "Caixa" }), /\. \(O saldo de Caixa não muda com isto\.\)$/);
  assert.match(answer({ kind: "loan_given" }), /\d\.$/);
  const moved = { kind: "loan_given", item: { ...car, name: "Graça", account: "Caixa" } };
  assert.match(createFinanceItem.answer(moved, context, { account: "caixa" }), /Graça, que saíram de Caixa,[^(]*\.$/);
});
