import assert from "node:assert/strict";
import { conjugate } from "../../../../shared/memory/extraction/language/conjugate.ts";
import { verbIndex } from "../../../../shared/memory/extraction/language/verb-index.ts";

Deno.test("conjugate() keeps sounds and accents", () => {
  const third = (lemma: string, spelling: string) => conjugate(lemma).find(([form]) => form === spelling)?.[1].third;
  assert.equal(third("começar", "comecei"), "começou");
  assert.equal(third("ficar", "fiquei"), "ficou");
  assert.equal(third("pagar", "paguei"), "pagou");
  assert.equal(third("nascer", "nasço"), "nasce");
  assert.equal(third("dirigir", "dirijo"), "dirige");
  assert.equal(third("construir", "construí"), "construiu");
  assert.equal(third("ser", "sou"), "é");
});

Deno.test("verbIndex() reads folded words, chat spelling included", () => {
  const read = (key: string) => verbIndex(key).map(({ lemma, tense, person }) => `${lemma} ${tense} ${person}`);
  assert.deepEqual(read("to"), ["estar present I"]);
  assert.deepEqual(read("eh"), ["ser present it"]);
  assert.deepEqual(read("fui"), ["ser past I", "ir past I"]);
  assert.deepEqual(read("moramos"), ["morar present we", "morar past we"]);
  assert.deepEqual(read("mesa"), []);
});
