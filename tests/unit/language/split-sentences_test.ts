import assert from "node:assert/strict";
import { firstSentence, splitSentences } from "../../../shared/language/split-sentences.ts";

Deno.test("splitSentences() ends none at the point of a title, a number or an initial", () => {
  const sentences = [
    "Anotei o lembrete de “Ligar pro Dr. Henrique”: amanhã, às 10h.",
    "Devo R$ 5.400,00 à Sra. Oliveira.",
    "Moro na Av. Paulista em S. Paulo!",
    "Tudo certo?",
  ];
  assert.deepEqual(splitSentences(sentences.join(" ")), sentences);
});

Deno.test("firstSentence() ends at a line's end, and of nothing is empty", () => {
  assert.equal(firstSentence("uma linha\noutra"), "uma linha");
  assert.equal(firstSentence(" \n"), "");
});
