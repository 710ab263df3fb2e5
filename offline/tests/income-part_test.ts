import assert from "node:assert/strict";
import { ask } from "./ask.ts";

for (
  const [message, args] of [
    ["caiu metade do salário, 2.000", { income_name: "salário", amount: 2000, part: true }],
    ["recebi o adiantamento do salário, 1800", { income_name: "salário", amount: 1800, part: true }],
    ["caiu o resto do salário, 2000", { income_name: "salário", amount: 2000 }],
    ["recebi meu salário", { income_name: "salário" }],
  ] as const
) {
  Deno.test(`"${message}" is the expected salary that came in`, async () => {
    assert.deepEqual((await ask(message)).calls, [{ tool: "receive_income", args }]);
  });
}

Deno.test("a part of the salary without its amount is asked for, and the answer is that part", async () => {
  const { text, calls } = await ask("caiu metade do salário");
  assert.deepEqual([text, calls], ["Quanto caiu?", []]);
  const said = (role: "user" | "assistant", text: string) => ({ role, content: [{ type: "text" as const, text }] });
  const talk = [said("user", "caiu metade do salário"), said("assistant", text), said("user", "2000")];
  assert.deepEqual((await ask(talk)).calls, [
    { tool: "receive_income", args: { income_name: "salário", amount: 2000, part: true } },
  ]);
});
