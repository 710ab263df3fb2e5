import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { getAccounts } from "../../../../shared/tools/finance/get-accounts.ts";

const TODAY = "2026-11-20";

const OPEN = {
  month: "2026-12-01",
  closes_on: "2026-12-03",
  due_on: "2026-12-10",
  state: "open",
  bought: 0,
  total: 0,
  paid: 0,
  rest: 0,
};
const PAST = { ...OPEN, month: "2026-11-01", closes_on: "2026-11-03", due_on: "2026-11-10" };

function answer(result: JsonObject): string {
  return getAccounts.answer({ today: TODAY, accounts: [], purchases: [], ...result }, {
    today: TODAY,
    timezone: "America/Sao_Paulo",
  });
}

function bill(of: JsonObject): string {
  return answer({ bill: { account: "Nubank", count: 0, items: [], ahead: [], ...of } });
}

const BILLS: [what: string, JsonObject, RegExp][] = [
  ["open", { ...OPEN, total: 80, rest: 80 }, /^A fatura de dezembro do Nubank está em R\$ 80,00: fecha .* e vence /],
  ["open with a credit", { ...OPEN, carried: -100, total: 30, rest: 30 }, /R\$ 30,00 \(R\$ 100,00 de crédito\)/],
  ["nothing but a credit", { ...OPEN, carried: -100, total: -100, rest: -100 }, / tem R\$ 100,00 de crédito: fecha/],
  ["paid before it closes", { ...OPEN, total: 80, paid: 80 }, /está em R\$ 80,00, já paga: fecha/],
  [
    "closed",
    { ...PAST, state: "closed", due_on: "2026-11-23", total: 400, rest: 400 },
    /R\$ 400,00: fechou .* e vence /,
  ],
  [
    "partly paid",
    { ...PAST, state: "partly_paid", total: 400, paid: 100, rest: 300 },
    /já pagos R\$ 100,00: faltam R\$ 300,00/,
  ],
  ["paid", { ...PAST, state: "paid", total: 400, paid: 400 }, /está paga, R\$ 400,00: fechou .* e venceu/],
  ["empty", { ...PAST, state: "paid" }, /não teve nada a pagar/],
  [
    "carried over",
    { ...PAST, state: "partly_paid", total: 400, paid: 100, moved_on: 300 },
    /foi de R\$ 400,00, pagos R\$ 100,00, e R\$ 300,00 passaram para a seguinte/,
  ],
  [
    "paid too much",
    { ...PAST, state: "paid", total: 400, paid: 500, moved_on: -100 },
    /está paga, R\$ 400,00; R\$ 100,00 a mais ficaram de crédito na seguinte/,
  ],
];

for (const [what, of, expected] of BILLS) {
  Deno.test(`get_accounts says of a bill that it is ${what}`, () => {
    const text = bill(of).replaceAll("\u00a0", " ");
    assert.match(text, expected);
    assert.doesNotMatch(text, /-R\$/);
  });
}

Deno.test("get_accounts says a card's credit without a minus, and names purchases and balances", () => {
  const card = { id: "a", name: "Nubank", kind: "card", open: { ...OPEN, total: -100, rest: -100 } };
  const account = { id: "b", name: "Itaú", kind: "checking", balance: 1200 };
  const phone = {
    purchase_id: "p",
    description: "celular",
    total: 2400,
    installments: 10,
    left: 7,
    left_amount: 1680,
    ends_on: "2027-06-03",
  };
  const lines = answer({ accounts: [account, card], purchases: [phone] }).replaceAll("\u00a0", " ").split("\n");
  assert.equal(lines[0], "- Itaú: R$ 1.200,00");
  assert.match(lines[1]!, /^- cartão Nubank: fatura aberta com R\$ 100,00 de crédito, fecha /);
  assert.match(lines[2]!, /^- celular: faltam 7 de 10 parcelas, R\$ 1\.680,00, até junho de 2027/);
});
