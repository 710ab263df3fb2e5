import assert from "node:assert/strict";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { findBuiltInTool } from "../../../shared/tools/registry.ts";

Deno.test("skills have the priorities and temperatures that their instructions were written for", () => {
  const settings = skills.map(({ name, priority, temperature }) => [name, priority, temperature]);
  assert.deepEqual(settings, [
    ["counselor", 2, 0.7],
    ["finance", 3, 0.3],
    ["health", 4, 0.5],
    ["library", 3, 0.2],
    ["relationships", 4, 0.6],
    ["professional", 4, 0.4],
    ["general", 10, undefined],
  ]);
});

Deno.test("skills name tools that exist", () => {
  for (const tool of skills.flatMap((skill) => skill.tools)) assert.ok(findBuiltInTool(tool), tool);
});

for (const { name, promptExtension, description } of skills) {
  Deno.test(`${name} stays within its tokens`, () => {
    assert.ok(estimateTokens(promptExtension) < 500);
    assert.ok(estimateTokens(`${name}: ${description}`) <= 50);
  });
}

Deno.test("counselor and its crisis care name the CVV line", () => {
  const counselor = skills.find((skill) => skill.name === "counselor");
  assert.match(counselor?.promptExtension ?? "", /CVV.*188/);
});
