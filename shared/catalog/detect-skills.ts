import { normalizeMessage } from "../language/triggers/normalize-message.ts";
import type { PackSkill } from "../packs/define-pack-skill.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { detectSkills } from "../skills/detect.ts";
import { general } from "../skills/general.ts";
import type { CatalogContents } from "./contents.ts";

const MOST_SKILLS = 2;
/** How many earlier messages may trigger a pack's skill: "e o de amanhã?" is asked right after, not five messages later. */
const MOST_RECENT = 2;

/**
 * The skills of a message, one or two, dominant first. Built-in skills come first, then those of packs, if there is room. Where the
 * message triggers no built-in skill, the messages just before it may trigger a pack's skill too.
 *
 * @param recentUserMessages oldest first, without the current one
 */
export function detectCatalogSkills(
  { packSkills, switches }: Pick<CatalogContents, "packSkills" | "switches">,
  text: string,
  recentUserMessages: readonly string[],
): SkillDefinition[] {
  const detected = detectSkills(text, recentUserMessages, switches.off);
  if (packSkills.length === 0) return detected;
  const others = detected.filter((skill) => skill !== general);
  const texts = [text, ...(others.length === 0 ? recentUserMessages.slice(-MOST_RECENT).toReversed() : [])];
  const triggered = texts.map((one) => triggeredBy(one, packSkills)).find((skills) => skills.length > 0) ?? [];
  const all = [...others, ...triggered].slice(0, MOST_SKILLS);
  return all.length > 0 ? all : detected;
}

function triggeredBy(text: string, packSkills: readonly PackSkill[]): SkillDefinition[] {
  const words = ` ${normalizeMessage(text).split(/[^a-z0-9]+/).join(" ")} `;
  return packSkills
    .filter(({ triggers }) => triggers.some((trigger) => words.includes(` ${trigger} `)))
    .map(({ skill }) => skill);
}
