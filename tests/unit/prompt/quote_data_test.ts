import assert from "node:assert/strict";
import fc from "fast-check";
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
