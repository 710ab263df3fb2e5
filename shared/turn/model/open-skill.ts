import { MOST_FETCHED_TOOLS } from "../../catalog/select-tools.ts";
import { findAskedSkills } from "../../catalog/use-skill.ts";
import { withKnowledge } from "../../packs/knowledge-for.ts";
import { toneInstructions } from "../../prompt/tone-instructions.ts";
import type { SkillDefinition } from "../../skills/definition.ts";
import { NO_SWITCHES, promptOf, type Switches } from "../../skills/switches.ts";
import type { JsonObject } from "../../tools/definition.ts";
import type { TurnEvent } from "../reply.ts";
import { readForModel } from "../run-tool.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";
import { vectorArguments } from "./message-vector.ts";
import { unavailableNotice } from "./turn-prompt.ts";

const MOST_OTHERS = 3;

/** The result of a call of `use_skill`: the instructions of the skill that it means, its tools, and other skills that fit. */
export async function openSkill(turn: Turn, text: string, args: JsonObject): Promise<ToolOutput> {
  const [skill, ...others] = findAskedSkills(turn.catalog, args);
  if (!skill) return NOTHING_FITS;
  const vector = () => vectorArguments(turn, "search_tool_knowledge", { query: text });
  const [known = skill] = await withKnowledge(turn.client, turn.catalog.packs, [skill], text, vector);
  const available = withoutUnavailableTools(known, turn);
  const value = { ...describeFoundSkill(args, skill, others), ...skillOutput(available, turn.catalog.switches) };
  return { type: "json", value };
}

/** The skill without the tools whose service does not answer now; its instructions name these. */
function withoutUnavailableTools(skill: SkillDefinition, turn: Turn): SkillDefinition {
  const { tools, unavailable } = turn.catalog.offer(skill.tools);
  if (unavailable.length === 0) return skill;
  const promptExtension = [skill.promptExtension, ...unavailableNotice({ unavailable })].join("\n\n");
  return { ...skill, promptExtension, tools: tools.map(({ name }) => name) };
}

const MORE = "Nem todas cabem de uma vez. Faltou uma? Chame de novo, dizendo em looking_for o que ela deve fazer.";

/** What the model gets of a skill that it asked for. */
export function skillOutput(skill: SkillDefinition, switches: Switches = NO_SWITCHES): JsonObject {
  return {
    instructions: `${promptOf(skill, switches)}\n\n${toneInstructions(skill.tone)}`,
    tools: [...skill.tools],
    ...(skill.tools.length > MOST_FETCHED_TOOLS && { more: MORE }),
  };
}

/** If the model did not ask for a skill by its name: which one was found, and which others it may have meant. */
export function describeFoundSkill(
  asked: JsonObject,
  { name }: SkillDefinition,
  others: readonly SkillDefinition[],
): JsonObject {
  if (asked.skill === name) return {};
  return {
    skill: name,
    others: others.slice(0, MOST_OTHERS).map((other) => `${other.name}: ${other.description}`),
  };
}

const NOTHING_FITS: ToolOutput = {
  type: "error-text",
  value: "Nenhuma habilidade daqui faz isso. Tente uma vez com outras palavras, ou diga que você ainda não faz.",
};

/** Makes the read that a skill begins with, as a call of the turn itself: the model may need no other read to answer. */
export async function takeFirstLook(turn: Turn, { person, ...asked }: JsonObject): Promise<TurnEvent[]> {
  const [skill] = findAskedSkills(turn.catalog, asked);
  const look = skill?.firstLook?.(typeof person === "string" ? person : undefined);
  return look ? await readForModel(turn, look.tool, look.args) : [];
}
