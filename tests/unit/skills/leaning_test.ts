import assert from "node:assert/strict";
import fc from "fast-check";
import { leaning } from "../../../shared/skills/leaning.ts";
import { leaningWeights } from "../../../shared/skills/leaning-weights.ts";
import { normalizeMessage } from "../../../shared/skills/normalize-message.ts";
import { skills } from "../../../shared/skills/list.ts";

Deno.test("leaning() says nothing about short messages", () => {
  for (const text of ["", "sim", "e ontem", "quero esse aqui"]) {
    assert.equal(leaning(normalizeMessage(text), 0.99), undefined, text);
  }
  assert.equal(leaning("dinheiro divida banco", 0.5), undefined);
});

Deno.test("leaning() says nothing about words it never saw", () => {
  assert.equal(leaning("xyzw qwzx zxqw wqzx", 0.5), undefined);
});

Deno.test("leaning() gives the skill whose words are used, when sure enough", () => {
  const text = normalizeMessage("me dói tanto por dentro, vazio e solidão toda noite");
  assert.equal(leaning(text, 0.5)?.name, "counselor");
  assert.equal(leaning(text, 1), undefined);
});

Deno.test("leaning() knows skills that exist and can be triggered", () => {
  const triggered = skills.filter((skill) => skill.triggerPatterns.length > 0).map((skill) => skill.name);
  for (const name of leaningWeights.skills) assert.ok((triggered as string[]).includes(name), name);
});

Deno.test("leaning() accepts any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
    const skill = leaning(normalizeMessage(text), 0.5);
    assert.ok(skill === undefined || skills.includes(skill));
  }));
});
