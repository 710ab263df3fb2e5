import assert from "node:assert/strict";
import { ask } from "./ask.ts";

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
