import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

const person = (birthday: string) => ({
  status: "found",
  person: { id: "p", name: "Camila", relationship: "amiga", birthday, preferences: [] },
});

async function answer(text: string, tool: string, result: object): Promise<string> {
  return (await ask(withResult(text, tool, {}, result))).text;
}

Deno.test("the offline model reckons an age, and tells a birthday without its year", async () => {
  const camila = person("1991-12-23");
  assert.equal(
    await answer("quantos anos a Camila tem?", "get_person", camila),
    "A Camila tem 34 anos: nasceu em 23/12/1991.",
  );
  assert.equal(
    await answer("quando é o aniversário da Camila?", "get_person", camila),
    "A Camila faz aniversário em 23/12.",
  );
});

const bill = (name: string, due_on: string) => ({
  id: crypto.randomUUID(),
  name,
  category: "utilities",
  amount: 100,
  due_on,
  days_until_due: 1,
  status: "pending",
  recurring: true,
});
const BILLS = {
  today: "2026-11-20",
  bills: [bill("Luz", "2026-11-25"), bill("Gás", "2026-11-22")],
  installments: [],
};

Deno.test("the offline model tells the bill that is due first", async () => {
  assert.match(await answer("qual conta vence primeiro?", "get_pending_bills", BILLS), /^A próxima é Gás: R\$ 100,00/);
});

Deno.test("the offline model says that a bill asked for by name is not open", async () => {
  assert.equal(
    await answer("quando vence o ipva?", "get_pending_bills", BILLS),
    "Não achei a conta “ipva” entre as que estão em aberto.",
  );
});

Deno.test("the offline model reckons what a day costs", async () => {
  const days = {
    period: "days",
    from: "2026-11-16",
    to: "2026-11-22",
    today: "2026-11-20",
    spent: 200,
    bills_paid: 0,
    invested: 0,
    by_category: [{ category: "food", spent: 200 }],
    expenses: [],
  };
  assert.equal(
    await answer("quanto gastei por dia essa semana?", "get_finance_summary", days),
    "Nesta semana, são R$ 40,00 por dia, em média.",
  );
});

Deno.test("the offline model tells what was received apart from what is expected", async () => {
  const summary = {
    period: "current_month",
    from: "2026-11-01",
    to: "2026-11-30",
    today: "2026-11-20",
    spent: 0,
    bills_paid: 0,
    invested: 0,
    by_category: [],
    income: 5600,
    income_received: 5000,
    budgeted: 0,
    bills_pending: 0,
    installments_paid: 0,
    installments_pending: 0,
    balance: 5600,
    projected_balance: 5600,
    invested_total: 0,
    pending_bills: { count: 0, total: 0, overdue: { count: 0, total: 0 }, bills: [] },
    debts: { open: 0, owed: 0, negotiated: 0, not_negotiated: 0, monthly: 0 },
    upcoming_installments: [],
    alerts: [],
  };
  const asked = (changes: object) =>
    answer("quanto recebi esse mês?", "get_finance_summary", { ...summary, ...changes });
  assert.equal(await asked({}), "Neste mês, você recebeu R$ 5.000,00. Ainda está previsto receber R$ 600,00.");
  assert.equal(
    await asked({ income: 600, income_received: 0 }),
    "Neste mês, ainda não há nada recebido. A renda prevista é de R$ 600,00.",
  );
});
