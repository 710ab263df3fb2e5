import type { Packs } from "../../packs/load-packs.ts";
import { rankTools, type Scores, withMeaning } from "../../packs/rank-tools.ts";
import { resolveTools } from "../../packs/resolve-tools.ts";
import { builtInSkills, isLeft } from "../../packs/switch-packs.ts";
import { BASE_TOOLS } from "../../skills/compose.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import type { ToolDefinition } from "../../tools/definition.ts";
import { bestTools, candidateTools, MOST_FETCHED, MOST_TOOLS, selectTools } from "../../tools/select-tools.ts";
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
  /** How well tools fit by what the words mean, where that is known. */
  meant?: Scores | null;
}

/** What was said just before counts too: "e amanhã?" names nothing itself. */
const RECENT = 2;

/**
 * The tools of a step: those of the active skills or, where that is too many or packs have others, those of all that fit what was
 * said, and those of an offer that waits; then the one that fetches the rest.
 */
export function chooseTools(turn: ChoosingTurn, { text, active, fetched, meant }: StepSkills): ToolDefinition[] {
  const { packs, record, opened: { context } } = turn;
  const routed = [BASE_TOOLS, ...active.map(({ tools }) => tools)];
  const offered = toolsOfOffer(turn);
  const own = [...routed, offered];
  const resolve = (names: readonly string[]) => resolveTools(names, turn).tools;
  if (packs.tools.size === 0 && new Set(routed.flat()).size <= MOST_TOOLS) {
    return withUseSkill(resolve(own.flat()), leftSkills(packs, active));
  }
  const calls = record.messages.flatMap(({ parts }) => parts.filter(({ type }) => type === "tool-call"));
  const asked = calls.flatMap(({ toolName, input }) => toolName === USE_SKILL ? lookingFor(input) : []).toReversed();
  const [said = "", ...before] = [...asked, text, ...context.recentUserMessages.slice(-RECENT).toReversed()];
  const ranking = rankTools(packs, { text: said, before });
  const wanted = {
    own,
    kept: new Set([
      ...BASE_TOOLS,
      ...offered,
      ...calls.map(({ toolName }) => String(toolName)),
      ...fetched.flatMap(({ tools }) => bestTools(tools, MOST_FETCHED, ranking.tools)),
    ]),
    withPacks: packs.tools.size > 0,
    said: rankTools(packs, { text: said }).tools,
    scores: meant ? withMeaning(ranking.tools, meant) : ranking.tools,
  };
  const others = [...packs.tools.keys(), ...builtInSkills(packs).flatMap(({ tools }) => tools)];
  const candidates = resolve(candidateTools(others, wanted));
  const chosen = selectTools(candidates, wanted);
  const left = new Set(candidates.filter((tool) => !chosen.includes(tool)).map(({ name }) => name));
  const whole = active.filter(({ tools }) => !tools.some((name) => left.has(name)));
  return withUseSkill(chosen, leftSkills(packs, whole, ranking));
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
