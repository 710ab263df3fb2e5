import { featuresOf } from "./features.ts";
import { findHeadings } from "./find-headings.ts";
import { normalizeMessage } from "./normalize-message.ts";
import type { SkillName } from "./skill-triggers.ts";
import { modelSkills, skillProbabilities, type Weights } from "./word-model.ts";

/** Probability from which on a skill is found. */
export const LIKELY = 0.4;
/** Messages of fewer words without a listed one are answers and commands more often than topics. */
const FEWEST_WORDS = 4;

export interface FoundSkill {
  skill: SkillName;
  /** 0 to 1 */
  probability: number;
  /** Whether the message has words of the skill's own lists; else the model alone speaks for it. */
  listed: boolean;
}

/** A message as lists and the word model read it. An address is a word here: "link". */
export function readableText(message: string): string {
  return normalizeMessage(message.replace(/(?:https?:\/\/|www\.|youtu\.be\/)\S+/gi, " link "));
}

/** The skills a text is for, by the place of their first word in it. @param text from {@link readableText} */
export function findSkills(text: string, weights?: Weights): FoundSkill[] {
  const found = new Map<SkillName, FoundSkill & { start: number }>();
  let start = 0;
  for (const part of partsOf(text)) {
    for (const one of findInPart(part, weights)) {
      const before = found.get(one.skill);
      if (!before) found.set(one.skill, { ...one, start: start + one.start });
      else before.probability = Math.max(before.probability, one.probability);
    }
    start += part.length;
  }
  return [...found.values()]
    .sort((one, other) => one.start - other.start || other.probability - one.probability)
    .map(({ skill, probability, listed }) => ({ skill, probability, listed }));
}

function findInPart(text: string, weights?: Weights): (FoundSkill & { start: number })[] {
  const matches = findHeadings(text);
  const probabilities = skillProbabilities(featuresOf(text, matches), weights);
  const found: (FoundSkill & { start: number })[] = [];
  probabilities.forEach((probability, index) => {
    if (probability < LIKELY) return;
    const skill = modelSkills[index] as SkillName;
    const first = matches.find(({ owner }) => owner === skill);
    if (first || hasWords(text)) {
      found.push({ skill, probability, listed: first !== undefined, start: first?.start ?? text.length });
    }
  });
  return found;
}

function hasWords(text: string): boolean {
  return text.trim().split(" ", FEWEST_WORDS).length === FEWEST_WORDS;
}

const LONG_MESSAGE = 160;
/** Up to the end of a sentence, or a comma once the part is long, or a blank where there is neither. */
const PART = /.{60,}?[.!?;]+ |.{100,}?, |.{140,}? |.+/gs;

/** A long message in parts, since what a model has learned from are short ones. */
function partsOf(text: string): string[] {
  return text.length <= LONG_MESSAGE ? [text] : text.match(PART) ?? [];
}
