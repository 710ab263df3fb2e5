import assert from "node:assert/strict";
import { isBlank } from "../../../shared/text/is-blank.ts";

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
