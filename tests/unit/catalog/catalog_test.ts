import assert from "node:assert/strict";
import type { Packs } from "../../../shared/packs/load-packs.ts";
import { definePackSkill } from "../../../shared/packs/define-pack-skill.ts";
import { builtInCatalog, catalogOf } from "../../../shared/catalog/catalog.ts";
import type { CatalogSources } from "../../../shared/catalog/contents.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { skills } from "../../../shared/skills/registry.ts";
import type { PackToolDefinition } from "../../../shared/tools/definition.ts";
import { skillsToOpen, useSkillTool } from "../../../shared/catalog/use-skill.ts";

const skill = (name: string, tools: string[]) =>
  definePackSkill({
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
  tools: new Map(["read_a", "list_a", "read_b"].map((name) => [name, { name, kind: "script" } as PackToolDefinition])),
  health: new Map(),
};

const withOff = (...off: string[]) => catalogOf({ packs, switches: { off, prompts: {} } });

Deno.test("catalogOf() leaves out a pack that is off with all its tools, by either of its names", () => {
  for (const off of [["pack:a"], ["skill:a"], ["pack:a", "skill:finance"]]) {
    const catalog = withOff(...off);
    assert.deepEqual(catalog.packSkills.map(({ skill }) => skill.name), ["b"]);
    assert.deepEqual([...catalog.packTools.keys()], ["read_b"]);
    assert.equal(catalog.find("read_a"), undefined);
    assert.deepEqual(catalog.switches.off, off);
  }
});

Deno.test("catalogOf() gives the same catalog for the same packs and switches", () => {
  const plain: CatalogSources = { packs, switches: NO_SWITCHES };
  assert.equal(catalogOf(plain), catalogOf({ packs, switches: { off: [], prompts: {} } }));
  assert.equal(withOff("pack:a"), withOff("pack:a"));
  assert.notEqual(withOff("pack:b"), withOff("pack:a"));
});

Deno.test("catalogOf() keeps the catalogs of a hundred different switches, no more", () => {
  const one = catalogOf({ packs, switches: { off: ["pack:a"], prompts: { "skill:finance": "x" } } });
  for (let n = 0; n < 100; n++) withOff(`pack:${n}`);
  assert.notEqual(catalogOf({ packs, switches: { off: ["pack:a"], prompts: { "skill:finance": "x" } } }), one);
});

Deno.test("a catalog has no built-in skill that is off but general, and use_skill lists no such skill", () => {
  const catalog = withOff("skill:finance", "skill:general");
  assert.deepEqual(catalog.builtInSkills, skills.filter((one) => one !== finance));
  const tool = useSkillTool(skillsToOpen(catalog, []))!;
  assert.ok(!tool.description.includes("finance:"));
  assert.ok(!tool.inputSchema.safeParse({ skill: "finance" }).success);
  assert.ok(tool.inputSchema.safeParse({ skill: "health" }).success);
});

Deno.test("a catalog has a built-in tool while one of its skills is on, and one of no skill always", () => {
  const has = (name: string, ...off: string[]) => withOff(...off).tools.has(name);
  assert.deepEqual([has("create_expense", "skill:finance"), has("record_metric", "skill:finance")], [false, true]);
  assert.ok(has("search_knowledge", "skill:finance", "skill:health", "skill:relationships"));
  assert.ok(has("create_automatic_note", "skill:finance"), "health has it too");
});

Deno.test("find() knows a built-in tool whose skill is off: what it has written is told and taken back", () => {
  assert.equal(withOff("skill:finance").find("create_expense"), builtInCatalog.find("create_expense"));
});
