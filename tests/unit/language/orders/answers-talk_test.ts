import assert from "node:assert/strict";
import { answersTalk } from "../../../../shared/language/orders/answers-talk.ts";

Deno.test("a yes that goes on in the words of a question answers that", () => {
  for (
    const [sentence, question] of [
      ["sim, choveu aqui", "Choveu aí também?"],
      ["sim, quero ouvir mais uma", "Quer ouvir mais uma curiosidade?"],
      ["isso, sou alérgica a camarão", "Você é alérgica a camarão, certo?"],
      ["ah sim, tenho duas filhas", "E você tem filhas?"],
    ] as const
  ) {
    assert.equal(answersTalk(sentence, ["Tudo bem?", question]), true, sentence);
  }
});

Deno.test("any other yes does not", () => {
  for (
    const [sentence, question] of [
      ["sim", "Choveu aí também?"],
      ["sim, obrigada", "Choveu aí também?"],
      ["sim, comprei dois", "Choveu aí também?"],
      ["pode, ela diz que paga sexta", "Quando ela paga?"],
      ["sim, ela paga sexta", "Quando ela paga?"],
      ["sim, sexta ela paga", "Por que ela não paga?"],
      ["pode registrar", "Quer que a gente pense em quanto guardar por mês?"],
    ] as const
  ) {
    assert.equal(answersTalk(sentence, [question]), false, sentence);
  }
});
