import assert from "node:assert/strict";
import { z } from "zod";
import { allTools, findTool, memoryTools } from "../../../shared/tools/registry.ts";
import { skills } from "../../../shared/skills/list.ts";
import { composeSkills } from "../../../shared/skills/compose.ts";

const everyTool = [...allTools, ...memoryTools];

Deno.test("each tool has a name of its own, and findTool() finds it", () => {
  const names = everyTool.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const tool of everyTool) assert.equal(findTool(tool.name), tool);
});

Deno.test("every tool a skill names exists, and every tool belongs to a skill or to the base", () => {
  const offered = new Set(skills.flatMap((skill) => composeSkills([skill]).tools));
  assert.deepEqual([...offered].toSorted(), allTools.map(({ name }) => name).toSorted());
});

for (const tool of everyTool) {
  Deno.test(`${tool.name} has a schema that closes its object, and words for what its confirmation needs`, () => {
    const schema = z.toJSONSchema(tool.inputSchema, { io: "input" });
    assert.equal(schema.type, "object");
    assert.match(tool.name, /^[a-z]+(_[a-z]+)*$/);
    assert.ok(tool.description.length > 10);
    assert.equal(tool.confirmation === "none" || tool.offer !== undefined, true);
    if (tool.prepare) assert.match(tool.prepare.rpc, new RegExp(`^prepare_${tool.name}$`));
  });
}
