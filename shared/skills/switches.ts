import type { SkillDefinition } from "./definition.ts";

/** What a deployment has switched for the person of a turn. */
export interface Switches {
  /** What is off, as `kind:name`. */
  off: readonly string[];
  /** Instructions in place of a skill's own, by `skill:name`. */
  prompts: Readonly<Record<string, string>>;
}

export const NO_SWITCHES: Switches = { off: [], prompts: {} };

export type SwitchKind = "skill" | "pack" | "template" | "prompt";

/** Whether something is switched off for the person of a turn. @param off as `open_turn` told it */
export function isOff(off: readonly string[], kind: SwitchKind, name: string): boolean {
  return off.includes(`${kind}:${name}`);
}

/** A skill's instructions, or those that the deployment has put in their place for the person of a turn. */
export function promptOf(
  { name, promptExtension }: Pick<SkillDefinition, "name" | "promptExtension">,
  { prompts }: Pick<Switches, "prompts">,
): string {
  return prompts[`skill:${name}`] ?? promptExtension;
}
