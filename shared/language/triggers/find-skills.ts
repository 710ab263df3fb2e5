import { featuresOf } from "./features.ts";
import { findHeadings } from "./find-headings.ts";
import { normalizeMessage } from "./normalize-message.ts";
import type { SkillName } from "./skill-name.ts";
import { modelSkills, skillProbabilities, type Weights } from "./word-model.ts";

/** A skill counts as found from this probability on. */
export const LIKELY = 0.4;
/** A shorter message without a listed word is an answer or a command more often than a topic. */
const FEWEST_WORDS = 4;

/** A skill that a message is for. */
export interface FoundSkill {
  skill: SkillName;
  /** 0 to 1 */
  probability: number;
  /** Whether the message has words of the skill's own lists. If not, only the word model found the skill. */
  isListed: boolean;
}

/** Normalizes a message for the lists and the word model. Each web address becomes the word "link". */
export function normalizeForSkills(text: string): string {
  return normalizeMessage(text.replace(/(?:https?:\/\/|www\.|youtu\.be\/)\S+/gi, " link "));
}

/**
 * The skills that a message is for, in the order in which their first words stand in it.
 *
 * @param normalized the message after {@link normalizeForSkills}
 * @param weights those of a model in training; by default the learned ones
 */
export function findSkills(normalized: string, weights?: Weights): FoundSkill[] {
  const found = new Map<SkillName, FoundSkill & { start: number }>();
  let start = 0;
  for (const part of splitLong(normalized)) {
    for (const one of findInPart(part, weights)) {
      const known = found.get(one.skill);
      if (!known) found.set(one.skill, { ...one, start: start + one.start });
      else known.probability = Math.max(known.probability, one.probability);
    }
    start += part.length;
  }
  return [...found.values()]
    .sort((one, other) => one.start - other.start || other.probability - one.probability)
    .map(({ skill, probability, isListed }) => ({ skill, probability, isListed }));
}

function findInPart(text: string, weights?: Weights): (FoundSkill & { start: number })[] {
  const matches = findHeadings(text);
  const probabilities = skillProbabilities(featuresOf(text, matches), weights);
  const found: (FoundSkill & { start: number })[] = [];
  probabilities.forEach((probability, index) => {
    if (probability < LIKELY) return;
    const skill = modelSkills[index] as SkillName;
    const first = matches.find(({ owner }) => owner === skill);
    if (first || hasEnoughWords(text)) {
      found.push({ skill, probability, isListed: first !== undefined, start: first?.start ?? text.length });
    }
  });
  return found;
}

function hasEnoughWords(text: string): boolean {
  return text.trim().split(" ", FEWEST_WORDS).length === FEWEST_WORDS;
}

const LONG_MESSAGE = 160;
/** A part ends at the end of a sentence; from 100 characters on also at a comma, from 140 on at any blank. */
const PART = /.{60,}?[.!?;]+ |.{100,}?, |.{140,}? |.+/gs;

/** Splits a long message, since the model has learned from short ones. */
function splitLong(text: string): string[] {
  return text.length <= LONG_MESSAGE ? [text] : text.match(PART) ?? [];
}
