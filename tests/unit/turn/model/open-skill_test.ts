import assert from "node:assert/strict";
import { finance } from "../../../../shared/skills/finance.ts";
import { library } from "../../../../shared/skills/library.ts";
import { describeFoundSkill, skillOutput } from "../../../../shared/turn/model/open-skill.ts";

Deno.test("skillOutput() gives instructions and tone, and names the tools", () => {
  const output = skillOutput(finance);
  assert.deepEqual(Object.keys(output), ["instructions", "tools"]);
  assert.ok(String(output.instructions).startsWith(finance.promptExtension));
  assert.match(String(output.instructions), /Tom desta resposta: /);
  assert.deepEqual(output.tools, finance.tools);
  const big = { ...finance, tools: Array.from({ length: 30 }, (_, place) => `tool_${place}`) };
  assert.match(JSON.stringify(skillOutput(big)), /Nem todas cabem/);
});

Deno.test("describeFoundSkill() says which skill was found, and which else it may be", () => {
  assert.deepEqual(describeFoundSkill({ skill: "finance" }, finance, []), {});
  const found = describeFoundSkill({ looking_for: "gastos" }, finance, [library]);
  assert.deepEqual(found, { skill: "finance", others: [`library: ${library.description}`] });
});
