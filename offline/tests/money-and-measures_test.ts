import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages about money and measures in varied words and orders, with the expected calls. Today is Friday, 2026-11-20. */
const CASES: readonly [string, string, Record<string, unknown>][] = [
  ["o condomínio cai quando", "get_pending_bills", {}],
  ["oq vence até terça?", "get_pending_bills", {}],
  ["qto a gente paga de internet", "get_pending_bills", {}],
  ["me mostra minhas assinaturas", "get_pending_bills", {}],
  ["a escola agora é 900", "create_finance_item", { kind: "bill", amount: 900 }],
  ["reajusta o aluguel pra 2100", "create_finance_item", { kind: "bill", name: "aluguel", amount: 2100 }],
  ["boleto novo: dentista 130 dia 12", "create_finance_item", {
    kind: "bill",
    name: "dentista",
    amount: 130,
    due_day: 12,
  }],
  ["o gás deu 70 e já paguei", "mark_bill_paid", { bill_name: "gás", amount: 70 }],
  ["paguei 22 na lanchonete da escola", "create_expense", { amount: 22 }],
  ["foi quanto de padaria semana passada", "get_finance_summary", { about: "padaria" }],
  ["tô gastando mais em que", "get_finance_summary", { period: "current_month" }],
  ["vou receber 700 dia 28 de um freela", "create_finance_item", {
    kind: "income",
    recurring: false,
    date: "2026-11-28",
  }],
  ["a Bruna me pagou os 200 do bolo", "create_finance_item", { kind: "income", name: "Bruna", amount: 200 }],
  ["parcelei o cartão em 8x de 210", "create_finance_item", { kind: "debt", name: "cartão de crédito" }],
  ["fechei um acordo do cartão em 6x de 150", "create_finance_item", { kind: "debt", name: "cartão de crédito" }],
  ["quitei o cartão", "get_debt_progress", { debt_name: "cartão" }],
  ["tô devendo quanto pro banco", "get_debt_progress", {}],
  ["tira o limite de roupa", "delete_finance_item", { kind: "budget", name: "compras" }],
  ["não quero mais teto pra lazer", "delete_finance_item", { kind: "budget", name: "lazer" }],
  ["sobe o limite de mercado pra 900", "create_finance_item", { kind: "budget", category: "food", amount: 900 }],
  ["queria gastar com cinema uns 80 no máximo", "create_finance_item", { kind: "budget", category: "entertainment" }],
  ["drumi 6h", "record_metric", { metric: "sleep", value: 6 }],
  ["deitei 23h e acordei 5", "record_metric", { metric: "sleep", value: 6 }],
  ["tomei um copo d'água de 300 ml", "record_metric", { metric: "water", value: 300 }],
  ["para de acompanhar a leitura", "delete_habit", { habit_name: "leitura" }],
  ["engordei quanto em 2 meses?", "get_tracking_history", { metric: "weight", days: 61 }],
  ["refrigerante piora meu humor?", "get_trends", {}],
];

for (const [text, tool, args] of CASES) {
  Deno.test(`the offline model reads "${text}"`, async () => {
    const { calls, text: said } = await ask(text);
    assert.equal(calls[0]?.tool, tool, said);
    for (const [key, value] of Object.entries(args)) assert.equal(calls[0].args[key], value, key);
  });
}

/** Messages that no tool can handle: nothing is called, and the answer says so. */
for (
  const [text, said] of [
    ["tirei 200 da poupança", /sai de um investimento eu ainda não sei/],
    ["muda o hábito de ler pra segunda e quarta", /hábito eu ainda não sei/],
    ["desmarca a meditação de ontem", /Desmarcar .* não sei/],
    ["quem tá me devendo", /emprestado eu acompanho: me diz quanto/],
    ["tomei um café com a chefe", /./],
  ] as const
) {
  Deno.test(`the offline model calls nothing for "${text}"`, async () => {
    const answer = await ask(text);
    assert.deepEqual(answer.calls, []);
    assert.match(answer.text, said);
  });
}

Deno.test("the offline model takes a blood pressure in tens or in millimetres, in either order", async () => {
  for (const said of ["12 por 8", "120 por 80", "8 por 12"]) {
    const { calls: [call] } = await ask(`minha pressão deu ${said}`);
    assert.deepEqual([call?.args.metric, call?.args.value, call?.args.value2], ["blood_pressure", 12, 8], said);
  }
  const { calls: [none] } = await ask("minha pressão deu 12 por 12");
  assert.notEqual(none?.args.metric, "blood_pressure");
});
