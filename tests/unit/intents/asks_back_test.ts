import assert from "node:assert/strict";
import { asksBack } from "../../../shared/intents/asks-back.ts";

Deno.test("asksBack() tells a question about the question from answers and other business", () => {
  for (
    const text of [
      "como assim?",
      "ué, como assim",
      "que dúvida?",
      "quando eu disse isso?",
      "eu disse isso?",
      "por que você quer saber?",
      "não entendi a pergunta",
      "mudou o quê?",
      "qual é o certo?",
      "oi?",
    ]
  ) assert.equal(asksBack(text), true, text);
  for (
    const text of ["oi", "recife", "mudou", "quando vence a luz?", "por que gastei tanto?", "como assim gastei 50?", ""]
  ) {
    assert.equal(asksBack(text), false, text);
  }
});
