import fc from "fast-check";
import assert from "node:assert/strict";
import { expandShortForms, fold, isBlank } from "../../../shared/language/fold.ts";

const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }));

Deno.test("fold() strips accents and case", () => {
  assert.equal(fold("ÁGUA às 7H, AÇÃO e pão"), "agua as 7h, acao e pao");
});

Deno.test("fold() makes typographic quotes and non-breaking spaces plain", () => {
  assert.equal(fold("R$\u00a050 “ok” d’água"), 'r$ 50 "ok" d\'agua');
});

Deno.test("fold() reads composed and decomposed letters alike", () => {
  assert.equal(fold("a\u0301gua"), fold("água"));
});

Deno.test("fold() keeps the length of the composed text", () => {
  fc.assert(fc.property(anyText, (text) => fold(text).length === text.normalize("NFC").length), { numRuns: 500 });
});

Deno.test("fold() is idempotent", () => {
  fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)), { numRuns: 500 });
});

Deno.test("isBlank() says of a text that there is nothing to see in it", () => {
  for (const text of ["", " \t\r\n", "\u00a0", "\u200b\u200d\ufeff", "\u2800", "\u3164", "\u0001\u007f", "\u{e0020}"]) {
    assert.equal(isBlank(text), true, JSON.stringify(text));
  }
});

Deno.test("isBlank() sees letters, digits, punctuation and emoji, whatever is around them", () => {
  for (const text of ["a", " é ", "\u200b1", "…", "🎉", "👩‍👩‍👧", "❤️", "数", "ação", "\u0301"]) {
    assert.equal(isBlank(text), false, JSON.stringify(text));
  }
});

Deno.test("expandShortForms() writes chat spellings out and leaves the rest", () => {
  assert.equal(expandShortForms("esquece q eu n gosto de coentro"), "esquece que eu não gosto de coentro");
  assert.equal(expandShortForms("a Camila tb N gosta, vc sabe"), "a Camila também não gosta, você sabe");
  for (const text of ["rua 7, n° 12", "Nina quer Q-suco", "n.º 5"]) assert.equal(expandShortForms(text), text);
});
