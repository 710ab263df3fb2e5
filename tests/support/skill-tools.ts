import type { SkillDefinition } from "../../shared/skills/definition.ts";
import type { BuiltInTool } from "../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../shared/tools/registry.ts";

/** The tools that a skill adds to the base tools, in its order. */
export function toolsOfSkill({ tools }: Pick<SkillDefinition, "tools">): BuiltInTool[] {
  return tools.flatMap((name) => findBuiltInTool(name) ?? []);
}
