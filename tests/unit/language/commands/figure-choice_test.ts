import assert from "node:assert/strict";
import { readFigureChoice } from "../../../../shared/language/commands/figure-choice.ts";

const FUELS = ["gasolina – R$ 90,00, 03/03/2027", "gasolina – R$ 120,00, 02/03/2027"];

for (
  const [text, expected] of [
    ["gasolina de R$ 120,00, 02/03, no Nubank", 1],
    ["gasolina de terça", 1],
    ["gasolina de 90", 0],
    ["gasolina", null],
    ["gasolina de R$ 120,00 do dia 3", null],
    ["gasolina de 70", null],
  ] as const
) {
  Deno.test(`readFigureChoice() takes '${text}' for ${expected}`, () => {
    assert.equal(readFigureChoice(text, FUELS, "2027-03-05"), expected);
  });
}
