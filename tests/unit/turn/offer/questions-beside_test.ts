import assert from "node:assert/strict";
import { questionsBeside } from "../../../../shared/turn/offer/questions-beside.ts";

type Context = Parameters<typeof questionsBeside>[0];

/** The questions beside an offer in an answer. */
function questionsIn(text: string): string[] {
  const messages = [
    { role: "user", parts: [{ type: "text", text: "gastei 138 no mercado" }] },
    { role: "assistant", parts: [{ type: "text", text }] },
  ];
  return questionsBeside({
    window: messages as Context["window"],
    tray: [{ offer: "Quer que eu registre R$ 138,00 em alimentação?" }] as Context["tray"],
  });
}

Deno.test("questionsBeside() finds what a yes may answer instead of the offer", () => {
  const offer = "Quer que eu registre R$ 138,00 em alimentação?";
  assert.deepEqual(questionsIn(`Foi com os meninos?\n\n${offer}`), ["Foi com os meninos?"]);
  assert.deepEqual(questionsIn(offer), []);
});

Deno.test("questionsBeside() takes a remark that ends in 'né?' for no question", () => {
  assert.deepEqual(questionsIn("Mercado com os meninos rende sempre mais que a lista, né?"), []);
  assert.deepEqual(questionsIn("Se cuida, viu?"), []);
  assert.deepEqual(questionsIn("Você foi lá?"), ["Você foi lá?"]);
});
