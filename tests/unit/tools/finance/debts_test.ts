import assert from "node:assert/strict";
import { getDebtProgress } from "../../../../shared/tools/finance/get-debt-progress.ts";
import { payDebtInstallment } from "../../../../shared/tools/finance/pay-debt-installment.ts";

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
const totals = { open: 2, owed: 46200, negotiated: 43200, not_negotiated: 3000, monthly: 1200 };
const args = { debt_id: "5f0c53cb-7f2c-4f0f-9d5b-3c1d6b2e9a10", debt_name: "Carro", quantity: 1 };

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
    /^Você tem 2 dívidas em aberto: R\$ 46\.200,00 no total, R\$ 3\.000,00 ainda sem negociação\. As parcelas pesam R\$ 1\.200,00 por mês\.\n- Carro/,
  );
  assert.match(text, /\n- Serasa: R\$ 3\.000,00 em aberto; ainda não negociada$/);
});

Deno.test("getDebtProgress.answer() says when there is no debt, and when all are paid", () => {
  const none = { open: 0, owed: 0, negotiated: 0, not_negotiated: 0, monthly: 0 };
  const answer = (debts: unknown[]) => getDebtProgress.answer({ today: "2026-11-21", debts, totals: none }, context);
  assert.equal(answer([]), "Você não tem nenhuma dívida registrada aqui.");
  const paid = { ...car, status: "paid_off", remaining_installments: 0, remaining_amount: 0 };
  assert.equal(answer([paid, paid]), "Suas dívidas estão todas quitadas.\n- Carro: quitada\n- Carro: quitada");
});

Deno.test("payDebtInstallment.offer() names the instalments and what they come to", () => {
  const offer = (quantity: number, debt: object = car) =>
    payDebtInstallment.offer!({ ...args, quantity }, { ...debt }, context);
  assert.equal(offer(1), "Quer que eu registre o pagamento da parcela 13 de 48 de Carro, R$ 1.200,00?");
  assert.equal(offer(2), "Quer que eu registre o pagamento das parcelas 13 e 14 de 48 de Carro, R$ 2.400,00?");
  assert.equal(offer(3), "Quer que eu registre o pagamento das parcelas 13 a 15 de 48 de Carro, R$ 3.600,00?");
  assert.equal(offer(1, loan), "Quer que eu registre o pagamento de Serasa, R$ 3.000,00?");
});

Deno.test("payDebtInstallment.answer() tells what is left, or that nothing is", () => {
  const after = { ...car, paid_installments: 13, remaining_installments: 35, remaining_amount: 42000, percent: 27.1 };
  assert.equal(
    payDebtInstallment.answer({ debt: after, quantity: 1, first_installment: 13, paid_now: 1200 }, context),
    "Registrei a parcela 13 de 48 de Carro, R$ 1.200,00. Já foram 27%: faltam 35 parcelas, R$ 42.000,00.",
  );
  const done = { ...car, status: "paid_off", paid_installments: 48, remaining_installments: 0, remaining_amount: 0 };
  assert.match(
    payDebtInstallment.answer({ debt: done, quantity: 2, first_installment: 47, paid_now: 2400 }, context),
    /^Registrei as parcelas 47 e 48 de 48 de Carro, R\$ 2\.400,00\. Com isso, essa dívida está quitada\.$/,
  );
});
