import assert from "node:assert/strict";
import type { Packs } from "../../../shared/packs/load-packs.ts";
import { packSkill } from "../../../shared/packs/pack-skill.ts";
import { builtInSkills, isLeft, switchesOf, switchPacks } from "../../../shared/packs/switch-packs.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { skills } from "../../../shared/skills/registry.ts";
import type { ToolDefinition } from "../../../shared/tools/definition.ts";
import { leftSkills, useSkillTool } from "../../../shared/turn/model/use-skill.ts";

const skill = (name: string, tools: string[]) =>
  packSkill({
    name,
    own: false,
    version: "1",
    description: name,
    triggers: [],
    instructions: "",
    references: {},
    variables: [],
    scripts: {},
    tools: tools.map((tool) => ({
      name: tool,
      title: tool,
      description: tool,
      inputSchema: { type: "object", properties: {}, required: [] },
      limits: {},
    })),
  });
const packs: Packs = {
  skills: [skill("a", ["read_a", "list_a"]), skill("b", ["read_b"])],
  tools: new Map(["read_a", "list_a", "read_b"].map((name) => [name, { name } as ToolDefinition])),
  health: new Map(),
};

Deno.test("switchPacks() takes a pack that is off away with all its tools, by either of its names", () => {
  for (const off of [["pack:a"], ["skill:a"], ["pack:a", "skill:finance"]]) {
    const left = switchPacks(packs, { off, prompts: {} });
    assert.deepEqual(left.skills.map(({ skill }) => skill.name), ["b"]);
    assert.deepEqual([...left.tools.keys()], ["read_b"]);
    assert.deepEqual(switchesOf(left).off, off);
  }
});

Deno.test("switchPacks() gives the same packs where nothing is switched, and the same for the same switches", () => {
  assert.equal(switchPacks(packs, NO_SWITCHES), packs);
  assert.equal(switchesOf(packs), NO_SWITCHES);
  const one = switchPacks(packs, { off: ["pack:a"], prompts: {} });
  assert.equal(switchPacks(packs, { off: ["pack:a"], prompts: {} }), one);
  assert.notEqual(switchPacks(packs, { off: ["pack:b"], prompts: {} }), one);
});

Deno.test("switchPacks() keeps the states of a hundred different switches, no more", () => {
  const one = switchPacks(packs, { off: ["pack:a"], prompts: { "skill:finance": "x" } });
  for (let n = 0; n < 100; n++) switchPacks(packs, { off: [`pack:${n}`], prompts: {} });
  assert.notEqual(switchPacks(packs, { off: ["pack:a"], prompts: { "skill:finance": "x" } }), one);
});

Deno.test("builtInSkills() leaves out what is off, and use_skill lists no such skill", () => {
  const switched = switchPacks(packs, { off: ["skill:finance", "skill:general"], prompts: {} });
  assert.deepEqual(builtInSkills(switched), skills.filter((one) => one !== finance));
  const tool = useSkillTool(leftSkills(switched, []))!;
  assert.ok(!tool.description.includes("finance:"));
  assert.ok(!tool.inputSchema.safeParse({ skill: "finance" }).success);
  assert.ok(tool.inputSchema.safeParse({ skill: "health" }).success);
});

Deno.test("isLeft() leaves a tool where one of its skills is on, and one of no skill always", () => {
  const without = (...off: string[]) => (tool: string) => isLeft(switchPacks(packs, { off, prompts: {} }), tool);
  assert.deepEqual(["create_expense", "record_metric"].map(without("skill:finance")), [false, true]);
  assert.ok(without("skill:finance", "skill:health", "skill:relationships")("search_knowledge"));
  assert.ok(without("skill:finance")("create_automatic_note"), "health has it too");
});
