import assert from "node:assert/strict";
import { retracts } from "../../../../shared/language/meaning/retraction.ts";

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
