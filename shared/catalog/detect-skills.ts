import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import type { PackSkill } from "../packs/define-pack-skill.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { detectSkills as detectBuiltIn } from "../skills/detect.ts";
import { general } from "../skills/general.ts";
import type { Catalog } from "./catalog.ts";

const MOST_SKILLS = 2;
/** "E o de amanhã?" is asked right after, not five messages later. */
const RECENT = 2;

/**
 * The skills of a turn, built-in ones and packs': a pack's stands beside what the message triggered, if there is room. Where it
 * triggered nothing, also what was said just before may trigger a pack's.
 */
export function detectSkillsOf(
  { packSkills, switches }: Pick<Catalog, "packSkills" | "switches">,
  message: string,
  recentUserMessages: readonly string[],
): SkillDefinition[] {
  const detected = detectBuiltIn(message, [...recentUserMessages], switches.off);
  if (packSkills.length === 0) return detected;
  const others = detected.filter((skill) => skill !== general);
  const texts = [message, ...(others.length === 0 ? recentUserMessages.slice(-RECENT).toReversed() : [])];
  const triggered = texts.map((text) => triggeredBy(text, packSkills)).find((skills) => skills.length > 0) ?? [];
  const all = [...others, ...triggered].slice(0, MOST_SKILLS);
  return all.length > 0 ? all : detected;
}

function triggeredBy(text: string, packSkills: readonly PackSkill[]): SkillDefinition[] {
  const words = ` ${normalizeMessage(text).split(/[^a-z0-9]+/).join(" ")} `;
  return packSkills
    .filter(({ triggers }) => triggers.some((trigger) => words.includes(` ${trigger} `)))
    .map(({ skill }) => skill);
}
