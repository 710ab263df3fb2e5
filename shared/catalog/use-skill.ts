import { z } from "zod";
import { plainText } from "../database/plain-text.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import type { CatalogContents } from "./contents.ts";
import { type Ranking, rankTools } from "./rank-tools.ts";
import { MOST_FETCHED_TOOLS } from "./select-tools.ts";

export const USE_SKILL = "use_skill";

/** Up to so many packs are all described, since every line costs tokens in every turn. With more packs, the best are only named. */
export const FEW_PACKS = 5;
export const MOST_NAMED = 30;

/** The skills that the model may fetch in a step. */
export interface SkillsToOpen {
  described: readonly SkillDefinition[];
  named: readonly SkillDefinition[];
  /** Whether there are skills that are not described, or a skill with more tools than a step gets. The model can then search. */
  hasMore: boolean;
}

/**
 * The skills that the model may open in addition: the built-in ones, and those of packs. Of many packs only the ones that fit the
 * message best are named. Each list keeps the order of the catalog.
 *
 * @param complete active skills all of whose tools the step has
 * @param ranking needed only where there are many packs
 */
export function skillsToOpen(
  { builtInSkills, packSkills }: Pick<CatalogContents, "builtInSkills" | "packSkills">,
  complete: readonly SkillDefinition[],
  ranking?: Pick<Ranking, "tools" | "skills">,
): SkillsToOpen {
  const isClosed = ({ name }: SkillDefinition) => !complete.some((one) => one.name === name);
  const builtIn = builtInSkills.filter((skill) => skill.tools.length > 0 && isClosed(skill));
  const added = packSkills.map(({ skill }) => skill).filter(isClosed);
  if (packSkills.length <= FEW_PACKS) {
    const described = [...builtIn, ...added];
    return { described, named: [], hasMore: described.some(({ tools }) => tools.length > MOST_FETCHED_TOOLS) };
  }
  const score = ({ name }: SkillDefinition) => ranking?.skills.get(name) ?? 0;
  const best = new Set(added.toSorted((one, other) => score(other) - score(one)).slice(0, MOST_NAMED));
  return { described: builtIn, named: added.filter((skill) => best.has(skill)), hasMore: true };
}

/** One definition for the same skills, so that its schema is built once in a process. */
const cache = new Map<string, ToolDefinition>();
const MOST_CACHED = 500;
const person = plainText(200).optional();

/**
 * The tool with which the model fetches a skill that was not detected. Its result is the skill's instructions; the skill's tools are
 * there from the next step on. Null when there is nothing to fetch.
 */
export function useSkillTool({ described, named, hasMore }: SkillsToOpen): ToolDefinition | null {
  const [first, ...others] = [...described, ...named].map(({ name }) => name);
  if (!first) return null;
  const description = "Abre as ferramentas de outra habilidade, se faltarem. " +
    described.map(({ name, description }) => `${name}: ${description}`).join(". ") + "." +
    (hasMore ? " Há mais; não sabe o nome? Só looking_for." : "");
  const key = `${description} ${named.map(({ name }) => name)}`;
  const tool: ToolDefinition = cache.get(key) ?? {
    kind: "built-in",
    name: USE_SKILL,
    title: "Abrir uma habilidade",
    description,
    inputSchema: hasMore ? withSearch([first, ...others]) : z.object({ skill: z.enum([first, ...others]), person }),
    confirmation: "none",
    answer: () => "",
  };
  // The named skills depend on the message, so there may be any number of different definitions.
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, tool);
  return tool;
}

function withSearch(names: [string, ...string[]]): ToolDefinition["inputSchema"] {
  const looking_for = plainText(200).optional().describe("o que a ferramenta deve fazer");
  return z.object({ skill: z.enum(names).optional(), person, looking_for });
}

/** Names of the skills that stored messages show to have been fetched by name. */
export function fetchedSkillNames(messages: readonly { parts: Record<string, unknown>[] }[]): string[] {
  return messages.flatMap(({ parts }) => parts).flatMap(({ type, toolName, input }) => {
    const { skill } = (input ?? {}) as { skill?: unknown };
    return type === "tool-call" && toolName === USE_SKILL && typeof skill === "string" ? [skill] : [];
  });
}

/** The skills that a call of `use_skill` asks for, by name or by what it looks for. The first is the one that is opened. */
export function findAskedSkills(catalog: CatalogContents, { skill, looking_for }: JsonObject): SkillDefinition[] {
  const named = catalog.skills.filter(({ name }) => name === skill);
  if (named.length > 0 || typeof looking_for !== "string") return named;
  const fit = rankTools(catalog, { text: looking_for }).skills;
  return catalog.skills.filter(({ name }) => fit.has(name)).toSorted((one, other) =>
    fit.get(other.name)! - fit.get(one.name)!
  );
}
