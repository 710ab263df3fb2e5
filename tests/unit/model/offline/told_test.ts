import assert from "node:assert/strict";
import { findTopic } from "../../../../shared/model/offline/speech/find-topic.ts";
import { readMessage } from "../../../../shared/model/offline/reading/read-message.ts";

const topicOf = (text: string) => findTopic(readMessage(text, "2026-11-22")).name;

Deno.test("findTopic() takes what is told of one's life for news, not for something it did not understand", async (t) => {
  for (
    const text of [
      "meu gato Frajola faz aniversário amanhã",
      "bati o carro hj cedo",
      "ontem fui com o Caio ver o salão da festa",
      "minha cunhada vai ter neném em fevereiro",
      "a vizinha se mudou ontem",
      "terminei de ler Torto Arado",
    ]
  ) await t.step(text, () => assert.equal(topicOf(text), "told"));
});

Deno.test("findTopic() leaves to others what is no news", () => {
  assert.equal(topicOf("abacaxi"), "unclear");
  assert.equal(topicOf("minha mãe gastou 50 no mercado"), "someoneElse");
  assert.equal(topicOf("quando foi a independência do Brasil?"), "world");
});
