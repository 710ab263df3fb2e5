import assert from "node:assert/strict";
import fc from "fast-check";
import { leaningHash } from "../../../shared/skills/leaning-hash.ts";
import { visitLeaningFeatures } from "../../../shared/skills/visit-leaning-features.ts";

function hashes(text: string): number[] {
  const found: number[] = [];
  const count = visitLeaningFeatures(text, (hash) => found.push(hash));
  assert.equal(count, found.length);
  return found;
}

Deno.test("visitLeaningFeatures() visits words, beginnings, pairs and ends", () => {
  assert.deepEqual(
    hashes("meu namorado, 1.234,56"),
    ["meu", "^_meu", "namo~", "namor~", "namora~", "namorado", "meu_namorado", "#", "namorado_#", "#_$"].map(
      leaningHash,
    ),
  );
});

Deno.test("visitLeaningFeatures() visits nothing in a text without words", () => {
  assert.deepEqual(hashes("?! …"), []);
});

Deno.test("visitLeaningFeatures() reads at most 60 words", () => {
  assert.equal(hashes("oi ".repeat(200)).length, 60 * 2 + 1);
});

Deno.test("visitLeaningFeatures() gives hashes of 30 bits for any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    for (const hash of hashes(text)) assert.ok(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 30);
  }));
});
