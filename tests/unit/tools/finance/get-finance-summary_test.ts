import assert from "node:assert/strict";
import { getFinanceSummary } from "../../../../shared/tools/finance/get-finance-summary.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const none = { count: 0, total: 0 };
const empty = {
  period: "current_month",
  from: "2026-11-01",
  to: "2026-11-30",
  today: "2026-11-21",
  income: 0,
  budgeted: 0,
  spent: 0,
  bills_paid: 0,
  bills_pending: 0,
  installments_paid: 0,
  lent_returned: 0,
  installments_pending: 0,
  balance: 0,
  projected_balance: 0,
  invested: 0,
  invested_total: 0,
  by_category: [],
  pending_bills: { ...none, overdue: none, bills: [] },
  debts: { open: 0, owed: 0, negotiated: 0, not_negotiated: 0, monthly: 0, lent: 0 },
  upcoming_installments: [],
  alerts: [],
};

const answer = (changes: Record<string, unknown>) => getFinanceSummary.answer({ ...empty, ...changes }, context);

Deno.test("getFinanceSummary.answer() says that nothing is recorded", () => {
  assert.equal(answer({}), "Em novembro, não há nenhum gasto registrado.");
});

Deno.test("getFinanceSummary.answer() tells totals, the largest categories, balance and alerts", () => {
  const text = answer({
    income: 5200,
    budgeted: 1200,
    spent: 1350,
    bills_paid: 300,
    bills_pending: 180,
    installments_paid: 1200,
    balance: 2350,
    projected_balance: 2170,
    invested: 500,
    invested_total: 4500,
    debts: { open: 1, owed: 43200, negotiated: 43200, not_negotiated: 0, monthly: 1200, lent: 0 },
    by_category: [
      { category: "food", spent: 700, budget: 800, percent: 87.5 },
      { category: "transport", spent: 450, budget: 400, percent: 112.5 },
      { category: "entertainment", spent: 150 },
      { category: "health", spent: 50 },
    ],
    alerts: [
      { kind: "overdue_bills", count: 1, total: 80 },
      { kind: "budget_exceeded", category: "transport", spent: 450, budget: 400, percent: 112.5 },
      { kind: "budget_near_limit", category: "food", spent: 700, budget: 800, percent: 87.5 },
    ],
  });
  assert.equal(
    text,
    [
      "Em novembro, você gastou R$ 1.350,00; nas categorias com orçamento, R$ 1.150,00 de R$ 1.200,00 (96%). O que mais pesou: alimentação (R$ 700,00, 88% do orçamento), transporte (R$ 450,00, 113% do orçamento) e lazer (R$ 150,00).",
      "Com R$ 5.200,00 de renda, R$ 300,00 de contas pagas e R$ 1.200,00 pagos de dívidas, o saldo é R$ 2.350,00; depois do que ainda vence (R$ 180,00), R$ 2.170,00.",
      "Você investiu R$ 500,00 e as dívidas em aberto somam R$ 43.200,00.",
      "Atenção: 1 conta atrasada (R$ 80,00), transporte passou do orçamento (R$ 450,00 de R$ 400,00) e alimentação em 88% do orçamento.",
    ].join("\n"),
  );
});

Deno.test("getFinanceSummary.answer() gives no balance without an income", () => {
  const text = answer({ spent: 50, balance: -130, bills_pending: 80, by_category: [{ category: "food", spent: 50 }] });
  assert.equal(
    text,
    "Em novembro, você gastou R$ 50,00. Tudo em alimentação.\nTambém há R$ 80,00 ainda a pagar. Sem renda registrada, não dá para calcular o saldo.",
  );
});

Deno.test("getFinanceSummary.answer() names the period", () => {
  assert.match(answer({ period: "last_month", from: "2026-10-01", to: "2026-10-31" }), /^Em outubro, /);
  assert.match(answer({ period: "year", from: "2026-01-01" }), /^Em 2026, até agora, /);
  assert.match(answer({ period: "last_month", from: "2025-12-01", today: "2026-01-05" }), /^Em dezembro de 2025, /);
});

Deno.test("getFinanceSummary.answer() warns of a negative balance and of one to come", () => {
  assert.match(
    answer({ income: 100, balance: -50.5, alerts: [{ kind: "negative_balance", balance: -50.5 }] }),
    /Atenção: saiu R\$ 50,50 a mais do que entrou\.$/,
  );
  assert.match(
    answer({ income: 100, balance: 10, alerts: [{ kind: "negative_projection", projected_balance: -70 }] }),
    /Atenção: com o que ainda vence, sai R\$ 70,00 a mais do que entra\.$/,
  );
});
