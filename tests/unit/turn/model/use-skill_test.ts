import assert from "node:assert/strict";
import { NO_PACKS, type Packs } from "../../../../shared/packs/load-packs.ts";
import { pack } from "../../../../shared/packs/pack.ts";
import { packSkill } from "../../../../shared/packs/pack-skill.ts";
import { counselor } from "../../../../shared/skills/counselor.ts";
import { finance } from "../../../../shared/skills/finance.ts";
import { library } from "../../../../shared/skills/library.ts";
import { skills } from "../../../../shared/skills/registry.ts";
import {
  askedSkills,
  FEW_PACKS,
  leftSkills,
  MOST_NAMED,
  useSkillTool,
} from "../../../../shared/turn/model/use-skill.ts";

function packs(count: number, toolsEach = 0): Packs {
  const skills = Array.from({ length: count }, (_, place) =>
    packSkill(pack.parse({
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
  return { ...NO_PACKS, skills, tools: new Map() };
}

const takes = (tool: ReturnType<typeof useSkillTool>, args: object) => tool!.inputSchema.safeParse(args).success;

Deno.test("useSkillTool() offers the skills that have tools and are not active", () => {
  const tool = useSkillTool(leftSkills(NO_PACKS, [finance]));
  assert.ok(takes(tool, { skill: "health" }));
  assert.ok(!takes(tool, { skill: "finance" }));
  assert.match(tool!.description, /health: Peso.*relationships: /);
  assert.equal(useSkillTool(leftSkills(NO_PACKS, [finance, counselor])), tool, "its schema is written once");
  assert.equal(useSkillTool(leftSkills(NO_PACKS, skills)), null);
});

Deno.test("useSkillTool() describes few packs, names many, and of very many those that fit what was said", () => {
  const few = useSkillTool(leftSkills(packs(FEW_PACKS, 1), []));
  assert.match(few!.description, /pacote-0: Assunto número 0\. .*pacote-3: Cotação de moedas/);
  assert.ok(!("looking_for" in few!.inputSchema.parse({ skill: "pacote-1", looking_for: "moedas" })));
  const many = useSkillTool(leftSkills(packs(20, 1), []));
  assert.ok(!many!.description.includes("pacote-0"));
  assert.ok(takes(many, { skill: "pacote-19" }) && takes(many, { looking_for: "moedas" }));
  const ranking = { tools: new Map(), skills: new Map([["pacote-99", 1]]) };
  const { named } = leftSkills(packs(100, 1), [], ranking);
  assert.equal(named.length, MOST_NAMED);
  assert.deepEqual([named[0]!.name, named.at(-1)!.name], ["pacote-0", "pacote-99"], "in their own order");
});

Deno.test("askedSkills() knows a skill by its name, or by what it does", () => {
  assert.deepEqual(askedSkills({ skill: "finance" }, NO_PACKS), [finance]);
  assert.deepEqual(askedSkills({ skill: "rocketry" }, NO_PACKS), []);
  assert.equal(askedSkills({ looking_for: "cotação de uma moeda" }, packs(9))[0]!.name, "pacote-3");
  assert.equal(askedSkills({ looking_for: "guardar um filme" }, packs(9))[0], library);
  assert.deepEqual(askedSkills({ looking_for: "xyzzy" }, packs(9)), []);
});
