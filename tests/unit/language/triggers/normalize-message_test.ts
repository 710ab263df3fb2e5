import fc from "fast-check";
import assert from "node:assert/strict";
import { normalizeMessage } from "../../../../shared/language/triggers/normalize-message.ts";

const CASES: [text: string, expected: string][] = [
  ["Tô MUITO triiiste", "to muito triste"],
  ["vc gastou qto hj?", "voce gastou quanto hoje?"],
  ["meu ex-namorado", "meu ex namorado"],
  ["meu 13º caiu", "meu 13o caiu"],
  ["meu   dinhero\nacabou", "meu dinheiro acabou"],
  ["gasteii dmais", "gastei demais"],
  ["c/ meu namorad", "com meu namorado"],
  ["minha cabeça não para", "minha cabeca nao para"],
  ["foi para mim", "foi pra mim"],
  ["voo de avião e enjoo", "voo de aviao e enjoo"],
  ["gasto do gato", "gasto do gato"],
];

for (const [text, expected] of CASES) {
  Deno.test(`normalizeMessage() writes '${text.replace("\n", "\\n")}' as '${expected}'`, () => {
    assert.equal(normalizeMessage(text), expected);
  });
}

Deno.test("normalizeMessage() leaves words alone that only resemble an important one", () => {
  const text = "o tampo da mesa, o canada, a pressa, o suco, a careira, casado, depressa, quilo, termino";
  assert.equal(normalizeMessage(text), text);
});

Deno.test("normalizeMessage() accepts any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof normalizeMessage(text) === "string"));
});
