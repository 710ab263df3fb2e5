import fc from "fast-check";
import assert from "node:assert/strict";
import { featuresOf } from "../../../../shared/language/triggers/features.ts";
import { findHeadings, triggerLists } from "../../../../shared/language/triggers/find-headings.ts";
import { findSkills, LIKELY, normalizeForSkills } from "../../../../shared/language/triggers/find-skills.ts";
import { normalizeMessage } from "../../../../shared/language/triggers/normalize-message.ts";
import { modelSkills, skillProbabilities } from "../../../../shared/language/triggers/word-model.ts";

const features = (text: string) => featuresOf(text, findHeadings(text));

Deno.test("findSkills() does not trust the model alone in short messages", () => {
  for (const text of ["", "sim", "e ontem", "quero esse aqui"]) assert.deepEqual(findSkills(text), [], text);
});

Deno.test("skillProbabilities() says nothing about words it never saw", () => {
  const probabilities = skillProbabilities(features("xyzw qwzx zxqw wqzx"));
  assert.deepEqual(probabilities.filter((one) => one >= LIKELY), []);
});

Deno.test("skillProbabilities() is sure of the skill whose words are used", () => {
  const text = normalizeMessage("me dói tanto por dentro, vazio e solidão toda noite");
  const [best] = modelSkills.toSorted((one, other) => probabilityOf(text, other) - probabilityOf(text, one));
  assert.equal(best, "counselor");
  assert.ok(probabilityOf(text, "counselor") > 0.8);
});

function probabilityOf(text: string, skill: string): number {
  return skillProbabilities(features(text))[modelSkills.findIndex((one) => one === skill)] as number;
}

Deno.test("the model knows the skills that have lists", () => {
  const listed = Object.keys(triggerLists).filter((owner) => owner !== "context");
  assert.deepEqual([...modelSkills].sort(), listed.sort());
});

Deno.test("findSkills() accepts any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
    for (const { probability } of findSkills(normalizeForSkills(text))) {
      assert.ok(probability >= LIKELY && probability <= 1);
    }
  }));
});

Deno.test("featuresOf() has words, beginnings of longer ones, pairs and ends", () => {
  // meu, ^ meu | namo~ namor~ namora~ namorado, meu namorado | a number, namorado and a number, a number at the end
  assert.equal(features("meu namorado, 1.234,56").words.length, 2 + 5 + 3);
  assert.deepEqual(features("meu 5").words, features("meu 1.234,56").words);
  assert.notDeepEqual(features("meu namorado").words, features("namorado meu").words);
});

Deno.test("featuresOf() has nothing in a text without words", () => {
  assert.deepEqual(features("?! …"), { words: [], headings: [] });
});

Deno.test("featuresOf() reads at most 60 words", () => {
  assert.equal(features("oi ".repeat(200)).words.length, 60 * 2 + 1);
});

Deno.test("featuresOf() has headings, whose they are, and which follows which", () => {
  const { headings } = features("gastei dinheiro");
  const alone = [...features("gastei").headings, ...features("dinheiro").headings];
  assert.equal(headings.length, alone.length + 1);
});

Deno.test("featuresOf() gives numbers of 24 bits for any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    const { words, headings } = features(normalizeMessage(text));
    for (const hash of [...words, ...headings]) assert.ok(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 24);
  }));
});
