import { z } from "zod";
import { toneInstructions } from "../prompt/build-system-prompt.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { skills } from "../skills/registry.ts";
import { plainText } from "../text/plain-text.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { readFirst } from "./run-tool.ts";
import type { Turn } from "./turn.ts";

export const USE_SKILL = "use_skill";

/** One definition for the skills that are left, so that its schema is written once a process. */
const made = new Map<string, ToolDefinition>();

/**
 * The tool by which the model fetches a skill that routing did not see: its instructions are the result, its tools are there
 * from the next step on. Null when there is none left.
 *
 * @param added skills of packs
 */
export function useSkillTool(
  active: readonly SkillDefinition[],
  added: readonly SkillDefinition[] = [],
): ToolDefinition | null {
  const left = [...skills.filter((skill) => skill.tools.length > 0), ...added].filter((skill) =>
    !active.includes(skill)
  );
  const [first, ...others] = left.map(({ name }) => name);
  if (!first) return null;
  const description = "Abre outra habilidade, com as ferramentas dela, se preciso. " +
    left.map(({ name, description }) => `${name}: ${description}`).join(". ") + ".";
  const tool: ToolDefinition = made.get(description) ?? {
    name: USE_SKILL,
    description,
    inputSchema: z.object({ skill: z.enum([first, ...others]), person: plainText(200).optional() }),
    confirmation: "none",
    answer: () => "",
  };
  made.set(description, tool);
  return tool;
}

/** The skill that a call of `use_skill` asks for. */
export function askedSkill(
  { skill }: JsonObject,
  added: readonly SkillDefinition[] = [],
): SkillDefinition | undefined {
  return [...skills, ...added].find(({ name }) => name === skill);
}

/** Reads what a skill that was asked for begins with, as a call of the turn's own: the answer may need no other. */
export async function takeFirstLook(turn: Turn, { skill, person }: JsonObject): Promise<void> {
  const look = askedSkill({ skill })?.firstLook?.(typeof person === "string" ? person : undefined);
  if (look) await readFirst(turn, look.tool, look.args);
}

/** What the model gets for a skill it asked for. */
export function skillOutput({ promptExtension, tone, tools }: SkillDefinition): JsonObject {
  return { instructions: `${promptExtension}\n\n${toneInstructions(tone)}`, tools: [...tools] };
}
