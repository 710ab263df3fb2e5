import fc from "fast-check";
import assert from "node:assert/strict";
import { cutText } from "../../../shared/writing/cut-text.ts";

Deno.test("cutText() cuts between characters, never within one", () => {
  assert.equal(cutText("oi 🙂", 4), "oi 🙂");
  assert.equal(cutText("oi 🙂!", 4), "oi 🙂");
  assert.equal(cutText("oi 🙂!", 3), "oi ");
  assert.equal(cutText("", 3), "");
  fc.assert(fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, max) => {
    const cut = cutText(text, max);
    assert.ok(cut.isWellFormed() && text.startsWith(cut));
    assert.equal([...cut].length, Math.min(max, [...text].length));
  }));
});
