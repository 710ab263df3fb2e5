import assert from "node:assert/strict";
import { counselor } from "../../../shared/skills/counselor.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { askedSkill, skillOutput, useSkillTool } from "../../../shared/turn/use-skill.ts";

Deno.test("useSkillTool() offers the skills that have tools and are not active", () => {
  const tool = useSkillTool([finance]);
  assert.ok(tool?.inputSchema.safeParse({ skill: "health" }).success);
  assert.ok(!tool.inputSchema.safeParse({ skill: "finance" }).success);
  assert.match(tool.description, /health: Peso.*relationships: /);
  assert.equal(useSkillTool([finance, counselor]), tool, "its schema is written once");
  assert.equal(useSkillTool(skills), null);
});

Deno.test("skillOutput() gives instructions and tone, and names the tools", () => {
  const asked = askedSkill({ skill: "finance" });
  assert.equal(asked, finance);
  const { instructions, tools } = skillOutput(finance);
  assert.ok(String(instructions).startsWith(finance.promptExtension));
  assert.match(String(instructions), /## Tom desta resposta/);
  assert.deepEqual(tools, finance.tools);
  assert.equal(askedSkill({ skill: "rocketry" }), undefined);
});
