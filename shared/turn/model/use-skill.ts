import { z } from "zod";
import { type Packs, skillsOf } from "../../packs/load-packs.ts";
import { type Ranking, rankTools } from "../../packs/rank-tools.ts";
import { builtInSkills } from "../../packs/switch-packs.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { plainText } from "../../database/plain-text.ts";
import type { JsonObject, ToolDefinition } from "../../tools/definition.ts";
import { MOST_FETCHED } from "../../tools/select-tools.ts";
import { readFirst } from "../run-tool.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";

export const USE_SKILL = "use_skill";

/** So many packs are described, since every line is paid for in every turn; of more the names stand, to a bound. */
export const FEW_PACKS = 5;
export const MOST_NAMED = 30;

/** The skills that a step may fetch. */
export interface LeftSkills {
  described: readonly SkillDefinition[];
  named: readonly SkillDefinition[];
  /** Whether there is more than is described, or than a step has of one skill: it is found by what it does. */
  hasMore: boolean;
}

/**
 * The skills that are left, each list in its own order: built-in ones, and of packs all while they are few, else those that fit what
 * was said best.
 *
 * @param whole active skills that have all their tools
 * @param ranking needed where there are many packs
 */
export function leftSkills(
  packs: Packs,
  whole: readonly SkillDefinition[],
  ranking?: Pick<Ranking, "tools" | "skills">,
): LeftSkills {
  const isLeft = ({ name }: SkillDefinition) => !whole.some((one) => one.name === name);
  const builtIn = builtInSkills(packs).filter((skill) => skill.tools.length > 0 && isLeft(skill));
  const added = skillsOf(packs).filter(isLeft);
  if (packs.skills.length <= FEW_PACKS) {
    const described = [...builtIn, ...added];
    return { described, named: [], hasMore: described.some(({ tools }) => tools.length > MOST_FETCHED) };
  }
  const score = ({ name }: SkillDefinition) => ranking?.skills.get(name) ?? 0;
  const best = new Set(added.toSorted((one, other) => score(other) - score(one)).slice(0, MOST_NAMED));
  return { described: builtIn, named: added.filter((skill) => best.has(skill)), hasMore: true };
}

/** One definition for the skills that are left, so that its schema is written once a process. */
const made = new Map<string, ToolDefinition>();
const MOST_MADE = 500;
const person = plainText(200).optional();

/**
 * The tool by which the model fetches a skill that routing did not see: its instructions are the result, its tools are there
 * from the next step on. Null when there is none left.
 */
export function useSkillTool({ described, named, hasMore }: LeftSkills): ToolDefinition | null {
  const [first, ...others] = [...described, ...named].map(({ name }) => name);
  if (!first) return null;
  const description = "Abre as ferramentas de outra habilidade, se faltarem. " +
    described.map(({ name, description }) => `${name}: ${description}`).join(". ") + "." +
    (hasMore ? " Há mais; não sabe o nome? Só looking_for." : "");
  const key = `${description} ${named.map(({ name }) => name)}`;
  const tool: ToolDefinition = made.get(key) ?? {
    name: USE_SKILL,
    description,
    inputSchema: hasMore ? withSearch([first, ...others]) : z.object({ skill: z.enum([first, ...others]), person }),
    confirmation: "none",
    answer: () => "",
  };
  // What is left follows what was said, so that there is no end of them.
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, tool);
  return tool;
}

function withSearch(names: [string, ...string[]]): ToolDefinition["inputSchema"] {
  const looking_for = plainText(200).optional().describe("o que a ferramenta deve fazer");
  return z.object({ skill: z.enum(names).optional(), person, looking_for });
}

/** The skills that a call of `use_skill` means, the one it gets first: by name, or those that do what it looks for. */
export function askedSkills({ skill, looking_for }: JsonObject, packs: Packs): SkillDefinition[] {
  const all = [...builtInSkills(packs), ...skillsOf(packs)];
  const named = all.filter(({ name }) => name === skill);
  if (named.length > 0 || typeof looking_for !== "string") return named;
  const fit = rankTools(packs, { text: looking_for }).skills;
  return all.filter(({ name }) => fit.has(name)).toSorted((one, other) => fit.get(other.name)! - fit.get(one.name)!);
}

/** Reads what a skill that was asked for begins with, as a call of the turn's own: the answer may need no other. */
export async function takeFirstLook(turn: Turn, { person, ...asked }: JsonObject): Promise<TurnEvent[]> {
  const [skill] = askedSkills(asked, turn.packs);
  const look = skill?.firstLook?.(typeof person === "string" ? person : undefined);
  return look ? await readFirst(turn, look.tool, look.args) : [];
}
