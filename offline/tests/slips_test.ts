import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages that correct a value in the same sentence, with the value that counts. */
const CASES: readonly [string, Record<string, unknown>][] = [
  ["gastei 20 no pão, aliás 25", { amount: 25, description: "pão" }],
  ["gastei 50... ops, foi 60 no mercado", { amount: 60, description: "mercado" }],
  ["dormi 7h, digo, 6h", { metric: "sleep", value: 6 }],
  ["bebi 2 litros de água, não, foi 1 litro", { metric: "water", value: 1000 }],
  ["não dormi nada, umas 3h só", { metric: "sleep", value: 3 }],
  ["coloquei 100 de gasolina", { amount: 100, description: "gasolina", category: "transport" }],
];

for (const [text, expected] of CASES) {
  Deno.test(`the offline model keeps the figure that counts in "${text}"`, async () => {
    const { calls } = await ask(text);
    assert.equal(calls.length, 1);
    for (const [key, value] of Object.entries(expected)) assert.equal(calls[0]!.args[key], value, key);
  });
}

Deno.test("the offline model asks what an expense was when nothing is said of it", async () => {
  const { text, calls } = await ask("quero anotar uma despesa");
  assert.deepEqual([text, calls], ["Quanto foi, e com o quê?", []]);
  const answered = await ask([
    { role: "user", content: [{ type: "text", text: "quero anotar uma despesa" }] },
    { role: "assistant", content: [{ type: "text", text }] },
    { role: "user", content: [{ type: "text", text: "38 de farmácia" }] },
  ]);
  assert.deepEqual(answered.calls.map(({ args }) => [args.amount, args.category]), [[38, "health"]]);
});

Deno.test("the offline model looks at both months that are compared", async () => {
  const { calls } = await ask("gastei mais esse mês ou mês passado?");
  assert.deepEqual(calls.map(({ args }) => args), [{ period: "last_month" }, { period: "current_month" }]);
});
