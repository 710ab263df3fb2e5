import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

for (
  const [text, question] of [
    ["gastei 10 no mercado em 31/02", /^31\/02 não existe/],
    ["gastei 10 no mercado dia 31 de fevereiro", /^31 de fevereiro não existe/],
    ["gastei 10 no mercado em 29/02/2027", /^29\/02\/2027 não existe/],
    ["pesei 80 kg em 30/02", /^30\/02 não existe/],
    ["a conta de luz de 100 vence dia 31/02", /^31\/02 não existe/],
    ["quanto gastei em 31/04?", /^31\/04 não existe/],
    ["me lembra em 29/02/2027 de pagar a luz", /não existe/],
    ["gastei 1 bilhão no mercado", /bilhão.*Quanto/],
    ["recebi 2 bilhões de salário", /bilhão.*Quanto/],
  ] as const
) {
  Deno.test(`the stand-in asks about what cannot be meant: ${text}`, async () => {
    const { text: said, calls } = await ask(text);
    assert.match(said, question);
    assert.deepEqual(calls, []);
  });
}

for (
  const text of [
    "gastei 10 no mercado em 29/02/2024",
    "pressão 12/8",
    "gastei 10 no mercado em 31/10",
    "gastei 999 milhões no carro",
  ]
) {
  Deno.test(`the stand-in asks nothing about ${text}`, async () => {
    assert.equal((await ask(text)).calls.length, 1);
  });
}

for (
  const sentence of [
    "Não guardei: quote precisa ser um trecho exato de uma mensagem da pessoa nesta conversa, e esse não está em nenhuma.",
    "Não rodei: argumentos que não servem (amount: número). Corrija e chame de novo uma vez, ou pergunte à pessoa o que falta.",
    "Não rodei: só 20 chamadas de cada vez. Siga com o que já tem.",
  ]
) {
  Deno.test(`the stand-in does not show what is meant for a model: ${sentence}`, async () => {
    const { text } = await ask(withResult("guarda que eu gosto de café", "add_knowledge", {}, sentence));
    assert.doesNotMatch(text, /quote|argumentos|chamadas|chame|Siga|trecho/i);
    assert.notEqual(text, "");
  });
}

Deno.test("the stand-in says what a tool refused, without what it advises a model", async () => {
  const sentence = 'Já existe um hábito com esse nome. Dados: {"existing":["Ler"]}. ' +
    "Se a conversa já diz qual é o certo, chame de novo com isso; senão, pergunte com palavras suas.";
  const { text } = await ask(withResult("cria o hábito ler", "create_habit", { name: "ler" }, sentence));
  assert.match(text, /^Já existe um hábito com esse nome\./);
  assert.doesNotMatch(text, /chame|Dados/);
});
