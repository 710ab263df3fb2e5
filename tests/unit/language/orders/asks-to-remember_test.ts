import assert from "node:assert/strict";
import { asksToRemember } from "../../../../shared/language/orders/asks-to-remember.ts";

const ORDERS = [
  "lembra que sou alérgica a camarão",
  "Lembre-se de que minha mãe mora em Recife",
  "tô cansada hoje. guarda isso na memória",
  "por favor, anota que troquei de emprego",
  "não esquece que dia 12 é aniversário da Ju",
  "quero que você lembre disso",
  "pode guardar isso",
];
const OTHERS = [
  "tenho alergia a camarão",
  "você lembra que eu tenho alergia?",
  "lembra que eu te falei do Zé, pois é",
  "lembra que dia é hoje?",
  "ela lembra que eu existo",
  "não anota isso",
  "não guarda isso, fica entre nós",
  "me lembra de pagar a luz amanhã",
  "minha mãe guarda tudo",
];

Deno.test("asksToRemember() finds orders to keep something in memory, and no questions, denials or stories", () => {
  assert.deepEqual(ORDERS.filter((said) => !asksToRemember(said)), []);
  assert.deepEqual(OTHERS.filter((said) => asksToRemember(said)), []);
});
