import assert from "node:assert/strict";
import { ask } from "./ask.ts";

for (
  const [text, relationship] of [
    ["a Júlia não é minha irmã, é minha prima", "prima"],
    ["o Caio não é meu primo, ele é meu irmão", "irmão"],
  ] as const
) {
  Deno.test(`the offline model hears who somebody is in "${text}"`, async () => {
    const { calls } = await ask(text);
    assert.deepEqual(calls.map(({ tool, args }) => [tool, args.relationship]), [["update_person", relationship]]);
  });
}

Deno.test("the offline model keeps no relationship that is only denied", async () => {
  assert.deepEqual((await ask("a Júlia não é minha irmã")).calls, []);
});

Deno.test("the offline model leaves 'na verdade' out of what it keeps", async () => {
  const { calls } = await ask("na verdade eu trabalho na UPA");
  assert.deepEqual(calls.map(({ tool, args }) => [tool, args.content]), [["add_knowledge", "Trabalha na UPA"]]);
});
