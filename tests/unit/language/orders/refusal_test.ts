import assert from "node:assert/strict";
import { mayRefuse } from "../../../../shared/language/orders/refusal.ts";

for (
  const message of [
    "n, o lanche foi o passageiro q pagou, deixa",
    "sim mas tira o cavaquinho, isso é depois",
    "tudo menos o almoço que foi o biu que pagou",
    "pera desfaz a gasolina, foi sexta e foi 28",
    "só o mercado",
    "ah deixa pra lá esse",
    "nem precisa",
    "não quero mais isso",
    "agora não",
    "não anota não",
    "o uber não",
    "quinta não quero nada",
    "ah não precisa desse aí. e o tempo, como está?",
    "esse aí não",
    "não gostei dessa data",
  ]
) Deno.test(`mayRefuse() hears a no in '${message}'`, () => assert.ok(mayRefuse(message)));

for (
  const message of [
    "e aí, tudo bem com você?",
    "hoje choveu muito",
    "quanto gastei esse mês?",
    "",
    "não sei o que fazer da vida",
    "hoje não comi nada",
    "nem te conto o que aconteceu",
    "nunca fui tão feliz",
    "não acredito que choveu",
  ]
) {
  Deno.test(`mayRefuse() hears none in '${message}'`, () => assert.ok(!mayRefuse(message)));
}
