import assert from "node:assert/strict";
import fc from "fast-check";
import { fold } from "../../../shared/text/fold.ts";

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
