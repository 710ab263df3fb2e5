import { compilePatterns } from "./compile-patterns.ts";
import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { skills } from "./list.ts";

interface Matcher {
  skill: SkillDefinition;
  triggers: RegExp;
  exclusions: RegExp | null;
}

/** What the patterns say about a message. */
export interface FoundSkills {
  /** Skills with a trigger that no exclusion covers: lowest priority number first, then the earlier trigger. */
  triggered: SkillDefinition[];
  /** Skills that only seemed to be meant: every trigger is covered by an exclusion ("gastei tempo"). */
  mistaken: SkillDefinition[];
}

let matchers: Matcher[] | undefined;

/** Matches every skill's patterns against the result of normalizeMessage(). */
export function findSkills(text: string): FoundSkills {
  matchers ??= skills.flatMap(compile);
  const mistaken: SkillDefinition[] = [];
  const triggered: { skill: SkillDefinition; at: number }[] = [];
  for (const matcher of matchers) {
    const at = firstTrigger(text, matcher);
    if (at === "excluded") mistaken.push(matcher.skill);
    else if (at !== "none") triggered.push({ skill: matcher.skill, at });
  }
  triggered.sort((a, b) => priority(a.skill) - priority(b.skill) || a.at - b.at);
  return { triggered: triggered.map(({ skill }) => skill), mistaken };
}

function compile(skill: SkillDefinition): Matcher[] {
  const triggers = compilePatterns(skill.triggerPatterns);
  return triggers ? [{ skill, triggers, exclusions: compilePatterns(skill.excludePatterns ?? []) }] : [];
}

/** Where the first trigger that counts begins. Exclusions are read only when there is a trigger at all. */
function firstTrigger(text: string, { triggers, exclusions }: Matcher): number | "excluded" | "none" {
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
  return excluded ? "excluded" : "none";
}

function spans(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function priority(skill: SkillDefinition): number {
  return skill.priority ?? DEFAULT_PRIORITY;
}
