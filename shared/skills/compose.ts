import { DEFAULT_PRIORITY, type SkillDefinition, type ToneConfig } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { NO_SWITCHES, promptOf, type Switches } from "./switches.ts";

/** What the active skills make of a turn together. */
export interface ComposedSkills {
  /** Names of the tools to offer: base tools first, no duplicates, in their fixed order. */
  tools: string[];
  promptExtension: string;
  temperature?: number;
  /** For models that ignore temperature. */
  effort: "low" | "medium";
  tone: ToneConfig;
}

/**
 * Tools that every turn has, whatever its skills: memory, then the common records and what reads them, since people tell of money,
 * health and days in one sentence. Their order is the order in which they are declared.
 */
export const BASE_TOOLS: readonly string[] = [
  "search_knowledge",
  "add_knowledge",
  "delete_knowledge",
  "validate_knowledge",
  "do_not_keep",
  "analyze_context",
  "search_messages",
  "create_reminder",
  "list_reminders",
  "set_standing_yes",
  "create_expense",
  "create_finance_item",
  "get_finance_summary",
  "record_metric",
  "record_habit",
  "get_tracking_history",
  "get_habits",
];

const PLACES = new Map(
  [...new Set([...BASE_TOOLS, ...skills.flatMap(({ tools }) => tools)])].map((name, place) => [name, place]),
);

/**
 * Names of tools, each once, in the order in which a model is shown them, whatever was said and in whichever order skills were
 * opened: the same tools make the same request, whose beginning the provider then has cached. Those of packs keep their order, last.
 */
export function inFixedOrder(names: Iterable<string>): string[] {
  const place = (name: string) => PLACES.get(name) ?? PLACES.size;
  return [...new Set(names)].sort((one, other) => place(one) - place(other));
}

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
    tools: inFixedOrder([...BASE_TOOLS, ...active.flatMap((skill) => skill.tools)]),
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
