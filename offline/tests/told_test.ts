import assert from "node:assert/strict";
import { ask } from "./ask.ts";
import { findTopic } from "../speech/find-topic.ts";
import { readMessage } from "../reading/read-message.ts";

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

Deno.test("findTopic() knows what asks to forget or to have one's data", () => {
  for (const text of ["esquece a Carol", "nao quero mais que vc lembre da Carol", "esquece minha senha"]) {
    assert.equal(topicOf(text), "forget", text);
  }
  for (const text of ["exporta meus dados", "quero baixar tudo", "apaga minha conta", "quero meus dados"]) {
    assert.equal(topicOf(text), "export", text);
  }
  assert.notEqual(topicOf("não esquece que amanhã tem reunião"), "forget");
  assert.notEqual(topicOf("esqueci a chave em casa"), "forget");
  assert.notEqual(topicOf("quero lembrar mais dos meus sonhos"), "forget");
});

Deno.test("the offline model keeps each thing of an introduction by itself", async () => {
  const { calls: made } = await ask("sou a Dani, 29 anos, enfermeira, moro em BH");
  const calls = made.map(({ args }) => args.content);
  assert.deepEqual(calls, ["Chama-se Dani", "Tem 29 anos", "É enfermeira", "Mora em BH"]);
});

Deno.test("the offline model takes a loan for a debt, whatever it says of asking for it", async () => {
  for (
    const text of ["pedi um emprestimo de 5 mil no nubank em 24x de 320", "solicitei um empréstimo no itaú, 24x de 320"]
  ) {
    const [call] = (await ask(text)).calls;
    assert.deepEqual([call?.args.kind, call?.args.amount, call?.args.installments], ["debt", 320, 24], text);
  }
});
