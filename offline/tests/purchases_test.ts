import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages about purchases, with the single expected call. */
const CASES: readonly [string, string, Record<string, unknown>][] = [
  ["gastei 2400 no cartão, parcelei em 12x de 210", "create_expense", {
    amount: 2520,
    category: "shopping",
    description: "compra parcelada",
    installments: 12,
    account: "cartão",
  }],
  ["comprei uma geladeira por 2400 em 12x", "create_expense", {
    amount: 2400,
    category: "shopping",
    description: "geladeira",
    installments: 12,
  }],
  ["gastei 900 no dentista em 3x", "create_expense", {
    amount: 900,
    category: "health",
    description: "dentista",
    installments: 3,
  }],
  ["comprei um celular de 2.400 em 10x no nubank", "create_expense", {
    amount: 2400,
    category: "shopping",
    description: "celular",
    installments: 10,
    account: "nubank",
  }],
  ["sofá em 10x de 240 no cartão do inter", "create_expense", {
    amount: 2400,
    category: "shopping",
    description: "sofá",
    installments: 10,
    account: "cartão inter",
  }],
  ["comprei uma moto em 36x de 410", "create_finance_item", {
    kind: "debt",
    name: "moto",
    installments: 36,
    amount: 410,
  }],
  ["gastei 50 no mercado no débito", "create_expense", {
    amount: 50,
    category: "food",
    description: "mercado",
    account: "débito",
  }],
  ["paguei 40 de almoço no pix", "create_expense", { amount: 40, category: "food", description: "almoço" }],
  ["comprei 4 camisetas de 15 cada", "create_expense", { amount: 60, category: "shopping", description: "camisetas" }],
  ["comprei duas pizzas, 45 reais cada uma", "create_expense", { amount: 90, category: "food", description: "pizzas" }],
  ["recarga do ônibus 50", "create_expense", { amount: 50, category: "transport", description: "recarga do ônibus" }],
  ["gastei 20 em recarga de celular", "create_expense", {
    amount: 20,
    category: "housing",
    description: "recarga de celular",
  }],
  ["deixei 18 na cantina", "create_expense", { amount: 18, category: "food", description: "cantina" }],
];

for (const [text, tool, args] of CASES) {
  Deno.test(`the offline model takes "${text}" for one purchase`, async () => {
    assert.deepEqual((await ask(text)).calls, [{ tool, args }]);
  });
}

const WORKOUTS: readonly [string, number][] = [
  ["comecei a pedalar, fiz 50 minutos hoje cedo", 50],
  ["voltei a nadar, foi 1h", 60],
  ["comecei a correr e fiz 25 min de manhã", 25],
];

for (const [text, minutes] of WORKOUTS) {
  Deno.test(`the offline model records the ${minutes} minutes of "${text}"`, async () => {
    const { calls } = await ask(text);
    assert.deepEqual(calls.map(({ tool, args }) => [tool, args.metric, args.value]), [[
      "record_metric",
      "exercise",
      minutes,
    ]]);
  });
}
