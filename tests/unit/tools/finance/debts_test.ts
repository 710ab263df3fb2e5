import assert from "node:assert/strict";
import { getDebtProgress } from "../../../../shared/tools/finance/get-debt-progress.ts";
import { payDebt } from "../../../../shared/tools/finance/pay-debt.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
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
  projected_end: "2029-11-15",
};
const loan = {
  ...car,
  name: "Serasa",
  negotiated: false,
  installments: 1,
  paid_installments: 0,
  remaining_installments: 1,
  installment_amount: 3000,
  total_amount: 3000,
  paid_amount: 0,
  remaining_amount: 3000,
  percent: 0,
  next_due_on: undefined,
  projected_end: undefined,
};
const totals = { open: 2, owed: 46200, negotiated: 43200, not_negotiated: 3000, monthly: 1200, lent: 0 };
const args = { debt_id: "5f0c53cb-7f2c-4f0f-9d5b-3c1d6b2e9a10", debt_name: "Carro" };

Deno.test("getDebtProgress.answer() tells one debt in a sentence", () => {
  assert.equal(
    getDebtProgress.answer({ today: "2026-11-21", debts: [car], totals }, context),
    "Carro: 12 de 48 parcelas pagas (25%), R$ 14.400,00 já pagos, faltam R$ 43.200,00; vence em 15/12/2026; termina em novembro de 2029.",
  );
});

Deno.test("getDebtProgress.answer() tells what is owed in all, and what of it is not negotiated", () => {
  const text = getDebtProgress.answer({ today: "2026-11-21", debts: [car, loan], totals }, context);
  assert.match(
    text,
    /^Você tem 2 dívidas em aberto: R\$ 46\.200,00 no total, R\$ 3\.000,00 sem prazo combinado\. As parcelas pesam R\$ 1\.200,00 por mês\.\n- Carro/,
  );
  assert.match(text, /\n- Serasa: R\$ 3\.000,00 em aberto; sem prazo combinado$/);
});

Deno.test("getDebtProgress.answer() says when there is no debt, and when all are paid", () => {
  const none = { open: 0, owed: 0, negotiated: 0, not_negotiated: 0, monthly: 0, lent: 0 };
  const answer = (debts: unknown[]) => getDebtProgress.answer({ today: "2026-11-21", debts, totals: none }, context);
  assert.equal(answer([]), "Você não tem nenhuma dívida registrada aqui.");
  const paid = { ...car, status: "paid_off", remaining_installments: 0, remaining_amount: 0 };
  assert.equal(answer([paid, paid]), "Suas dívidas estão todas quitadas.\n- Carro: quitada\n- Carro: quitada");
});

Deno.test("payDebt.offer() names the instalments, or the amount and what it leaves", () => {
  const offer = (payment: object, debt: object = car, more: object = {}) =>
    payDebt.offer!({ ...args, ...more }, { owed_to_me: false, first_installment: 13, ...debt, payment }, context);
  const of = (count: number) => ({ count, amount: count * 1200, remaining_amount: 1 });
  assert.equal(offer(of(1)), "Quer que eu registre a parcela 13 de 48 de Carro, R$ 1.200,00?");
  assert.equal(offer(of(2)), "Quer que eu registre as parcelas 13 e 14 de 48 de Carro, R$ 2.400,00?");
  assert.equal(offer(of(3)), "Quer que eu registre as parcelas 13 a 15 de 48 de Carro, R$ 3.600,00?");
  const part = { count: 0, amount: 300, remaining_amount: 2700 };
  assert.equal(
    offer(part, loan, { paid_on: "2026-11-20" }),
    "Quer que eu registre R$ 300,00 pagos a Serasa, ontem? Ficam faltando R$ 2.700,00.",
  );
  assert.equal(
    offer({ count: 1, amount: 3000, remaining_amount: 0 }, loan),
    "Quer que eu registre R$ 3.000,00 pagos a Serasa? Com isso fica tudo pago.",
  );
  assert.equal(
    offer({ count: 0, amount: 150, remaining_amount: 450 }, { ...loan, name: "Caio", owed_to_me: true }),
    "Quer que eu registre R$ 150,00 recebidos de Caio? Ficam faltando R$ 450,00.",
  );
});

Deno.test("payDebt.answer() tells what is left, or that nothing is", () => {
  const after = { ...car, paid_installments: 13, remaining_installments: 35, remaining_amount: 42000, percent: 27.1 };
  const answer = (debt: object, payment: object) =>
    payDebt.answer({ debt, payment: { paid_on: context.today, ...payment } }, context);
  assert.equal(
    answer(after, { amount: 1200, count: 1, first_installment: 13 }),
    "Registrei a parcela 13 de 48 de Carro, R$ 1.200,00. Já foram 27%: faltam 35 parcelas, R$ 42.000,00.",
  );
  const done = { ...car, status: "paid_off", paid_installments: 48, remaining_installments: 0, remaining_amount: 0 };
  assert.equal(
    answer(done, { amount: 2400, count: 2, first_installment: 47 }),
    "Registrei as parcelas 47 e 48 de 48 de Carro, R$ 2.400,00. Com isso, essa dívida está quitada.",
  );
  assert.equal(
    answer({ ...loan, remaining_amount: 2700 }, { amount: 300, count: 0, first_installment: 1, paid_on: "2026-11-20" }),
    "Registrei R$ 300,00 pagos a Serasa, ontem. Faltam R$ 2.700,00.",
  );
});
