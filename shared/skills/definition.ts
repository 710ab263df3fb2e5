import type { SkillName } from "../language/triggers/skill-name.ts";

/** How an answer sounds. */
export interface ToneConfig {
  style: "practical" | "reflective" | "empathetic" | "hopeful" | "direct" | "celebratory";
  emojiLevel: "none" | "minimal" | "moderate";
  responseLength: "concise" | "moderate" | "elaborated";
  formality: "informal" | "careful-informal";
}

/**
 * What adapts one turn to a subject: extra tools, instructions, tone and temperature. It is configuration, not an agent:
 * skills share the conversation and its memory.
 */
export interface SkillDefinition {
  /** Of a built-in skill or of a pack. */
  name: SkillName | (string & Record<never, never>);
  /** What it is for, in one line of pt-BR: by it the model knows whether to fetch the skill. */
  description: string;
  /** Names of the tools it adds to the base tools. */
  tools: readonly string[];
  /**
   * What is read as the model fetches the skill, so that the answer need not wait for one more step: a tool of its own and
   * its arguments. `person`: of whom the message is.
   */
  firstLook?(person?: string): { tool: string; args: Record<string, string> } | null;
  /** Instructions while the skill is active: pt-BR, under 500 tokens. */
  promptExtension: string;
  tone: ToneConfig;
  /** Absent: the provider's default. */
  temperature?: number;
  /** The lower wins. Absent: {@link DEFAULT_PRIORITY}. */
  priority?: number;
}

/** Priority of a skill that names none. */
export const DEFAULT_PRIORITY = 5;
