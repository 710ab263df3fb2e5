import assert from "node:assert/strict";
import { mayNeedHelp, needsCare } from "../../../../shared/turn/model/needs-care.ts";
import type { Turn } from "../../../../shared/turn/turn.ts";

/** A turn before which these were said, the assistant's last. */
function turnAfter(recentUserMessages: string[], answer = ""): Turn {
  const window = [{ role: "assistant", parts: [{ type: "text", text: answer }] }];
  return { opened: { context: { recentUserMessages, window } } } as unknown as Turn;
}

Deno.test("needsCare() sees words of crisis in the message and in those before it", () => {
  assert.ok(needsCare(...after("não quero mais viver", [])));
  assert.ok(needsCare(...after("oi", ["não quero mais viver", "não sei"])));
  assert.ok(!needsCare(...after("oi", ["gastei 50 no mercado", "morri de rir"])));
});

Deno.test("needsCare() sees that a line to call was named, and takes no measure for one", () => {
  for (const answer of ["O CVV atende no 188.", "Chame o SAMU agora", "Ligue agora para o 190"]) {
    assert.ok(needsCare(...after("tá", [], answer)), answer);
  }
  for (const answer of ["Seu último peso foi 188 kg.", "Exercício: 190 min", "R$ 192,00 em alimentação"]) {
    assert.ok(!needsCare(...after("tá", [], answer)), answer);
  }
});

Deno.test("mayNeedHelp() sees what patterns do not", async () => {
  assert.ok(await mayNeedHelp("tomei a cartela toda do remédio de dormir"));
  assert.ok(!await mayNeedHelp("gastei 50 no mercado"));
});
