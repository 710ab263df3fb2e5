import { DEFAULT_PRIORITY, type SkillDefinition, type ToneConfig } from "./definition.ts";
import { general } from "./general.ts";
import { skills } from "./registry.ts";
import { NO_SWITCHES, promptOf, type Switches } from "./switches.ts";

/** What the active skills of a turn amount to together. */
export interface ComposedSkills {
  /** Names of the tools to offer, each once, in their fixed order. */
  tools: string[];
  promptExtension: string;
  temperature?: number;
  /** How much a model thinks that ignores the temperature. */
  effort: "low" | "medium";
  tone: ToneConfig;
}

/**
 * The tools that every turn has: memory, reminders, and the common records with the tools that read them, since people speak of money
 * and health in one sentence. The model is shown them in this order.
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
 * Names of tools, each once, in the order in which a model is shown them. The order does not depend on the message or on when skills
 * were opened: the same tools always make the same beginning of a request, which the provider has cached. Tools of packs come last, in
 * the order given.
 */
export function inFixedOrder(names: Iterable<string>): string[] {
  const place = (name: string) => PLACES.get(name) ?? PLACES.size;
  return [...new Set(names)].sort((one, other) => place(one) - place(other));
}

const EMOJI_LEVELS: ToneConfig["emojiLevel"][] = ["none", "minimal", "moderate"];
const LENGTHS: ToneConfig["responseLength"][] = ["concise", "moderate", "elaborated"];

/**
 * Joins skills: all their tools, their prompt extensions by priority, the lowest temperature. Style and formality come from the dominant
 * (first) skill; the emoji level is the most restrictive of all, and the length the longest.
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
