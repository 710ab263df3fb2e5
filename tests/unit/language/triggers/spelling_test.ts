import assert from "node:assert/strict";
import { misspellings } from "../../../../shared/language/triggers/spelling.ts";

Deno.test("misspellings() drops, doubles and swaps letters and confuses sounds", () => {
  const slips = misspellings("dinheiro");
  for (const slip of ["dinhero", "dinheirro", "dineiro", "dinehiro", "dinheiru"]) assert.ok(slips.has(slip), slip);
});

Deno.test("misspellings() leaves the word itself and the first letter's loss out", () => {
  const slips = misspellings("gastei");
  assert.ok(!slips.has("gastei"));
  assert.ok(!slips.has("astei"));
});

Deno.test("misspellings() does not drop letters of short words", () => {
  assert.ok(!misspellings("dieta").has("diet"));
  assert.ok(misspellings("dieta").has("dietta"));
});
