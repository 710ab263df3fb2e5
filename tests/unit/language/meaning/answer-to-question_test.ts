import assert from "node:assert/strict";
import { answersYes } from "../../../../shared/language/meaning/answer-to-question.ts";

Deno.test("answersYes() hears 'sou sim', and not 'ainda não', 'ela é' or 'por quê?'", () => {
  for (const answer of ["sim", "sou sim", "tenho"]) assert.ok(answersYes(answer), answer);
  for (const answer of ["ainda não", "ela é", "por quê?"]) assert.ok(!answersYes(answer), answer);
});
