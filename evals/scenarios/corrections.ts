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
/** What is corrected before the yes is recorded as corrected, with no more asking. */
const recorded = (amount: number, where: RowGoal["where"] = {}): Expectation => ({
  offered: [],
  rows: [spent(amount, where), expenses(1)],
});
/** Corrected after the yes: the new record stands alone. */
const replaced = (amount: number): Expectation => ({ mayRun: ["create_expense"], ...recorded(amount) });

export const corrections: Scenario[] = scenarios(
  "corrections",
  {
    name: "another amount before the yes",
    steps: [
      market,
      { say: "não, foi 60", expect: recorded(60, { description: /mercado/i }) },
    ],
  },
  {
    name: "another shop before the yes",
    steps: [
      market,
      { say: "na verdade foi na farmácia", expect: recorded(50, { description: /farm[áa]cia/i }) },
    ],
  },
  {
    name: "a yes with another day is a correction",
    steps: [
      market,
      { say: "sim, mas foi ontem", expect: recorded(50, { spent_on: daysAgo(1) }) },
    ],
  },
  {
    name: "another category before the yes",
    steps: [
      market,
      { say: "isso, mas coloca como lazer", expect: recorded(50, { category: "entertainment" }) },
    ],
  },
  {
    name: "corrected twice",
    steps: [
      market,
      { say: "foi 60", expect: recorded(60) },
      {
        say: "aliás 65, e foi anteontem",
        expect: { mayRun: ["create_expense"], ...recorded(65, { spent_on: daysAgo(2) }) },
      },
    ],
  },
  {
    name: "a weight is corrected before the yes",
    steps: [
      { say: "pesei 82 kg", expect: { offered: ["record_metric"] } },
      {
        say: "digo, 81,5",
        expect: { offered: [], rows: [measured("weight", 81.5), measured("weight", 82, 0)] },
      },
    ],
  },
  {
    name: "other days for a habit that was just created",
    steps: [
      { say: "cria o hábito de caminhar todo dia", expect: { ordered: ["create_habit"] } },
      {
        say: "pensando bem, só nos dias de semana",
        expect: {
          mayRun: ["create_habit", "update_habit"],
          rows: [{ table: "habits", where: { frequency: "weekdays", active: true }, count: 1 }],
        },
      },
    ],
  },
  {
    name: "another due day for a bill that was just entered",
    steps: [
      { say: "cadastra a conta de internet, 99,90, vence dia 10", expect: { ordered: ["create_finance_item"] } },
      {
        say: "não, vence dia 15",
        expect: {
          mayRun: ["create_finance_item", "update_finance_item"],
          rows: [
            { table: "bills", where: { amount: 99.9, due_day: 15, deleted_at: null }, count: "some" },
            { table: "bills", where: { due_day: 10, deleted_at: null }, count: 0 },
          ],
        },
      },
    ],
  },
  {
    name: "an amount is replaced after the yes",
    steps: [
      market,
      { say: "sim", expect: { rows: [spent(50)] } },
      { say: "na verdade foi 60", expect: replaced(60) },
    ],
  },
  {
    name: "an amount is replaced after the yes, told at length",
    steps: [
      market,
      { press: "yes", expect: { rows: [spent(50)] } },
      {
        say: "ops, olhei a notinha aqui e o mercado deu 72,30",
        expect: { calls: [{ tool: "replace_saved" }], mayRun: ["create_expense"] },
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
      { say: "o uber na real ficou em 25", expect: { mayRun: ["create_expense"] } },
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
        expect: { calls: [{ tool: "create_expense", args: { amount: 20 } }], mayRun: ["create_expense"] },
      },
      { say: "sim", expect: { offered: [], rows: [spent(30), spent(20), expenses(2)] } },
    ],
  },
  {
    name: "water is replaced after the yes, not added",
    steps: [
      { say: "bebi 500 ml de água", expect: { offered: ["record_metric"] } },
      { say: "sim", expect: { rows: [measured("water", 500)] } },
      {
        say: "na verdade foram 700 ml",
        expect: { offered: [], rows: [measured("water", 700), measured("water", 500, 0)] },
      },
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
      { say: "na verdade foi 60", expect: replaced(60) },
      { say: "desfaz", expect: { rows: [spent(50), expenses(1)] } },
    ],
  },
);
