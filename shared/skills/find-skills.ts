import { compilePatterns } from "./compile-patterns.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { skills } from "./list.ts";

interface Matcher {
  skill: SkillDefinition;
  triggers: RegExp;
  exclusions: RegExp | null;
}

let matchers: Matcher[] | undefined;

/**
 * The skills with a trigger in the message that no exclusion covers: lowest priority number first, then the one whose
 * trigger comes first. Empty when there is none. Takes the result of normalizeMessage().
 */
export function findSkills(text: string): SkillDefinition[] {
  matchers ??= skills.flatMap(compile);
  return matchers
    .map((matcher) => ({ skill: matcher.skill, at: firstTrigger(text, matcher) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => priority(a.skill) - priority(b.skill) || a.at - b.at)
    .map(({ skill }) => skill);
}

function compile(skill: SkillDefinition): Matcher[] {
  const triggers = compilePatterns(skill.triggerPatterns);
  return triggers ? [{ skill, triggers, exclusions: compilePatterns(skill.excludePatterns ?? []) }] : [];
}

/** Where the first trigger that counts begins, or -1. Exclusions are read only when there is a trigger at all. */
function firstTrigger(text: string, { triggers, exclusions }: Matcher): number {
  let excluded: [number, number][] | undefined;
  triggers.lastIndex = 0;
  for (let match = triggers.exec(text); match; match = triggers.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    excluded ??= exclusions ? spans(text, exclusions) : [];
    if (!excluded.some(([from, to]) => from < end && start < to)) return start;
    // An excluded match may hide another trigger that begins inside it.
    triggers.lastIndex = start + 1;
  }
  return -1;
}

function spans(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}
