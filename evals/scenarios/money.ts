import { daysAgo, monthFrom, nothingSpent, type Scenario, scenarios, spent } from "../scenario.ts";

const today = daysAgo(0);
const expense = (amount: number, category: string, description: string, spent_on = today) => ({
  amount,
  category,
  description,
  spent_on,
});

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
  {
    name: "the day before yesterday is counted back",
    steps: [
      {
        say: "anteontem abasteci 180 de gasolina",
        expect: {
          offered: [{ tool: "create_expense", args: { amount: 180, category: "transport", date: daysAgo(2) } }],
        },
      },
    ],
  },
  {
    name: "cents with a comma, bought and not 'spent'",
    steps: [
      {
        say: "comprei um tênis de 299,90",
        expect: { offered: [{ tool: "create_expense", args: { amount: 299.9, category: "shopping" } }] },
      },
      { press: "yes", expect: { rows: [spent(299.9, { category: "shopping", spent_on: today })] } },
    ],
  },
  {
    name: "an amount in words",
    steps: [
      {
        say: "deixei duzentos reais no dentista hoje",
        expect: { offered: [{ tool: "create_expense", args: { amount: 200, category: "health" } }] },
      },
    ],
  },
  {
    name: "slang for spending",
    steps: [
      {
        say: "torrei 120 conto no bar com a galera",
        expect: {
          offered: [{ tool: "create_expense", args: { amount: 120, category: /^(food|entertainment)$/ } }],
        },
      },
    ],
  },
  {
    name: "thousands with a point",
    steps: [
      {
        say: "gastei 1.234,56 num notebook usado",
        expect: { offered: [{ tool: "create_expense", args: { amount: 1234.56 } }] },
      },
    ],
  },
  {
    name: "the month's spending is added up",
    seed: {
      expenses: [
        expense(100, "food", "mercado"),
        expense(50, "transport", "uber"),
        expense(30.5, "health", "farmácia"),
      ],
    },
    steps: [
      {
        say: "quanto eu já gastei esse mês?",
        expect: { calls: [{ tool: "get_finance_summary" }], text: [/180,50/], offered: [] },
      },
    ],
  },
  {
    name: "spending on one thing is told apart",
    seed: {
      expenses: [expense(40, "food", "ifood"), expense(35, "food", "ifood"), expense(100, "food", "mercado")],
    },
    steps: [{
      say: "quanto gastei com ifood esse mês?",
      expect: { calls: [{ tool: "get_finance_summary" }], text: [/\b75\b/], offered: [] },
    }],
  },
  {
    name: "last month is another month",
    seed: {
      expenses: [
        expense(210, "shopping", "sapato", monthFrom(-1).replace(/01$/, "15")),
        expense(90, "food", "mercado"),
      ],
    },
    steps: [{
      say: "quanto eu gastei no mês passado?",
      expect: { calls: [{ tool: "get_finance_summary" }], text: [/\b210\b/], offered: [] },
    }],
  },
  {
    name: "a salary that comes every month is an income",
    steps: [
      {
        say: "meu salário é 4500 e cai todo mês no dia 5",
        expect: {
          offered: [{ tool: "create_finance_item", args: { kind: "income", amount: 4500, category: "salary" } }],
        },
      },
      {
        say: "sim",
        expect: { rows: [{ table: "incomes", where: { expected_amount: 4500, recurring: true }, count: 1 }] },
      },
    ],
  },
  {
    name: "money that came in once is no expense",
    steps: [
      {
        say: "recebi 300 de um freela hoje",
        expect: {
          offered: [{ tool: "create_finance_item", args: { kind: "income", amount: 300, category: "freelance" } }],
          never: ["create_expense"],
        },
      },
    ],
  },
  {
    name: "a limit for a category is a budget",
    steps: [
      {
        say: "quero gastar no máximo 800 por mês com comida",
        expect: {
          offered: [{ tool: "create_finance_item", args: { kind: "budget", amount: 800, category: "food" } }],
        },
      },
      { say: "pode", expect: { rows: [{ table: "budgets", where: { category: "food", amount: 800 }, count: 1 }] } },
    ],
  },
  {
    name: "money put aside is an investment, not spending",
    steps: [
      {
        say: "apliquei 1000 no tesouro direto hoje",
        expect: {
          offered: [{
            tool: "create_finance_item",
            args: { kind: "investment", amount: 1000, category: "fixed_income" },
          }],
        },
      },
      { say: "sim", expect: { rows: [{ table: "investments", where: { amount: 1000 }, count: 1 }, nothingSpent] } },
    ],
  },
  {
    name: "a limit is taken away",
    seed: { budgets: [{ category: "entertainment", amount: 250 }] },
    steps: [
      {
        say: "tira o orçamento de lazer, não quero mais limite",
        expect: { offered: [{ tool: "delete_finance_item", args: { kind: "budget" } }] },
      },
    ],
  },
  {
    name: "one of two expenses is deleted by its name",
    seed: { expenses: [expense(60, "health", "farmácia"), expense(40, "food", "padaria")] },
    steps: [
      {
        say: "apaga o gasto da farmácia, lancei errado",
        expect: { offered: [{ tool: "delete_finance_item", args: { kind: "expense" } }], rows: [spent(60)] },
      },
      { say: "sim", expect: { rows: [spent(60, {}, 0), spent(40)] } },
    ],
  },
  {
    name: "the last expense is deleted without its name",
    seed: { expenses: [expense(22, "transport", "metrô")] },
    steps: [
      { say: "apaga o último gasto que registrei", expect: { offered: ["delete_finance_item"], rows: [spent(22)] } },
      { press: "yes", expect: { rows: [nothingSpent] } },
    ],
  },
  {
    name: "a question about affording something records nothing",
    seed: {
      budgets: [{ category: "food", amount: 500 }],
      expenses: [expense(450, "food", "mercado")],
    },
    steps: [{
      say: "posso gastar 200 num jantar hoje?",
      expect: {
        never: ["create_expense"],
        offered: [],
        text: [/\b(?:50|150|650)\b|estour|ultrapass|passa(?:r|ria)?\b|acima/i],
      },
    }],
  },
  {
    name: "spending in a dream is none",
    steps: [{
      say: "sonhei que gastei 500 reais num vestido kkkk",
      expect: { never: ["create_expense"], offered: [], rows: [nothingSpent] },
    }],
  },
  {
    name: "what somebody else spent is not the user's",
    steps: [{
      say: "minha irmã gastou 300 num perfume, que loucura",
      expect: { never: ["create_expense"], offered: [] },
    }],
  },
  {
    name: "what will be spent is not spent",
    steps: [{
      say: "amanhã vou gastar uns 90 no mercado",
      expect: { never: ["create_expense"], rows: [nothingSpent] },
    }],
  },
);
