import type { SkillDefinition } from "../skills/definition.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import { skills } from "../skills/registry.ts";
import { type Field, mergeFields, TermIndex, type Terms, termsOf } from "./term-index.ts";
import { asPackTool, type ToolDefinition } from "../tools/definition.ts";
import { builtInTools } from "../tools/registry.ts";
import type { Packs } from "../packs/load-packs.ts";
import type { CatalogContents } from "./contents.ts";

/** Scores by name: 1 is the best; what does not fit is not there. */
export type Scores = ReadonlyMap<string, number>;

/** How well tools and skills fit a message. */
export interface Ranking {
  tools: Scores;
  skills: Scores;
  /** Whether the best tool fits well enough to choose by words alone, without embeddings. */
  isSure: boolean;
}

/** A message, and the messages before it, each of which counts 40 % of the message. */
export interface RankingQuery {
  text: string;
  before?: readonly string[];
}

const WEIGHT_BEFORE = 0.4;
/**
 * The least raw score that counts as a sure match, in words that only one tool has. Where the best raw score is lower, its scaled
 * score stays below 1.
 */
const SURE = 1;

interface Indexes {
  tools: TermIndex;
  skills: TermIndex;
}

/** The indexes of all packs that this instance has loaded: the deployment's, and people's own. */
const cache = new WeakMap<Packs, Indexes>();

/** Ranks the tools of a catalog and the skills that have them, by the words of a message. */
export function rankTools(
  { packs, tools }: Pick<CatalogContents, "packs" | "tools">,
  { text, before = [] }: RankingQuery,
): Ranking {
  const indexes = indexesOf(packs);
  const texts = [text, ...before].map(readTerms);
  const toolScores = rank(indexes.tools, texts, (name) => tools.has(name));
  const skillScores = rank(indexes.skills, texts, () => true);
  return { tools: toolScores, skills: skillScores, isSure: [...toolScores.values()].includes(1) };
}

/**
 * People with the same packs share an index; a person's own packs have a small index on top of the deployment's. Switches do not
 * change it: what is switched off is filtered out after the search.
 */
function indexesOf(packs: Packs): Indexes {
  const cached = cache.get(packs);
  if (cached) return cached;
  const { parts } = packs;
  const built = parts ? buildIndexes(parts.own, indexesOf(parts.deployment)) : buildIndexes(packs);
  cache.set(packs, built);
  return built;
}

/** Scores by words plus scores by meaning, scaled so that the best is at most 1. */
export function addMeaningScores(words: Scores, meaning: Scores): Scores {
  const both = addScores(words, meaning, 1);
  return divideScores(both, Math.max(1, ...both.values()));
}

function rank(index: TermIndex, [text, ...before]: Terms[], has: (name: string) => boolean): Scores {
  const all = before.reduce<Scores>((sum, one) => addScores(sum, index.score(one), WEIGHT_BEFORE), index.score(text!));
  const scores = new Map([...all].filter(([name]) => has(name)));
  return divideScores(scores, Math.max(...scores.values(), SURE * index.rarest));
}

function addScores(sum: Scores, more: Scores, weight: number): Scores {
  const all = new Map(sum);
  for (const [name, score] of more) all.set(name, (all.get(name) ?? 0) + weight * score);
  return all;
}

function divideScores(scores: Scores, best: number): Scores {
  return new Map([...scores].map(([name, score]) => [name, score / best]));
}

/** @param base indexes of what is indexed already: the built-in tools and the deployment's packs */
function buildIndexes(packs: Packs, base?: Indexes): Indexes {
  const indexedTools = [...(base ? [] : builtInTools), ...packs.tools.values()];
  const toolTerms = new Map(indexedTools.map((tool) => [tool.name, mergeFields(toolFields(tool))]));
  const builtInSkills = base ? [] : skills.filter(({ tools }) => tools.length > 0);
  const indexedSkills = [
    ...builtInSkills.map((skill) => ({ skill, terms: skillTerms(skill) })),
    ...packs.skills.map(({ skill, triggers }) => ({ skill, terms: skillTerms(skill, triggers) })),
  ];
  const termsOfItsSkill = new Map(
    indexedSkills.flatMap(({ skill, terms }) => skill.tools.map((tool) => [tool, terms] as const)),
  );
  const toolDocuments = new Map<string, Field[]>();
  for (const [name, terms] of toolTerms) {
    toolDocuments.set(name, [[terms, 1], [termsOfItsSkill.get(name) ?? NO_TERMS, SKILL_WEIGHT]]);
  }
  const skillDocuments = new Map<string, Field[]>();
  for (const { skill, terms } of indexedSkills) {
    const ofTools = skill.tools.map((tool): Field => [toolTerms.get(tool) ?? NO_TERMS, TOOL_WEIGHT]);
    skillDocuments.set(skill.name, [[terms, 2], ...ofTools]);
  }
  return {
    tools: new TermIndex(toolDocuments, base?.tools),
    skills: new TermIndex(skillDocuments, base?.skills),
  };
}

const NO_TERMS: Terms = new Map();
/** How much the words of its skill count for a tool; the tool's own words count 1. */
const SKILL_WEIGHT = 0.6;
/** How much the words of each of its tools count for a skill; the skill's own words count 2. */
const TOOL_WEIGHT = 0.5;

function toolFields(tool: ToolDefinition): Field[] {
  const { name, title, description, utterances = [] } = tool;
  return [
    [readTerms(name.replaceAll("_", " ")), 0.7],
    [readTerms(title), 2],
    [readTerms(description), 1.5],
    [readTerms(asPackTool(tool)?.searchTerms ?? ""), 0.4],
    ...utterances.map((text): Field => [readTerms(text), 1]),
  ];
}

function skillTerms({ name, description }: SkillDefinition, triggers: readonly string[] = []): Terms {
  return readTerms([name, description, ...triggers].join(" "));
}

function readTerms(text: string): Terms {
  return termsOf(normalizeMessage(text));
}
