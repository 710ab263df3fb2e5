import { belief, believes, daysAgo, measured, nothingSpent, type Scenario, scenarios, spent } from "../scenario.ts";

const bill = (name: string, amount: number) => ({ name, amount, category: "utilities", due_day: 28 });

export const severalAtOnce: Scenario[] = scenarios(
  "several at once",
  {
    name: "two expenses, one yes",
    steps: [
      {
        say: "gastei 30 no almoço e 20 no uber",
        expect: {
          offered: [
            { tool: "create_expense", args: { amount: 30, category: "food" } },
            { tool: "create_expense", args: { amount: 20, category: "transport" } },
          ],
          rows: [nothingSpent],
        },
      },
      { say: "sim", expect: { rows: [spent(30), spent(20)] } },
    ],
  },
  {
    name: "three measures, one yes",
    steps: [
      {
        say: "hoje pesei 80, dormi 7h e bebi 2 litros de água",
        expect: { offered: ["record_metric", "record_metric", "record_metric"] },
      },
      { press: "yes", expect: { rows: [measured("weight", 80), measured("sleep", 7), measured("water", 2000)] } },
    ],
  },
  {
    name: "money and health in one message",
    steps: [
      {
        say: "gastei 45 na farmácia e pesei 82 kg",
        expect: { offered: ["create_expense", "record_metric"] },
      },
      { say: "pode", expect: { rows: [spent(45), measured("weight", 82)] } },
    ],
  },
  {
    name: "two facts are two beliefs",
    steps: [{
      say: "me mudei pra Natal e comecei a trabalhar na Azul",
      expect: { rows: [believes(/natal/i), believes(/azul/i)], offered: [] },
    }],
  },
  {
    name: "a fact is kept, an expense waits",
    steps: [
      {
        say: "virei vegetariana e gastei 40 no hortifruti",
        expect: {
          offered: [{ tool: "create_expense", args: { amount: 40 } }],
          rows: [believes(/vegetarian/i), nothingSpent],
        },
      },
      { say: "sim", expect: { rows: [spent(40), believes(/vegetarian/i)] } },
    ],
  },
  {
    name: "an expense and a question",
    seed: { expenses: [{ amount: 100, category: "food", description: "feira", spent_on: daysAgo(0) }] },
    steps: [{
      say: "gastei 50 no mercado. quanto já foi no mês?",
      expect: {
        calls: [{ tool: "get_finance_summary" }],
        offered: [{ tool: "create_expense", args: { amount: 50 } }],
        text: [/\b100\b/],
      },
    }],
  },
  {
    name: "two bills are paid",
    seed: { bills: [bill("Luz", 187.4), bill("Internet", 99.9), bill("Água", 80)] },
    steps: [
      { say: "paguei a luz e a internet hoje", expect: { offered: ["mark_bill_paid", "mark_bill_paid"] } },
      {
        say: "sim",
        expect: { rows: [{ table: "bills", where: { status: "paid", name: /luz|internet/i }, count: 2 }] },
      },
    ],
  },
  {
    name: "two habits are done",
    seed: { habits: [{ name: "Meditar" }, { name: "Ler" }] },
    steps: [
      {
        say: "hoje eu meditei e li, marca os dois hábitos",
        expect: {
          ordered: ["record_habit", "record_habit"],
          offered: [],
          rows: [{ table: "habit_completions", where: { completion_date: daysAgo(0), deleted_at: null }, count: 2 }],
        },
      },
    ],
  },
  {
    name: "a list of five lines",
    steps: [
      {
        say: "gastos de hoje:\n- mercado 120\n- uber 18,50\n- farmácia 42\n- padaria 9\n- cinema 30",
        expect: { offered: Array(5).fill("create_expense"), rows: [nothingSpent] },
      },
      { say: "confirma", expect: { rows: [spent(120), spent(18.5), spent(42), spent(9), spent(30)] } },
    ],
  },
  {
    name: "a yes to one and a no to the other",
    steps: [
      { say: "gastei 30 no almoço e 20 no uber", expect: { offered: ["create_expense", "create_expense"] } },
      { say: "só o almoço, o uber não fui eu que paguei", expect: { rows: [spent(30), spent(20, {}, 0)] } },
    ],
  },
  {
    name: "two people are kept apart",
    steps: [{
      say: "a Lia é minha irmã e o Beto é meu chefe",
      expect: {
        rows: ["Lia", "Beto"].map((name) => ({
          table: "knowledge_items",
          where: { type: "person", title: new RegExp(`^${name}$`, "i"), deleted_at: null },
          count: 1,
        })),
      },
    }],
  },
  {
    name: "a change and what stays",
    seed: {
      knowledge_items: [
        belief("relationships", "Mora em Recife", { slot: "residence", value: "Recife" }),
        belief("career", "Trabalha na Azul", { slot: "employer", value: "Azul" }),
      ],
    },
    steps: [{
      say: "me mudei pra Natal, mas continuo na Azul",
      expect: { rows: [believes(/^Mora em Recife$/, "gone"), believes(/natal/i), believes(/azul/i)] },
    }],
  },
);
