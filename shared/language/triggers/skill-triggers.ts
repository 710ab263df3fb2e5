/** Names of the built-in skills, as stored with a turn. */
export type SkillName = "counselor" | "finance" | "health" | "relationships" | "professional" | "library" | "general";

/** By what words a skill is found. */
export interface SkillTriggers {
  skill: SkillName;
  /**
   * Sources of regular expressions, matched at word boundaries against `normalizeMessage(text)`: lower case, no accents,
   * abbreviations written out, so ASCII only.
   */
  patterns: readonly string[];
  /** What looks like a trigger but means something else. Removes only the triggers it overlaps, not the skill. */
  exclusions: readonly string[];
}
