import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages as people type them, and the expected calls. Arguments that are not listed do not matter. */
const CASES: readonly [string, [string, Record<string, unknown>][]][] = [
  ["quero alongar seg qua e sex", [["create_habit", { name: "alongar", frequency: "custom", days: [1, 3, 5] }]]],
  ["quero nadar toda ter e qui", [["create_habit", { frequency: "custom", days: [2, 4] }]]],
  ["internet 110 dia 8 e gás 60 dia 12", [
    ["create_finance_item", { kind: "bill", name: "internet", amount: 110, due_day: 8 }],
    ["create_finance_item", { kind: "bill", name: "gás", amount: 60, due_day: 12 }],
  ]],
  ["me lembra quanto gastei anteontem", [
    ["get_finance_summary", { from_date: "2026-11-18", to_date: "2026-11-18", about: undefined }],
  ]],
  ["quanto deu hj?", [["get_finance_summary", { from_date: "2026-11-20", to_date: "2026-11-20" }]]],
  ["falta qto do notebook?", [["get_debt_progress", { debt_name: "notebook" }]]],
  ["kd meu saldo", [["get_finance_summary", { period: "current_month" }]]],
  ["qnto bebi ontem", [["get_tracking_history", { metric: "water" }]]],
  ["malhei 45min ontem e hoje", [
    ["record_metric", { metric: "exercise", value: 45, date: "2026-11-19" }],
    ["record_metric", { metric: "exercise", value: 45, date: "2026-11-20" }],
  ]],
  ["anota ai: 12,50 pão, 30 farmacia", [
    ["create_expense", { amount: 12.5, category: "food" }],
    ["create_expense", { amount: 30, category: "health" }],
  ]],
  ["paguei 480 na oficina em 4x", [["create_expense", { amount: 480, installments: 4 }]]],
  ["conta de gás veio 77", [["create_finance_item", { kind: "bill", name: "gás", amount: 77 }]]],
  ["foram 3 cafés de 8 reais", [["create_expense", { amount: 24, category: "food" }]]],
  ["terminei minha leitura", [["record_habit", { habit_name: "leitura" }]]],
  ["lista as pessoas que vc conhece", [["search_knowledge", { query: "", type: "person" }]]],
  ["me lembra do q eu falei sobre meu joelho", [["search_knowledge", { query: "joelho" }]]],
  ["quero guardar 300 por mes", []],
  ["acordei 6h e dormi 23h", []],
  ["meu humor hoje é 6 e ontem foi 8", [
    ["record_metric", { metric: "mood", value: 6, date: "2026-11-20" }],
    ["record_metric", { metric: "mood", value: 8, date: "2026-11-19" }],
  ]],
  ["rachei o táxi, minha parte deu 13", [["create_expense", { amount: 13, description: "táxi" }]]],
  ["tomei um sorvete de 12 na praça", [["create_expense", { amount: 12, description: "sorvete na praça" }]]],
  ["quanto gastei de uber em julho e agosto?", [
    ["get_finance_summary", { from_date: "2026-07-01", to_date: "2026-08-31", about: "uber" }],
  ]],
  ["quanto foi a feira mês passado?", [["get_finance_summary", { period: "last_month", about: "feira" }]]],
  ["extrato de ontem", [["get_finance_summary", { from_date: "2026-11-19", to_date: "2026-11-19" }]]],
  ["temperatura 37,8", [["record_metric", { metric: "custom", value: 37.8 }]]],
  ["marquei dentista por 300 em 3x", [["create_expense", { amount: 300, installments: 3 }]]],
  ["compara esse mes com o passado", [
    ["get_finance_summary", { period: "last_month" }],
    ["get_finance_summary", { period: "current_month" }],
  ]],
  ["me dá uma ideia de presente pra mãe", [["get_person", { name: "mae" }]]],
  ["deleta a pizza", [["delete_finance_item", { kind: "expense", name: "pizza" }]]],
  ["onde dá pra economizar?", [["get_finance_summary", { period: "current_month" }]]],
  ["minha irma Bel passou no concurso", [
    ["update_person", { name: "Bel", relationship: "irmã" }],
    ["add_knowledge", { person: "Bel" }],
  ]],
];

for (const [text, expected] of CASES) {
  Deno.test(`the offline model understands "${text}"`, async () => {
    const { calls } = await ask(text);
    assert.deepEqual(calls.map(({ tool }) => tool), expected.map(([tool]) => tool));
    expected.forEach(([, args], index) => {
      for (const [key, value] of Object.entries(args)) assert.deepEqual(calls[index]!.args[key], value, key);
    });
  });
}

Deno.test("the offline model asks what the scales show when weight was lost", async () => {
  assert.equal((await ask("perdi 2 kg esse mês")).text, "Que bom me contar! Quanto deu na balança?");
});
