import { daysAgo, type Scenario, scenarios, spent } from "../scenario.ts";

export const money: Scenario[] = scenarios(
  "money",
  {
    name: "an expense is offered, and written at the yes",
    steps: [
      {
        say: "gastei 50 no mercado",
        expect: {
          calls: [{ tool: "create_expense", args: { amount: 50, category: "food", description: /mercado/i } }],
          offered: ["create_expense"],
          rows: [spent(50, {}, 0)],
        },
      },
      { say: "sim", expect: { rows: [spent(50)], offered: [], text: [/R\$ 50,00/] } },
    ],
  },
  {
    name: "an expense of yesterday, with a typo, is dated",
    steps: [
      {
        say: "ontme paguei 32,90 de uber",
        expect: {
          calls: [{ tool: "create_expense", args: { amount: 32.9, category: "transport", date: daysAgo(1) } }],
        },
      },
    ],
  },
  {
    name: "a no writes nothing",
    steps: [
      { say: "gastei 80 na farmácia", expect: { offered: ["create_expense"] } },
      { press: "no", expect: { rows: [spent(80, {}, 0)], offered: [] } },
    ],
  },
);
