import fc from "fast-check";
import assert from "node:assert/strict";
import { estimateTokens, shortenMiddle } from "../../../shared/prompt/estimate-tokens.ts";

Deno.test("estimateTokens() counts letters, digits, signs and other scripts", () => {
  assert.equal(estimateTokens("abcdefghi"), 2);
  assert.equal(estimateTokens("ação água"), 2);
  assert.equal(estimateTokens("2026"), 4);
  assert.equal(estimateTokens("{}"), 1);
  assert.equal(estimateTokens("漢字漢字"), 3);
  assert.equal(estimateTokens("🎉🎉"), 1);
});

Deno.test("shortenMiddle() leaves what fits, and of the rest the beginning and the end", () => {
  assert.equal(shortenMiddle("curto", 10), "curto");
  assert.match(shortenMiddle(`começo ${"meio ".repeat(500)}fim`, 60), /^começo .*… cortado no meio ….* fim$/);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), fc.integer({ min: 12, max: 500 }), (text, most) => {
      assert.ok(estimateTokens(shortenMiddle(text, most)) <= most);
    }),
  );
});
