import { counselor } from "./counselor.ts";
import { signalsCrisis, signalsCrisisOrDistress } from "../language/crisis/crisis.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { isOff } from "./switches.ts";
import { readOrder } from "../language/orders/order.ts";
import { findSkills, normalizeForSkills } from "../language/triggers/find-skills.ts";

/** More skills in one turn would get in each other's way with their instructions and tools. */
const MOST_SKILLS = 2;
/** How many earlier messages may give the message their skills. */
const INHERITED_MESSAGES = 5;
/** The least probability with which the word model may change the subject of the conversation. */
const LEAST_TO_CHANGE_SUBJECT = 0.8;

/**
 * The built-in skills of a message, dominant first: those that its words name, or else those of the user's last messages, or else
 * `general`. It returns one or two, calls no model and does not throw.
 *
 * @param recentUserMessages oldest first, without the current one; only the last five count
 * @param off what is switched off (`isOff`). A skill that is off is not detected, but words of crisis always find `counselor`.
 */
export function detectSkills(
  text: string,
  recentUserMessages: readonly string[] = [],
  off: readonly string[] = [],
): SkillDefinition[] {
  const isOn = (skill: SkillDefinition) => !isOff(off, "skill", skill.name);
  const found = findInText(text).filter(({ skill }) => isOn(skill));
  const hasListed = found.some((one) => one.isListed);
  const inherited = hasListed ? [] : skillsOfTexts(recentUserMessages.slice(-INHERITED_MESSAGES), isOn);
  const sure = found.filter((one) =>
    one.isListed || inherited.length === 0 || one.probability >= LEAST_TO_CHANGE_SUBJECT
  );
  // Words of crisis find the counselor even where it is switched off.
  const before = recentUserMessages.slice(hasListed ? -FEELING_MESSAGES : -1);
  const addsCounselor = isOn(counselor) ? continuesFeelings(text, before) : signalsCrisis(text);
  const named = sure.length > 0 ? sure.map(({ skill }) => skill) : inherited;
  const skills = [...new Set([...(addsCounselor ? [counselor] : []), ...named])].slice(0, MOST_SKILLS);
  return skills.length > 0 ? skills : [general];
}

/** How many messages a talk about feelings goes on whose words are about something else. Words about nothing continue the last one. */
const FEELING_MESSAGES = 2;

/**
 * Whether the message continues a talk about feelings: then "fico vendo ela dormir" is not only about sleep. A message with a figure
 * or an order does not, since the person wants it recorded: "sim, mas o presente põe em lazer".
 */
function continuesFeelings(text: string, before: readonly string[]): boolean {
  const order = readOrder(text, text);
  return !/\d/.test(text) && !(order.found && order.kind === "order") &&
    before.some((message) => findInText(message).some(({ skill, isListed }) => isListed && skill === counselor));
}

/** The skills that the words of some texts name: the most frequent first, then the most recent, then by priority. */
function skillsOfTexts(
  texts: readonly string[],
  isOn: (skill: SkillDefinition) => boolean,
): SkillDefinition[] {
  const seen = new Map<SkillDefinition, { count: number; last: number }>();
  texts.forEach((text, index) => {
    const listed = findInText(text).filter((one) => one.isListed && isOn(one.skill));
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

/** The skills of a turn in a conversation of type `counselor`: counselor is dominant, and one other may follow. */
export function putCounselorFirst(skills: SkillDefinition[]): SkillDefinition[] {
  const other = skills.find((skill) => skill.name !== "counselor" && skill.name !== "general");
  return other ? [counselor, other] : [counselor];
}

interface DetectedSkill {
  skill: SkillDefinition;
  probability: number;
  /** Whether the text has words of the skill's own lists. If not, the word model has found the skill. */
  isListed: boolean;
}

/** Sorted by priority; of equal priority, the skill whose words come first. Words of crisis always find the counselor. */
function findInText(text: string): DetectedSkill[] {
  const normalized = normalizeForSkills(text);
  const found = findSkills(normalized).map((one): DetectedSkill => ({ ...one, skill: byName.get(one.skill)! }));
  const others = signalsCrisisOrDistress(normalized) ? found.filter(({ skill }) => skill !== counselor) : found;
  const crisis = others === found ? [] : [{ skill: counselor, probability: 1, isListed: true }];
  return [...crisis, ...others].sort((one, other) => priority(one.skill) - priority(other.skill));
}

const byName = new Map<string, SkillDefinition>(skills.map((skill) => [skill.name, skill]));

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}
