import {
  daysAgo,
  type Expectation,
  measured,
  nothingSpent,
  type RowGoal,
  type Scenario,
  scenarios,
  spent,
  type Step,
} from "../scenario.ts";

const market: Step = { say: "gastei 50 no mercado", expect: { offered: ["create_expense"] } };
const expenses = (count: number): RowGoal => ({ table: "expenses", where: { deleted_at: null }, count });
/** The offer stands anew with these arguments, and nothing is written. */
const offeredAnew = (args: Record<string, string | number | RegExp>): Expectation => ({
  offered: [{ tool: "create_expense", args }],
  rows: [nothingSpent],
});

export const corrections: Scenario[] = scenarios(
  "corrections",
  {
    name: "another amount before the yes",
    steps: [
      market,
      { say: "não, foi 60", expect: offeredAnew({ amount: 60, description: /mercado/i }) },
      { say: "sim", expect: { rows: [spent(60), expenses(1)] } },
    ],
  },
  {
    name: "another shop before the yes",
    steps: [
      market,
      { say: "na verdade foi na farmácia", expect: offeredAnew({ amount: 50, description: /farm[áa]cia/i }) },
    ],
  },
  {
    name: "a yes with another day is a correction",
    steps: [
      market,
      { say: "sim, mas foi ontem", expect: offeredAnew({ amount: 50, date: daysAgo(1) }) },
      { press: "yes", expect: { rows: [spent(50, { spent_on: daysAgo(1) }), expenses(1)] } },
    ],
  },
  {
    name: "another category before the yes",
    steps: [
      market,
      { say: "isso, mas coloca como lazer", expect: offeredAnew({ amount: 50, category: "entertainment" }) },
    ],
  },
  {
    name: "corrected twice before the yes",
    steps: [
      market,
      { say: "foi 60", expect: offeredAnew({ amount: 60 }) },
      { say: "aliás 65, e foi anteontem", expect: offeredAnew({ amount: 65, date: daysAgo(2) }) },
      { say: "agora sim", expect: { rows: [spent(65, { spent_on: daysAgo(2) }), expenses(1)] } },
    ],
  },
  {
    name: "a weight is corrected before the yes",
    steps: [
      { say: "pesei 82 kg", expect: { offered: ["record_metric"] } },
      {
        say: "digo, 81,5",
        expect: { offered: [{ tool: "record_metric", args: { value: 81.5 } }], rows: [measured("weight", 82, 0)] },
      },
      { say: "sim", expect: { rows: [measured("weight", 81.5), measured("weight", 82, 0)] } },
    ],
  },
  {
    name: "other days of a habit before the yes",
    steps: [
      { say: "cria o hábito de caminhar todo dia", expect: { offered: ["create_habit"] } },
      {
        say: "pensando bem, só nos dias de semana",
        expect: { offered: [{ tool: "create_habit", args: { frequency: "weekdays" } }] },
      },
    ],
  },
  {
    name: "another due day of a bill before the yes",
    steps: [
      { say: "cadastra a conta de internet, 99,90, vence dia 10", expect: { offered: ["create_finance_item"] } },
      {
        say: "não, vence dia 15",
        expect: { offered: [{ tool: "create_finance_item", args: { due_day: 15, amount: 99.9 } }] },
      },
    ],
  },
  {
    name: "an amount is replaced after the yes",
    steps: [
      market,
      { say: "sim", expect: { rows: [spent(50)] } },
      { say: "na verdade foi 60", expect: { offered: ["create_expense"], rows: [spent(60, {}, 0)] } },
      { say: "sim", expect: { rows: [spent(60), expenses(1)] } },
    ],
  },
  {
    name: "an amount is replaced after the yes, told at length",
    steps: [
      market,
      { press: "yes", expect: { rows: [spent(50)] } },
      {
        say: "ops, olhei a notinha aqui e o mercado deu 72,30",
        expect: { calls: [{ tool: "replace_saved" }], offered: [{ tool: "create_expense", args: { amount: 72.3 } }] },
      },
      { say: "sim", expect: { rows: [spent(72.3), expenses(1)] } },
    ],
  },
  {
    name: "one of two is replaced after the yes",
    steps: [
      {
        say: "gastei 30 no almoço e 20 no uber",
        expect: { offered: ["create_expense", "create_expense"] },
      },
      { say: "sim", expect: { rows: [spent(30), spent(20)] } },
      { say: "o uber na real ficou em 25", expect: { offered: [{ tool: "create_expense", args: { amount: 25 } }] } },
      { say: "sim", expect: { rows: [spent(30), spent(25), expenses(2)] } },
    ],
  },
  {
    name: "one record that was two",
    steps: [
      market,
      { say: "sim", expect: { rows: [spent(50)] } },
      {
        say: "errei: foram duas compras separadas, 30 no mercado e 20 na padaria",
        expect: {
          calls: [{ tool: "replace_saved" }],
          offered: [
            { tool: "create_expense", args: { amount: 30 } },
            { tool: "create_expense", args: { amount: 20 } },
          ],
          rows: [expenses(1)],
        },
      },
      { press: "yes", expect: { rows: [spent(30), spent(20), expenses(2)] } },
    ],
  },
  {
    name: "water is replaced after the yes, not added",
    steps: [
      { say: "bebi 500 ml de água", expect: { offered: ["record_metric"] } },
      { say: "sim", expect: { rows: [measured("water", 500)] } },
      { say: "na verdade foram 700 ml" },
      { say: "sim", expect: { rows: [measured("water", 700), measured("water", 500, 0)] } },
    ],
  },
  {
    name: "a write is undone",
    steps: [
      market,
      { say: "sim", expect: { rows: [spent(50)] } },
      { say: "desfaz", expect: { rows: [nothingSpent] } },
    ],
  },
  {
    name: "undoing a replacement brings back what it replaced",
    steps: [
      market,
      { say: "sim", expect: { rows: [spent(50)] } },
      { say: "na verdade foi 60" },
      { say: "sim", expect: { rows: [spent(60), expenses(1)] } },
      { say: "desfaz", expect: { rows: [spent(50), expenses(1)] } },
    ],
  },
);
