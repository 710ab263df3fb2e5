import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { asksToTakeBack, asksToUndo } from "../../../../shared/language/commands/undo.ts";

for (
  const text of [
    "desfaz",
    "desfaz isso",
    "errei, desfaz",
    "desfaça a última ação",
    "volta atrás",
    "apaga o que você acabou de registrar",
  ]
) {
  Deno.test(`asksToUndo() hears it in '${text}'`, () => assert.equal(asksToUndo(fold(text)), true));
}

for (const text of ["", "preciso desfazer as malas", "apaga o gasto de 50", "não", "cancela", "gastei 50 no mercado"]) {
  Deno.test(`asksToUndo() does not hear it in '${text}'`, () => assert.equal(asksToUndo(fold(text)), false));
}

Deno.test("asksToTakeBack() sees it among other words, and only where it is meant", () => {
  for (
    const [message, quote] of [
      ["oxe n era pra guardar senha nao, desfaz só a senha do wifi que era brincadeira", "desfaz só a senha do wifi"],
      ["desfaz, me arrependi", "me arrependi"],
      ["tira o do mercado por favor", "tira o do mercado"],
      ["vc pode apagar o último?", "pode apagar o último"],
      ["não era pra anotar isso. valeu", "não era pra anotar isso"],
    ] as const
  ) assert.ok(asksToTakeBack(message, quote), message);
  for (
    const [message, quote] of [
      ["meu dia foi bom", "meu dia foi bom"],
      ["meu dia foi bom", "desfaz"],
      ["meu dia foi bom", ""],
      ["não desfaz o do mercado", "desfaz o do mercado"],
      ["desfaz não", "desfaz"],
      ["se der errado, será que desfaz?", "desfaz"],
      ["ela disse pra apagar tudo", "apagar tudo"],
      ['ela escreveu "desfaz tudo"', "desfaz tudo"],
      ["devo apagar?", "apagar"],
    ] as const
  ) assert.ok(!asksToTakeBack(message, quote), message);
});
