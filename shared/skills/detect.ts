import { counselor } from "./counselor.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { findSkills } from "./find-skills.ts";
import { general } from "./general.ts";
import { leaning } from "./leaning.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { signalsCrisis } from "./signals-crisis.ts";

/** More would dilute the instructions and the tools (domain §1). */
const MOST_SKILLS = 2;
const INERTIA_MESSAGES = 5;
/** How certain the word model has to be: more, when it would lead away from what was being talked about. */
const SURE = 0.5;
const SURE_AGAINST_INERTIA = 0.8;

/**
 * The skills for a turn, dominant first: those the message asks for, else those of the last user messages, else
 * `general`. One or two, never none; calls no model and does not throw.
 *
 * @param recentUserMessages oldest first, without the current one; only the last five count.
 */
export function detectSkills(message: string, recentUserMessages: string[] = []): SkillDefinition[] {
  const text = normalizeMessage(message);
  const { triggered, mistaken } = findSkills(text);
  // Words of crisis count even where an exclusion, say of films, covers them.
  if (mistaken.includes(counselor) && signalsCrisis(message)) triggered.unshift(counselor);
  if (triggered.length > 0) return triggered.slice(0, MOST_SKILLS);
  const inherited = inertia(recentUserMessages.slice(-INERTIA_MESSAGES));
  const resembled = leaning(text, inherited.length > 0 ? SURE_AGAINST_INERTIA : SURE);
  if (resembled && !mistaken.includes(resembled)) return [resembled];
  return inherited.length > 0 ? inherited : [general];
}

/** Most frequent first, then most recent, then by priority. */
function inertia(messages: string[]): SkillDefinition[] {
  const seen = new Map<SkillDefinition, { count: number; last: number }>();
  messages.forEach((message, index) => {
    for (const skill of findSkills(normalizeMessage(message)).triggered.slice(0, MOST_SKILLS)) {
      seen.set(skill, { count: (seen.get(skill)?.count ?? 0) + 1, last: index });
    }
  });
  return [...seen]
    .sort(([a, one], [b, other]) =>
      other.count - one.count || other.last - one.last ||
      (a.priority ?? DEFAULT_PRIORITY) - (b.priority ?? DEFAULT_PRIORITY)
    )
    .slice(0, MOST_SKILLS)
    .map(([skill]) => skill);
}
