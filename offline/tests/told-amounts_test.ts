import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages about payments with an amount or a count, with the expected calls. */
const CASES: readonly [string, string, Record<string, unknown>][] = [
  ["paguei 187,40 de luz", "mark_bill_paid", { bill_name: "luz", amount: 187.4 }],
  ["paguei 500 reais da dívida do cartão", "pay_debt", {
    debt_name: "dívida do cartão",
    amount: 500,
  }],
  ["paguei 800 do financiamento", "pay_debt", { amount: 800 }],
  ["adiantei duas do carro", "pay_debt", { debt_name: "carro", installments: 2 }],
  ["paguei 30 parcelas do carro", "pay_debt", { debt_name: "carro", installments: 30 }],
  ["paguei a parcela 40 do carro", "pay_debt", { debt_name: "carro", installments: 1 }],
];

Deno.test("an amount of money is never a count, and goes along to be compared", async (t) => {
  for (const [text, tool, args] of CASES) {
    await t.step(text, async () => {
      const [call] = (await ask(text)).calls;
      assert.equal(call?.tool, tool);
      for (const [key, value] of Object.entries(args)) assert.equal(call.args[key], value, key);
      if (args.amount === undefined) assert.equal(call.args.amount, undefined);
    });
  }
});

Deno.test("the offline model takes a salary that came in without its amount for the one that is expected", async () => {
  const { calls } = await ask("recebi meu salário");
  assert.deepEqual(calls, [{ tool: "receive_income", args: { income_name: "salário" } }]);
  const { text } = await ask("recebi meu salário", { tools: ["create_finance_item"] });
  assert.match(text, /Quanto foi\?/);
});
