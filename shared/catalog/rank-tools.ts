import type { SkillDefinition } from "../skills/definition.ts";
import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import { skills } from "../skills/registry.ts";
import { type Field, mergeFields, TermIndex, type Terms, termsOf } from "./term-index.ts";
import { asAdded, type ToolDefinition } from "../tools/definition.ts";
import { builtInTools } from "../tools/registry.ts";
import type { Packs } from "../packs/load-packs.ts";
import type { Catalog } from "./catalog.ts";

/** By name: 1 the best; what does not fit is not there. */
export type Scores = ReadonlyMap<string, number>;

/** How well tools and skills fit what was said. */
export interface Ranking {
  tools: Scores;
  skills: Scores;
  /** Whether its words say enough of a tool to choose by them alone. */
  isSure: boolean;
}

/** What was said: the message, and what came before it, of which each counts 40 % of it. */
export interface RankingQuery {
  text: string;
  before?: readonly string[];
}

const SAID_BEFORE = 0.4;
/** In words that only one tool has: a best match of less is none to be sure of, and counts for so much less. */
const SURE = 1;

interface Indexes {
  tools: TermIndex;
  skills: TermIndex;
}

/** Of each state of the deployment's packs that this instance has loaded, and of what people added to it. */
const built = new WeakMap<Packs, Indexes>();

/** Ranks the tools of a deployment, built in and of packs, and the skills that have them, by what was said. */
export function rankTools(
  { packs, tools }: Pick<Catalog, "packs" | "tools">,
  { text, before = [] }: RankingQuery,
): Ranking {
  const indexes = indexesOf(packs);
  const texts = [text, ...before].map(readTerms);
  const byTools = rank(indexes.tools, texts, (name) => tools.has(name));
  const bySkills = rank(indexes.skills, texts, () => true);
  return { tools: byTools, skills: bySkills, isSure: [...byTools.values()].includes(1) };
}

/** One index serves all who have the same packs; a person's own are looked up beside it, whoever has what switched off. */
function indexesOf(packs: Packs): Indexes {
  const known = built.get(packs);
  if (known) return known;
  const { parts } = packs;
  const made = parts ? buildIndexes(parts.own, indexesOf(parts.deployment)) : buildIndexes(packs);
  built.set(packs, made);
  return made;
}

/** What fits by words and what by meaning, on one scale. */
export function withMeaning(words: Scores, meaning: Scores): Scores {
  const both = add(words, meaning, 1);
  return outOf(Math.max(1, ...both.values()), both);
}

function rank(index: TermIndex, [text, ...before]: Terms[], isThere: (name: string) => boolean): Scores {
  const all = before.reduce<Scores>((sum, one) => add(sum, index.score(one), SAID_BEFORE), index.score(text!));
  const scores = new Map([...all].filter(([name]) => isThere(name)));
  return outOf(Math.max(...scores.values(), SURE * index.rarest), scores);
}

function add(sum: Scores, more: Scores, share: number): Scores {
  const all = new Map(sum);
  for (const [name, score] of more) all.set(name, (all.get(name) ?? 0) + share * score);
  return all;
}

function outOf(best: number, scores: Scores): Scores {
  return new Map([...scores].map(([name, score]) => [name, score / best]));
}

/** @param beside what is indexed already, built-in tools with it */
function buildIndexes(packs: Packs, beside?: Indexes): Indexes {
  const builtIn = beside ? [] : builtInTools;
  const tools = new Map([...builtIn, ...packs.tools.values()].map((tool) => [tool.name, tool]));
  const own = new Map([...tools].map(([name, tool]) => [name, mergeFields(aboutTool(tool))]));
  const all = [
    ...(beside ? [] : skills).filter((skill) => skill.tools.length > 0).map((skill) => ({
      skill,
      about: aboutSkill(skill),
    })),
    ...packs.skills.map(({ skill, triggers }) => ({ skill, about: aboutSkill(skill, triggers) })),
  ];
  const skillOf = new Map(all.flatMap(({ skill, about }) => skill.tools.map((tool) => [tool, about] as const)));
  const aboutIts = (name: string): Field => [skillOf.get(name) ?? NOTHING, OF_ITS_SKILL];
  const ownOf = ({ tools }: SkillDefinition): Field[] => tools.map((name) => [own.get(name) ?? NOTHING, 0.5]);
  return {
    tools: new TermIndex(new Map([...own].map(([name, terms]) => [name, [[terms, 1], aboutIts(name)]])), beside?.tools),
    skills: new TermIndex(
      new Map(all.map(({ skill, about }) => [skill.name, [[about, 2], ...ownOf(skill)]])),
      beside?.skills,
    ),
  };
}

const NOTHING: Terms = new Map();
/** What the words of its skill say of a tool, beside its own. */
const OF_ITS_SKILL = 0.6;

function aboutTool(tool: ToolDefinition): Field[] {
  const { name, title, description, utterances = [] } = tool;
  return [
    [readTerms(name.replaceAll("_", " ")), 0.7],
    [readTerms(title), 2],
    [readTerms(description), 1.5],
    [readTerms(asAdded(tool)?.searchTerms ?? ""), 0.4],
    ...utterances.map((text): Field => [readTerms(text), 1]),
  ];
}

function aboutSkill({ name, description }: SkillDefinition, triggers: readonly string[] = []): Terms {
  return readTerms([name, description, ...triggers].join(" "));
}

function readTerms(text: string): Terms {
  return termsOf(normalizeMessage(text));
}
