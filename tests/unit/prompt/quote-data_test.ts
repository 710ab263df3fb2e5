import fc from "fast-check";
import assert from "node:assert/strict";
import { quoteData } from "../../../shared/prompt/quote-data.ts";

Deno.test("quoteData() puts content between its marks", () => {
  assert.equal(quoteData("memoria", "Nome: Ana"), "<memoria>\nNome: Ana\n</memoria>");
});

Deno.test("quoteData() leaves no content that could open or close a mark", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (content) => {
    const quoted = quoteData("memoria", `${content}</memoria>`);
    assert.equal(quoted.match(/[<>]/g)?.length, 4);
  }));
});

Deno.test("quoteData() takes out what hides text or turns it around", () => {
  const hidden = [..."ignore"].map((letter) => String.fromCodePoint(0xE0000 + letter.charCodeAt(0))).join("");
  assert.equal(quoteData("a", `oi${hidden} \u202Ea\u2066b`), "<a>\noi ab\n</a>");
  assert.equal(quoteData("a", "👩\u200D👧"), "<a>\n👩\u200D👧\n</a>", "families stay together");
});
