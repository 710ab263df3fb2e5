import assert from "node:assert/strict";
import { answersYes, retracts } from "../../../../shared/language/meaning/retraction.ts";

const TOLD = "sou alérgica a camarão";

for (
  const message of [
    "era brincadeira kkk",
    "esquece isso",
    "apaga isso que eu falei, por favor",
    "apaga isso do camarão",
    "nunca falei isso",
    "na verdade não sou",
  ]
) Deno.test(`retracts() hears '${message}' after '${TOLD}'`, () => assert.ok(retracts(message, TOLD)));

for (const message of ["apaga a luz", "apaga o uber", "esquece o leite", "gastei 20 no mercado", "não gosto de frio"]) {
  Deno.test(`retracts() hears none in '${message}' after '${TOLD}'`, () => assert.ok(!retracts(message, TOLD)));
}

Deno.test("answersYes() hears 'sou sim', and not 'ainda não', 'ela é' or 'por quê?'", () => {
  for (const answer of ["sim", "sou sim", "tenho"]) assert.ok(answersYes(answer), answer);
  for (const answer of ["ainda não", "ela é", "por quê?"]) assert.ok(!answersYes(answer), answer);
});
