import { DEFAULT_PRIORITY, type SkillDefinition, type ToneConfig } from "./definition.ts";
import { general } from "./general.ts";
import { NO_SWITCHES, promptOf, type Switches } from "./switches.ts";

/** What the active skills make of a turn together. */
export interface ComposedSkills {
  /** Names of the tools to offer: base tools first, no duplicates. */
  tools: string[];
  promptExtension: string;
  temperature?: number;
  /** For models that ignore temperature. */
  effort: "low" | "medium";
  tone: ToneConfig;
}

/** Tools that every turn has. */
export const BASE_TOOLS: readonly string[] = [
  "search_knowledge",
  "add_knowledge",
  "delete_knowledge",
  "analyze_context",
  "create_reminder",
  "list_reminders",
  "set_standing_yes",
];
const EMOJI_LEVELS: ToneConfig["emojiLevel"][] = ["none", "minimal", "moderate"];
const LENGTHS: ToneConfig["responseLength"][] = ["concise", "moderate", "elaborated"];

/**
 * Tools are united, prompt extensions follow each other by priority, the lowest temperature counts. Style and formality
 * come from the dominant (first) skill, emoji from the most restrictive, length from the longest.
 */
export function composeSkills(
  skills: SkillDefinition[],
  switches: Pick<Switches, "prompts"> = NO_SWITCHES,
): ComposedSkills {
  const active = skills.length > 0 ? skills : [general];
  const dominant = active[0] as SkillDefinition;
  const tones = active.map((skill) => skill.tone);
  const temperatures = active.flatMap((skill) => skill.temperature ?? []);
  const byPriority = active.toSorted((a, b) => (a.priority ?? DEFAULT_PRIORITY) - (b.priority ?? DEFAULT_PRIORITY));
  return {
    tools: [...new Set([...BASE_TOOLS, ...active.flatMap((skill) => skill.tools)])],
    promptExtension: byPriority.map((skill) => promptOf(skill, switches)).join("\n\n"),
    ...(temperatures.length > 0 && { temperature: Math.min(...temperatures) }),
    effort: active.some((skill) => skill.name === "counselor") ? "medium" : "low",
    tone: {
      style: dominant.tone.style,
      emojiLevel: EMOJI_LEVELS.find((level) => tones.some((tone) => tone.emojiLevel === level)) ?? "none",
      responseLength: LENGTHS.findLast((length) => tones.some((tone) => tone.responseLength === length)) ?? "concise",
      formality: dominant.tone.formality,
    },
  };
}
