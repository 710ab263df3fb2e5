import assert from "node:assert/strict";
import { closestName } from "../reading/closest-name.ts";

const CASES: [string, string[], string | null][] = [
  ["luz", ["Aluguel", "Conta de luz", "Internet"], "Conta de luz"],
  ["a conta da claro", ["Vivo", "Internet Claro"], "Internet Claro"],
  ["acadmia", ["Meditar", "Academia"], "Academia"],
  ["cartao nubank", ["Cartão Itaú", "Nubank"], "Nubank"],
  ["ler", ["Leitura", "Ler 10 páginas"], "Ler 10 páginas"],
  ["meditacao", ["Beber água", "Meditar"], "Meditar"],
  ["exercicios", ["Exercício"], "Exercício"],
  ["LUZ", ["luz", "Luz do escritório"], "luz"],
  ["piscina", ["Luz", "Aluguel"], null],
  ["", ["Luz"], null],
  ["luz", [], null],
];

for (const [name, candidates, expected] of CASES) {
  Deno.test(`closestName() takes '${name}' among ${candidates.join(", ")} as ${expected}`, () => {
    assert.equal(closestName(name, candidates), expected);
  });
}
