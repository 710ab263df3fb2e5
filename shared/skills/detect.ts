import { counselor } from "./counselor.ts";
import { signalsCrisis } from "./crisis.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { isOff } from "./switches.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { PatternIndex, type PatternMatch, type WordStarts, wordStarts } from "./pattern-index.ts";
import { likelySkill } from "./word-model.ts";

/** Instructions and tools of more skills would crowd each other out. */
const MOST_SKILLS = 2;
const INERTIA_MESSAGES = 5;
/** Probability the word model needs: a higher one when it would change the subject of the conversation. */
const SURE = 0.5;
const SURE_AGAINST_INERTIA = 0.8;

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
  const text = readable(message);
  const found = findSkills(text);
  const triggered = found.triggered.filter(isOn);
  const mistaken = [...found.mistaken, ...found.triggered.filter((skill) => !isOn(skill))];
  // Words of crisis count even where an exclusion, say of films, covers them.
  if (mistaken.includes(counselor) && signalsCrisis(message)) triggered.unshift(counselor);
  if (triggered.length > 0) {
    const listens = isOn(counselor) && !mistaken.includes(counselor) && goesOnFeeling(message, recentUserMessages);
    return [...new Set([...listens ? [counselor] : [], ...triggered])].slice(0, MOST_SKILLS);
  }
  const inherited = inertia(recentUserMessages.slice(-INERTIA_MESSAGES), isOn);
  const resembled = likelySkill(text, inherited.length > 0 ? SURE_AGAINST_INERTIA : SURE);
  if (resembled && isOn(resembled) && !mistaken.includes(resembled)) return [resembled];
  return inherited.length > 0 ? inherited : [general];
}

const FEELING_MESSAGES = 2;

/** "Fico vendo ela dormir", said in a talk about what hurts, is no matter of sleep; what has a figure is told to be recorded. */
function goesOnFeeling(message: string, recentUserMessages: string[]): boolean {
  return !/\d/.test(message) &&
    recentUserMessages.slice(-FEELING_MESSAGES).some((before) =>
      findSkills(readable(before)).triggered.includes(counselor)
    );
}

/** An address is a word here: "link". */
function readable(message: string): string {
  return normalizeMessage(message.replace(/(?:https?:\/\/|www\.|youtu\.be\/)\S+/gi, " link "));
}

/** Most frequent first, then most recent, then by priority. */
function inertia(messages: string[], isOn: (skill: SkillDefinition) => boolean): SkillDefinition[] {
  const seen = new Map<SkillDefinition, { count: number; last: number }>();
  messages.forEach((message, index) => {
    for (const skill of findSkills(readable(message)).triggered.filter(isOn).slice(0, MOST_SKILLS)) {
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

/** What the patterns say about a message. */
interface FoundSkills {
  /** Skills with a trigger that no exclusion covers: lowest priority number first, then the earlier trigger. */
  triggered: SkillDefinition[];
  /** Skills that only seemed to be meant: every trigger is covered by an exclusion ("gastei tempo"). */
  mistaken: SkillDefinition[];
}

let triggers: PatternIndex<SkillDefinition> | undefined;
const exclusions = new Map<SkillDefinition, PatternIndex<SkillDefinition>>();

/** Matches every skill's patterns against the result of normalizeMessage(). */
function findSkills(text: string): FoundSkills {
  triggers ??= indexTriggers();
  const words = wordStarts(text);
  const triggered = new Set<SkillDefinition>();
  const excluded = new Map<SkillDefinition, ExcludedSpans>();
  for (const { owner, start, end } of triggers.matches(words, { done: triggered })) {
    let spans = excluded.get(owner);
    if (!spans) excluded.set(owner, spans = new ExcludedSpans(words, exclusionsOf(owner)));
    if (!spans.cover(start, end)) triggered.add(owner);
  }
  return {
    // The sort is stable: of equal priority, the earlier trigger stays first.
    triggered: [...triggered].sort((a, b) => priority(a) - priority(b)),
    mistaken: skills.filter((skill) => excluded.has(skill) && !triggered.has(skill)),
  };
}

function indexTriggers(): PatternIndex<SkillDefinition> {
  const index = new PatternIndex<SkillDefinition>();
  for (const skill of skills) index.add(skill, skill.triggerPatterns);
  return index;
}

/** Indexed when the skill is first triggered. */
function exclusionsOf(skill: SkillDefinition): PatternIndex<SkillDefinition> {
  let index = exclusions.get(skill);
  if (!index) {
    exclusions.set(skill, index = new PatternIndex());
    index.add(skill, skill.excludePatterns ?? []);
  }
  return index;
}

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}

/** What one skill's exclusions cover in a text; matched only as far as asked about. */
class ExcludedSpans {
  readonly #spans: PatternMatch<SkillDefinition>[] = [];
  #read = 0;

  constructor(private readonly words: WordStarts, private readonly exclusions: PatternIndex<SkillDefinition>) {}

  /** Whether an exclusion overlaps the part from `start` to `end`. */
  cover(start: number, end: number): boolean {
    this.#readTo(end);
    return this.#spans.some((span) => span.start < end && start < span.end);
  }

  #readTo(end: number): void {
    const from = this.#read;
    while ((this.words.starts[this.#read] ?? Infinity) < end) this.#read++;
    this.#spans.push(...this.exclusions.matches(this.words, { from, to: this.#read }));
  }
}
