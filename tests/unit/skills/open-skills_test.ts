import assert from "node:assert/strict";
import { BASE_TOOLS } from "../../../shared/skills/compose.ts";
import { counselor } from "../../../shared/skills/counselor.ts";
import type { SkillDefinition } from "../../../shared/skills/definition.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { library } from "../../../shared/skills/library.ts";
import { openSkills, type OpenSkillsInput } from "../../../shared/skills/open-skills.ts";

const namesOf = (routed: SkillDefinition[], more: Partial<OpenSkillsInput> = {}) =>
  openSkills({ routed, said: [], fetched: [], mostTools: 60, mostToolsWithOthers: 60, ...more }).map(({ name }) =>
    name
  );

Deno.test("openSkills() keeps open what messages before woke or the model fetched, in an order that no message changes", () => {
  const before = { said: ["pesei 82kg hoje", "gastei 50 no mercado"], fetched: ["library"] };
  assert.deepEqual(namesOf([general], before), ["finance", "health", "library", "relationships"]);
  assert.deepEqual(namesOf([health], before), namesOf([finance], before));
});

Deno.test("openSkills() leaves skills without tools to the message, and those that are off closed", () => {
  assert.deepEqual(namesOf([counselor], { said: ["estou triste hoje"] }), []);
  const off = ["skill:finance"];
  assert.deepEqual(namesOf([general], { said: ["gastei 50 no mercado"], fetched: ["finance"], off }), []);
});

Deno.test("openSkills() has a pack's skill last, while the message is about it", () => {
  const pack: SkillDefinition = { ...finance, name: "weather", tools: ["see_weather"] };
  assert.deepEqual(namesOf([pack, health]), ["health", "weather"]);
});

Deno.test("openSkills() opens one skill alone, and with the second all others that fit, none that is off", () => {
  assert.deepEqual(namesOf([finance]), ["finance"]);
  assert.deepEqual(namesOf([health], { said: ["gastei 50 no mercado"], mostToolsWithOthers: 40 }), [
    "finance",
    "health",
    "relationships",
  ]);
  const off = ["skill:relationships"];
  assert.deepEqual(namesOf([health], { said: ["gastei 50 no mercado"], mostToolsWithOthers: 40, off }), [
    "finance",
    "health",
  ]);
});

Deno.test("openSkills() closes first what was woken longest ago, where not all tools fit", () => {
  const said = ["gastei 50 no mercado", "salva o filme Duna"];
  const most = (mostTools: number) => namesOf([health], { said, mostTools, mostToolsWithOthers: mostTools });
  assert.deepEqual(most(60), ["finance", "health", "library", "relationships"]);
  const fits = BASE_TOOLS.length + health.tools.length + library.tools.length;
  assert.deepEqual(most(fits), ["health", "library", "relationships"], "finance is closed, and what still fits is not");
  assert.deepEqual(most(1), ["health"], "what the message is about is always open");
});
