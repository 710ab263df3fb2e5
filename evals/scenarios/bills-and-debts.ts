import { daysAgo, monthFrom, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const power = { name: "Luz", category: "utilities", amount: 187.4, due_day: 28, recurring: true };
const internet = { name: "Internet", category: "utilities", amount: 99.9, due_day: 27, recurring: true };
const car = { name: "Carro", installment_amount: 500, installments: 24, current_installment: 9, due_day: 10 };
const phone = { name: "Celular", installment_amount: 150, installments: 10, current_installment: 8 };

const paid = (name: RegExp, count: RowGoal["count"] = 1, where: RowGoal["where"] = {}): RowGoal => ({
  table: "bills",
  where: { name, status: "paid", deleted_at: null, ...where },
  count,
});
const debt = (where: RowGoal["where"], count = 1): RowGoal => ({
  table: "debts",
  where: { deleted_at: null, ...where },
  count,
});

export const billsAndDebts: Scenario[] = scenarios(
  "bills and debts",
  {
    name: "a bill of every month is entered",
    steps: [
      {
        say: "cadastra a conta de luz: 187,40, vence todo dia 20",
        expect: {
          ordered: [{ tool: "create_finance_item", args: { kind: "bill", amount: 187.4, due_day: 20 } }],
          offered: [],
          rows: [{ table: "bills", where: { amount: 187.4, due_day: 20, recurring: true }, count: "some" }],
        },
      },
    ],
  },
  {
    name: "a new subscription is a bill of its category",
    steps: [{
      say: "assinei a netflix, 44,90 por mês, todo dia 12",
      expect: {
        offered: [{
          tool: "create_finance_item",
          args: { kind: "bill", name: /netflix/i, amount: 44.9, category: "subscription", due_day: 12 },
        }],
      },
    }],
  },
  {
    name: "what is to be paid is listed",
    seed: { bills: [power, internet] },
    steps: [{
      say: "quais contas eu tenho pra pagar?",
      expect: {
        calls: [{ tool: "get_pending_bills" }],
        text: [/luz/i, /187,40/, /internet/i],
        offered: [],
      },
    }],
  },
  {
    name: "what is late is told",
    seed: { bills: [{ ...internet, month: monthFrom(-1), recurring: false }] },
    steps: [{
      say: "tem alguma conta atrasada?",
      expect: { calls: [{ tool: "get_pending_bills" }], text: [/internet/i, /99,90/] },
    }],
  },
  {
    name: "bills of the month to come",
    seed: { bills: [{ ...power, name: "Condomínio" }] },
    steps: [{
      say: "o que eu vou ter de conta no mês que vem?",
      expect: { calls: [{ tool: "get_pending_bills" }], text: [/condom[ií]nio/i] },
    }],
  },
  {
    name: "a bill is paid at the yes and not before",
    seed: { bills: [power, internet] },
    steps: [
      { say: "paguei a luz", expect: { offered: ["mark_bill_paid"], rows: [paid(/luz/i, 0)] } },
      { say: "sim", expect: { rows: [paid(/luz/i), paid(/internet/i, 0)] } },
    ],
  },
  {
    name: "a bill paid yesterday is dated",
    seed: { bills: [internet] },
    steps: [
      { say: "ontem eu paguei a conta de internet", expect: { offered: ["mark_bill_paid"] } },
      { press: "yes", expect: { rows: [paid(/internet/i, 1, { paid_on: daysAgo(1) })] } },
    ],
  },
  {
    name: "of two bills that fit, the person says which",
    seed: { bills: [{ ...power, name: "Luz casa" }, { ...power, name: "Luz loja", amount: 320 }] },
    steps: [
      { say: "paguei a luz", expect: { rows: [paid(/luz/i, 0)], text: [/casa/i, /loja/i] } },
      { say: "a da loja", expect: { rows: [paid(/casa/i, 0)] } },
    ],
  },
  {
    name: "a loan in instalments",
    steps: [
      {
        say: "fiz um empréstimo em 12 parcelas de 350, cadastra a dívida pra mim",
        expect: {
          ordered: [{ tool: "create_finance_item", args: { kind: "debt", amount: 350, installments: 12 } }],
          offered: [],
          rows: [debt({ installment_amount: 350, installments: 12 })],
        },
      },
    ],
  },
  {
    name: "all debts are told",
    seed: { debts: [car, phone] },
    steps: [{
      say: "como estão minhas dívidas?",
      expect: { calls: [{ tool: "get_debt_progress" }], text: [/carro/i, /celular/i], offered: [] },
    }],
  },
  {
    name: "what is left of one debt",
    seed: { debts: [car, phone] },
    steps: [{
      say: "quanto falta pra eu quitar o carro?",
      expect: { calls: [{ tool: "get_debt_progress" }], text: [/\b16\b|8\.000/], never: ["pay_debt"] },
    }],
  },
  {
    name: "one instalment is paid",
    seed: { debts: [car] },
    steps: [
      {
        say: "paguei a parcela do carro",
        expect: { offered: ["pay_debt"], rows: [debt({ current_installment: 9 })] },
      },
      { say: "sim", expect: { rows: [debt({ current_installment: 10 })] } },
    ],
  },
  {
    name: "two instalments are paid at once",
    seed: { debts: [car, phone] },
    steps: [
      {
        say: "paguei duas parcelas do carro hoje",
        expect: { offered: [{ tool: "pay_debt", args: { installments: 2 } }] },
      },
      { press: "yes", expect: { rows: [debt({ name: "Carro", current_installment: 11 })] } },
    ],
  },
  {
    name: "the last instalments close the debt",
    seed: { debts: [phone] },
    steps: [
      {
        say: "paguei as 3 parcelas que faltavam do celular",
        expect: { offered: [{ tool: "pay_debt", args: { installments: 3 } }] },
      },
      { say: "isso", expect: { rows: [debt({ status: "paid_off" })] } },
    ],
  },
  {
    name: "a subscription that was cancelled does not come back",
    seed: { bills: [{ ...power, name: "Netflix", category: "subscription" }] },
    steps: [{
      say: "cancelei a netflix, pode tirar das minhas contas",
      expect: { offered: [{ tool: "delete_finance_item", args: { kind: "bill" } }] },
    }],
  },
  {
    name: "a debt that was entered by mistake goes",
    seed: { debts: [phone, car] },
    steps: [
      {
        say: "apaga a dívida do celular, cadastrei errado",
        expect: { offered: [{ tool: "delete_finance_item", args: { kind: "debt" } }] },
      },
      { say: "sim", expect: { rows: [debt({ name: "Celular" }, 0), debt({ name: "Carro" })] } },
    ],
  },
  {
    name: "a bill that is not there is not made up",
    seed: { bills: [power] },
    steps: [{
      say: "quanto vem de conta de água esse mês?",
      expect: { offered: [], not: [/[áa]gua[^.]{0,40}187,40/i], never: ["create_finance_item"] },
    }],
  },
);
