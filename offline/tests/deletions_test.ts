import assert from "node:assert/strict";
import { ask } from "./ask.ts";

const CASES: readonly [string, string, Record<string, unknown>][] = [
  ["exclui aquela compra da farmácia", "delete_finance_item", { kind: "expense", name: "farmácia" }],
  ["apaga o gasto de 35 de ontem", "delete_finance_item", { kind: "expense", amount: 35, date: "2026-11-19" }],
  ["pode deletar a última despesa?", "delete_finance_item", { kind: "expense" }],
  ["lancei a pizza sem querer", "delete_finance_item", { kind: "expense", name: "pizza" }],
  ["não assino mais o spotify", "delete_finance_item", { kind: "bill", name: "spotify" }],
  ["tira o boleto da escola", "delete_finance_item", { kind: "bill", name: "escola" }],
  ["remove a dívida do sofá", "delete_finance_item", { kind: "debt", name: "sofá" }],
  ["n quero mais o habito de correr", "delete_habit", { habit_name: "correr" }],
  ["tira ler dos meus hábitos", "delete_habit", { habit_name: "ler" }],
];

for (const [text, tool, args] of CASES) {
  Deno.test(`the offline model takes something out by "${text}"`, async () => {
    assert.deepEqual((await ask(text)).calls, [{ tool, args }]);
  });
}

for (
  const text of ["tira o lixo pra mim", "apaga a luz", "tirei férias", "como faço pra perder o hábito de roer unha?"]
) {
  Deno.test(`the offline model takes nothing out by "${text}"`, async () => {
    assert.ok((await ask(text)).calls.every(({ tool }) => !tool.startsWith("delete_")));
  });
}

Deno.test("the offline model asks what to take out when nothing is named", async () => {
  assert.deepEqual(await ask("quero apagar um gasto").then(({ text }) => text), "Qual gasto você quer apagar?");
  assert.deepEqual(await ask("desisti de um hábito").then(({ text }) => text), "Qual hábito você quer tirar?");
});
