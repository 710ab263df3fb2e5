import type { Packs } from "../../packs/load-packs.ts";
import { rankTools, type Scores, withMeaning } from "../../packs/rank-tools.ts";
import { resolveTools } from "../../packs/resolve-tools.ts";
import { builtInSkills, isLeft } from "../../packs/switch-packs.ts";
import { BASE_TOOLS, inFixedOrder } from "../../skills/compose.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import type { ToolDefinition } from "../../tools/definition.ts";
import { bestTools, candidateTools, MOST_BUILT_IN_TOOLS, MOST_FETCHED, selectTools } from "../../tools/select-tools.ts";
import { proposalsOf } from "../offer/pending-action.ts";
import type { Turn } from "../turn.ts";
import { type LeftSkills, leftSkills, USE_SKILL, useSkillTool } from "./use-skill.ts";

/** What of a turn its tools are chosen by. */
export interface ChoosingTurn {
  packs: Packs;
  record: Pick<Turn["record"], "messages">;
  opened: { context: Pick<Turn["opened"]["context"], "tray" | "recentUserMessages"> };
}

/** Which skills a step has. */
export interface StepSkills {
  /** The user's words that the model is to answer. */
  text: string;
  /** What the turn was routed to, and what the model has fetched since. */
  active: readonly SkillDefinition[];
  fetched: readonly SkillDefinition[];
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
 * The tools of a step: base tools, those of an offer that waits, of the active skills all, unless they are more than 40 together,
 * and of packs besides those that fit what was said; in their fixed order. Then the one that opens the rest, which is not always
 * the same.
 */
export function chooseTools(
  turn: ChoosingTurn,
  { text, active, fetched, declared = [], meant }: StepSkills,
): ToolDefinition[] {
  const { packs, record, opened: { context } } = turn;
  const base = BASE_TOOLS.filter((name) => isLeft(packs, name));
  const offered = toolsOfOffer(turn);
  const open = [base, ...active.map(({ tools }) => tools)];
  const own = [...open, offered];
  const resolve = (names: readonly string[]) => resolveTools(inFixedOrder(names), turn).tools;
  // What waits for a yes comes on top: it must not make the others follow the words of each message while it waits.
  if (packs.tools.size === 0 && new Set(open.flat()).size <= MOST_BUILT_IN_TOOLS) {
    return withUseSkill(resolve(own.flat()), leftSkills(packs, active));
  }
  const calls = record.messages.flatMap(({ parts }) => parts.filter(({ type }) => type === "tool-call"));
  const asked = calls.flatMap(({ toolName, input }) => toolName === USE_SKILL ? lookingFor(input) : []).toReversed();
  const [said = "", ...before] = [...asked, text, ...context.recentUserMessages.slice(-RECENT).toReversed()];
  const ranking = rankTools(packs, { text: said, before });
  const scores = meant ? withMeaning(ranking.tools, meant) : ranking.tools;
  const wanted = {
    own: [...own, toolsOfBest(packs, scores, base)],
    kept: new Set([
      ...base,
      ...offered,
      ...declared,
      ...calls.map(({ toolName }) => String(toolName)),
      ...fetched.flatMap(({ tools }) => bestTools(tools, MOST_FETCHED, ranking.tools)),
    ]),
    said: rankTools(packs, { text: said }).tools,
    scores,
  };
  const candidates = resolve(candidateTools(packs.tools.keys(), wanted));
  const chosen = selectTools(candidates, wanted);
  const left = new Set(candidates.filter((tool) => !chosen.includes(tool)).map(({ name }) => name));
  const whole = active.filter(({ tools }) => !tools.some((name) => left.has(name)));
  return withUseSkill(chosen, leftSkills(packs, whole, ranking));
}

/**
 * Where the tool that fits best of all is a skill's that nobody routed to, all of that skill: no fragments. Of 279 requests that
 * no rule was tuned on, among 200 tools, 271 have theirs at once with this, 263 without.
 */
function toolsOfBest(packs: Packs, scores: Scores, base: readonly string[]): readonly string[] {
  const [best] = [...scores].reduce<[string, number]>((one, other) => other[1] >= one[1] ? other : one, ["", SURE]);
  return base.includes(best) ? [] : builtInSkills(packs).find(({ tools }) => tools.includes(best))?.tools ?? [];
}

/** What is corrected may be of another subject than the message names: "só que foram duas corridas". */
function toolsOfOffer({ packs, opened: { context: { tray } } }: ChoosingTurn): string[] {
  return [...new Set(proposalsOf(tray).map(({ tool }) => tool))].filter((name) => isLeft(packs, name));
}

function withUseSkill(tools: ToolDefinition[], left: LeftSkills): ToolDefinition[] {
  const another = useSkillTool(left);
  return [...tools, ...(another ? [another] : [])];
}

function lookingFor(input: unknown): string[] {
  const { looking_for } = input as { looking_for?: unknown };
  return typeof looking_for === "string" ? [looking_for] : [];
}
