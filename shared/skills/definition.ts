import type { SkillName } from "../language/triggers/skill-name.ts";

/** How an answer sounds. */
export interface ToneConfig {
  style: "practical" | "reflective" | "empathetic" | "hopeful" | "direct" | "celebratory";
  emojiLevel: "none" | "minimal" | "moderate";
  responseLength: "concise" | "moderate" | "elaborated";
  formality: "informal" | "careful-informal";
}

/**
 * Adapts a turn to a subject by tools, instructions, tone and temperature. A skill is configuration, not an agent: all skills share the
 * conversation and its memory.
 */
export interface SkillDefinition {
  /** The name of a built-in skill or of a pack. */
  name: SkillName | (string & Record<never, never>);
  /** What the skill is for, in one line of pt-BR. The model decides by this line whether to fetch the skill. */
  description: string;
  /** Names of the tools that it adds to the base tools. */
  tools: readonly string[];
  /**
   * A read that runs at once when the model fetches the skill, so that the answer need not wait for one more step.
   *
   * @param person the person that the message is about
   */
  firstLook?(person?: string): { tool: string; args: Record<string, string> } | null;
  /** Instructions while the skill is active: pt-BR, under 500 tokens. */
  promptExtension: string;
  tone: ToneConfig;
  /** Without it: the provider's default. */
  temperature?: number;
  /** The lowest wins. Without it: {@link DEFAULT_PRIORITY}. */
  priority?: number;
}

/** The priority of a skill that names none. */
export const DEFAULT_PRIORITY = 5;
