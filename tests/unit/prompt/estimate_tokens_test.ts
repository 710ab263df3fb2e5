import assert from "node:assert/strict";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";

Deno.test("estimateTokens() counts digits, half of punctuation, letters and blanks by 4.5", () => {
  assert.equal(estimateTokens(""), 0);
  assert.equal(estimateTokens("123"), 3);
  assert.equal(estimateTokens("...."), 2);
  assert.equal(estimateTokens("abcde fgh"), 2);
  assert.equal(estimateTokens("ação não é"), Math.ceil(10 / 4.5));
  assert.equal(estimateTokens("日本語日"), 3);
});
