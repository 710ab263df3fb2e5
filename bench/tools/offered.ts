import { catalogOf } from "../../shared/catalog/catalog.ts";
import type { Packs } from "../../shared/packs/load-packs.ts";
import { NO_SWITCHES } from "../../shared/skills/switches.ts";
import type { SkillDefinition } from "../../shared/skills/definition.ts";
import { skills } from "../../shared/skills/registry.ts";
import type { ToolDefinition } from "../../shared/tools/definition.ts";
import { shownSchema } from "../../shared/model/shown-schema.ts";
import { findAskedSkills } from "../../shared/catalog/use-skill.ts";
import { loadedPacks, packsWith } from "../../tests/support/tool-catalog.ts";

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
  const packs = packsOf.get(key) ?? loadedPacks(wanted);
  packsOf.set(key, packs);
  return packs;
}

/** What a turn offers for a first message, or after a call of `use_skill`. */
export function toolsFor(text: string, packs: Packs, asked?: Record<string, string>): ToolDefinition[] {
  const catalog = catalogOf({ packs, switches: NO_SWITCHES });
  const fetched: SkillDefinition[] = asked ? findAskedSkills(catalog, asked).slice(0, 1) : [];
  const called = asked ? [{ tool: "use_skill", args: asked }] : [];
  const routed = catalog.detect(text, []);
  return catalog.choose({ text, routed, active: [...routed, ...fetched], fetched, called });
}

function skillsNamed(tools: ToolDefinition[]): string[] {
  const schema = tools.find(({ name }) => name === "use_skill")?.inputSchema;
  const listed = schema && shownSchema(schema).properties?.skill;
  return typeof listed === "object" ? (listed.enum ?? []).map(String) : [];
}

function has(tools: ToolDefinition[], name: string): boolean {
  return tools.some((tool) => tool.name === name);
}
