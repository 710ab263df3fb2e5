import assert from "node:assert/strict";
import { builtInCatalog, type Catalog, catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_PACKS } from "../../../shared/packs/load-packs.ts";
import { packSchema } from "../../../shared/packs/pack.ts";
import { definePackSkill } from "../../../shared/packs/define-pack-skill.ts";
import { counselor } from "../../../shared/skills/counselor.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { library } from "../../../shared/skills/library.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { skills } from "../../../shared/skills/registry.ts";
import {
  fetchedSkillNames,
  FEW_PACKS,
  findAskedSkills,
  MOST_NAMED,
  skillsToOpen,
  useSkillTool,
} from "../../../shared/catalog/use-skill.ts";

function withPacks(count: number, toolsEach = 0): Catalog {
  const skills = Array.from({ length: count }, (_, place) =>
    definePackSkill(packSchema.parse({
      name: `pacote-${place}`,
      own: false,
      version: "1",
      description: place === 3 ? "Cotação de moedas" : `Assunto número ${place}`,
      triggers: [],
      instructions: `## Pacote ${place}`,
      references: {},
      variables: [],
      scripts: {},
      tools: Array.from({ length: toolsEach }, (_, tool) => ({
        name: `tool_${place}_${tool}`,
        title: "Dado",
        description: "Lê um dado.",
        inputSchema: { type: "object", properties: {}, required: [] },
        limits: {},
      })),
    })));
  return catalogOf({ packs: { ...NO_PACKS, skills, tools: new Map() }, switches: NO_SWITCHES });
}

const takes = (tool: ReturnType<typeof useSkillTool>, args: object) => tool!.inputSchema.safeParse(args).success;

Deno.test("useSkillTool() offers the skills that have tools and are not active", () => {
  const tool = useSkillTool(skillsToOpen(builtInCatalog, [finance]));
  assert.ok(takes(tool, { skill: "health" }));
  assert.ok(!takes(tool, { skill: "finance" }));
  assert.match(tool!.description, /health: Peso.*relationships: /);
  assert.equal(useSkillTool(skillsToOpen(builtInCatalog, [finance, counselor])), tool, "its schema is written once");
  assert.equal(useSkillTool(skillsToOpen(builtInCatalog, skills)), null);
});

Deno.test("useSkillTool() describes few packs, names many, and of very many those that fit what was said", () => {
  const few = useSkillTool(skillsToOpen(withPacks(FEW_PACKS, 1), []));
  assert.match(few!.description, /pacote-0: Assunto número 0\. .*pacote-3: Cotação de moedas/);
  assert.ok(!("looking_for" in few!.inputSchema.parse({ skill: "pacote-1", looking_for: "moedas" })));
  const many = useSkillTool(skillsToOpen(withPacks(20, 1), []));
  assert.ok(!many!.description.includes("pacote-0"));
  assert.ok(takes(many, { skill: "pacote-19" }) && takes(many, { looking_for: "moedas" }));
  const ranking = { tools: new Map(), skills: new Map([["pacote-99", 1]]) };
  const { named } = skillsToOpen(withPacks(100, 1), [], ranking);
  assert.equal(named.length, MOST_NAMED);
  assert.deepEqual([named[0]!.name, named.at(-1)!.name], ["pacote-0", "pacote-99"], "in their own order");
});

Deno.test("findAskedSkills() knows a skill by its name, or by what it does", () => {
  assert.deepEqual(findAskedSkills(builtInCatalog, { skill: "finance" }), [finance]);
  assert.deepEqual(findAskedSkills(builtInCatalog, { skill: "rocketry" }), []);
  assert.equal(findAskedSkills(withPacks(9), { looking_for: "cotação de uma moeda" })[0]!.name, "pacote-3");
  assert.equal(findAskedSkills(withPacks(9), { looking_for: "guardar um filme" })[0], library);
  assert.deepEqual(findAskedSkills(withPacks(9), { looking_for: "xyzzy" }), []);
});

Deno.test("fetchedSkillNames() finds the skills that calls of use_skill named", () => {
  const messages = [
    { role: "user", parts: [{ type: "text", text: "anota um filme" }] },
    {
      role: "assistant",
      parts: [
        { type: "text", text: "Anoto." },
        { type: "tool-call", toolCallId: "a", toolName: "use_skill", input: { skill: "library" } },
        { type: "tool-call", toolCallId: "b", toolName: "use_skill" },
      ],
    },
  ];
  assert.deepEqual(fetchedSkillNames(messages), ["library"]);
});
