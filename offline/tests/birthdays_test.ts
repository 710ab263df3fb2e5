import assert from "node:assert/strict";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { ask, withResult } from "./ask.ts";

const KEPT = { name: "Júlia", birthday: "--03-12" };

/** The turn in which a birthday was kept, and what is said next. */
function afterKept(text: string): LanguageModelV4Prompt {
  return [
    ...withResult("o aniversário da Júlia é 12 de março", "update_person", KEPT, { status: "updated" }),
    { role: "assistant", content: [{ type: "text", text: "Anotei." }] },
    { role: "user", content: [{ type: "text", text }] },
  ];
}

for (
  const [text, birthday] of [
    ["na verdade é dia 13", "--03-13"],
    ["ops, dia 21", "--03-21"],
    ["não, é 15", "--03-15"],
    ["errei, é 13 de maio", "--05-13"],
  ] as const
) {
  Deno.test(`the offline model corrects a birthday by "${text}"`, async () => {
    const { calls } = await ask(afterKept(text));
    assert.deepEqual(calls, [{ tool: "update_person", args: { name: "Júlia", birthday } }]);
  });
}

for (const text of ["na verdade é dia 13", "gastei 13", "dia 40"]) {
  Deno.test(`the offline model corrects no birthday by "${text}" when none was kept, or by what is no day`, async () => {
    const prompt = text.startsWith("na") ? text : afterKept(text);
    assert.ok((await ask(prompt)).calls.every(({ tool }) => tool !== "update_person"));
  });
}

Deno.test("the offline model asks for the month of a birthday", async () => {
  const { text, calls } = await ask("o aniversário da Júlia é dia 13");
  assert.deepEqual([text, calls], ["Dia 13 de que mês?", []]);
  const answered = await ask([
    { role: "user", content: [{ type: "text", text: "o aniversário da Júlia é dia 13" }] },
    { role: "assistant", content: [{ type: "text", text }] },
    { role: "user", content: [{ type: "text", text: "março" }] },
  ]);
  assert.deepEqual(answered.calls.map(({ args }) => args.birthday), ["--03-13"]);
});
