import assert from "node:assert/strict";
import { expandShortForms } from "../../../shared/text/expand-short-forms.ts";

Deno.test("expandShortForms() writes chat spellings out and leaves the rest", () => {
  assert.equal(expandShortForms("esquece q eu n gosto de coentro"), "esquece que eu não gosto de coentro");
  assert.equal(expandShortForms("a Camila tb N gosta, vc sabe"), "a Camila também não gosta, você sabe");
  for (const text of ["rua 7, n° 12", "Nina quer Q-suco", "n.º 5"]) assert.equal(expandShortForms(text), text);
});
