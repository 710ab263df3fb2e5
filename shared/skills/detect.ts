import { counselor } from "./counselor.ts";
import { hasSignsOfCrisis, signalsCrisis } from "../language/crisis/crisis.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { isOff } from "./switches.ts";
import { findSkills, normalizeForSkills } from "../language/triggers/find-skills.ts";

/** Instructions and tools of more skills would crowd each other out. */
const MOST_SKILLS = 2;
const INERTIA_MESSAGES = 5;
/** Probability the word model needs when it would change the subject of the conversation. */
const LIKELY_DESPITE_INERTIA = 0.8;

/**
 * The skills for a turn, dominant first: those the message asks for, else those of the last user messages, else
 * `general`. One or two, never none; calls no model and does not throw.
 *
 * @param recentUserMessages oldest first, without the current one; only the last five count.
 * @param off what is switched off (`isOff`): such a skill is not detected. Words of crisis find `counselor` all the same.
 */
export function detectSkills(
  message: string,
  recentUserMessages: string[] = [],
  off: readonly string[] = [],
): SkillDefinition[] {
  const isOn = (skill: SkillDefinition) => !isOff(off, "skill", skill.name);
  const text = normalizeForSkills(message);
  const found = foundIn(text).filter(({ skill }) => isOn(skill));
  const listed = found.some((one) => one.isListed);
  const inherited = listed ? [] : inertia(recentUserMessages.slice(-INERTIA_MESSAGES), isOn);
  const sure = found.filter((one) =>
    one.isListed || inherited.length === 0 || one.probability >= LIKELY_DESPITE_INERTIA
  );
  const active = sure.map(({ skill }) => skill);
  // Words of crisis find the counselor even where it is switched off.
  const listens = isOn(counselor) ? listed && goesOnFeeling(message, recentUserMessages) : signalsCrisis(message);
  const all = [...new Set([...listens ? [counselor] : [], ...active])].slice(0, MOST_SKILLS);
  if (all.length > 0) return all;
  return inherited.length > 0 ? inherited : [general];
}

const FEELING_MESSAGES = 2;

/**
 * Whether a talk about feelings goes on: "fico vendo ela dormir" is then not about sleep alone. A message with a figure is
 * told to be recorded instead.
 */
function goesOnFeeling(message: string, recentUserMessages: string[]): boolean {
  return !/\d/.test(message) &&
    recentUserMessages.slice(-FEELING_MESSAGES).some((before) =>
      foundIn(normalizeForSkills(before)).some(({ skill, isListed }) => isListed && skill === counselor)
    );
}

/** Most frequent first, then most recent, then by priority. */
function inertia(messages: string[], isOn: (skill: SkillDefinition) => boolean): SkillDefinition[] {
  const seen = new Map<SkillDefinition, { count: number; last: number }>();
  messages.forEach((message, index) => {
    const listed = foundIn(normalizeForSkills(message)).filter((one) => one.isListed && isOn(one.skill));
    for (const { skill } of listed.slice(0, MOST_SKILLS)) {
      seen.set(skill, { count: (seen.get(skill)?.count ?? 0) + 1, last: index });
    }
  });
  return [...seen]
    .sort(([a, one], [b, other]) =>
      other.count - one.count || other.last - one.last ||
      priority(a) - priority(b)
    )
    .slice(0, MOST_SKILLS)
    .map(([skill]) => skill);
}

/** The skills of a turn in a conversation of type `counselor`: counselor is dominant, one other may join it. */
export function leadByCounselor(skills: SkillDefinition[]): SkillDefinition[] {
  const other = skills.find((skill) => skill.name !== "counselor" && skill.name !== "general");
  return other ? [counselor, other] : [counselor];
}

interface Found {
  skill: SkillDefinition;
  probability: number;
  /** Whether words of the skill's own lists are in the text. */
  isListed: boolean;
}

/** By priority; of equal priority, the skill whose words come first. Words of crisis always find the counselor. */
function foundIn(text: string): Found[] {
  const found = findSkills(text).map((one): Found => ({ ...one, skill: byName.get(one.skill)! }));
  const others = hasSignsOfCrisis(text) ? found.filter(({ skill }) => skill !== counselor) : found;
  const grave = others === found ? [] : [{ skill: counselor, probability: 1, isListed: true }];
  return [...grave, ...others].sort((one, other) => priority(one.skill) - priority(other.skill));
}

const byName = new Map<string, SkillDefinition>(skills.map((skill) => [skill.name, skill]));

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}
