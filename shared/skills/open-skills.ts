import { BASE_TOOLS } from "./compose.ts";
import type { SkillDefinition } from "./definition.ts";
import { detectSkills } from "./detect.ts";
import { skills as registered } from "./registry.ts";
import { isOff } from "./switches.ts";

/** What decides which skills are open in a conversation. */
export interface OpenSkillsInput {
  /** The skills that were detected for this message. */
  routed: readonly SkillDefinition[];
  /** The user's messages before this one, oldest first. */
  said: readonly string[];
  /** Names of the skills that the model has fetched in this conversation. */
  fetched: readonly string[];
  /** The most tools that the turn may have of skills that were detected or fetched. */
  mostTools: number;
  /** The most tools that it may have together with the skills that are opened only along with others. */
  mostToolsWithOthers: number;
  /** What is switched off (`isOff`). */
  off?: readonly string[];
}

/**
 * The skills whose instructions and tools a turn has: skills with tools that were detected for this message or an earlier one, or that
 * the model has fetched, as many as the limits allow.
 *
 * A provider caches the beginning of a request only while it stays the same. So the order of the skills does not depend on the message,
 * and few skills should open or close during a conversation: once a second skill opens, all others open too, since somebody who has
 * changed the subject once will do so again. A skill without tools comes with the message instead (`buildTurnContext`).
 */
export function openSkills(
  { routed, said, fetched, mostTools, mostToolsWithOthers, off = [] }: OpenSkillsInput,
): SkillDefinition[] {
  const open = new Set<string>();
  const tools = new Set(BASE_TOOLS);
  const isOpen = ({ name, tools: own }: SkillDefinition) => open.has(name) && own.length > 0;
  const add = (name: string, most = mostTools) => {
    const own = registered.find((skill) => skill.name === name)?.tools ?? [];
    if (open.size > 0 && tools.union(new Set(own)).size > most) return;
    open.add(name);
    for (const tool of own) tools.add(tool);
  };
  const isOn = (name: string) => !isOff(off, "skill", name);
  // The most important first, since what no longer fits is left out: this message, then what was fetched, then the newest messages.
  for (const { name } of routed) add(name);
  for (const name of fetched.toReversed().filter(isOn)) add(name);
  for (const text of said.toReversed()) for (const { name } of detectSkills(text, [], off)) add(name);
  if (registered.filter(isOpen).length > 1) {
    for (const { name } of registered) if (isOn(name)) add(name, mostToolsWithOthers);
  }
  // A pack's skill is open only for the message that it was detected for: its tools change with each message anyway.
  return [...registered.filter(isOpen), ...routed.filter((skill) => !registered.includes(skill))];
}
