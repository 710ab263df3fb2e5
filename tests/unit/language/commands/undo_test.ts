import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { asksToUndo } from "../../../../shared/language/commands/undo.ts";

for (
  const text of [
    "desfaz",
    "desfaz isso",
    "errei, desfaz",
    "não, desfaz",
    "pode desfazer?",
    "desfaça a última ação",
    "volta atrás",
    "apaga o que você acabou de registrar",
  ]
) {
  Deno.test(`asksToUndo() hears it in '${text}'`, () => assert.equal(asksToUndo(fold(text)), true));
}

for (
  const text of [
    "não desfaz",
    "não quero desfazer",
    "desfazer?",
    "",
    "preciso desfazer as malas",
    "apaga o gasto de 50",
    "não",
    "cancela",
    "gastei 50 no mercado",
  ]
) {
  Deno.test(`asksToUndo() does not hear it in '${text}'`, () => assert.equal(asksToUndo(fold(text)), false));
}
