import type { SkillDefinition } from "../skills/definition.ts";
import { general } from "../skills/general.ts";
import { skills } from "../skills/registry.ts";
import { isOff, NO_SWITCHES, type Switches } from "../skills/switches.ts";
import type { Packs } from "./load-packs.ts";

/** Of each state of the packs what is left of it, by what is switched: the same for many people. */
const left = new WeakMap<Packs, Map<string, Packs>>();
const MOST_LEFT = 100;

/** The packs of a turn without those that are switched off for its person: neither their skills nor their tools are there. */
export function switchPacks(packs: Packs, switches: Switches): Packs {
  if (switches.off.length === 0 && Object.keys(switches.prompts).length === 0) return packs;
  const kept = left.get(packs) ?? new Map<string, Packs>();
  left.set(packs, kept);
  const key = JSON.stringify([switches.off, switches.prompts]);
  const made = kept.get(key) ?? without(packs, switches);
  if (kept.size >= MOST_LEFT) kept.clear();
  kept.set(key, made);
  return made;
}

function without(packs: Packs, switches: Switches): Packs {
  const isGone = ({ name }: SkillDefinition) => isOff(switches.off, "pack", name) || isOff(switches.off, "skill", name);
  const gone = new Set(packs.skills.flatMap(({ skill }) => isGone(skill) ? skill.tools : []));
  return {
    ...packs,
    skills: packs.skills.filter(({ skill }) => !isGone(skill)),
    tools: new Map([...packs.tools].filter(([name]) => !gone.has(name))),
    switches,
    of: { packs },
  };
}

/** What is switched for the person of a turn. */
export function switchesOf({ switches = NO_SWITCHES }: Pick<Packs, "switches">): Switches {
  return switches;
}

/** The built-in skills that a turn may have; `general` is what remains, and stays. */
export function builtInSkills(packs: Pick<Packs, "switches">): readonly SkillDefinition[] {
  const { off } = switchesOf(packs);
  return off.length === 0 ? skills : skills.filter((skill) => skill === general || !isOff(off, "skill", skill.name));
}

/** Whether a turn may have a built-in tool: not when all the skills that have it are switched off. */
export function isLeft(packs: Pick<Packs, "switches">, tool: string): boolean {
  const owners = skills.filter(({ tools }) => tools.includes(tool));
  const left = builtInSkills(packs);
  return owners.length === 0 || owners.some((skill) => left.includes(skill));
}
