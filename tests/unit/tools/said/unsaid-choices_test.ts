import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { findUnsaidChoices } from "../../../../shared/tools/said/unsaid-choices.ts";

const TODAY = "2026-11-23";

interface Before {
  facts?: JsonObject;
  offered?: JsonObject;
}

function unsaid(tool: string, args: JsonObject, text: string, { facts = {}, offered }: Before = {}): string[] {
  const write = {
    tool: findBuiltInTool(tool)!,
    args: { ...offered, ...args },
    facts,
    quote: text,
    said: { now: text, before: [], known: [], today: TODAY, nowLocal: `${TODAY}T13:00` },
    otherTargets: [],
    ...offered && { proposal: { args: offered, item: 1, items: 1 } },
  };
  return findUnsaidChoices(write, args, text);
}

const income = { kind: "income", name: "Freela", amount: 500, category: "freelance" };
const phone = { amount: 2400, category: "shopping", description: "celular", installments: 12, account: "Nubank" };
const losartana = { name: "Losartana", frequency: "daily", times: ["08:00", "20:00"] };

/** What is said on an order, the call, what stands, and the arguments that nobody chose. */
const ORDERS: [string, string, JsonObject, JsonObject, string[]][] = [
  ["registra que recebi 500 do freela", "create_finance_item", { ...income, recurring: true }, {}, ["recurring"]],
  ["cadastra 500 de freela todo mês", "create_finance_item", { ...income, recurring: true }, {}, []],
  ["meu salário é 500, cadastra", "create_finance_item", { ...income, recurring: true }, {}, []],
  ["cadastra a luz, 90, vence dia 10", "create_finance_item", { kind: "bill", due_day: 10, recurring: true }, {}, []],
  ["registra 50 no mercado", "create_expense", { amount: 50, installments: 1, account: "" }, {}, []],
  ["muda a geladeira pra moradia", "update_expense", { category: "housing", installments: 1, account: "" }, {}, [
    "installments",
    "account",
  ]],
  [
    "muda a geladeira pra 900",
    "update_expense",
    { amount: 900, installments: 1, account: "", category: "other" },
    { before: { amount: 800 }, after: { amount: 900 } },
    [],
  ],
  ["a geladeira foi à vista, corrige", "update_expense", { installments: 1 }, {}, []],
  ["a geladeira não foi no nubank, corrige", "update_expense", { account: "" }, {}, []],
  ["muda a parcela do carro pra 710", "update_finance_item", { kind: "debt", amount: 710, installments: 1 }, {}, [
    "installments",
  ]],
  ["marca o salário como recebido", "receive_income", { month: "2026-12", part: true }, {}, ["month", "part"]],
  ["marca o salário de dezembro como recebido", "receive_income", { month: "2026-12" }, {}, []],
  ["marca como recebida a primeira parte do salário", "receive_income", { month: "2026-11", part: true }, {}, []],
  ["muda o nome da losartana", "update_habit", { times: [], frequency: "weekends" }, {}, ["times", "frequency"]],
  ["cria o hábito inglês 3x na semana", "create_habit", { name: "Inglês", frequency: "daily" }, {}, ["frequency"]],
  ["cria o hábito inglês 3x na semana", "create_habit", { frequency: "weekly", times_a_week: 3 }, {}, []],
  ["cria o hábito inglês 3x na semana, seg qua e sex", "create_habit", { frequency: "custom", days: [1] }, {}, []],
  ["cria o hábito inglês", "create_habit", { name: "Inglês", frequency: "daily" }, {}, []],
  ["tira os horários da losartana", "update_habit", { times: [] }, {}, []],
  ["losartana agora só no fim de semana", "update_habit", { frequency: "weekends" }, {}, []],
  ["corrige o peso, foi 82", "update_metric", { value: 82, note: "" }, { note: "de tênis" }, ["note"]],
  ["corrige o peso, foi 82", "update_metric", { value: 82, note: "" }, { note: null }, []],
];

for (const [text, tool, args, facts, wanted] of ORDERS) {
  Deno.test(`“${text}” leaves [${wanted.join()}] of ${tool} ${JSON.stringify(args)} unsaid`, () => {
    assert.deepEqual(unsaid(tool, args, text, { facts }), wanted);
  });
}

/** What is said to an offer, what was offered, what changes, and the arguments that nobody chose. */
const YESES: [string, string, JsonObject, JsonObject, string[]][] = [
  ["sim, pode registrar", "create_finance_item", income, { recurring: true }, ["recurring"]],
  ["sim, todo mês", "create_finance_item", income, { recurring: true }, []],
  ["sim, mas só esse mês", "create_finance_item", { ...income, recurring: true }, { recurring: false }, []],
  ["sim, pode registrar", "create_expense", phone, { installments: 1, account: "", category: "other" }, [
    "installments",
    "account",
    "category",
  ]],
  ["sim, mas foi à vista", "create_expense", phone, { installments: 1 }, []],
  ["sim, mas põe em educação", "create_expense", phone, { category: "education" }, []],
  ["sim, pode registrar", "create_finance_item", { kind: "debt", name: "Zé", amount: 300 }, { kind: "bill" }, ["kind"]],
  ["sim, mas é conta", "create_finance_item", { kind: "debt", name: "Zé", amount: 300 }, { kind: "bill" }, []],
  ["sim, pode registrar", "record_metric", { metric: "weight", value: 80 }, { metric: "exercise" }, ["metric"]],
  ["sim", "create_habit", losartana, { times: ["08:00"], frequency: "weekends" }, ["times", "frequency"]],
  ["sim, mas tira o das 20h", "create_habit", losartana, { times: ["08:00"] }, []],
];

for (const [text, tool, offered, args, wanted] of YESES) {
  Deno.test(`“${text}” leaves [${wanted.join()}] unsaid of ${JSON.stringify(args)} for ${tool}`, () => {
    assert.deepEqual(unsaid(tool, args, text, { offered }), wanted);
  });
}
