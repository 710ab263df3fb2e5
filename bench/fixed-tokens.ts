import { MOST_TOOLS } from "../shared/catalog/select-tools.ts";
import { packFolders, PACKS, readFolder } from "../local/packs/read-folder.ts";
import { NO_PACKS } from "../shared/packs/load-packs.ts";
import { definePackSkill, type PackSkill } from "../shared/packs/define-pack-skill.ts";
import { shownSchema } from "../shared/model/shown-schema.ts";
import { toolLine } from "../shared/model/tool-line.ts";
import { buildPlannerPrompt } from "../shared/prompt/build-planner-prompt.ts";
import { buildPrompt } from "../shared/prompt/build-prompt.ts";
import { buildTurnContext } from "../shared/prompt/build-turn-context.ts";
import { estimateTokens } from "../shared/prompt/estimate-tokens.ts";
import { composeSkills } from "../shared/skills/compose.ts";
import type { SkillDefinition } from "../shared/skills/definition.ts";
import { openSkills } from "../shared/skills/open-skills.ts";
import { NO_SWITCHES } from "../shared/skills/switches.ts";
import { detectSkills } from "../shared/skills/detect.ts";
import { skills } from "../shared/skills/registry.ts";
import { listMissingAbilities } from "../shared/tools/cannot-do.ts";
import type { ToolDefinition } from "../shared/tools/definition.ts";
import { builtInTools, findBuiltInTool } from "../shared/tools/registry.ts";
import { withOrder } from "../shared/tools/said/orderable-tools.ts";
import { agentActionSchema } from "../shared/tools/validate-agent-response.ts";
import { catalogOf } from "../shared/catalog/catalog.ts";
import { skillsToOpen, useSkillTool } from "../shared/catalog/use-skill.ts";
import type { Measurement } from "./measurement.ts";

/** The seven scenarios of contracts.md. */
const SCENARIOS = [
  "Oi, tudo bem?",
  "Gastei 50 no mercado",
  "Estou triste hoje",
  "Pesei 82kg hoje",
  "Como estão minhas dívidas?",
  "Não sei se peço demissão",
  "Insônia por causa das dívidas",
];
const MOST_TOKENS = 2_900;
const WHEN = { now: "2026-11-21T10:00", timezone: "America/Sao_Paulo", userMemory: null };

/** What the first turn of somebody of whom nothing is known is told. */
export function fixedPrompt(routed: SkillDefinition[]): string {
  const earlier = { summary: null, entries: [] };
  const open = openSkills({ routed, said: [], fetched: [], mostTools: MOST_TOOLS, mostToolsWithOthers: MOST_TOOLS });
  const { instructions, placed } = buildPrompt({
    ...WHEN,
    open,
    routed,
    switches: NO_SWITCHES,
    cannot: listMissingAbilities(builtInTools),
    earlier,
  });
  return `${instructions}${placed.context}`;
}

/** Estimated tokens of instructions and tool schemas, without the user's own data, against everything loaded. */
export async function fixedTokens(): Promise<Measurement[]> {
  const packs = (await Promise.all((await packFolders(PACKS)).map(readFolder)))
    .flatMap((read) => "pack" in read ? definePackSkill(read.pack) : []);
  const scenarios = SCENARIOS.map((text) => {
    const active = detectSkills(text);
    const names = active.map((skill) => skill.name).join(" + ");
    return { name: `fixed tokens, "${text}" (${names})`, value: tokensFor(active), unit: "tokens" };
  });
  const withPacks = SCENARIOS.map((text) => tokensFor(detectSkills(text), packs));
  const everything = tokensFor([...skills]);
  const mean = scenarios.reduce((sum, row) => sum + row.value, 0) / scenarios.length;
  return [
    ...scenarios,
    { name: "fixed tokens, planner conversation, every tool", value: plannerTokens(), unit: "tokens" },
    { name: "fixed tokens, everything loaded", value: everything, unit: "tokens" },
    {
      name: "fixed tokens, mean of the seven",
      value: mean,
      unit: "tokens",
      target: `≤ ${MOST_TOKENS}`,
      ok: mean <= MOST_TOKENS,
    },
    {
      name: `fixed tokens, mean of the seven with ${packs.length} packs enabled that none of them wakes`,
      value: withPacks.reduce((sum, value) => sum + value, 0) / withPacks.length,
      unit: "tokens",
    },
    {
      name: "fixed tokens, mean against everything",
      value: 100 * mean / everything,
      unit: "%",
      target: "≤ 45 %",
      ok: mean <= 0.45 * everything,
    },
  ];
}

function tokensFor(active: SkillDefinition[], packs: PackSkill[] = []): number {
  const composed = composeSkills(active);
  const another = useSkillTool(
    skillsToOpen(catalogOf({ packs: { ...NO_PACKS, skills: packs }, switches: NO_SWITCHES }), active),
  );
  const tools = [...composed.tools.map(named), ...(another ? [another] : [])];
  return estimateTokens(fixedPrompt(active)) + tools.reduce((sum, tool) => sum + estimateTokens(toolSchema(tool)), 0);
}

function plannerTokens(): number {
  const prompt = `${buildPlannerPrompt(builtInTools.map(toolLine))}${buildTurnContext(WHEN)}`;
  return estimateTokens(prompt) + estimateTokens(JSON.stringify(agentActionSchema(builtInTools)));
}

function named(name: string): ToolDefinition {
  const tool = findBuiltInTool(name);
  if (!tool) throw new Error(`skill names a tool that does not exist: ${name}`);
  return tool;
}

/** A tool as it is sent to the model, with the `order` that a turn adds to it. */
export function toolSchema(tool: ToolDefinition): string {
  const { name, description, inputSchema } = withOrder(tool);
  return JSON.stringify({ name, description, parameters: shownSchema(inputSchema) });
}
