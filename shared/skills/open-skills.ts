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
 * that the model fetched, as many as 40 tools allow, in an order that does not depend on the message. A provider keeps a beginning only while it stays the same: of
 * two played weeks a turn cost 4,800 and 5,460 tokens when each change of subject closed a skill, 3,780 and 3,410 so. A skill
 * without tools comes with the message instead (`buildTurnContext`).
 */
export function openSkills({ routed, said, fetched, mostTools, off = [] }: OpenedSkills): SkillDefinition[] {
  const woken = said.toReversed().flatMap((text) => detectSkills(text, [], off));
  // What this message needs, then what was fetched, then what was woken last: what does not fit closes first.
  const names = [
    ...routed.map(({ name }) => name),
    ...fetched.toReversed().filter((name) => !isOff(off, "skill", name)),
    ...woken.map(({ name }) => name),
  ];
  const open = new Set<string>();
  const tools = new Set(BASE_TOOLS);
  for (const name of names) {
    const own = registered.find((skill) => skill.name === name)?.tools ?? [];
    if (open.size > 0 && tools.union(new Set(own)).size > mostTools) continue;
    open.add(name);
    for (const tool of own) tools.add(tool);
  }
  const own = registered.filter((skill) => open.has(skill.name) && skill.tools.length > 0);
  // A pack's tools follow the message anyway.
  return [...own, ...routed.filter((skill) => !registered.includes(skill))];
}
