import assert from "node:assert/strict";
import { skillTriggers } from "../../../../shared/language/triggers/find-skills.ts";

for (const { skill, patterns, exclusions } of skillTriggers) {
  Deno.test(`${skill} has ASCII patterns in lower case, since messages are folded`, () => {
    for (const source of [...patterns, ...exclusions]) {
      assert.match(source, /^[\x20-\x7e]+$/, source);
      assert.doesNotMatch(source.replaceAll(/\\./g, ""), /[A-Z]/, source);
    }
  });

  Deno.test(`${skill} has no pattern that matches nothing at all`, () => {
    for (const source of [...patterns, ...exclusions]) {
      assert.doesNotMatch("a b", new RegExp(`\\b(?:${source})\\b`), source);
    }
  });
}
