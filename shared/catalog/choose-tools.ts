import { BASE_TOOLS, inFixedOrder } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import type { CatalogContents } from "./contents.ts";
import { addMeaningScores, rankTools, type Scores } from "./rank-tools.ts";
import { bestTools, candidateTools, MOST_BUILT_IN_TOOLS, MOST_FETCHED_TOOLS, selectTools } from "./select-tools.ts";
import { type SkillsToOpen, skillsToOpen, USE_SKILL, useSkillTool } from "./use-skill.ts";

/** What decides which tools a step has. */
export interface StepTools {
  /** The user's message that the model is to answer. */
  text: string;
  /** The user's messages before it, oldest first. */
  recentUserMessages?: readonly string[];
  /** The skills that were detected for the message. */
  routed: readonly SkillDefinition[];
  /** The skills that are open in the conversation, with those that the model has fetched in this turn. */
  active: readonly SkillDefinition[];
  /** The skills that the model has fetched in this turn. */
  fetched: readonly SkillDefinition[];
  /** Names of the tools whose calls wait for a yes. */
  waiting?: readonly string[];
  /** The calls that the model has made in this turn. */
  called?: readonly { tool: string; args: JsonObject }[];
  /** Names of the tools that the previous step of this turn had. They stay until the turn ends. */
  declared?: readonly string[];
  /** How well tools fit by the meaning of the words (embeddings), where that is known. */
  meaningScores?: Scores | null;
}

/** How many earlier messages count too: "e amanhã?" names no subject itself. */
const MOST_RECENT = 2;
/** From this score on a tool counts as fitting, and not only as better than the others (`Ranking`). */
const SURE = 1;

/**
 * The tools of a step in their fixed order: base tools, tools whose calls wait for a yes, the tools of the active skills, and tools of
 * packs that fit the message. Where they are too many, those that fit the message best are chosen. `use_skill` comes last, since its
 * description changes with the other tools.
 */
export function chooseTools(catalog: CatalogContents, step: StepTools): ToolDefinition[] {
  const { routed, active, fetched, declared = [], called = [] } = step;
  const base = BASE_TOOLS.filter((name) => catalog.tools.has(name));
  // The message may correct a proposal without naming its subject: "só que foram duas corridas".
  const waiting = (step.waiting ?? []).filter((name) => catalog.tools.has(name));
  const open = [base, ...active.map(({ tools }) => tools)];
  const offer = (names: readonly string[]) => catalog.offer(inFixedOrder(names)).tools;
  // Waiting tools are not counted here. Otherwise a proposal could push the turn over the limit, and then the other tools would
  // change with every message while it waits.
  if (catalog.packTools.size === 0 && new Set(open.flat()).size <= MOST_BUILT_IN_TOOLS) {
    return withUseSkill(offer([...open, waiting].flat()), skillsToOpen(catalog, active));
  }
  const { ranking, scores, textScores } = rankStep(catalog, step);
  const wanted = {
    own: [...open, waiting, skillToolsOfBest(catalog, scores, base)],
    pinned: new Set([
      ...base,
      ...waiting,
      ...declared,
      ...called.map(({ tool }) => tool),
      // Tools of a skill that was detected for the message stay: "guarda: https://…" names no tool by its words.
      ...routed.flatMap(({ tools }) => tools.length <= MOST_FETCHED_TOOLS ? tools : []),
      ...fetched.flatMap(({ tools }) => bestTools(tools, MOST_FETCHED_TOOLS, ranking.tools)),
    ]),
    textScores,
    scores,
  };
  const candidates = offer(candidateTools(catalog.packTools.keys(), wanted));
  const chosen = selectTools(candidates, wanted);
  const notChosen = new Set(candidates.filter((tool) => !chosen.includes(tool)).map(({ name }) => name));
  const complete = active.filter(({ tools }) => !tools.some((name) => notChosen.has(name)));
  return withUseSkill(chosen, skillsToOpen(catalog, complete, ranking));
}

/**
 * How well tools fit: `scores` by the message and the messages before it, `textScores` by the message alone. Where the model has called
 * `use_skill`, the last words that it looked for take the place of the message.
 */
function rankStep(catalog: CatalogContents, { text, recentUserMessages = [], called = [], meaningScores }: StepTools) {
  const lookedFor = called.flatMap(({ tool, args }) => tool === USE_SKILL ? lookingFor(args) : []).toReversed();
  const recent = recentUserMessages.slice(-MOST_RECENT).toReversed();
  const [newest = "", ...before] = [...lookedFor, text, ...recent];
  const ranking = rankTools(catalog, { text: newest, before });
  const scores = meaningScores ? addMeaningScores(ranking.tools, meaningScores) : ranking.tools;
  return { ranking, scores, textScores: rankTools(catalog, { text: newest }).tools };
}

/**
 * All tools of the built-in skill that has the best tool, also where the skill was not detected: a part of a skill is of little use.
 * Of 279 requests that no rule was tuned on, among 200 tools, 271 have their tool at once with this, 263 without.
 */
function skillToolsOfBest(catalog: CatalogContents, scores: Scores, base: readonly string[]): readonly string[] {
  const [best] = [...scores].reduce<[string, number]>((one, other) => other[1] >= one[1] ? other : one, ["", SURE]);
  return base.includes(best) ? [] : catalog.builtInSkills.find(({ tools }) => tools.includes(best))?.tools ?? [];
}

function withUseSkill(tools: ToolDefinition[], toOpen: SkillsToOpen): ToolDefinition[] {
  const useSkill = useSkillTool(toOpen);
  return [...tools, ...(useSkill ? [useSkill] : [])];
}

function lookingFor({ looking_for }: JsonObject): string[] {
  return typeof looking_for === "string" ? [looking_for] : [];
}
