import { BASE_TOOLS } from "./compose.ts";
import type { SkillDefinition } from "./definition.ts";
import { detectSkills } from "./detect.ts";
import { skills as registered } from "./registry.ts";
import { isOff } from "./switches.ts";

/** What of a conversation says which skills are open in it. */
export interface OpenedSkills {
  /** What this message was routed to. */
  routed: readonly SkillDefinition[];
  /** What the person has said before, as far as it is sent, in full or in short. */
  said: readonly string[];
  /** Names of skills that the model fetched meanwhile. */
  fetched: readonly string[];
  /** Tools that a turn has at most of what was woken or fetched. */
  mostTools: number;
  /** Tools that it has at most where a skill opens beside others, though nothing has woken it. */
  mostToolsWithOthers: number;
  /** What is switched off, as `detectSkills` takes it. */
  off?: readonly string[];
}

/**
 * The skills whose instructions and tools a turn has: those with tools that this message needs, that messages before it woke or
 * that the model fetched, as many as the tools allow, in an order that does not depend on the message. A provider keeps a beginning
 * only while it stays the same, and each skill that opens or closes is paid for in full: the second to open brings the others along,
 * since who has changed the subject once does so again. A skill without tools comes with the message instead (`buildTurnContext`).
 */
export function openSkills(
  { routed, said, fetched, mostTools, mostToolsWithOthers, off = [] }: OpenedSkills,
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
  const isLeft = (name: string) => !isOff(off, "skill", name);
  // What this message needs, then what was fetched, then what was woken last: what does not fit closes first.
  for (const { name } of routed) add(name);
  for (const name of fetched.toReversed().filter(isLeft)) add(name);
  for (const text of said.toReversed()) for (const { name } of detectSkills(text, [], off)) add(name);
  if (registered.filter(isOpen).length > 1) {
    for (const { name } of registered) if (isLeft(name)) add(name, mostToolsWithOthers);
  }
  // A pack's tools follow the message anyway.
  return [...registered.filter(isOpen), ...routed.filter((skill) => !registered.includes(skill))];
}
