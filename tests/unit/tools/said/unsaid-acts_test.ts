import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../../shared/tools/finance/create-finance-item.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";
import { findUnsaidActs } from "../../../../shared/tools/said/unsaid-acts.ts";
import type { WantedWrite } from "../../../../shared/tools/said/wanted-write.ts";

const TODAY = "2026-11-23";

function write(message: string, tool: string, args: JsonObject, more: Partial<WantedWrite> = {}): WantedWrite {
  return {
    tool: findBuiltInTool(tool)!,
    args,
    facts: {},
    quote: message,
    said: { now: message, before: [], known: [], today: TODAY, nowLocal: `${TODAY}T13:00` },
    otherTargets: [],
    ...more,
  };
}

/** An order, and what a model makes of it that is something else. */
const SOMETHING_ELSE: [order: string, tool: string, args: JsonObject, facts?: JsonObject][] = [
  ["muda a categoria do sofá pra casa", "update_expense", { which: "sofá", returned: true }, { name: "sofá" }],
  ["registra o sofá em casa", "update_expense", { which: "sofá", returned: true }, { name: "sofá" }],
  ["corrige o sofá, foi dia 1", "update_expense", { which: "sofá", paid_ahead: 1 }, { name: "sofá" }],
  ["marca o remédio como feito", "complete_reminder", { reminder: "remédio", forever: true }, { text: "remédio" }],
  ["atualiza a conta itaú", "update_finance_item", { kind: "account", name: "itaú", main: true }, { name: "Itaú" }],
  ...["income", "debt", "loan_given", "investment"].map((kind) =>
    ["registra 50 no mercado", "create_finance_item", { kind, name: "mercado", amount: 50 }] as [
      string,
      string,
      JsonObject,
    ]
  ),
  ["registra 50 no itaú", "create_finance_item", { kind: "account", name: "itaú", amount: 50 }, {
    replaced_amount: 12345,
  }],
  ["registra 50 no empréstimo", "create_finance_item", { kind: "debt", name: "empréstimo", amount: 50 }, {
    replaced_amount: 30000,
  }],
  ["registra 50 no empréstimo, tá?", "create_finance_item", { kind: "debt", name: "empréstimo", amount: 50 }, {
    replaced_amount: 30000,
  }],
  ["marca o remédio como feito para mim", "complete_reminder", { reminder: "remédio", forever: true }, {
    text: "remédio",
  }],
  ["registra 50 de alimentação", "create_finance_item", { kind: "budget", category: "food", amount: 50 }, {
    replaced_amount: 900,
  }],
  ["anota que emprestei 500 pro Rafael", "create_finance_item", { kind: "debt", name: "Rafael", amount: 500 }],
  ["anota que recebi 500 do Rafael", "create_expense", { amount: 500, category: "other", description: "Rafael" }],
];

Deno.test("mayRunAtOnce() runs nothing else than the act that was ordered, though all its values were said", () => {
  for (const [order, tool, args, facts = {}] of SOMETHING_ELSE) {
    const { runs } = mayRunAtOnce(write(order, tool, args, { facts }));
    assert.equal(runs, false, `${order}: ${tool} ${JSON.stringify(args)}`);
  }
});

Deno.test("mayRunAtOnce() runs no other act on a yes than its proposal was for", () => {
  const loan = { kind: "loan_given", name: "Rafael", amount: 500 };
  const sofa = { expense_id: "8c2f0a52-5f0b-4a8b-9f0e-1f2d3c4b5a69", category: "housing" };
  const yes = "sim, registra aí que calor";
  const changed = (tool: string, before: JsonObject, args: JsonObject) =>
    mayRunAtOnce(write(yes, tool, args, { quote: "sim, registra", proposal: { args: before, item: 1, items: 1 } }))
      .runs;
  assert.equal(changed("create_finance_item", loan, loan), true, "as it was proposed");
  assert.equal(changed("create_finance_item", loan, { ...loan, kind: "debt" }), false);
  assert.equal(changed("update_expense", sofa, { ...sofa, returned: true }), false);
  assert.equal(changed("update_expense", sofa, { ...sofa, expense_id: crypto.randomUUID() }), false);
});

