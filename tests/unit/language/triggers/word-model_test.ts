import fc from "fast-check";
import assert from "node:assert/strict";
import { skillTriggers } from "../../../../shared/language/triggers/find-skills.ts";
import { normalizeMessage } from "../../../../shared/language/triggers/normalize-message.ts";
import { wordModelWeights } from "../../../../shared/language/triggers/word-model-weights.ts";
import { hashFeature, likelySkill, visitFeatures } from "../../../../shared/language/triggers/word-model.ts";

Deno.test("likelySkill() says nothing about short messages", () => {
  for (const text of ["", "sim", "e ontem", "quero esse aqui"]) {
    assert.equal(likelySkill(normalizeMessage(text), 0.99), undefined, text);
  }
  assert.equal(likelySkill("dinheiro divida banco", 0.5), undefined);
});

Deno.test("likelySkill() says nothing about words it never saw", () => {
  assert.equal(likelySkill("xyzw qwzx zxqw wqzx", 0.5), undefined);
});

Deno.test("likelySkill() gives the skill whose words are used, when sure enough", () => {
  const text = normalizeMessage("me dói tanto por dentro, vazio e solidão toda noite");
  assert.equal(likelySkill(text, 0.5), "counselor");
  assert.equal(likelySkill(text, 1), undefined);
});

Deno.test("likelySkill() knows skills that exist and can be triggered", () => {
  const triggered = skillTriggers.map(({ skill }) => skill);
  for (const name of wordModelWeights.skills) assert.ok(triggered.includes(name), name);
});

Deno.test("likelySkill() accepts any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
    const skill = likelySkill(normalizeMessage(text), 0.5);
    assert.ok(skill === undefined || skillTriggers.some((one) => one.skill === skill));
  }));
});

function hashes(text: string): number[] {
  const found: number[] = [];
  const count = visitFeatures(text, (hash) => found.push(hash));
  assert.equal(count, found.length);
  return found;
}

Deno.test("visitFeatures() visits words, beginnings, pairs and ends", () => {
  assert.deepEqual(
    hashes("meu namorado, 1.234,56"),
    ["meu", "^_meu", "namo~", "namor~", "namora~", "namorado", "meu_namorado", "#", "namorado_#", "#_$"].map(
      hashFeature,
    ),
  );
});

Deno.test("visitFeatures() visits nothing in a text without words", () => {
  assert.deepEqual(hashes("?! …"), []);
});

Deno.test("visitFeatures() reads at most 60 words", () => {
  assert.equal(hashes("oi ".repeat(200)).length, 60 * 2 + 1);
});

Deno.test("visitFeatures() gives hashes of 30 bits for any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    for (const hash of hashes(text)) assert.ok(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 30);
  }));
});
