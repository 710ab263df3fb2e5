import { z } from "zod";
import { plainText } from "../database/plain-text.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import type { Catalog } from "./catalog.ts";
import { type Ranking, rankTools } from "./rank-tools.ts";
import { MOST_FETCHED } from "./select-tools.ts";

export const USE_SKILL = "use_skill";

/** So many packs are described, since every line is paid for in every turn; of more the names stand, to a bound. */
export const FEW_PACKS = 5;
export const MOST_NAMED = 30;

/** The skills that a step may fetch. */
export interface SkillsToOpen {
  described: readonly SkillDefinition[];
  named: readonly SkillDefinition[];
  /** Whether there is more than is described, or than a step has of one skill: it is found by what it does. */
  hasMore: boolean;
}

/**
 * The skills that the model may open besides, each list in its own order: built-in ones, and of packs all while they are few, else
 * those that fit what was said best.
 *
 * @param whole active skills of which the step has all tools
 * @param ranking needed where there are many packs
 */
export function skillsToOpen(
  { builtInSkills, packSkills }: Pick<Catalog, "builtInSkills" | "packSkills">,
  whole: readonly SkillDefinition[],
  ranking?: Pick<Ranking, "tools" | "skills">,
): SkillsToOpen {
  const isClosed = ({ name }: SkillDefinition) => !whole.some((one) => one.name === name);
  const builtIn = builtInSkills.filter((skill) => skill.tools.length > 0 && isClosed(skill));
  const added = packSkills.map(({ skill }) => skill).filter(isClosed);
  if (packSkills.length <= FEW_PACKS) {
    const described = [...builtIn, ...added];
    return { described, named: [], hasMore: described.some(({ tools }) => tools.length > MOST_FETCHED) };
  }
  const score = ({ name }: SkillDefinition) => ranking?.skills.get(name) ?? 0;
  const best = new Set(added.toSorted((one, other) => score(other) - score(one)).slice(0, MOST_NAMED));
  return { described: builtIn, named: added.filter((skill) => best.has(skill)), hasMore: true };
}

/** One definition for the same skills, so that its schema is written once a process. */
const made = new Map<string, ToolDefinition>();
const MOST_MADE = 500;
const person = plainText(200).optional();

/**
 * The tool by which the model fetches a skill that routing did not see: its instructions are the result, its tools are there
 * from the next step on. Null when all are open.
 */
export function useSkillTool({ described, named, hasMore }: SkillsToOpen): ToolDefinition | null {
  const [first, ...others] = [...described, ...named].map(({ name }) => name);
  if (!first) return null;
  const description = "Abre as ferramentas de outra habilidade, se faltarem. " +
    described.map(({ name, description }) => `${name}: ${description}`).join(". ") + "." +
    (hasMore ? " Há mais; não sabe o nome? Só looking_for." : "");
  const key = `${description} ${named.map(({ name }) => name)}`;
  const tool: ToolDefinition = made.get(key) ?? {
    kind: "built-in",
    name: USE_SKILL,
    title: "Abrir uma habilidade",
    description,
    inputSchema: hasMore ? withSearch([first, ...others]) : z.object({ skill: z.enum([first, ...others]), person }),
    confirmation: "none",
    answer: () => "",
  };
  // Which skills these are follows what was said, so that there is no end of them.
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, tool);
  return tool;
}

function withSearch(names: [string, ...string[]]): ToolDefinition["inputSchema"] {
  const looking_for = plainText(200).optional().describe("o que a ferramenta deve fazer");
  return z.object({ skill: z.enum(names).optional(), person, looking_for });
}

/** The skills that a call of `use_skill` means, the one it gets first: by name, or those that do what it looks for. */
export function askedSkills(catalog: Catalog, { skill, looking_for }: JsonObject): SkillDefinition[] {
  const named = catalog.skills.filter(({ name }) => name === skill);
  if (named.length > 0 || typeof looking_for !== "string") return named;
  const fit = rankTools(catalog, { text: looking_for }).skills;
  return catalog.skills.filter(({ name }) => fit.has(name)).toSorted((one, other) =>
    fit.get(other.name)! - fit.get(one.name)!
  );
}
