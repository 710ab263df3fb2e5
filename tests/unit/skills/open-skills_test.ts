import assert from "node:assert/strict";
import { counselor } from "../../../shared/skills/counselor.ts";
import type { SkillDefinition } from "../../../shared/skills/definition.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { type OpenedSkills, openSkills } from "../../../shared/skills/open-skills.ts";

const namesOf = (routed: SkillDefinition[], more: Partial<OpenedSkills> = {}) =>
  openSkills({ routed, said: [], fetched: [], ...more }).map(({ name }) => name);

Deno.test("openSkills() keeps open what messages before woke or the model fetched, in an order that no message changes", () => {
  const before = { said: ["pesei 82kg hoje", "gastei 50 no mercado"], fetched: ["library"] };
  assert.deepEqual(namesOf([general], before), ["finance", "health", "library"]);
  assert.deepEqual(namesOf([health], before), namesOf([finance], before));
});

Deno.test("openSkills() leaves skills without tools to the message, and those that are off closed", () => {
  assert.deepEqual(namesOf([counselor], { said: ["estou triste hoje"] }), []);
  const off = ["skill:finance"];
  assert.deepEqual(namesOf([general], { said: ["gastei 50 no mercado"], fetched: ["finance"], off }), []);
});

Deno.test("openSkills() has a pack's skill last, while the message is about it", () => {
  const pack: SkillDefinition = { ...finance, name: "weather", triggerPatterns: [], tools: ["see_weather"] };
  assert.deepEqual(namesOf([pack, health]), ["health", "weather"]);
});