Deno.test("mayRunAtOnce() runs no text of which less than a third was said", () => {
  const at = "2026-11-24T09:00";
  const reminder = (text: string) =>
    mayRunAtOnce(write("me lembra de ligar pra mãe amanhã às 9", "create_reminder", { text, at }));
  assert.equal(reminder("Ligar pra mãe").runs, true);
  assert.equal(reminder("Ligar pra mãe e pedir a senha do banco pro atendente da loja").runs, false);
  const expense = (description: string) =>
    mayRunAtOnce(write("registra 50 no mercado", "create_expense", { amount: 50, category: "food", description }));
  assert.equal(expense("Mercado").runs, true);
  assert.equal(expense("mercado, presente pra amante do chefe").runs, false);
});

Deno.test("mayRunAtOnce() leaves a return of a purchase to a yes, as every deletion", () => {
  const args = { which: "sofá", returned: true };
  assert.equal(mayRunAtOnce(write("registra que devolvi o sofá", "update_expense", args)).runs, false);
  const proposal = { args, item: 1, items: 1 };
  assert.equal(mayRunAtOnce(write("sim", "update_expense", args, { proposal })).runs, true);
});

/** What a fair reader takes for an order of this kind. */
const SAID: [order: string, kind: string, facts?: JsonObject][] = [
  ["anota que recebi 500 do Rafael", "income"],
  ["registra os 280 que rodei hoje", "income"],
  ["anota aí, emprestei 500 pro Rafael", "loan_given"],
  ["o Rafael tá me devendo 500, anota", "loan_given"],
  ["marcão me emprestou 300, anota isso", "debt"],
  ["devo 80 pra Thaís, registra", "debt"],
  ["bota um teto de 800 pro mercado", "budget"],
  ["coloca 500 no tesouro selic", "investment"],
  ["cadastra meu cartão nubank, fecha dia 3", "card"],
  ["tenho 1.200 na conta do itaú, anota", "account"],
  ["a internet agora é 150, atualiza", "bill", { replaced_amount: 100 }],
  ["baixa o nubank pra 3100", "debt", { replaced_amount: 3400 }],
  ["muda o salário pra 5.200", "income", { replaced_amount: 5000 }],
];

Deno.test("findUnsaidActs() takes the kind of a record and a change from what people say", () => {
  for (const [order, kind, facts = {}] of SAID) {
    const args = { kind, amount: 1 };
    assert.deepEqual(findUnsaidActs(write(order, "create_finance_item", args, { facts }), args, order), [], order);
  }
  const kinds = [
    "bill",
    "income",
    "budget",
    "debt",
    "bill",
    "budget",
    "investment",
    "income",
    "debt",
    "bill",
    "bill",
    "card",
  ];
  for (const [at, said] of (createFinanceItem.utterances ?? []).entries()) {
    const args = { kind: [...kinds, "account", "debt"][at] };
    assert.deepEqual(findUnsaidActs(write(said, "create_finance_item", args), args, said), [], said);
  }
});

/** One order for an expense, and records of other kinds that a model makes of it. */
const OTHER_KINDS: [order: string, tool: string, args: JsonObject][] = [
  ["registra 50 no mercado", "record_metric", { metric: "weight", value: 50 }],
  ["registra 50 no mercado", "record_metric", { metric: "exercise", value: 50 }],
  ["registra 50 no mercado", "record_metric", { metric: "custom", custom_name: "mercado", value: 50 }],
  ["registra 50 no mercado", "create_finance_item", {
    kind: "bill",
    name: "Mercado",
    amount: 50,
    date: TODAY,
    category: "other",
  }],
  ["registra 50 no mercado", "create_habit", { name: "Mercado", frequency: "daily" }],
  ["registra 50 no mercado", "create_reminder", { text: "mercado", at: "2026-11-24T09:00" }],
  ["registra 50 no mercado", "transfer_money", { to_account: "Mercado", amount: 50 }],
  ["registra 50 de gastar no mercado até agora", "create_finance_item", {
    kind: "budget",
    name: "mercado",
    category: "food",
    amount: 50,
  }],
  ["registra 1200 do aluguel", "create_finance_item", {
    kind: "bill",
    name: "aluguel",
    amount: 1200,
    date: TODAY,
    category: "housing",
    recurring: true,
  }],
  ["registra 1200 do aluguel", "create_habit", { name: "aluguel", frequency: "daily" }],
];

Deno.test("mayRunAtOnce() writes a record that is no expense only where its kind is said", () => {
  for (const [order, tool, args] of OTHER_KINDS) {
    const { runs } = mayRunAtOnce(write(order, tool, args));
    assert.equal(runs, false, `${order}: ${tool} ${JSON.stringify(args)}`);
  }
});

