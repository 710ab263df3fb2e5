import { BASE_TOOLS, inFixedOrder } from "../skills/compose.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import type { Catalog } from "./catalog.ts";
import { rankTools, type Scores, withMeaning } from "./rank-tools.ts";
import { bestTools, candidateTools, MOST_BUILT_IN_TOOLS, MOST_FETCHED, selectTools } from "./select-tools.ts";
import { type SkillsToOpen, skillsToOpen, USE_SKILL, useSkillTool } from "./use-skill.ts";

/** What the tools of a step are chosen by. */
export interface StepTools {
  /** The user's words that the model is to answer. */
  text: string;
  /** The user's messages before it, oldest first. */
  recent?: readonly string[];
  /** What the message was routed to. */
  routed: readonly SkillDefinition[];
  /** What is open in the conversation, and what the model has fetched since. */
  active: readonly SkillDefinition[];
  fetched: readonly SkillDefinition[];
  /** Names of the tools of which calls wait for a yes. */
  waiting?: readonly string[];
  /** What the model has called in this turn. */
  called?: readonly { tool: string; args: JsonObject }[];
  /** Names of the tools that the step before this one had: none of them goes before the next message. */
  declared?: readonly string[];
  /** How well tools fit by what the words mean, where that is known. */
  meant?: Scores | null;
}

/** What was said just before counts too: "e amanhã?" names nothing itself. */
const RECENT = 2;
/** What fits best, and not merely better than the rest. */
const SURE = 1;

/**
 * The tools of a step: base tools, those of what waits for a yes, of the active skills all, unless they are more than 40 together,
 * and of packs besides those that fit what was said; in their fixed order. Then the one that opens the rest, which is not always
 * the same.
 */
export function chooseTools(catalog: Catalog, step: StepTools): ToolDefinition[] {
  const { routed, active, fetched, declared = [], called = [] } = step;
  const base = BASE_TOOLS.filter((name) => catalog.tools.has(name));
  // What is corrected may be of another subject than the message names: "só que foram duas corridas".
  const waiting = (step.waiting ?? []).filter((name) => catalog.tools.has(name));
  const open = [base, ...active.map(({ tools }) => tools)];
  const offer = (names: readonly string[]) => catalog.offer(inFixedOrder(names)).tools;
  // What waits for a yes comes on top: it must not make the others follow the words of each message while it waits.
  if (catalog.packTools.size === 0 && new Set(open.flat()).size <= MOST_BUILT_IN_TOOLS) {
    return withUseSkill(offer([...open, waiting].flat()), skillsToOpen(catalog, active));
  }
  const { ranking, scores, said } = rankStep(catalog, step);
  const wanted = {
    own: [...open, waiting, toolsOfBest(catalog, scores, base)],
    kept: new Set([
      ...base,
      ...waiting,
      ...declared,
      ...called.map(({ tool }) => tool),
      // A tool whose own skill the message was routed to makes room for none: "guarda: https://…" names no tool by its words.
      ...routed.flatMap(({ tools }) => tools.length <= MOST_FETCHED ? tools : []),
      ...fetched.flatMap(({ tools }) => bestTools(tools, MOST_FETCHED, ranking.tools)),
    ]),
    said,
    scores,
  };
  const candidates = offer(candidateTools(catalog.packTools.keys(), wanted));
  const chosen = selectTools(candidates, wanted);
  const notChosen = new Set(candidates.filter((tool) => !chosen.includes(tool)).map(({ name }) => name));
  const whole = active.filter(({ tools }) => !tools.some((name) => notChosen.has(name)));
  return withUseSkill(chosen, skillsToOpen(catalog, whole, ranking));
}

/** How well tools fit what was said: by the message with what came before it, and by the message alone (`said`). */
function rankStep(catalog: Catalog, { text, recent = [], called = [], meant }: StepTools) {
  const asked = called.flatMap(({ tool, args }) => tool === USE_SKILL ? lookingFor(args) : []).toReversed();
  const [said = "", ...before] = [...asked, text, ...recent.slice(-RECENT).toReversed()];
  const ranking = rankTools(catalog, { text: said, before });
  const scores = meant ? withMeaning(ranking.tools, meant) : ranking.tools;
  return { ranking, scores, said: rankTools(catalog, { text: said }).tools };
}

/**
 * Where the tool that fits best of all is a skill's that nobody routed to, all of that skill: no fragments. Of 279 requests that
 * no rule was tuned on, among 200 tools, 271 have theirs at once with this, 263 without.
 */
function toolsOfBest(catalog: Catalog, scores: Scores, base: readonly string[]): readonly string[] {
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
