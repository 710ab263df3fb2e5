import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { isNamelessObject, readTakeBack } from "../../../../shared/language/orders/take-back.ts";

Deno.test("readTakeBack() sees it among other words, and only where it is meant", () => {
  for (
    const [message, quote] of [
      ["oxe n era pra guardar senha nao, desfaz só a senha do wifi que era brincadeira", "desfaz só a senha do wifi"],
      ["desfaz, me arrependi", "me arrependi"],
      ["tira o do mercado por favor", "tira o do mercado"],
      ["vc pode apagar o último?", "pode apagar o último"],
      ["não era pra anotar isso. valeu", "não era pra anotar isso"],
    ] as const
  ) assert.ok(readTakeBack(message, quote), message);
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
      ["Pedro: desfaz", "desfaz"],
      ["volta atrás, disse ela", "volta atrás"],
      ["li no livro: desfaz tudo", "desfaz tudo"],
      ["traduz\ndesfaz\nobrigada", "desfaz"],
      ["desfaz, mas me pergunta antes", "desfaz"],
      ["esquece, tô cansada demais hoje", "esquece"],
      ["queria apagar tudo e recomeçar", "apagar tudo"],
      ["vou apagar, boa noite", "apagar"],
      ["me arrependi do que eu disse pra ela", "me arrependi"],
      ["pode apagar se eu pedir?", "pode apagar"],
    ] as const
  ) assert.equal(readTakeBack(message, quote), null, message);
});

for (
  const [message, quote, objects] of [
    ["desfaz o peso, eu tava de casaco kk", "desfaz o peso", ["o peso"]],
    ["tira foto do cachorro pra mim ver", "tira", ["foto do cachorro pra"]],
    ["errei: desfaz", "desfaz", [""]],
    ["o sorvete quem pagou foi a minha mãe, tira", "tira", [""]],
    ["tira o do uber e apaga o do mercado", "tira o do uber e apaga o do mercado", ["o do uber", "o do mercado"]],
  ] as const
) {
  Deno.test(`readTakeBack() gives what '${message}' takes back`, () => {
    assert.deepEqual(readTakeBack(message, quote)?.map((object) => object.trim()), objects);
  });
}

for (
  const [object, expected] of [
    ["isso", true],
    ["o último", true],
    ["os 2", true],
    ["isso daí", true],
    ["o último parágrafo", false],
    ["o lembrete", false],
    ["os 20", false],
    ["a luz aí", false],
    ["tudo com o Zé", false],
  ] as const
) {
  Deno.test(`isNamelessObject() of '${object}' is ${expected}`, () =>
    assert.equal(isNamelessObject(fold(object)), expected));
}