Deno.test("mayRunAtOnce() does not take the kind of a record from an earlier message about something else", () => {
  const income = { kind: "income", name: "Zé", amount: 80, category: "other", date: TODAY };
  const said = (now: string, before: string) => ({
    said: { now, before: [before], known: [], today: TODAY, nowLocal: `${TODAY}T13:00` },
  });
  const paid = "registra que paguei 80 pro Zé";
  assert.equal(
    mayRunAtOnce(write(paid, "create_finance_item", income, said(paid, "registra que recebi 70 do Zé"))).runs,
    false,
  );
  const loan = { kind: "loan_given", name: "Zé", amount: 300 };
  const answer = "300, registra";
  assert.equal(
    mayRunAtOnce(write(answer, "create_finance_item", loan, said(answer, "emprestei um dinheiro pro Zé"))).runs,
    true,
  );
});

Deno.test("findUnsaidActs() finds the kind of each record in how people tell of it", () => {
  const metrics = ["weight", "sleep", "water", "energy", "exercise", "distance", "mood", "blood_pressure"];
  const calls: Record<string, JsonObject[]> = {
    create_habit: [{}],
    transfer_money: [{}],
    create_reminder: [{}],
    record_metric: metrics.map((metric) => ({ metric, value: 1 })),
  };
  const missed = Object.entries(calls).flatMap(([name, some]) => {
    const tool = findBuiltInTool(name)!;
    const utterances = "utterances" in tool ? tool.utterances ?? [] : [];
    // A measure of the person's own is found by its name.
    return utterances.filter((said) =>
      !said.includes("glicemia") && some.every((args) => findUnsaidActs(write(said, name, args), args, said).length > 0)
    );
  });
  assert.deepEqual(missed, []);
});

/** An order about a bill, a debt, an income, a habit or a reminder, and the mark that it is done. */
const NOT_DONE: [order: string, tool: string, args: JsonObject, facts: JsonObject][] = [
  ["anota que a luz aumentou", "mark_bill_paid", { bill_name: "luz" }, { name: "Luz", amount: 90 }],
  ["muda a luz pra 95", "mark_bill_paid", { bill_name: "luz", amount: 95 }, { name: "Luz", amount: 90 }],
  ["anota que a luz chegou", "mark_bill_paid", { bill_name: "luz" }, { name: "Luz", amount: 90 }],
  ["muda a parcela do carro pra 710", "pay_debt", { debt_name: "Carro", amount: 710 }, { name: "Carro" }],
  ["muda o salário pra 5200", "receive_income", { income_name: "Salário", amount: 5200 }, { name: "Salário" }],
  ["muda a losartana pra dias úteis", "record_habit", { habit_name: "Losartana" }, { name: "Losartana" }],
  ["anota que a losartana acabou", "record_habit", { habit_name: "Losartana" }, { name: "Losartana" }],
  ...[
    "muda o remédio da pressão pras 9h",
    "tira o remédio da bolsa",
    "esquece o remédio, vou dormir",
    "salva essa receita: remédio caseiro pra pressão",
    "guarda o remédio da pressão na nota da viagem",
    "anota: remédio da pressão acabou",
    "tira o remédio da lista de compras",
    "cancela o remédio da farmácia, já comprei",
  ].map((order): [string, string, JsonObject, JsonObject] => [
    order,
    "complete_reminder",
    { reminder: "remédio da pressão" },
    { text: "tomar o remédio da pressão", at: "2026-11-24T08:00" },
  ]),
];

const IS_DONE: [order: string, tool: string, args: JsonObject, facts: JsonObject][] = [
  ...["marca a luz como paga", "dá baixa na luz", "paguei a luz, pode marcar", "marca a luz", "quita a luz aí"].map(
    (order): [string, string, JsonObject, JsonObject] => [
      order,
      "mark_bill_paid",
      { bill_name: "luz" },
      { name: "Luz", amount: 90 },
    ],
  ),
  ["marca a losartana", "record_habit", { habit_name: "Losartana" }, { name: "Losartana" }],
  ["fui na academia, anota", "record_habit", { habit_name: "Academia" }, { name: "Academia" }],
  ["registra que recebi meu salário", "receive_income", { income_name: "Salário" }, { name: "Salário" }],
  ["abate 400 do santander", "pay_debt", { debt_name: "Santander", amount: 400 }, { name: "Santander" }],
  ...["marca o remédio como tomado", "marca o remédio", "tomei o remédio, pode marcar", "cancela o lembrete do remédio"]
    .map((order): [string, string, JsonObject, JsonObject] => [
      order,
      "complete_reminder",
      { reminder: "remédio" },
      { text: "tomar o remédio", at: "2026-11-24T08:00" },
    ]),
];

