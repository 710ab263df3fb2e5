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
  /** Tools that a turn has at most. */
  mostTools: number;
  /** What is switched off, as `detectSkills` takes it. */
  off?: readonly string[];
}

/**
 * The skills whose instructions and tools a turn has: those with tools that this message needs, that messages before it woke or
 * that the model fetched, as many as 40 tools allow, in an order that does not depend on the message. A provider keeps a beginning
 * only while it stays the same, and each skill that opens or closes is paid for in full: the second to open brings the others along,
 * since who has changed the subject once does so again. A skill without tools comes with the message instead (`buildTurnContext`).
 */
export function openSkills({ routed, said, fetched, mostTools, off = [] }: OpenedSkills): SkillDefinition[] {
  const open = new Set<string>();
  const tools = new Set(BASE_TOOLS);
  const isOpen = ({ name, tools: own }: SkillDefinition) => open.has(name) && own.length > 0;
  const add = (name: string) => {
    const own = registered.find((skill) => skill.name === name)?.tools ?? [];
    if (open.size > 0 && tools.union(new Set(own)).size > mostTools) return;
    open.add(name);
    for (const tool of own) tools.add(tool);
  };
  const addAll = (names: readonly string[]) => names.filter((name) => !isOff(off, "skill", name)).forEach(add);
  // What this message needs, then what was fetched, then what was woken last: what does not fit closes first.
  for (const { name } of routed) add(name);
  addAll(fetched.toReversed());
  for (const text of said.toReversed()) addAll(detectSkills(text, [], off).map(({ name }) => name));
  if (registered.filter(isOpen).length > 1) addAll(registered.map(({ name }) => name));
  // A pack's tools follow the message anyway.
  return [...registered.filter(isOpen), ...routed.filter((skill) => !registered.includes(skill))];
}
