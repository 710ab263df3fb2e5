import { counselor } from "./counselor.ts";
import { signalsCrisis } from "../language/crisis/crisis.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { isOff } from "./switches.ts";
import { findSkills, readableText } from "../language/triggers/find-skills.ts";
import type { SkillName } from "../language/triggers/skill-triggers.ts";
import { LIKELY, likelySkill } from "../language/triggers/word-model.ts";

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
 * @param off what is switched off (`isOff`): such a skill is not detected, except that words of crisis always find `counselor`.
 */
export function detectSkills(
  message: string,
  recentUserMessages: string[] = [],
  off: readonly string[] = [],
): SkillDefinition[] {
  const isOn = (skill: SkillDefinition) => !isOff(off, "skill", skill.name);
  const text = readableText(message);
  const found = foundIn(text);
  const triggered = found.triggered.filter(isOn);
  const mistaken = [...found.mistaken, ...found.triggered.filter((skill) => !isOn(skill))];
  // Words of crisis count even where an exclusion, say of films, covers them.
  if (mistaken.includes(counselor) && signalsCrisis(message)) triggered.unshift(counselor);
  if (triggered.length > 0) {
    const listens = isOn(counselor) && !mistaken.includes(counselor) && goesOnFeeling(message, recentUserMessages);
    return [...new Set([...listens ? [counselor] : [], ...triggered])].slice(0, MOST_SKILLS);
  }
  const inherited = inertia(recentUserMessages.slice(-INERTIA_MESSAGES), isOn);
  const resembled = byName.get(likelySkill(text, inherited.length > 0 ? LIKELY_DESPITE_INERTIA : LIKELY) ?? "");
  if (resembled && isOn(resembled) && !mistaken.includes(resembled)) return [resembled];
  return inherited.length > 0 ? inherited : [general];
}

const FEELING_MESSAGES = 2;

/** "Fico vendo ela dormir", said in a talk about what hurts, is no matter of sleep; what has a figure is told to be recorded. */
function goesOnFeeling(message: string, recentUserMessages: string[]): boolean {
  return !/\d/.test(message) &&
    recentUserMessages.slice(-FEELING_MESSAGES).some((before) =>
      foundIn(readableText(before)).triggered.includes(counselor)
    );
}

/** Most frequent first, then most recent, then by priority. */
function inertia(messages: string[], isOn: (skill: SkillDefinition) => boolean): SkillDefinition[] {
  const seen = new Map<SkillDefinition, { count: number; last: number }>();
  messages.forEach((message, index) => {
    for (const skill of foundIn(readableText(message)).triggered.filter(isOn).slice(0, MOST_SKILLS)) {
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

/** Of a text, by patterns; what was triggered by priority, and of equal priority the earlier trigger first. */
function foundIn(text: string): { triggered: SkillDefinition[]; mistaken: SkillDefinition[] } {
  const { triggered, mistaken } = findSkills(text);
  const named = (names: readonly SkillName[]) => names.map((name) => byName.get(name)!);
  return {
    triggered: named(triggered).sort((one, other) => priority(one) - priority(other)),
    mistaken: named(mistaken),
  };
}

const byName = new Map(skills.map((skill) => [skill.name, skill]));

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}
