import { daysAgo, person, type Scenario, scenarios } from "../scenario.ts";

const food = (spent: number) => ({
  budgets: [{ category: "food", amount: 300 }],
  expenses: [{ amount: spent, category: "food", description: "mercado", spent_on: daysAgo(0) }],
});

/** Messages whose tools a look at the words alone may not bring; one `use_skill` does. */
export const skills: Scenario[] = scenarios(
  "skills",
  {
    name: "affording a treat needs the money tools",
    seed: food(290),
    steps: [{
      say: "posso pedir um ifood hoje?",
      expect: { calls: [{ tool: "get_finance_summary" }], text: [/\b10\b/], never: ["create_expense"] },
    }],
  },
  {
    name: "a treat without the word for money",
    seed: food(120),
    steps: [{
      say: "ainda dá pra eu me dar um mimo esse mês?",
      expect: { calls: [{ tool: "get_finance_summary" }], text: [/\b1[28]0\b/] },
    }],
  },
  {
    name: "a present needs the people tools",
    seed: { knowledge_items: [person("Júlia", { relationship: "irmã", preferences: ["orquídeas", "vinho"] })] },
    steps: [{ say: "que presente eu dou pra Júlia?", expect: { text: [/orqu[ií]dea|vinho/i], offered: [] } }],
  },
  {
    name: "from health on to bills",
    seed: { bills: [{ name: "Luz", amount: 187.4, due_day: 28 }] },
    steps: [
      { say: "pesei 80 kg hoje", expect: { offered: ["record_metric"] } },
      { say: "sim" },
      { say: "e o que eu tenho pra pagar?", expect: { calls: [{ tool: "get_pending_bills" }], text: [/luz/i] } },
    ],
  },
  {
    name: "a third topic in one message",
    steps: [{
      say: "briguei com a minha chefe, dormi mal e ainda por cima gastei 90 no bar",
      expect: {
        calls: [{ tool: "create_expense", args: { amount: 90 } }],
        rows: [{ table: "expenses", where: {}, count: 0 }],
      },
    }],
  },
  {
    name: "use_skill is not needed for small talk",
    steps: [{ say: "boa noite, até amanhã!", expect: { never: ["use_skill"], offered: [] } }],
  },
  {
    name: "a skill is fetched for a habit in the middle of money",
    seed: { habits: [{ name: "Alongar" }] },
    steps: [
      { say: "quanto gastei hoje?", expect: { offered: [] } },
      { say: "ah, alonguei hoje também, marca lá", expect: { ordered: ["record_habit"] } },
    ],
  },
);
