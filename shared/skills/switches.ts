import type { SkillDefinition } from "./definition.ts";

/** What a deployment has switched off or replaced for a person. */
export interface Switches {
  /** What is off, as `kind:name`. */
  off: readonly string[];
  /** Instructions that replace a skill's own, by `skill:name`. */
  prompts: Readonly<Record<string, string>>;
}

export const NO_SWITCHES: Switches = { off: [], prompts: {} };

export type SwitchKind = "skill" | "pack" | "template" | "prompt";

/** Whether something is switched off. @param off `Switches.off` */
export function isOff(off: readonly string[], kind: SwitchKind, name: string): boolean {
  return off.includes(`${kind}:${name}`);
}

/** A skill's instructions, or those that replace them for this person. */
export function promptOf(
  { name, promptExtension }: Pick<SkillDefinition, "name" | "promptExtension">,
  { prompts }: Pick<Switches, "prompts">,
): string {
  return prompts[`skill:${name}`] ?? promptExtension;
}
