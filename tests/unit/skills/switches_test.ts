import assert from "node:assert/strict";
import { composeSkills } from "../../../shared/skills/compose.ts";
import { detectSkills } from "../../../shared/skills/detect.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { health } from "../../../shared/skills/health.ts";
import { isOff, NO_SWITCHES, promptOf } from "../../../shared/skills/switches.ts";

Deno.test("isOff() knows what is off by kind and whole name", () => {
  const off = ["skill:health", "template:weekly_report"];
  assert.ok(isOff(off, "skill", "health"));
  assert.ok(isOff(off, "template", "weekly_report"));
  assert.ok(!isOff(off, "pack", "health"));
  assert.ok(!isOff(off, "skill", "heal"));
  assert.ok(!isOff([], "skill", "health"));
});

Deno.test("promptOf() gives the deployment's text for a skill, else the skill's own", () => {
  const switches = { prompts: { "skill:finance": "## Outra" } };
  assert.equal(promptOf(finance, switches), "## Outra");
  assert.equal(promptOf(health, switches), health.promptExtension);
  assert.equal(promptOf(finance, NO_SWITCHES), finance.promptExtension);
});

Deno.test("composeSkills() puts the deployment's texts where the skills' own would stand", () => {
  const { promptExtension, tools } = composeSkills([finance, health], { prompts: { "skill:finance": "## Outra" } });
  assert.equal(promptExtension, `## Outra\n\n${health.promptExtension}`);
  assert.deepEqual(tools, composeSkills([finance, health]).tools);
});

const names = (message: string, recent: string[], off: string[]) =>
  detectSkills(message, recent, off).map(({ name }) => name);

for (
  const [what, message, recent, off, expected] of [
    ["goes by what else it is about", "gastei 50 no mercado e pesei 82kg", [], ["skill:finance"], ["health"]],
    ["is general where nothing else is left", "gastei 50 no mercado", [], ["skill:finance"], ["general"]],
    ["inherits no skill that is off", "e ontem?", ["gastei 50 no mercado"], ["skill:finance"], ["general"]],
    ["inherits the one that is on", "e ontem?", ["gastei 50 e pesei 82kg"], ["skill:finance"], ["health"]],
    ["resembles no skill that is off", "a fatura veio um absurdo", [], ["skill:finance"], ["general"]],
    ["keeps general, which is what remains", "oi, tudo bem?", [], ["skill:general"], ["general"]],
    ["finds counselor in a crisis, also switched off", "quero me matar", [], ["skill:counselor"], ["counselor"]],
    ["leaves counselor out otherwise", "estou triste hoje", [], ["skill:counselor"], ["general"]],
  ] as const
) {
  Deno.test(`detectSkills() with a skill switched off ${what}`, () => {
    assert.deepEqual(names(message, [...recent], [...off]), expected);
  });
}
