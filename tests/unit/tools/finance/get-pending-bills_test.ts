import assert from "node:assert/strict";
import { getPendingBills } from "../../../../shared/tools/finance/get-pending-bills.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const none = { count: 0, total: 0 };
const empty = {
  today: "2026-11-21",
  from: "2026-11-21",
  to: "2026-12-21",
  ...none,
  overdue: none,
  bills: [],
  installments: [],
};

const bill = (name: string, amount: number, due_on: string) => ({
  name,
  amount,
  due_on,
  status: due_on < "2026-11-21" ? "overdue" : "pending",
  recurring: true,
});

Deno.test("getPendingBills.answer() says that nothing is due, and until when", () => {
  assert.equal(getPendingBills.answer(empty, context), "Nenhuma conta pendente até 21/12/2026. Tudo em dia.");
  const month = { ...empty, from: "2026-12-01", to: "2026-12-31" };
  assert.equal(getPendingBills.answer(month, context), "Nenhuma conta pendente em dezembro. Tudo em dia.");
});

Deno.test("getPendingBills.answer() groups what is overdue, near and later, instalments among the bills", () => {
  const text = getPendingBills.answer({
    ...empty,
    count: 3,
    total: 1286.9,
    overdue: { count: 1, total: 187.4 },
    bills: [
      bill("Luz", 187.4, "2026-11-10"),
      bill("Internet", 99.5, "2026-11-22"),
      bill("Aluguel", 1000, "2026-12-05"),
    ],
    installments: [{
      name: "Carro",
      number: 13,
      installments: 48,
      amount: 1200,
      month: "2026-11-01",
      due_on: "2026-11-28",
      status: "pending",
    }],
  }, context);
  assert.equal(
    text,
    [
      "Você tem 3 contas pendentes, R$ 1.286,90, e 1 parcela, R$ 1.200,00, até 21/12/2026. Uma conta está atrasada (R$ 187,40).",
      "Atrasadas:",
      "- Luz: R$ 187,40, venceu em 10/11/2026",
      "Nos próximos 7 dias:",
      "- Internet: R$ 99,50, vence amanhã",
      "- Carro (parcela 13 de 48): R$ 1.200,00, vence em 28/11/2026",
      "Depois:",
      "- Aluguel: R$ 1.000,00, vence em 05/12/2026",
    ].join("\n"),
  );
});

Deno.test("getPendingBills.answer() cuts a long list and says how much is left out", () => {
  const bills = Array.from({ length: 15 }, (_, index) => bill(`Conta ${index}`, 10, "2026-11-25"));
  const lines = getPendingBills.answer({ ...empty, count: 15, total: 150, bills }, context).split("\n");
  assert.equal(lines.filter((line) => line.startsWith("- ")).length, 12);
  assert.equal(lines.at(-1), "E mais 3.");
});

Deno.test("getPendingBills.answer() does without a due date for an instalment that has none", () => {
  const installments = [{
    name: "TV",
    number: 2,
    installments: 10,
    amount: 250,
    month: "2026-11-01",
    status: "pending",
  }];
  assert.match(
    getPendingBills.answer({ ...empty, installments }, context),
    /Depois:\n- TV \(parcela 2 de 10\): R\$ 250,00, em novembro$/,
  );
});

Deno.test("getPendingBills.inputSchema refuses a month that does not exist", () => {
  for (const month of [0, 13, 1.5, "novembro"]) {
    assert.equal(getPendingBills.inputSchema.safeParse({ month }).success, false, String(month));
  }
});
