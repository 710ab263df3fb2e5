import { chooseTools } from "../../shared/turn/model/choose-tools.ts";
import { withPacks } from "../../shared/packs/pack-skill.ts";
import type { Packs } from "../../shared/packs/load-packs.ts";
import { detectSkills } from "../../shared/skills/detect.ts";
import type { SkillDefinition } from "../../shared/skills/definition.ts";
import { skills } from "../../shared/skills/registry.ts";
import type { ToolDefinition } from "../../shared/tools/definition.ts";
import { shownSchema } from "../../shared/model/shown-schema.ts";
import { askedSkills } from "../../shared/turn/model/use-skill.ts";
import { loaded, packsWith } from "../../tests/support/tool-catalog.ts";

/** What somebody writes, and the tool that does it. */
export interface ToolRequest {
  text: string;
  tool: string;
}

/** How the right tool is had: at once; by naming its skill to `use_skill`; by telling that the same words; or not at all. */
export type Reach = "offered" | "named" | "found" | "missed";

const DATA = new URL("../../data/tools/", import.meta.url);
const packsOf = new Map<string, Packs>();

/** @param file a name among the data of the tests, or a path */
export async function readRequests(file: string): Promise<ToolRequest[]> {
  return (await Deno.readTextFile(new URL(file, DATA))).trim().split("\n").map((line) => JSON.parse(line));
}

/** How a request's tool is had where so many are defined, those of its own pack among them. */
export function reachOf({ text, tool }: ToolRequest, size: number): Reach {
  const packs = defined(size, tool);
  const all = [...skills, ...packs.skills.map((one) => one.skill)];
  const offered = toolsFor(text, packs);
  if (has(offered, tool)) return "offered";
  const named = skillsNamed(offered).find((name) => all.some((one) => one.name === name && one.tools.includes(tool)));
  if (named !== undefined && has(toolsFor(text, packs, { skill: named }), tool)) return "named";
  return has(toolsFor(text, packs, { looking_for: text.slice(0, 200) }), tool) ? "found" : "missed";
}

/** Packs that define so many tools, beginning with the one of a tool. */
export function defined(size: number, tool?: string): Packs {
  const wanted = packsWith(size, tool);
  const key = wanted.map(({ name }) => name).join();
  const packs = packsOf.get(key) ?? loaded(wanted);
  packsOf.set(key, packs);
  return packs;
}

/** What a turn offers for a first message, or after a call of `use_skill`. */
export function toolsFor(text: string, packs: Packs, asked?: Record<string, string>): ToolDefinition[] {
  const routed = withPacks(detectSkills(text), packs.skills, text, []);
  const fetched: SkillDefinition[] = asked ? askedSkills(asked, packs).slice(0, 1) : [];
  const parts = asked ? [{ type: "tool-call", toolName: "use_skill", input: asked }] : [];
  const turn = {
    packs,
    record: { messages: [{ role: "assistant" as const, parts }] },
    opened: { context: { tray: [], recentUserMessages: [] } },
  };
  return chooseTools(turn, { text, active: [...routed, ...fetched], fetched });
}

function skillsNamed(tools: ToolDefinition[]): string[] {
  const schema = tools.find(({ name }) => name === "use_skill")?.inputSchema;
  const listed = schema && shownSchema(schema).properties?.skill;
  return typeof listed === "object" ? (listed.enum ?? []).map(String) : [];
}

function has(tools: ToolDefinition[], name: string): boolean {
  return tools.some((tool) => tool.name === name);
}
