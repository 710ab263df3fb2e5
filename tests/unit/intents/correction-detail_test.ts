import assert from "node:assert/strict";
import { readCorrection } from "../../../shared/intents/correction.ts";

for (
  const detail of [
    "vence dia 15",
    "todo dia 20",
    "só esse mês",
    "não é todo mês",
    "é assinatura",
    "tô na 14",
    "foi uma só",
    "foi tipo uns 62,90",
    "era a da internet",
    "a do escritório",
    "o nome é Academia Fit",
  ]
) {
  Deno.test(`readCorrection() takes "${detail}" as a detail of the offer`, () => {
    assert.notEqual(readCorrection(detail), null);
  });
}

for (
  const other of ["todos os meus gastos do mês", "gastei 30 no uber", "vence alguma conta hoje?", "foi um dia difícil"]
) {
  Deno.test(`readCorrection() leaves "${other}" to the model`, () => {
    assert.equal(readCorrection(other), null);
  });
}
