import { DEFAULT_PRIORITY, type SkillDefinition } from "./definition.ts";
import { ExcludedSpans } from "./excluded-spans.ts";
import { skills } from "./list.ts";
import { PatternIndex } from "./pattern-index.ts";
import { wordStarts } from "./word-starts.ts";

/** What the patterns say about a message. */
export interface FoundSkills {
  /** Skills with a trigger that no exclusion covers: lowest priority number first, then the earlier trigger. */
  triggered: SkillDefinition[];
  /** Skills that only seemed to be meant: every trigger is covered by an exclusion ("gastei tempo"). */
  mistaken: SkillDefinition[];
}

let triggers: PatternIndex<SkillDefinition> | undefined;
const exclusions = new Map<SkillDefinition, PatternIndex<SkillDefinition>>();

/** Matches every skill's patterns against the result of normalizeMessage(). */
export function findSkills(text: string): FoundSkills {
  triggers ??= indexTriggers();
  const words = wordStarts(text);
  const triggered = new Set<SkillDefinition>();
  const excluded = new Map<SkillDefinition, ExcludedSpans<SkillDefinition>>();
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
