import assert from "node:assert/strict";
import { decide } from "../decision/decide.ts";
import { readMessage } from "../reading/read-message.ts";
import { builtInTools } from "../../shared/tools/registry.ts";

const availableTools = new Set(builtInTools.map(({ name }) => name));

/** What set_standing_yes is called with, as "kind on" or "kind off". Null: it is not called, or not alone. */
function asked(text: string): string | null {
  const decision = decide(readMessage(text, "2026-11-20"), [], availableTools);
  if (decision.kind !== "calls" || decision.calls.some(({ tool }) => tool !== "set_standing_yes")) return null;
  return decision.calls.map(({ args }) => `${args.kind} ${args.is_on ? "on" : "off"}`).join("; ");
}

Deno.test("standingYesRule() hears that a kind of record needs no question, or needs it again", () => {
  for (
    const [text, expected] of [
      ["pode anotar a água sem me perguntar daqui pra frente", "measures on"],
      ["da próxima vez registre a água sem pedir confirmação", "measures on"],
      ["da próxima vez, registre a água sem pedir confirmação", "measures on"],
      ["você pode registrar água sem perguntar?", "measures on"],
      ["pode registrar os gastos direto", "expenses on"],
      ["registra meus gastos sem pedir confirmação", "expenses on"],
      ["não precisa me perguntar antes de anotar um gasto", "expenses on"],
      ["pode anotar os hábitos sem perguntar", "habits on"],
      ["cria os lembretes direto, sem perguntar", null],
      ["volta a perguntar antes de registrar gastos", "expenses off"],
      ["pode voltar a perguntar antes de anotar água", "measures off"],
    ] as const
  ) assert.equal(asked(text), expected, text);
});

Deno.test("standingYesRule() leaves one record, and talk about asking, alone", () => {
  for (
    const text of [
      "registra 500 ml de água sem perguntar",
      "bebi 2 litros de água",
      "quanta água eu bebi hoje?",
      "fui direto pro mercado e gastei 50",
      "preciso perguntar pro médico sobre a pressão",
    ]
  ) assert.notEqual(asked(text)?.startsWith("measures o"), true, text);
});