Deno.test("mayRunAtOnce() marks as done only what the order tells as done or ticks off", () => {
  for (const [order, tool, args, facts] of NOT_DONE) {
    assert.equal(mayRunAtOnce(write(order, tool, args, { facts })).runs, false, `${order}: ${tool}`);
  }
  for (const [order, tool, args, facts] of IS_DONE) {
    const outcome = mayRunAtOnce(write(order, tool, args, { facts }));
    assert.deepEqual(outcome, { runs: true }, `${order}: ${tool}`);
  }
});

Deno.test("mayRunAtOnce() turns no direction round, and records nobody else's measure as the person's own", () => {
  const item = (kind: string, amount: number) => ({ kind, name: "Zé", amount });
  const [bank, savings] = ["Itaú", "Poupança"];
  const cases: [runs: boolean, order: string, tool: string, args: JsonObject][] = [
    [true, "passa 200 do itaú pra poupança", "transfer_money", {
      from_account: bank,
      to_account: savings,
      amount: 200,
    }],
    [false, "passa 200 do itaú pra poupança", "transfer_money", {
      from_account: savings,
      to_account: bank,
      amount: 200,
    }],
    [true, "registra que o Zé me emprestou 400", "create_finance_item", item("debt", 400)],
    [false, "registra que o Zé me emprestou 400", "create_finance_item", item("loan_given", 400)],
    [true, "registra que emprestei 300 pro Zé", "create_finance_item", item("loan_given", 300)],
    [false, "registra que emprestei 300 pro Zé", "create_finance_item", item("income", 300)],
    [false, "registra que paguei 80 pro Zé", "create_finance_item", item("income", 80)],
    [false, "registra que paguei 80 pro Zé", "create_finance_item", item("loan_given", 80)],
    [true, "paguei o almoço do Zé, ele me deve 40, anota", "create_finance_item", item("loan_given", 40)],
    [false, "anota a pressão da minha mãe 15 por 9", "record_metric", {
      metric: "blood_pressure",
      value: 15,
      value2: 9,
    }],
    [true, "me pesei na casa da minha mãe, 80 kg, anota", "record_metric", { metric: "weight", value: 80 }],
  ];
  for (const [runs, order, tool, args] of cases) {
    assert.equal(mayRunAtOnce(write(order, tool, args)).runs, runs, `${order}: ${JSON.stringify(args)}`);
  }
});

Deno.test("mayRunAtOnce() takes the amount of an order without one from what was told of the same thing", () => {
  const order = "registra o mercado";
  const runs = (amount: number, before: string) => {
    const said = { now: order, before: [before], known: [], today: TODAY, nowLocal: `${TODAY}T13:00` };
    return mayRunAtOnce(write(order, "create_expense", { amount, category: "food", description: "mercado" }, { said }))
      .runs;
  };
  assert.equal(runs(4000, "fui no mercado, deu 50. vi um carro por 4000"), false);
  assert.equal(runs(50, "fui no mercado, deu 50. vi um carro por 4000"), true);
  assert.equal(runs(50, "gastei 50 no mercado e 30 no uber"), true);
  assert.equal(runs(30, "gastei 50 no mercado e 30 no uber"), false);
  assert.equal(runs(4000, "vi um carro por 4000"), false);
});

Deno.test("mayRunAtOnce() runs an order with its number in words, with grams behind kilograms, or behind a request", () => {
  const market = (amount: number) => ({ amount, category: "food", description: "mercado" });
  const cases: [order: string, tool: string, args: JsonObject][] = [
    ["registra mil e duzentos no mercado", "create_expense", market(1200)],
    ["me faz um favor: registra 50 no mercado", "create_expense", market(50)],
    ["anota meu peso: 81 quilos e 400", "record_metric", { metric: "weight", value: 81.4, unit: "kg" }],
    ["registra pressão 120/80", "record_metric", { metric: "blood_pressure", value: 120, value2: 80 }],
  ];
  for (const [order, tool, args] of cases) {
    assert.deepEqual(mayRunAtOnce(write(order, tool, args)), { runs: true }, order);
  }
});

Deno.test("mayRunAtOnce() runs an order that ticks off what it names", () => {
  const facts = { text: "Tomar o remédio", at: `${TODAY}T09:00` };
  for (const order of ["conclui o lembrete do remédio", "marca o remédio como feito", "dá baixa no remédio"]) {
    assert.ok(mayRunAtOnce(write(order, "complete_reminder", { reminder: "remédio" }, { facts })).runs, order);
  }
});
